import { Button, NativeSelect, TextInput } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { money, today } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { DateField, LineField, LinesField } from '#web/ui/controls/fields.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from './drawers.module.css'

const METHODS = ['cash', 'bank', 'debit', 'credit', 'paypal'] as const

/** What a client has paid of an invoice. */
export const PaymentDrawer = ({ balance, onClose }: { balance: number; onClose: () => void }) => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: { amount: '', date: today(), method: 'bank', note: '' },
    validate: {
      amount: (value: string) => (Number(value) > 0 ? null : t('invoice.amountWrong')),
      date: (value: string) => (value === '' ? t('ui.required') : null),
    },
  })
  const add = () => {
    tell(t('invoice.notPaid'))
    onClose()
  }
  return (
    <Drawer title={t('invoice.addPayment')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.whenRight(add)}>
        <LineField label={t('invoice.balance')} value={money(balance)} disabled />
        <TextInput
          type="number"
          min={0}
          step="0.01"
          inputMode="decimal"
          label={t('invoice.amount')}
          required
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <DateField label={t('invoice.paidOn')} required {...form.getInputProps('date')} />
        <NativeSelect
          label={t('invoice.method')}
          data={METHODS.map((value) => ({ value, label: t(`invoice.method.${value}`) }))}
          {...form.getInputProps('method')}
        />
        <LinesField label={t('invoice.paymentNote')} {...form.getInputProps('note')} />
        <Actions>
          <Button variant="default" onClick={onClose}>
            {t('invoice.cancel')}
          </Button>
          <Button type="submit">{t('invoice.send')}</Button>
        </Actions>
      </form>
    </Drawer>
  )
}
