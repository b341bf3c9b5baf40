import { Button } from '@mantine/core'
import { useText } from '#web/lib/text.ts'
import { CardFields, NO_CARD, useCardForm } from '#web/samples/ui/billing/card-fields.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import own from './payment-card.module.css'

/** A form for a card, its figures put in groups while one types. */
export const PaymentCard = () => {
  const t = useText()
  const form = useCardForm(NO_CARD)
  return (
    <Card className={styles.stack} title={t('advance.payment')} hint={t('advance.paymentHint')}>
      <form
        noValidate
        className={own.form}
        onSubmit={form.whenRight(() => {
          tell(t('advance.paid'))
          form.reset()
        })}
      >
        <CardFields form={form} choice={t('card.keep')} />
        <Button type="submit" fullWidth>
          {t('advance.pay')}
        </Button>
      </form>
    </Card>
  )
}
