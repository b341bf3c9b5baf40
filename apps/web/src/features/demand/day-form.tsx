import { demand, type DemandDay } from '@onward/contract'
import { useEffect, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { longDate } from '#web/lib/formats/formats.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { ChoiceField, LineField, LinesField } from '#web/ui/controls/fields.tsx'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { PutAway } from '#web/ui/lists/put-away.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { cellIn, textOfCell } from './cells.ts'
import { dayConflictOf, dayRefusalOf } from './demand-refusal.ts'
import { ANYBODY, type Names } from './use-names.ts'
import records from '#web/ui/lists/records.module.css'

const api = apiOf(demand)
type Values = { date: string; shiftTypeId: string; specialtyId: string; needed: string; note: string }
const FIELDS = ['date', 'shiftTypeId', 'specialtyId', 'needed', 'note'] as const
const valuesOf = (day: DemandDay | undefined): Values => ({
  date: day?.date ?? '',
  shiftTypeId: day?.shiftTypeId ?? '',
  specialtyId: day?.specialtyId ?? ANYBODY,
  needed: day ? textOfCell(day) : '',
  note: day?.note ?? '',
})
/** As the server is told them, once they have been found right. */
const inputOf = ({ date, shiftTypeId, specialtyId, needed, note }: Values) => ({
  date,
  shiftTypeId,
  specialtyId: specialtyId === ANYBODY ? null : specialtyId,
  ...(cellIn(needed) ?? { least: 0, wished: 0 }),
  note,
})

type Props = { hospitalId: string; names: Names; day: DemandDay | undefined; onClose: () => void }

/** A new single day, or a change of one. */
export const DayForm = ({ hospitalId, names, day: given, onClose }: Props) => {
  const t = useText()
  // What is changed is the row that was seen: a newer one must not take away what was typed.
  const [day, setDay] = useState(given)
  const before = valuesOf(day)
  const form = useCheckedForm<Values>({
    initialValues: valuesOf(given),
    validate: {
      date: present,
      shiftTypeId: present,
      needed: (text) => present(text) ?? (cellIn(text) ? null : t('demand.wrongCells')),
    },
    names: { least: 'needed', wished: 'needed' },
  })
  const { values, getInputProps } = form
  const isTyped = FIELDS.some((name) => values[name] !== before[name])
  const takeIn = (error: unknown) => {
    const conflict = dayConflictOf(error)
    if (conflict?.reason === 'date') form.refuse({ date: dayRefusalOf(error) })
    if (conflict?.reason !== 'version') return
    const theirs = valuesOf(conflict.facts.demandDay)
    takeNewer(form, { typed: values, before, theirs })
    setDay(conflict.facts.demandDay)
  }
  const amend = ({ demandDayId, version }: DemandDay, typed: Values) =>
    api.changeDemandDay({ demandDayId, version, ...inputOf(typed) })
  const save = useChange(
    (typed: Values, options) =>
      day ? amend(day, typed) : api.createDemandDay({ hospitalId, ...inputOf(typed) }, options),
    {
      by: api.changeDemandDay,
      once: { amend: async ({ demandDay }, typed) => amend(demandDay, typed) },
      form,
      wording: dayRefusalOf,
      done: ({ date }) => t('records.saved', { name: longDate(date) }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const remove = useChange(({ demandDayId, version }: DemandDay) => api.deleteDemandDay({ demandDayId, version }), {
    by: api.deleteDemandDay,
    wording: dayRefusalOf,
    done: (_, { demandDay: { date } }) => t('records.wasDeleted', { name: longDate(date) }),
    onDone: onClose,
    onFailed: takeIn,
  })
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => isTyped))
  const withOwn = (choices: { value: string; label: string }[], value: string, label: string) =>
    choices.some((one) => one.value === value) || !given ? choices : [...choices, { value, label }]
  const own = given && names.nameOf(given)
  return (
    <Drawer title={t(given ? 'demand.changeDay' : 'demand.newDay')} onClose={typed.close}>
      <form className={records.form} onSubmit={form.whenRight((all) => save.mutate(all))} noValidate>
        <ChangeFailure of={save} />
        <TypedDateField label={t('demand.date')} required {...getInputProps('date')} />
        <ChoiceField
          label={t('demand.shiftType')}
          required
          choices={withOwn(names.shiftTypes, given?.shiftTypeId ?? '', own?.shiftType ?? '')}
          {...getInputProps('shiftTypeId')}
        />
        <ChoiceField
          label={t('demand.specialty')}
          choices={withOwn(names.specialties, given?.specialtyId ?? ANYBODY, own?.specialty ?? '')}
          {...getInputProps('specialtyId')}
        />
        <LineField
          label={t('demand.needed')}
          required
          maxLength={9}
          description={t('demand.neededHint')}
          {...getInputProps('needed')}
        />
        <LinesField label={t('demand.note')} maxLength={500} {...getInputProps('note')} />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {day && (
        <PutAway
          name={longDate(day.date)}
          isActive
          isUsed={false}
          isTyped={isTyped}
          change={remove}
          onGo={() => remove.mutate(day)}
        />
      )}
      {typed.question}
    </Drawer>
  )
}
