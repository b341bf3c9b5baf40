import {
  wrongField,
  type EndingCredential,
  type Half,
  type InsightToday,
  type TodayInput,
  type TodayShiftsInput,
} from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { isTimeZone, neededAt, today as todayAt, utcRange } from '@onward/scheduling/zoned'
import type { InferOutput } from 'valibot'
import { isWithin } from '#server/booking/scope.ts'
import { isMissing, postedOf, sumOfEntries, untimedIn, untimedMissing, untimedOf } from './any-time.ts'
import { momentIn, type Asked } from './asked.ts'
import { facilitiesShown } from './coverage.report.ts'
import { coveredOf, groundOf, unitsOf, type Covered, type Entry, type Unit } from './covered.ts'
import { invalidShifts } from './ending.ts'
import {
  awayOn,
  endingCredentials,
  shiftsBetween,
  untoldShifts,
  type ShiftTypeOf,
  type UnderWayRow,
} from './insight.queries.ts'
import { countedUnit, inOrder, shownRows, type Listed } from './rows.ts'

type Input = InferOutput<typeof TodayInput>
type ShiftsInput = InferOutput<typeof TodayShiftsInput>

const HOUR = 3_600_000
const SOON = 12 * HOUR
const AHEAD = 72 * HOUR
/** The hours that the chart shows, from midnight on. */
const CHART_HOURS = 48
const ENDING_DAYS = 30
/** No shift is longer than a week. */
const LOOK_BACK = 8
/** The page shows the first of them, and paper all. */
const LISTED = 200

/** Of two halves of a day that in which somebody is needed for a type: by its part of day, of any other by when it usually begins. */
const halfOf = ({ partOfDay, startsAt }: ShiftTypeOf): Half => {
  if (partOfDay !== 'custom') return partOfDay === 'night' ? 'night' : 'day'
  return startsAt !== null && (startsAt >= '17:00' || startsAt < '05:00') ? 'night' : 'day'
}

/** A line of demand with the moments between which somebody is needed. */
type Timed = { entry: Entry; start: number; end: number; half: Half }

const timed = ({ facilities, types, entries }: Covered): Timed[] =>
  entries.flatMap((entry): Timed[] => {
    const [facility, type] = [facilities.get(entry.hospitalId), types.get(entry.shiftTypeId)]
    if (!entry.line || !facility || !type) return []
    const times = neededAt(type, entry.date, facility.timeZone)
    return times ? [{ entry, ...times, half: halfOf(type) }] : []
  })

type Window = { from: number; to: number }
const isIn = ({ start, end }: { start: number; end: number }, { from, to }: Window) => start < to && end > from
/** A moment, as a window that has it alone. */
const at = (moment: number): Window => ({ from: moment, to: moment + 1 })

const sumOf = (lines: readonly Timed[]) => sumOfEntries(lines.map(({ entry }) => entry))

const zoneOf = ({ timeZone }: Pick<Input, 'timeZone'>) => {
  const zone = timeZone ?? 'UTC'
  if (!isTimeZone(zone)) throw wrongField('timeZone', 'must be a time zone such as America/New_York')
  return zone
}

/** All that the figures of today follow from, read once. */
const read = async (asked: Asked, zone: string) => {
  const { db, accountId, places, now } = asked
  const today = todayAt(new Date(now), zone)
  const dates = { from: addDays(today, -LOOK_BACK), to: addDays(today, 5) }
  const covered = await coveredOf(asked, dates, true, await groundOf(asked, dates))
  const midnight = Date.parse(utcRange(today, today, zone).start)
  const last = Math.max(midnight + CHART_HOURS * HOUR, now + AHEAD)
  const near = await shiftsBetween(db, accountId, midnight, last, places)
  const isAsked = trainedFor(asked, covered)
  /** Not over, and beginning within 72 hours. */
  const ahead = new Map(
    near.filter((shift) => isIn(shift, { from: now, to: now + AHEAD })).map((shift) => [shift.assignmentId, shift]),
  )
  return {
    today,
    midnight,
    covered,
    lines: timed(covered),
    near,
    ahead,
    posted: postedOf({ covered, ahead }),
    worked: near.filter(isAsked).filter(isWorked),
  }
}
type Read = Awaited<ReturnType<typeof read>>
const isWorked = ({ providerId }: UnderWayRow) => providerId !== null

/** Whether a shift is of the specialty that is asked for: the same as coverage has it, which read them by their dates. */
const trainedFor = ({ specialtyId }: Asked, { entries, unasked }: Covered) => {
  if (specialtyId === undefined) return () => true
  const ids = new Set([...entries.flatMap(unitsOf).map(({ assignmentId }) => assignmentId), ...unasked.ids])
  return ({ assignmentId }: UnderWayRow) => ids.has(assignmentId)
}

