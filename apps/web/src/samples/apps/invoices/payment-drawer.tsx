import { Button, NativeSelect, TextInput } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { money, today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { DateField, LineField, LinesField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { owedOf, type Sheet } from './sheet.ts'
import { useSaveInvoice } from './use-invoice.ts'
import styles from './drawers.module.css'

const METHODS = ['cash', 'bank', 'debit', 'credit', 'paypal'] as const

type Props = {
  sheet: Sheet
  /** The number that it is stored under. */
  was: number
  /** Told what was paid in all. */
  onPaid?: (paid: number) => void
  onClose: () => void
}

/** What a client has paid of an invoice. */
export const PaymentDrawer = ({ sheet, was, onPaid, onClose }: Props) => {
  const t = useText()
  const balance = owedOf(sheet)
  const form = useCheckedForm({
    initialValues: { amount: '', date: today(), method: 'bank', note: '' },
    validate: {
      amount: (value: string) => {
        if (!(Number(value) > 0)) return t('invoice.amountWrong')
        return Number(value) > balance ? t('invoice.amountTooHigh', { amount: money(balance) }) : null
      },
      date: (value: string) => (value === '' ? t('ui.required') : null),
    },
  })
  const save = useSaveInvoice(
    ({ paying = 0 }) => t('invoice.booked', { amount: money(paying) }),
    () => {
      onPaid?.(sheet.paid + Number(form.values.amount))
      onClose()
    },
  )
  return (
    <Drawer title={t('invoice.addPayment')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.whenRight(({ amount }) => save.mutate({ sheet, was, paying: Number(amount) }))}
      >
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
          <Button type="submit" disabled={save.isPending}>
            {t('invoice.book')}
          </Button>
        </Actions>
      </form>
    </Drawer>
  )
}
