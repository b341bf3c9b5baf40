import { addDays, firstDay, weekday } from '@onward/scheduling'
import { addFigures, NO_FIGURES, passed, type CoveredFigures } from '@onward/scheduling/insight'
import type { Tally } from './covered.ts'

/** In the order in which they are kept, so that the last ones are mostly nothing. What is unfilled is for the clock to say. */
const FIGURES = [
  'required',
  'filled',
  'wished',
  'over',
  'notPosted',
  'filledDrafts',
  'open',
  'openDrafts',
  'beyond',
] as const satisfies (keyof CoveredFigures)[]
/** Up to the last one that is not nothing. */
const kept = (figures: CoveredFigures): number[] => {
  const all = FIGURES.map((name) => figures[name])
  return all.slice(0, all.findLastIndex((figure) => figure !== 0) + 1)
}
const figuresOf = (sums: readonly number[]): CoveredFigures => {
  const [required = 0, filled = 0, wished = 0, over = 0, notPosted = 0, filledDrafts = 0, ...rest] = sums
  const [open = 0, openDrafts = 0, beyond = 0] = rest
  return { ...NO_FIGURES, required, filled, wished, over, notPosted, filledDrafts, open, openDrafts, beyond }
}

/** Of one facility by shift type and specialty, on days of the month or on weekdays. */
type OfFacility = [
  hospitalId: string,
  of: [shiftTypeId: string, specialtyId: string | null, on: [at: number, ...figures: number[]][]][],
]
/** What reports without a filter tell apart, of all facilities together but of those of which no line is known. */
type Sums = {
  places: [hospitalId: string, ...figures: number[]][]
  specialties: [specialtyId: string | null, ...figures: number[]][]
  times: [shiftTypeId: string, weekday: number, ...figures: number[]][]
  silent: OfFacility[]
}
/** Of each date, of those with the same weekday together, and of as little as most reports need. */
export type Forms = { days: OfFacility[]; weekdays: OfFacility[]; sums: Sums }

type Figured<What> = What & { figures: CoveredFigures }
/** The same figures three times over, each time by what one part of a report tells apart. */
export type Views = {
  places: readonly Figured<{ hospitalId: string; date: string }>[]
  specialties: readonly Figured<{ specialtyId: string | null }>[]
  times: readonly Figured<{ shiftTypeId: string; date: string }>[]
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => compare(one, other)

const addAt = <Key>(sums: Map<Key, CoveredFigures>, key: Key, figures: CoveredFigures) => {
  const known = sums.get(key)
  if (known) addFigures(known, figures)
  else sums.set(key, { ...figures })
}

const ofFacility = (tallies: readonly Tally[], atOf: (date: string) => number): OfFacility[1] => {
  const alike = new Map<string, { of: Tally; on: Map<number, CoveredFigures> }>()
  for (const tally of tallies) {
    // No id holds the character that stands between them.
    const key = `${tally.shiftTypeId}\u0000${tally.specialtyId ?? ''}`
    const known = alike.get(key)
    const own = known ?? { of: tally, on: new Map<number, CoveredFigures>() }
    if (!known) alike.set(key, own)
    addAt(own.on, atOf(tally.date), tally.figures)
  }
  return [...alike].sort(byKey).map(([, { of, on }]) => {
    const inOrder = [...on].sort(([one], [other]) => one - other)
    return [of.shiftTypeId, of.specialtyId, inOrder.map(([at, figures]) => [at, ...kept(figures)])]
  })
}
const dayOf = (date: string) => Number(date.slice(8))

/** Of a facility of which a line is seen, it says something in the month; another one may do so elsewhere in a range. */
const isSeen = ({ figures: { required, wished } }: Tally) => required + wished > 0

/** As text that is the same whenever the tallies are, which are of one month and as they are ahead. */
export const packed = (tallies: readonly Tally[]): Record<keyof Forms, string> => {
  const forms: Forms = { days: [], weekdays: [], sums: { places: [], specialties: [], times: [], silent: [] } }
  const places = new Map<string, CoveredFigures>()
  const specialties = new Map<string, CoveredFigures>()
  const times = new Map<string, CoveredFigures>()
  for (const [hospitalId, here] of [...Map.groupBy(tallies, (tally) => tally.hospitalId)].sort(byKey)) {
    forms.days.push([hospitalId, ofFacility(here, dayOf)])
    const onWeekdays: OfFacility = [hospitalId, ofFacility(here, weekday)]
    forms.weekdays.push(onWeekdays)
    if (!here.some(isSeen)) {
      forms.sums.silent.push(onWeekdays)
      continue
    }
    for (const [shiftTypeId, specialtyId, on] of onWeekdays[1])
      for (const [day, ...sums] of on) {
        const figures = figuresOf(sums)
        addAt(places, hospitalId, figures)
        addAt(specialties, JSON.stringify(specialtyId), figures)
        addAt(times, JSON.stringify([shiftTypeId, day]), figures)
      }
  }
  const { sums } = forms
  for (const [hospitalId, figures] of places) sums.places.push([hospitalId, ...kept(figures)])
  for (const [key, figures] of [...specialties].sort(byKey))
    sums.specialties.push([JSON.parse(key) as string | null, ...kept(figures)]) // as it was written above
  for (const [key, figures] of [...times].sort(byKey)) {
    const [shiftTypeId, day] = JSON.parse(key) as [string, number] // as it was written above
    sums.times.push([shiftTypeId, day, ...kept(figures)])
  }
  return {
    days: JSON.stringify(forms.days),
    weekdays: JSON.stringify(forms.weekdays),
    sums: JSON.stringify(forms.sums),
  }
}

/** Of a weekday: the first such date of the month, which stands for all of them. */
const datesOf = (month: string, form: 'days' | 'weekdays'): string[] => {
  const first = firstDay(month)
  return form === 'days'
    ? Array.from({ length: 32 }, (_, day) => addDays(first, day - 1))
    : Array.from({ length: 7 }, (_, day) => addDays(first, (day - weekday(first) + 7) % 7))
}

export const unpacked = (month: string, all: readonly OfFacility[], form: 'days' | 'weekdays'): Tally[] => {
  const dates = datesOf(month, form)
  const tallies: Tally[] = []
  for (const [hospitalId, here] of all)
    for (const [shiftTypeId, specialtyId, on] of here)
      for (const [at, ...sums] of on)
        tallies.push({ hospitalId, date: dates[at] ?? '', shiftTypeId, specialtyId, figures: figuresOf(sums) })
  return tallies
}

/** @param isOver whether all of the month is over, or all of it ahead */
export const unpackedSums = (month: string, { places, specialties, times, silent }: Sums, isOver: boolean) => {
  const first = firstDay(month)
  const dates = datesOf(month, 'weekdays')
  const seen = (sums: readonly number[]) => (isOver ? passed(figuresOf(sums)) : figuresOf(sums))
  const views: Views = {
    places: places.map(([hospitalId, ...sums]) => ({ hospitalId, date: first, figures: seen(sums) })),
    specialties: specialties.map(([specialtyId, ...sums]) => ({ specialtyId, figures: seen(sums) })),
    times: times.map(([shiftTypeId, at, ...sums]) => ({ shiftTypeId, date: dates[at] ?? '', figures: seen(sums) })),
  }
  return { views, silent: unpacked(month, silent, 'weekdays') }
}
