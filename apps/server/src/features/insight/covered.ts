import type { CoverState } from '@onward/contract'
import { addDays, datesFrom, daysBetween, neededOn, type FacilityDemand } from '@onward/scheduling'
import {
  coveredDay,
  figuresOfLine,
  NO_FIGURES,
  type CoveredFigures,
  type CoveredLine,
  type CoveringShift,
} from '@onward/scheduling/insight'
import { neededAt, today } from '@onward/scheduling/zoned'
import { demandSaid } from '#server/demand-said.ts'
import { isOfType, type Asked } from './asked.ts'
import {
  facilitiesAt,
  shiftsAlike,
  shiftTypesOf,
  specialtiesOf,
  type AlikeRow,
  type Facility,
  type Range,
  type ShiftTypeOf,
} from './insight.queries.ts'

/** A shift as it is placed; its id where it was asked for. */
type Item = CoveringShift & { isDraft: boolean; assignmentId: number | undefined }

/** What is counted at one place and date of one type and specialty. */
export type Tally = {
  hospitalId: string
  date: string
  shiftTypeId: string
  specialtyId: string | null
  figures: CoveredFigures
}
/** A line of demand, or a shift that no line asks for. */
export type Entry = Tally & {
  line: (CoveredLine<Item> & { isOver: boolean }) | undefined
  beside: { state: CoverState; item: Item } | undefined
}

/** One that a figure counts. */
export type Unit = Pick<Entry, 'hospitalId' | 'date' | 'shiftTypeId' | 'specialtyId'> & {
  state: CoverState
  isDraft: boolean
  /** Undefined: a place without a shift. */
  assignmentId: number | undefined
}

export type Ground = {
  facilities: ReadonlyMap<string, Facility>
  types: ReadonlyMap<string, ShiftTypeOf>
  specialties: ReadonlyMap<string, string>
  /** Of those in use that say what they need on any of the dates. */
  said: ReadonlyMap<string, FacilityDemand>
}
export type Covered = Ground & {
  entries: Entry[]
  /** Shifts at facilities that say nothing: how many, and, where asked, which. */
  unasked: { count: number; ids: number[] }
}

const specialtiesIn = new Map<string, string[]>()
/** What alike shifts ask for: few texts, each of which is read once. */
const readIds = (text: string): string[] => {
  const known = specialtiesIn.get(text)
  if (known) return known
  const ids = JSON.parse(text) as string[] // as the statement wrote it
  // Whatever people are trained for, it is few combinations; a store of very many is begun anew.
  if (specialtiesIn.size > 10_000) specialtiesIn.clear()
  specialtiesIn.set(text, ids)
  return ids
}

const itemsOf = ([, , shiftTypeId, ids, isOpen, isDraft, count, shifts]: AlikeRow): Item[] =>
  Array.from({ length: count }, (_, at) => ({
    shiftTypeId,
    specialtyIds: readIds(ids),
    isOpen,
    isDraft,
    assignmentId: shifts?.[at],
  }))

/** Whether whoever was needed for a type on a date is needed no more. Moments are only asked for near today: the rest follows from the date. */
export const overAt = (now: number, { timeZone }: Facility) => {
  const here = today(new Date(now), timeZone)
  const [before, after] = [addDays(here, -1), addDays(here, 1)]
  return (type: ShiftTypeOf | undefined, date: string): boolean => {
    if (!type || type.days === null) return date < here
    if (date > after) return false
    if (addDays(date, type.days) < before) return true
    const times = neededAt(type, date, timeZone)
    return times !== undefined && times.end <= now
  }
}

const besideEntry = (place: Pick<Entry, 'hospitalId' | 'date'>, state: 'over' | 'beyond', item: Item): Entry => ({
  ...place,
  shiftTypeId: item.shiftTypeId,
  // Of somebody who is trained for several it is not known for which they were there.
  specialtyId: item.specialtyIds.length === 1 ? (item.specialtyIds[0] ?? null) : null,
  figures: { ...NO_FIGURES, [state]: 1 },
  line: undefined,
  beside: { state, item },
})

