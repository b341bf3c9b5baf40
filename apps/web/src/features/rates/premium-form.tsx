import { NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import {
  PREMIUM_KINDS,
  PremiumConflict,
  premiums,
  type Currency,
  type Premium,
  type PremiumKind,
} from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { facilityChoices } from '#web/lib/choices/account-choices.ts'
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
import { wrongEnd, wrongPerHour, wrongShare } from './checks.ts'
import { premiumName } from './rate-words.ts'
import { minorIn } from './typed-amount.ts'

const api = apiOf(premiums)
const conflictOf = conflictIn(PremiumConflict)

const WAYS = ['share', 'amount'] as const
type Values = {
  kind: PremiumKind
  way: (typeof WAYS)[number]
  /** Percent of the rate, or so much an hour. */
  adds: string
  hospitalId: Choice | undefined
  validFrom: string
  validTo: string
}
const valuesOf = (row: Premium | undefined, digits: number): Values => ({
  kind: row?.kind ?? 'night',
  way: row && row.basisPoints === null ? 'amount' : 'share',
  adds: row ? (row.basisPoints === null ? plainAmount(row.perHour ?? 0, digits) : plainAmount(row.basisPoints, 2)) : '',
  hospitalId: row?.hospitalId ? { value: row.hospitalId, label: row.facilityName ?? row.hospitalId } : undefined,
  validFrom: row?.validFrom ?? '',
  validTo: row?.validTo ?? '',
})
/** What is typed, as it is sent; the form has said by then what is no amount. */
const inputOf = ({ kind, way, adds, hospitalId, validFrom, validTo }: Values, digits: number) => ({
  kind,
  basisPoints: way === 'share' ? (minorIn(adds, 2) ?? 0) : null,
  perHour: way === 'amount' ? (minorIn(adds, digits) ?? 0) : null,
  hospitalId: hospitalId?.value ?? null,
  validFrom,
  validTo: validTo === '' ? null : validTo,
})
type Input = ReturnType<typeof inputOf>
const calls: RowCalls<Premium, Input> = {
  create: async (input, options) => (await api.createPremium(input, options)).premium,
  change: async ({ premiumId, version, ...row }, to) => {
    const { kind, basisPoints, perHour, hospitalId, validFrom, validTo } = row
    const from = { kind, basisPoints, perHour, hospitalId, validFrom, validTo }
    return (await api.changePremium({ premiumId, version, ...differing(to, from) })).premium
  },
  remove: async ({ premiumId, version }) => (await api.deletePremium({ premiumId, version })).premium,
  by: { change: api.changePremium, remove: api.deletePremium },
  conflictOf: (error) => {
    const conflict = conflictOf(error)
    return conflict && { reason: conflict.reason, row: conflict.facts.premium }
  },
  nameOf: premiumName,
  sameWords: () => textOf('rates.same.premiums'),
}

type Props = { premium: Premium | undefined; money: Currency; onClose: () => void }

/** A new premium, or a change of one. */
export const PremiumForm = ({ premium: given, money, onClose }: Props) => {
  const t = useText()
  const { digits } = money
  const { form, drawer } = useRowForm({
    given,
    calls,
    valuesOf: (row: Premium | undefined) => valuesOf(row, digits),
    inputOf: (values: Values) => inputOf(values, digits),
    validate: {
      adds: (typed, { way }) => (way === 'share' ? wrongShare(typed) : wrongPerHour(typed, digits, 1)),
      validFrom: present,
      validTo: wrongEnd,
    },
    names: { basisPoints: 'adds', perHour: 'adds' },
    onClose,
  })
  const { values, getInputProps } = form
  return (
    <RowDrawer title={t(given ? 'rates.change.premiums' : 'rates.new.premiums')} {...drawer}>
      <NativeSelect
        label={t('rates.kind')}
        description={t(`rates.kindHint.${values.kind}`)}
        data={PREMIUM_KINDS.map((value) => ({ value, label: t(`rates.kind.${value}`) }))}
        {...getInputProps('kind')}
      />
      <NativeSelect
        label={t('rates.way')}
        data={WAYS.map((value) => ({ value, label: t(`rates.way.${value}`) }))}
        {...getInputProps('way')}
      />
      <LineField
        label={values.way === 'share' ? t('rates.share') : t('rates.perHourIn', { code: money.currency })}
        required
        maxLength={30}
        {...getInputProps('adds')}
      />
      <FoundChoice
        label={t('rates.facility')}
        placeholder={t('rates.any')}
        clearable
        {...facilityChoices}
        {...getInputProps('hospitalId')}
      />
      <div className={styles.pair}>
        <TypedDateField label={t('rates.from')} required {...getInputProps('validFrom')} />
        <TypedDateField label={t('rates.to')} {...getInputProps('validTo')} />
      </div>
    </RowDrawer>
  )
}