const nowOf = ({ worked }: Read, now: number) => worked.filter((shift) => isIn(shift, at(now)))
const startingOf = ({ worked }: Read, now: number) => worked.filter(({ start }) => start > now && start <= now + SOON)
/** Not over, and beginning within 72 hours. */
const aheadOf = ({ lines }: Read, now: number) => lines.filter((line) => isIn(line, { from: now, to: now + AHEAD }))
/** Open shifts that are not over, and that no required place asks for. */
const beyondOf = ({ covered, ahead }: Read): Unit[] =>
  covered.entries
    .flatMap(unitsOf)
    .filter(({ state, assignmentId }) => state === 'beyond' && ahead.has(assignmentId ?? -1))
/** Open shifts at facilities that say nothing of what they need. */
const openElsewhere = ({ covered, ahead }: Read) => {
  const unasked = new Set(covered.unasked.ids)
  return [...ahead.values()].filter((shift) => shift.providerId === null && unasked.has(shift.assignmentId))
}

const isRequired = ({ state }: Unit) => state !== 'wished' && state !== 'over' && state !== 'beyond'

/** What is missing, by when it is needed. */
const missingUnits = (known: Read, lines: readonly Timed[]) =>
  [
    ...lines.flatMap(({ entry, start }) => unitsOf(entry).map((unit) => ({ unit, start }))),
    ...known.posted.map((unit) => ({ unit, start: known.ahead.get(unit.assignmentId ?? -1)?.start ?? 0 })),
  ]
    .filter(({ unit }) => isMissing(unit))
    .toSorted((a, b) => a.start - b.start)
    .map(({ unit }) => unit)

/** Credentials that end within 30 days, and those that have while shifts ahead need them. A scheduler is told of those that meet shifts of theirs. */
const endingOf = async (asked: Asked, today: string): Promise<EndingCredential[]> => {
  const { db, accountId, places, scope, now } = asked
  const rows = await endingCredentials(db, accountId, addDays(today, ENDING_DAYS), places)
  const invalid = await invalidShifts(db, accountId, rows, today, now)
  return rows.flatMap((row): EndingCredential[] => {
    const shifts = (invalid.get(row.credentialId) ?? []).filter(({ hospitalId }) => isWithin(places, hospitalId))
    const hasEnded = row.validTo < today
    if (shifts.length === 0 && (hasEnded || scope !== undefined)) return []
    const { credentialTypeId: _, hospitalId: __, ...told } = row
    return [{ ...told, hasEnded, assignmentIds: shifts.map(({ assignmentId }) => assignmentId) }]
  })
}

const cellsOf = (lines: readonly Timed[], now: number) =>
  [...Map.groupBy(lines, ({ entry, half }) => `${entry.date} ${half} ${entry.hospitalId}`)].flatMap(([, own]) => {
    const [first] = own
    if (!first) return []
    const { hospitalId, date } = first.entry
    const isNow = own.some((line) => isIn(line, at(now)))
    return [{ hospitalId, date, half: first.half, ...sumOf(own), isNow }]
  })

const byShift = (rows: readonly { assignmentId: number }[]) =>
  rows.map(({ assignmentId }) => ({ assignmentId, state: null, amount: 1 }))

/** How it stands. */
export const todayReport = async (asked: Asked, input: Input): Promise<InsightToday> => {
  const { db, accountId, places, now } = asked
  const known = await read(asked, zoneOf(input))
  const { today, midnight, covered, lines, worked } = known
  const underWay = nowOf(known, now)
  const starting = startingOf(known, now)
  const ahead = aheadOf(known, now)
  const { open, notPosted } = sumOf(ahead)
  const untold = await untoldShifts(db, accountId, now, places)
  const drafts = untold.filter(({ unpublished }) => unpublished === 'draft').length
  return {
    asOf: new Date(now).toISOString(),
    today,
    isPartial: asked.scope !== undefined,
    facilities: facilitiesShown(covered),
    now: {
      onDuty: underWay.length,
      facilities: new Set(underWay.map(({ hospitalId }) => hospitalId)).size,
      ...sumOf(lines.filter((line) => isIn(line, at(now)))),
    },
    starting: {
      count: starting.length,
      rows: await shownRows(asked, covered, byShift(starting.slice(0, LISTED))),
    },
    short: {
      open: open + known.posted.length,
      notPosted,
      beyond: beyondOf(known).length + openElsewhere(known).length,
      rows: await shownRows(asked, covered, missingUnits(known, ahead).slice(0, LISTED).map(countedUnit)),
    },
    anyTime: untimedIn(known, now),
    cells: cellsOf(ahead, now),
    hours: Array.from({ length: CHART_HOURS }, (_, hour) => {
      const moment = midnight + hour * HOUR
      return {
        at: new Date(moment).toISOString(),
        onDuty: worked.filter((shift) => isIn(shift, at(moment))).length,
        required: sumOf(lines.filter((line) => isIn(line, at(moment)))).required,
      }
    }),
    leave: await awayOn(db, accountId, today, places),
    credentials: await endingOf(asked, today),
    drafts: {
      drafts,
      changed: untold.length - drafts,
      people: new Set(untold.flatMap(({ people }) => people)).size,
      from: untold[0]?.date ?? null,
      to: untold.at(-1)?.date ?? null,
    },
  }
}