/** What is read of an account whatever a report is about. */
export const groundOf = async ({ db, accountId, places, scope }: Asked, range: Range): Promise<Ground> => ({
  facilities: new Map((await facilitiesAt(db, accountId, places, scope)).map((one) => [one.hospitalId, one])),
  types: new Map((await shiftTypesOf(db, accountId)).map((type) => [type.shiftTypeId, type])),
  specialties: new Map(
    (await specialtiesOf(db, accountId)).map(({ specialtyId, specialtyName }) => [specialtyId, specialtyName]),
  ),
  said: await demandSaid(db, accountId, range, places),
})

/**
 * What one facility needs on these dates beside what is there; of one that says nothing no line asks for any of it.
 * @param isOver whether whoever is needed for a type on a date is needed no more
 */
export const entriesAt = (
  hospitalId: string,
  demand: FacilityDemand,
  alike: readonly AlikeRow[],
  dates: readonly string[],
  isOver: (shiftTypeId: string, date: string) => boolean,
): Entry[] => {
  const entries: Entry[] = []
  const byDate = Map.groupBy(alike, ([, date]) => date)
  for (const date of dates) {
    const needed = neededOn(date, demand)
    const rows = byDate.get(date)
    if (needed.length === 0 && !rows) continue
    const { lines, unneeded, beyond } = coveredDay(needed, (rows ?? []).flatMap(itemsOf))
    const place = { hospitalId, date }
    for (const line of lines) {
      const over = isOver(line.shiftTypeId, date)
      entries.push({
        ...place,
        shiftTypeId: line.shiftTypeId,
        specialtyId: line.specialtyId,
        figures: figuresOfLine(line, over),
        line: { ...line, isOver: over },
        beside: undefined,
      })
    }
    for (const item of unneeded) entries.push(besideEntry(place, 'over', item))
    for (const item of beyond) entries.push(besideEntry(place, 'beyond', item))
  }
  return entries
}

/** What facilities need on these dates beside what is there. */
export const coveredOf = async (asked: Asked, range: Range, hasIds: boolean, known?: Ground): Promise<Covered> => {
  const { db, accountId, places, now, specialtyId } = asked
  const ground = known ?? (await groundOf(asked, range))
  const alike = Map.groupBy(await shiftsAlike(db, accountId, range, places, hasIds), ([hospitalId]) => hospitalId)
  const dates = datesFrom(range.from, daysBetween(range.from, range.to) + 1)
  const entries: Entry[] = []
  const unasked = { count: 0, ids: [] as number[] }
  for (const [hospitalId, rows] of alike) {
    if (ground.said.has(hospitalId)) continue
    for (const [, , shiftTypeId, ids, , , count, shifts] of rows) {
      if (!isOfType(asked, { shiftTypeId })) continue
      const trained = readIds(ids)
      if (specialtyId !== undefined && !(trained.length === 1 && trained[0] === specialtyId)) continue
      unasked.count += count
      unasked.ids.push(...(shifts ?? []))
    }
  }
  for (const [hospitalId, demand] of ground.said) {
    const facility = ground.facilities.get(hospitalId)
    if (!facility) continue
    const overThere = overAt(now, facility)
    const isOver = (shiftTypeId: string, date: string) => overThere(ground.types.get(shiftTypeId), date)
    for (const entry of entriesAt(hospitalId, demand, alike.get(hospitalId) ?? [], dates, isOver))
      if (isWanted(asked, entry)) entries.push(entry)
  }
  return { ...ground, entries, unasked }
}

/** Whether what is counted is of a type and specialty that are asked for. */
export const isWanted = (asked: Asked, tally: Tally) =>
  isOfType(asked, tally) && (asked.specialtyId === undefined || tally.specialtyId === asked.specialtyId)

/** Each that an entry counts. */
export const unitsOf = ({ hospitalId, date, shiftTypeId, specialtyId, line, beside }: Entry): Unit[] => {
  const what = { hospitalId, date, shiftTypeId, specialtyId }
  const units = (state: CoverState, items: readonly Item[]) =>
    items.map(({ isDraft, assignmentId }) => ({ ...what, state, isDraft, assignmentId }))
  if (beside) return units(beside.state, [beside.item])
  if (!line) return []
  const without = Array.from({ length: line.notPosted }, () => ({
    ...what,
    state: line.isOver ? ('unfilled' as const) : ('notPosted' as const),
    isDraft: false,
    assignmentId: undefined,
  }))
  return [
    ...units('filled', line.filled),
    ...units('wished', line.extra),
    ...units('over', line.over),
    ...units(line.isOver ? 'unfilled' : 'open', line.open),
    ...without,
  ]
}
