import { currencies, type Currency } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { currencyName } from '#web/lib/formats/money.ts'
import { byReader } from '#web/lib/formats/names-order.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { ChoiceField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import styles from '#web/ui/lists/records.module.css'
import { Drawer } from '#web/ui/overlays/drawer.tsx'

const api = apiOf(currencies)
const choices = () =>
  Intl.supportedValuesOf('currency')
    .map((value) => ({ value, label: `${currencyName(value)} (${value})` }))
    .sort((one, other) => byReader(one.label, other.label))

/** In what money is counted, while nothing is said in it. */
export const CurrencyForm = ({ money, onClose }: { money: Currency; onClose: () => void }) => {
  const t = useText()
  const form = useCheckedForm({ initialValues: { currency: money.currency }, validate: { currency: present } })
  const save = useChange(api.changeCurrency, {
    form,
    done: (_, { currency }) => t('rates.in', { name: currencyName(currency), code: currency }),
    onDone: onClose,
  })
  return (
    <Drawer title={t('rates.changeCurrency')} onClose={onClose}>
      <form className={styles.form} onSubmit={form.whenRight((all) => save.mutate(all))} noValidate>
        <ChangeFailure of={save} />
        <p className={styles.soft}>{t('rates.currencyHint')}</p>
        <ChoiceField label={t('rates.currency')} required choices={choices()} {...form.getInputProps('currency')} />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
    </Drawer>
  )
}
