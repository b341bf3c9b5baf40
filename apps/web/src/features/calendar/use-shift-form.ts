import type { Assignment } from '@onward/contract'
import { shiftTimes, wallAt } from '@onward/scheduling'
import { useState } from 'react'
import { present } from '#web/lib/rules.ts'
import { useText } from '#web/lib/text.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { lastShift } from './last-shift.ts'
import type { ShiftInput } from './shift-merge.ts'
import { typedMinutes, typedOf, wallsOf, withTyped, type TypedTimes } from './shift-times.ts'

export type ShiftValues = TypedTimes & { providerId: string; hospitalId: string; note: string }
export type Hours = { from: string; to: string }
/** Where a form begins: a shift that there is, or the date of a new one and perhaps its hours. */
export type Start = { date: string; hours?: Hours; shift?: Assignment }

/** What is typed as the server is told it; undefined while a time is missing. */
export const inputOf = (values: ShiftValues): ShiftInput | undefined => {
  const walls = wallsOf(values)
  const { providerId, hospitalId, shiftType, note } = values
  return walls && { providerId, hospitalId, ...walls, shiftType, note: note.trim() === '' ? null : note }
}

const atHours = (date: string, { from, to }: Hours) => {
  const start = wallAt(date, from)
  return withTyped(typedOf({ startsAt: start, endsAt: start, shiftType: 'custom' }), 'to', to)
}
/** A new shift is like the last one, on another day; the first is a day shift. */
const newTimes = (date: string, hours: Hours | undefined) => {
  if (hours) return atHours(date, hours)
  const last = lastShift()
  return last ? withTyped(last.times, 'date', date) : typedOf({ ...shiftTimes('day', date), shiftType: 'day' })
}

const valuesAt = ({ date, hours, shift }: Start): ShiftValues =>
  shift
    ? { providerId: shift.providerId, hospitalId: shift.hospitalId, ...typedOf(shift), note: shift.note ?? '' }
    : { providerId: '', hospitalId: lastShift()?.hospitalId ?? '', ...newTimes(date, hours), note: '' }

/** The form of a shift, with what makes its times follow each other. */
export const useShiftForm = (start: Start) => {
  const t = useText()
  const [initialValues] = useState(() => valuesAt(start))
  const isBackward = (values: ShiftValues) => typedMinutes(values) === undefined
  const form = useCheckedForm<ShiftValues>({
    initialValues,
    validate: {
      providerId: present,
      hospitalId: present,
      date: present,
      from: present,
      endDate: (endDate, { date }) => present(endDate) ?? (endDate < date ? t('shift.endsFirst') : null),
      to: (to, values) =>
        present(to) ?? (values.endDate === values.date && isBackward(values) ? t('shift.endsFirst') : null),
    },
    names: { startsAt: 'from', endsAt: 'to' },
  })
  const setAll = (to: Partial<ShiftValues>) => {
    for (const [name, value] of Object.entries(to)) form.setValue(name, value)
  }
  return { ...form, setAll }
}
export type ShiftForm = ReturnType<typeof useShiftForm>