const momentOf = (during: ShiftsInput['during'], now: number): Window => {
  if (during === undefined) return { from: now, to: now + AHEAD }
  return at(during === 'now' ? now : momentIn('during', during))
}

/** The lines that a number of today is about. */
const linesOf = ({ lines }: Read, { during, at: place, date, half }: ShiftsInput, now: number) =>
  lines.filter(
    (line) =>
      isIn(line, momentOf(during, now)) &&
      (place === undefined || line.entry.hospitalId === place) &&
      (date === undefined || line.entry.date === date) &&
      (half === undefined || line.half === half),
  )

/** What is posted of types that may be at any time: a number of a moment or of half a day has none of it. */
const postedFor = (known: Read, { during, at: place, date, half, figure }: ShiftsInput) =>
  during !== undefined || half !== undefined || figure === 'required'
    ? []
    : known.posted.filter((unit) => unit.hospitalId === (place ?? unit.hospitalId) && unit.date === (date ?? unit.date))

/** What a number of today counts. */
export const todayShifts = async (asked: Asked, input: ShiftsInput): Promise<Listed> => {
  const { db, accountId, places, now } = asked
  const zone = zoneOf(input)
  const { figure, during, credentialId } = input
  const known = await read(asked, zone)
  const listed = (counted: Listed['counted']): Listed => ({ asked, known: known.covered, counted })
  const ofLines = (states: readonly Unit['state'][]) => {
    const units = [...linesOf(known, input, now).flatMap(({ entry }) => unitsOf(entry)), ...postedFor(known, input)]
    return listed(
      inOrder(
        units.filter(({ state }) => states.includes(state)),
        known.covered,
      ).map(countedUnit),
    )
  }
  switch (figure) {
    case 'onDuty': {
      const moment = momentOf(during ?? 'now', now)
      return listed(byShift(known.worked.filter((shift) => isIn(shift, moment))))
    }
    case 'starting':
      return listed(byShift(startingOf(known, now)))
    case 'required':
      return ofLines(['filled', 'open', 'notPosted', 'unfilled'])
    case 'missing':
      return ofLines(['open', 'notPosted'])
    case 'filled':
    case 'open':
    case 'notPosted':
      return ofLines([figure])
    case 'beyond':
      return listed([
        ...inOrder(beyondOf(known), known.covered).map(countedUnit),
        ...byShift(openElsewhere(known)).map((one) => ({ ...one, state: 'beyond' as const })),
      ])
    case 'anyTime':
    case 'anyTimeMissing': {
      const { at: place, date } = input
      const entries = untimedOf(known, now).filter(
        (one) => one.hospitalId === (place ?? one.hospitalId) && one.date === (date ?? one.date),
      )
      const units = figure === 'anyTime' ? entries.flatMap(unitsOf).filter(isRequired) : untimedMissing(known, entries)
      return listed(inOrder(units, known.covered).map(countedUnit))
    }
    case 'untold':
    case 'drafts':
    case 'changed': {
      const untold = await untoldShifts(db, accountId, now, places)
      const wanted = figure === 'drafts' ? 'draft' : 'changed'
      return listed(byShift(figure === 'untold' ? untold : untold.filter(({ unpublished }) => unpublished === wanted)))
    }
    case 'invalid': {
      const ending = (await endingOf(asked, todayAt(new Date(now), zone))).filter(
        (one) => credentialId === undefined || one.credentialId === credentialId,
      )
      // A shift that two of them are needed for becomes invalid once.
      const ids = new Set(ending.flatMap(({ assignmentIds }) => assignmentIds))
      return listed(byShift([...ids].map((assignmentId) => ({ assignmentId }))))
    }
  }
}
