import { useState } from 'react'
import { newId } from '#web/lib/new-id.ts'
import { emailAddress } from '#web/lib/rules/rules.ts'
import { useOwn } from '#web/samples/lib/own-person.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { CardFields, keptOf, useCardForm } from '#web/samples/ui/billing/card-fields.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { TileRadios } from '#web/ui/controls/tile-radios.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { SavedMethods } from './saved-methods.tsx'
import { useVisit, type Method } from './visit.ts'
import styles from './account-settings.module.css'

const samplesOf = (name: string): Method[] => [
  { id: '1', card: { name, brand: 'mastercard', end: '4444', expiry: '12/28', isOn: true } },
  { id: '2', card: { name, brand: 'visa', end: '1111', expiry: '02/27', isOn: false } },
]

export const PaymentMethods = () => {
  const t = useText()
  const [methods, save] = useVisit('methods', samplesOf(useOwn().fullName))
  const [kind, setKind] = useState<'card' | 'payPal'>('card')
  const card = useCardForm()
  const payPal = useCheckedForm({ initialValues: { email: '' }, validate: { email: emailAddress } })
  const add = (method: Method) => {
    save([...methods, method])
    tell(t('settings.methodAdded'))
  }
  return (
    <Card title={t('settings.methods')} hint={t('settings.methodsHint')}>
      <div className={styles.halves}>
        <div className={styles.form}>
          <TileRadios
            label={t('settings.methodKind')}
            value={kind}
            onChange={setKind}
            tiles={[
              { id: 'card', icon: 'card', title: t('settings.byCard') },
              { id: 'payPal', icon: 'mail', title: 'PayPal' },
            ]}
          />
          {kind === 'card' ? (
            <form
              noValidate
              onSubmit={card.whenRight((values) => {
                // Paid with once, and forgotten, where one does not want it kept.
                if (values.isOn) add({ id: newId(), card: keptOf({ ...values, isOn: false }) })
                else tell(t('settings.methodUsed'))
                card.reset()
              })}
            >
              <CardFields form={card} choice={t('card.keep')} />
              <SaveActions isBusy={false} onDiscard={card.reset} />
            </form>
          ) : (
            <form
              noValidate
              onSubmit={payPal.whenRight(({ email }) => {
                add({ id: newId(), payPal: email })
                payPal.reset()
              })}
            >
              <LineField label={t('settings.payPalEmail')} required {...payPal.getInputProps('email')} />
              <SaveActions isBusy={false} onDiscard={payPal.reset} />
            </form>
          )}
        </div>
        <SavedMethods methods={methods} onChange={save} />
      </div>
    </Card>
  )
}
