import { RateConflict, rates, type Currency, type Rate } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import {
  facilityChoices,
  providerChoices,
  shiftTypeChoices,
  specialtyChoices,
} from '#web/lib/choices/account-choices.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { differing } from '#web/lib/differing.ts'
import { plainAmount } from '#web/lib/formats/money.ts'
import { present } from '#web/lib/rules/rules.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { LineField } from '#web/ui/controls/fields.tsx'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { RowDrawer } from '#web/ui/lists/row-drawer.tsx'
import { useRowForm, type RowCalls } from '#web/ui/lists/use-row-form.ts'
import styles from '#web/ui/lists/records.module.css'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { wrongEnd, wrongPerHour } from './checks.ts'
import { rateName, typeOf } from './rate-words.ts'
import { minorIn } from './typed-amount.ts'

const api = apiOf(rates)
const conflictOf = conflictIn(RateConflict)

type Values = {
  perHour: string
  providerId: Choice | undefined
  hospitalId: Choice | undefined
  shiftTypeId: Choice | undefined
  specialtyId: Choice | undefined
  validFrom: string
  validTo: string
}
const choice = (value: string | null, label: string | null | undefined): Choice | undefined =>
  value === null ? undefined : { value, label: label ?? value }
const valuesOf = (row: Rate | undefined, digits: number): Values => ({
  perHour: row ? plainAmount(row.perHour, digits) : '',
  providerId: row && choice(row.providerId, row.providerName),
  hospitalId: row && choice(row.hospitalId, row.facilityName),
  shiftTypeId: row && choice(row.shiftTypeId, typeOf(row)),
  specialtyId: row && choice(row.specialtyId, row.specialtyName),
  validFrom: row?.validFrom ?? '',
  validTo: row?.validTo ?? '',
})
/** What is typed, as it is sent; the form has said by then what is no amount. */
const inputOf = (values: Values, digits: number) => ({
  perHour: minorIn(values.perHour, digits) ?? -1,
  providerId: values.providerId?.value ?? null,
  hospitalId: values.hospitalId?.value ?? null,
  shiftTypeId: values.shiftTypeId?.value ?? null,
  specialtyId: values.specialtyId?.value ?? null,
  validFrom: values.validFrom,
  validTo: values.validTo === '' ? null : values.validTo,
})
type Input = ReturnType<typeof inputOf>
const calls: RowCalls<Rate, Input> = {
  create: async (input, options) => (await api.createRate(input, options)).rate,
  change: async ({ rateId, version, ...row }, to) => {
    const { perHour, providerId, hospitalId, shiftTypeId, specialtyId, validFrom, validTo } = row
    const from = { perHour, providerId, hospitalId, shiftTypeId, specialtyId, validFrom, validTo }
    return (await api.changeRate({ rateId, version, ...differing(to, from) })).rate
  },
  remove: async ({ rateId, version }) => (await api.deleteRate({ rateId, version })).rate,
  by: { change: api.changeRate, remove: api.deleteRate },
  conflictOf: (error) => {
    const conflict = conflictOf(error)
    if (conflict?.reason === 'version') return { reason: 'version', row: conflict.facts.rate }
    return conflict && { reason: 'same', row: conflict.facts.rate }
  },
  nameOf: rateName,
  sameWords: (row) => textOf(row ? 'rates.same.rates' : 'rates.sameComing'),
}

type Props = { rate: Rate | undefined; money: Currency; onClose: () => void }

/** A new rate, or a change of one. */
export const RateForm = ({ rate: given, money, onClose }: Props) => {
  const t = useText()
  const { digits } = money
  const { form, drawer } = useRowForm({
    given,
    calls,
    valuesOf: (row: Rate | undefined) => valuesOf(row, digits),
    inputOf: (values: Values) => inputOf(values, digits),
    validate: { perHour: (typed) => wrongPerHour(typed, digits), validFrom: present, validTo: wrongEnd },
    onClose,
  })
  const { getInputProps } = form
  const anything = { placeholder: t('rates.any'), clearable: true }
  return (
    <RowDrawer title={t(given ? 'rates.change.rates' : 'rates.new.rates')} {...drawer}>
      <LineField
        label={t('rates.perHourIn', { code: money.currency })}
        required
        maxLength={30}
        {...getInputProps('perHour')}
      />
      <p className={styles.soft}>{t('rates.forHint')}</p>
      <FoundChoice label={t('rates.person')} {...anything} {...providerChoices} {...getInputProps('providerId')} />
      <FoundChoice label={t('rates.facility')} {...anything} {...facilityChoices} {...getInputProps('hospitalId')} />
      <FoundChoice label={t('rates.shiftType')} {...anything} {...shiftTypeChoices} {...getInputProps('shiftTypeId')} />
      <FoundChoice label={t('rates.specialty')} {...anything} {...specialtyChoices} {...getInputProps('specialtyId')} />
      <div className={styles.pair}>
        <TypedDateField label={t('rates.from')} required {...getInputProps('validFrom')} />
        <TypedDateField label={t('rates.to')} {...getInputProps('validTo')} />
      </div>
    </RowDrawer>
  )
}
