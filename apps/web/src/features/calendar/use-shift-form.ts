import type { Assignment } from '@onward/contract'
import { shiftTimes, wallAt } from '@onward/scheduling'
import { useEffect, useRef, useState } from 'react'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { lastShift } from './last-shift.ts'
import type { ShiftInput } from './shift-merge.ts'
import {
  standing,
  typedMinutes,
  typedOf,
  wallsOf,
  withTyped,
  withType,
  type Kind,
  type TypedTimes,
} from './shift-times.ts'

/** Who works an open shift, in the form: no id has a comma. */
export const OPEN = ','
export type ShiftValues = TypedTimes & { providerId: string; hospitalId: string; note: string }
export type Hours = { from: string; to: string }
/** Where a form begins: a shift that there is, or the date of a new one and perhaps its hours. */
export type Start = { date: string; hours?: Hours; shift?: Assignment }

/** What is typed as the server is told it; undefined while a time is missing. */
export const inputOf = (values: ShiftValues): ShiftInput | undefined => {
  const walls = wallsOf(values)
  const { hospitalId, shiftTypeId, note } = values
  const providerId = values.providerId === OPEN ? null : values.providerId
  return walls && { providerId, hospitalId, ...walls, shiftTypeId, note: note.trim() === '' ? null : note }
}

const atHours = (date: string, { from, to }: Hours, kinds: readonly Kind[]) => {
  const start = wallAt(date, from)
  return withTyped(typedOf({ startsAt: start, endsAt: start, shiftTypeId: 'custom' }), 'to', to, kinds)
}
/** A new shift is like the last one, on another day; the first is a day shift, or of the first type that has times. */
const newTimes = (date: string, hours: Hours | undefined, kinds: readonly Kind[]) => {
  if (hours) return atHours(date, hours, kinds)
  const last = lastShift()
  if (last) return standing(withTyped(last.times, 'date', date, kinds), kinds)
  const first = kinds.find(({ shiftTypeId }) => shiftTypeId === 'day') ?? kinds.find(({ days }) => days !== null)
  const day = typedOf({ ...shiftTimes('day', date), shiftTypeId: 'custom' })
  return first ? withType(day, first) : day
}

const valuesAt = ({ date, hours, shift }: Start, kinds: readonly Kind[]): ShiftValues =>
  shift
    ? { providerId: shift.providerId ?? OPEN, hospitalId: shift.hospitalId, ...typedOf(shift), note: shift.note ?? '' }
    : { providerId: '', hospitalId: lastShift()?.hospitalId ?? '', ...newTimes(date, hours, kinds), note: '' }

/** The form of a shift, with what makes its times follow each other. */
export const useShiftForm = (start: Start, { isKnown, kinds }: { isKnown: boolean; kinds: readonly Kind[] }) => {
  const t = useText()
  const [initialValues] = useState(() => valuesAt(start, kinds))
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
  // What shifts may be called has come later than the form.
  const isSettled = useRef(isKnown)
  useEffect(() => {
    if (isSettled.current || !isKnown) return
    isSettled.current = true
    if (start.shift) return
    const { values } = form
    if (TIMES.some((name) => values[name] !== initialValues[name])) return setAll(standing(values, kinds))
    const times = newTimes(start.date, start.hours, kinds)
    form.settle({ ...initialValues, ...times })
    setAll(times)
  })
  return { ...form, setAll }
}
const TIMES = ['date', 'from', 'endDate', 'to', 'shiftTypeId'] as const
export type ShiftForm = ReturnType<typeof useShiftForm>
