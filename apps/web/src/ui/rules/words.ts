import type { ClockSpan, Names, Which, Window } from '@onward/scheduling/judge'
import texts from 'texts:event,which'
import { clock, dateSpan, hours, mediumDate, monthTitle } from '#web/lib/formats/formats.ts'
import { typeNamed } from '#web/lib/formats/shift-type-name.ts'
import { addTexts, localeOf, textOf } from '#web/lib/text.ts'

addTexts(texts)

/** Names by their ids, as the server answers them. */
export type NamesById = Record<
  'providers' | 'facilities' | 'shiftTypes' | 'specialties' | 'credentialTypes',
  Readonly<Record<string, string>>
>

/** Before there are any. */
export const NO_NAMES: NamesById = {
  providers: {},
  facilities: {},
  shiftTypes: {},
  specialties: {},
  credentialTypes: {},
}

/** The names of two answers. */
export const bothNames = (one: NamesById, other: NamesById): NamesById => ({
  providers: { ...one.providers, ...other.providers },
  facilities: { ...one.facilities, ...other.facilities },
  shiftTypes: { ...one.shiftTypes, ...other.shiftTypes },
  specialties: { ...one.specialties, ...other.specialties },
  credentialTypes: { ...one.credentialTypes, ...other.credentialTypes },
})

/** How ids are called; what has no name any more is called by its id. Whoever plans elsewhere is not told where, and on what type. */
export const namesOf = (all: NamesById): Names => ({
  provider: (id) => all.providers[id] ?? id,
  facility: (id) => (id === '' ? textOf('which.elsewhere') : (all.facilities[id] ?? id)),
  shiftType: (id) => (id === '' ? textOf('which.otherType') : typeNamed(id, all.shiftTypes[id] ?? id)),
  specialty: (id) => all.specialties[id] ?? id,
  credentialType: (id) => all.credentialTypes[id] ?? id,
})

/** A length, which may be an average: `9 h 59 min`. */
export const lengthWords = (minutes: number) => hours(Math.round(minutes))

/** `Maya, Tomasz and Ada` */
export const allOf = (names: readonly string[]) =>
  new Intl.ListFormat(localeOf(), { type: 'conjunction' }).format(names)
/** `Maya, Tomasz or Ada` */
export const oneOf = (names: readonly string[]) =>
  new Intl.ListFormat(localeOf(), { type: 'disjunction' }).format(names)

/** The days of a window as people say them: a day, a month, a year, or from when to when. */
export const daysWords = ({ per }: Window, from: string, to: string) => {
  if (per === 'day') return mediumDate(from)
  if (per === 'month') return monthTitle(from.slice(0, 7))
  return per === 'year' ? from.slice(0, 4) : dateSpan(from, to)
}

const timeAt = (minutes: number) => {
  const two = (n: number) => String(n).padStart(2, '0')
  return clock(`2000-01-01T${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`)
}
const clockWords = ({ from, to }: ClockSpan) => textOf('which.clock', { from: timeAt(from), to: timeAt(to) })

/** Whether nights are meant: night shifts, with or without any other that has a minute of the small hours. */
export const areNights = ({ partsOfDay, shiftTypeIds, clock: span }: Which) =>
  partsOfDay?.length === 1 &&
  partsOfDay[0] === 'night' &&
  shiftTypeIds === undefined &&
  (span === undefined || (span.from === 0 && span.to === 300))

/** Which shifts are meant: `night shifts or shifts between 12:00 AM and 5:00 AM`. */
export const whichWords = ({ partsOfDay = [], shiftTypeIds = [], clock: span }: Which, names: Names) =>
  oneOf([
    ...partsOfDay.map((part) => textOf(`which.${part}`)),
    ...shiftTypeIds.map(names.shiftType),
    ...(span ? [clockWords(span)] : []),
  ])
