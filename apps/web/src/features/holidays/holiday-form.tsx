import { holidays, type Holiday } from '@onward/contract'
import { useEffect, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { differing } from '#web/lib/differing.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { ChoiceField, LineField } from '#web/ui/controls/fields.tsx'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { PutAway } from '#web/ui/lists/put-away.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { conflictOf, refusalOf } from './holiday-refusal.ts'
import { hospitalOf, placeOf, usePlaces } from './places.ts'
import styles from '#web/ui/lists/records.module.css'

const api = apiOf(holidays)
type Values = { date: string; holidayName: string; place: string }
const FIELDS = ['date', 'holidayName', 'place'] as const
const valuesOf = (holiday: Holiday | undefined): Values => ({
  date: holiday?.date ?? '',
  holidayName: holiday?.holidayName ?? '',
  place: placeOf(holiday?.hospitalId),
})
const inputOf = ({ place, ...rest }: Values) => ({ ...rest, hospitalId: hospitalOf(place) })

/** A new holiday, or a change of one. */
export const HolidayForm = ({ holiday: given, onClose }: { holiday: Holiday | undefined; onClose: () => void }) => {
  const t = useText()
  // What is changed is the row that was seen: a newer one must not take away what was typed.
  const [holiday, setHoliday] = useState(given)
  const places = usePlaces(holiday)
  const before = valuesOf(holiday)
  const form = useCheckedForm<Values>({
    initialValues: valuesOf(given),
    validate: { date: present, holidayName: present },
    names: { hospitalId: 'place', 'holidays.0.date': 'date', 'holidays.0.holidayName': 'holidayName' },
  })
  const { values, getInputProps } = form
  const isTyped = FIELDS.some((name) => values[name] !== before[name])
  const takeIn = (error: unknown) => {
    const conflict = conflictOf(error)
    if (conflict?.reason === 'date') form.refuse({ date: refusalOf(error) })
    const [newer] = conflict?.facts.holidays ?? []
    if (conflict?.reason !== 'version' || !newer) return
    const theirs = valuesOf(newer)
    takeNewer(form, { typed: values, before, theirs })
    setHoliday(newer)
  }
  const amend = async (row: Holiday, typed: Values) => {
    const { holidayId, version } = row
    const { holiday: changed } = await api.changeHoliday({
      holidayId,
      version,
      ...differing(inputOf(typed), inputOf(valuesOf(row))),
    })
    return { holidays: [changed] }
  }
  const save = useChange(
    (typed: Values, options) => {
      if (holiday) return amend(holiday, typed)
      const { hospitalId, ...day } = inputOf(typed)
      return api.createHolidays({ hospitalId, holidays: [day] }, options)
    },
    {
      by: api.changeHoliday,
      once: { amend: async (made, typed) => (made.holidays[0] ? amend(made.holidays[0], typed) : made) },
      form,
      wording: refusalOf,
      done: ({ holidayName }) => t('records.saved', { name: holidayName.trim() }),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const remove = useChange(({ holidayId, version }: Holiday) => api.deleteHoliday({ holidayId, version }), {
    by: api.deleteHoliday,
    wording: refusalOf,
    done: (_, { holiday: { holidayName } }) => t('records.wasDeleted', { name: holidayName }),
    onDone: onClose,
    onFailed: takeIn,
  })
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => isTyped))
  return (
    <Drawer title={t(given ? 'holidays.change' : 'holidays.new')} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight((all) => save.mutate(all))} noValidate>
        <ChangeFailure of={save} />
        <TypedDateField label={t('holidays.date')} required {...getInputProps('date')} />
        <LineField label={t('records.name')} required maxLength={200} {...getInputProps('holidayName')} />
        <ChoiceField label={t('holidays.place')} choices={places} {...getInputProps('place')} />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {holiday && (
        <PutAway
          name={holiday.holidayName}
          isActive
          isUsed={false}
          isTyped={isTyped}
          change={remove}
          onGo={() => remove.mutate(holiday)}
        />
      )}
      {typed.question}
    </Drawer>
  )
}
