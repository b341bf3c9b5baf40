import { NativeSelect } from '@mantine/core'
import { joined } from '#web/lib/formats/joined.ts'
import '#web/ui/controls/native-select.css'
import { CallOutRateConflict, callOutRates, ShiftType, type CallOutRate } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { facilityChoices } from '#web/lib/choices/account-choices.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { differing } from '#web/lib/differing.ts'
import { plainAmount } from '#web/lib/formats/money.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { LineField } from '#web/ui/controls/fields.tsx'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { RowDrawer } from '#web/ui/lists/row-drawer.tsx'
import { useRowForm, type RowCalls } from '#web/ui/lists/use-row-form.ts'
import { wrongCallOut } from './checks.ts'
import { minorIn } from './typed-amount.ts'

const api = apiOf(callOutRates)
const conflictOf = conflictIn(CallOutRateConflict)

type Part = CallOutRate['partOfDay']
type Values = { hospitalId: Choice | undefined; partOfDay: string; share: string }
const valuesOf = (row: CallOutRate | undefined): Values => ({
  hospitalId: row?.hospitalId ? { value: row.hospitalId, label: row.facilityName ?? row.hospitalId } : undefined,
  partOfDay: row?.partOfDay ?? '',
  // Thousandths are percent with one decimal.
  share: row ? plainAmount(row.perMille, 1) : '',
})
/** What is typed, as it is sent; the form has said by then what is no share. */
const inputOf = ({ hospitalId, partOfDay, share }: Values) => ({
  hospitalId: hospitalId?.value ?? null,
  partOfDay: ShiftType.options.find((one) => one === partOfDay) ?? (null as Part),
  perMille: minorIn(share, 1) ?? 0,
})
type Input = ReturnType<typeof inputOf>
const calls: RowCalls<CallOutRate, Input> = {
  create: async (input, options) => (await api.createCallOutRate(input, options)).callOutRate,
  change: async ({ callOutRateId, version, hospitalId, partOfDay, perMille }, to) => {
    const changed = differing(to, { hospitalId, partOfDay, perMille })
    return (await api.changeCallOutRate({ callOutRateId, version, ...changed })).callOutRate
  },
  remove: async ({ callOutRateId, version }) => (await api.deleteCallOutRate({ callOutRateId, version })).callOutRate,
  by: { change: api.changeCallOutRate, remove: api.deleteCallOutRate },
  conflictOf: (error) => {
    const conflict = conflictOf(error)
    return conflict && { reason: conflict.reason, row: conflict.facts.callOutRate }
  },
  nameOf: ({ facilityName, partOfDay }) =>
    joined([facilityName ?? textOf('rates.anyFacility'), partOfDay && textOf(`event.type.${partOfDay}`)], '·'),
  sameWords: () => textOf('rates.same.callOuts'),
}

/** How often people call out somewhere: a new rate, or a change of one. */
export const CallOutForm = ({ rate: given, onClose }: { rate: CallOutRate | undefined; onClose: () => void }) => {
  const t = useText()
  const { form, drawer } = useRowForm({
    given,
    calls,
    valuesOf,
    inputOf,
    validate: { share: wrongCallOut },
    names: { perMille: 'share' },
    onClose,
  })
  const { getInputProps } = form
  return (
    <RowDrawer title={t(given ? 'rates.change.callOuts' : 'rates.new.callOuts')} {...drawer}>
      <FoundChoice
        label={t('rates.facility')}
        placeholder={t('rates.anyFacility')}
        clearable
        {...facilityChoices}
        {...getInputProps('hospitalId')}
      />
      <NativeSelect
        label={t('rates.partOfDay')}
        data={[
          { value: '', label: t('rates.any') },
          ...ShiftType.options.map((value) => ({ value, label: t(`event.type.${value}`) })),
        ]}
        {...getInputProps('partOfDay')}
      />
      <LineField
        label={t('rates.callOutPercent')}
        description={t('rates.callOutHint')}
        required
        maxLength={10}
        {...getInputProps('share')}
      />
    </RowDrawer>
  )
}
