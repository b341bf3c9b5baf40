import { Button } from '@mantine/core'
import type { User } from '@onward/contract/samples'
import { Suspense, useState } from 'react'
import { money } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { BILLING_LINES, type BillingAddress } from '#web/samples/ui/billing/billing-address.tsx'
import type { KeptCard } from '#web/samples/ui/billing/card-fields.tsx'
import { CardMark } from '#web/samples/ui/billing/card-mark.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { ItemList } from '#web/samples/ui/data/item-list.tsx'
import type { Profile } from './profile.ts'
import { cardsOf, streetOf } from './cards-of.ts'
import { useKept } from './kept.ts'
import { DAYS, PLANS } from './sample.ts'
import styles from './user-view.module.css'

const CardDialog = lazyPart(() => import('#web/samples/ui/billing/card-dialog.tsx'), 'CardDialog')
const AddressForm = lazyPart(() => import('./address-form.tsx'), 'AddressForm')

type Props = { user: User; profile: Profile; onUpgrade: () => void }

export const BillingTab = ({ user, profile, onUpgrade }: Props) => {
  const t = useText()
  const { currentPlan: plan, company } = user
  const [kept, store] = useKept(user.id)
  const cards = kept.cards ?? cardsOf(user)
  const address: BillingAddress = kept.address ?? {
    company,
    email: profile.email,
    taxId: profile.taxId,
    phone: profile.contact,
    street: streetOf(user),
    state: 'North Shore',
    zip: '04217',
    country: profile.country,
  }
  const [panel, setPanel] = useState<number | 'card' | 'address'>()
  const close = () => setPanel(undefined)
  const keep = (card: KeptCard) => {
    store({ cards: panel === 'card' ? [...cards, card] : cards.map((one, at) => (at === panel ? card : one)) })
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
            {t('card.add')}
          </Button>
        }
      >
        <ItemList
          label={t('user.methods')}
          rows={cards.map((card, at) => ({
            id: String(at),
            mark: { drawing: <CardMark brand={card.brand} isSaid /> },
            title: (
              <>
                {card.name} {card.isOn && <Pill tone={0}>{t('card.main')}</Pill>}
              </>
            ),
            hint: t('card.line', { end: card.end, expiry: card.expiry }),
            end: (
              <Button size="xs" variant="default" onClick={() => setPanel(at)}>
                {t('users.edit')}
                <span className="unseen"> {card.name}</span>
              </Button>
            ),
          }))}
        />
      </Card>
      <Card
        title={t('billing.title')}
        tools={
          <Button variant="light" onClick={() => setPanel('address')}>
            {t('billing.edit')}
          </Button>
        }
      >
        <dl className={styles.facts}>
          {BILLING_LINES.map((name) => (
            <div key={name}>
              <dt>{t(`billing.${name}`)}</dt>
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
              store({ address: to })
              close()
            }}
            onClose={close}
          />
        )}
        {panel !== undefined && panel !== 'address' && (
          <CardDialog
            title={t(panel === 'card' ? 'card.add' : 'card.edit')}
            choice={t('card.makeMain')}
            card={typeof panel === 'number' ? cards[panel] : undefined}
            onSave={keep}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
