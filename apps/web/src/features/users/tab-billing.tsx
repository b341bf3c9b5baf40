import { Button } from '@mantine/core'
import type { UserPlan } from '@onward/contract'
import { Suspense, useState } from 'react'
import { money } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Pill } from '#web/ui/pill.tsx'
import type { Address } from './address-form.tsx'
import type { Profile } from './profile.ts'
import { CARDS, DAYS, PLANS, type PaymentCard } from './sample.ts'
import styles from './user-view.module.css'

const CardForm = lazyPart(() => import('./card-form.tsx'), 'CardForm')
const AddressForm = lazyPart(() => import('./address-form.tsx'), 'AddressForm')

type Props = { plan: UserPlan; profile: Profile; company: string; onUpgrade: () => void }

export const BillingTab = ({ plan, profile, company, onUpgrade }: Props) => {
  const t = useText()
  const [cards, setCards] = useState<readonly PaymentCard[]>(CARDS)
  const [address, setAddress] = useState<Address>({
    company,
    email: profile.email,
    taxId: profile.taxId,
    phone: profile.contact,
    street: '100 Water Plant Avenue',
    country: profile.country,
  })
  const [panel, setPanel] = useState<number | 'card' | 'address'>()
  const close = () => setPanel(undefined)
  const keep = (card: PaymentCard) => {
    setCards(panel === 'card' ? [...cards, card] : cards.map((one, at) => (at === panel ? card : one)))
    close()
  }
  return (
    <div className={styles.column}>
      <Card
        title={t('user.plan')}
        hint={t('user.currentPlan', { plan: t(`users.plan.${plan}`) })}
        tools={<Button onClick={onUpgrade}>{t('user.upgrade')}</Button>}
      >
        <p>{t('user.planLine', { price: money(PLANS[plan].price), used: profile.daysUsed, days: DAYS })}</p>
      </Card>
      <Card
        title={t('user.methods')}
        tools={
          <Button variant="light" leftSection={<Icon name="plus" />} onClick={() => setPanel('card')}>
            {t('user.addCard')}
          </Button>
        }
      >
        <ul className={styles.rows}>
          {cards.map((card, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a card is known by its place; it has no number of its own
            <li key={at}>
              <span className={styles.mark} data-tone={at % 8}>
                <Icon name="license" />
              </span>
              <span className={styles.two}>
                <strong>
                  {card.name} {card.isMain && <Pill tone={0}>{t('user.mainCard')}</Pill>}
                </strong>
                <small>{t('user.cardLine', { end: card.number.slice(-4), expiry: card.expiry })}</small>
              </span>
              <Button size="xs" variant="default" onClick={() => setPanel(at)}>
                {t('users.edit')}
                <span className="unseen"> {card.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <Card
        title={t('user.address')}
        tools={
          <Button variant="light" onClick={() => setPanel('address')}>
            {t('user.editAddress')}
          </Button>
        }
      >
        <dl className={styles.facts}>
          {(['company', 'email', 'taxId', 'phone', 'street', 'country'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`user.address.${name}`)}</dt>
              <dd>{address[name]}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Suspense>
        {panel === 'address' && (
          <AddressForm
            address={address}
            onSave={(to) => {
              setAddress(to)
              close()
            }}
            onClose={close}
          />
        )}
        {panel !== undefined && panel !== 'address' && (
          <CardForm card={typeof panel === 'number' ? cards[panel] : undefined} onSave={keep} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
