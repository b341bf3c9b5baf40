import {
  addDays,
  addMonths,
  datesFrom,
  daysBetween,
  firstDay,
  lastDay,
  leaveBlocks,
  monthOf,
  shiftTimes,
  wallAt,
  weekday,
  type LeaveDays,
  type LocalDate,
  type ShiftType,
} from '@onward/scheduling'
import { resolveShift, type ResolvedShift } from '@onward/scheduling/zoned'
import { sampleFacilities, type SampleFacility } from './facilities.ts'
import { SAMPLE_PROVIDER_ID, sampleClinicians, type SampleClinician } from './names.ts'
import { createRandom, type Random } from './random.ts'
import { leaveReasons, ownRhythm, RHYTHMS, rhythmOf, shiftNotes, type Duty } from './rhythms.ts'

export type SampleShift = Pick<ResolvedShift, 'start' | 'end' | 'scheduledDate' | 'clockChange'> & {
  providerId: string
  hospitalId: string
  startsAt: string
  endsAt: string
  timeZone: string
  shiftType: ShiftType
  note: string | null
}
export type SampleLeave = LeaveDays & { providerId: string; leaveDescription: string; leaveKindId: string }
export type SampleRoster = {
  shifts: SampleShift[]
  /** Those ahead that nobody works yet, with who might have. */
  open: (Omit<SampleShift, 'providerId'> & { providerId: null; gapOf: string })[]
  /** What others might have worked ahead and do not. */
  gaps: SampleShift[]
  leave: SampleLeave[]
}

const REST_HOURS = 11

/**
 * The month of `now`, the one before and the one after: the same for the same seed and month.
 * Nobody is in two places, works while on leave, or returns before eleven hours have passed.
 */
export const sampleRoster = (seed: number, now: Date): SampleRoster => {
  const random = createRandom(seed)
  const month = monthOf(now.toISOString())
  const from = firstDay(addMonths(month, -1))
  const dates = datesFrom(from, daysBetween(from, lastDay(addMonths(month, 1))) + 1)

  const shifts: SampleShift[] = []
  const gaps: SampleShift[] = []
  const leave: SampleLeave[] = []
  for (const [index, clinician] of sampleClinicians.entries()) {
    const isOwn = clinician.providerId === SAMPLE_PROVIDER_ID
    const absences = isOwn ? ownLeave(month) : leaveOf(random, clinician, dates)
    leave.push(...absences)
    const own = shiftsOf(random, clinician, dutiesOf(random, index, isOwn, dates, month), absences, !isOwn)
    shifts.push(...own.shifts)
    gaps.push(...own.gaps)
  }
  const ahead = aheadOf(gaps, now)
  return {
    shifts: shifts.sort(byStart),
    open: ahead.filter((_, at) => at % 3 === 0).map((gap) => ({ ...gap, providerId: null, gapOf: gap.providerId })),
    gaps: ahead.filter((_, at) => at % 3 !== 0),
    leave,
  }
}

const byStart = (a: SampleShift, b: SampleShift) =>
  a.start < b.start ? -1 : a.start > b.start ? 1 : a.providerId < b.providerId ? -1 : 1

/** Somebody is looked for in some of the gaps of the next three weeks. */
const aheadOf = (gaps: readonly SampleShift[], now: Date): SampleShift[] => {
  const [from, to] = [now.toISOString(), new Date(now.getTime() + 21 * 86_400_000).toISOString()]
  return gaps.filter(({ start }) => start > from && start < to).toSorted(byStart)
}

const ownLeave = (month: string): SampleLeave[] => {
  const providerId = SAMPLE_PROVIDER_ID
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return [
    {
      providerId,
      startDate: `${before}-12`,
      endDate: `${before}-12`,
      leaveDescription: 'Continuing education',
      leaveKindId: 'study',
    },
    {
      providerId,
      startDate: `${month}-25`,
      endDate: `${month}-28`,
      leaveDescription: 'Annual leave',
      leaveKindId: 'annual',
    },
    {
      providerId,
      startDate: `${after}-19`,
      endDate: `${after}-20`,
      leaveDescription: 'Conference',
      leaveKindId: 'study',
    },
  ]
}

const leaveOf = (random: Random, { providerId }: SampleClinician, dates: LocalDate[]): SampleLeave[] => {
  const leave: SampleLeave[] = []
  // One slot in each half of the three months, so that two leaves never meet.
  for (const half of [0, 1]) {
    const { leaveDescription, leaveKindId, days } = random.pick(leaveReasons)
    const startDate = dates[Math.floor((half * dates.length) / 2) + random.whole(0, 30)]
    const isTaken = random.chance(0.42)
    if (!isTaken || startDate === undefined) continue
    leave.push({
      providerId,
      startDate,
      endDate: addDays(startDate, random.whole(days[0], days[1]) - 1),
      leaveDescription,
      leaveKindId,
    })
  }
  return leave
}

type Day = { date: LocalDate; duty: Duty | undefined; isFirst: boolean }

/** What a clinician's rhythm asks for on each date. */
const dutiesOf = (random: Random, index: number, isOwn: boolean, dates: LocalDate[], month: string): Day[] => {
  const rhythm = isOwn ? ownRhythm : rhythmOf(index)
  const { length } = rhythm.cycle
  // Who share a rhythm stand evenly spread over it; the sample provider's begins with the current month.
  const spread = Math.round((Math.floor(index / RHYTHMS) * length * RHYTHMS) / sampleClinicians.length)
  const start = isOwn ? -daysBetween(dates[0] ?? month, firstDay(month)) : spread + random.whole(0, 1)
  let before: Duty | undefined
  let drift = 0
  return dates.map((date, day) => {
    const at = rhythm.isWeekly ? weekday(date) : (((start + day - drift) % length) + length) % length
    if (at === 0 && !isOwn && !rhythm.isWeekly && random.chance(0.12)) drift += 1
    const duty = rhythm.cycle[at]
    const isFirst = duty !== undefined && before === undefined
    before = duty
    return { date, duty, isFirst }
  })
}

const shiftsOf = (
  random: Random,
  { providerId }: SampleClinician,
  days: Day[],
  leave: LeaveDays[],
  hasGaps: boolean,
) => {
  const shifts: SampleShift[] = []
  /** What they might have worked and do not. */
  const gaps: SampleShift[] = []
  const home = homeOf(providerId)
  let facility = home
  let restedAt = 0
  for (const { date, duty, isFirst } of days) {
    // A whole run is worked at one place; now and then it is another one.
    if (isFirst) facility = random.chance(0.18) ? away(random, home) : home
    const isOpen = hasGaps && random.chance(0.06)
    const note = random.chance(0.07) ? random.pick(shiftNotes) : null
    if (duty === undefined) continue
    const { timeZone, hospitalId } = facility
    const { shiftType, ...wall } = timesOf(duty, date)
    const { start, end, scheduledDate, clockChange } = resolveShift({ ...wall, timeZone })
    const isFree = Date.parse(start) >= restedAt && !leave.some((absence) => leaveBlocks(absence, wall))
    if (!isFree) continue
    const shift = { providerId, hospitalId, ...wall, timeZone, start, end, scheduledDate, clockChange, shiftType }
    if (isOpen) {
      gaps.push({ ...shift, note: null })
      continue
    }
    restedAt = Date.parse(end) + REST_HOURS * 3_600_000
    shifts.push({ ...shift, note })
  }
  return { shifts, gaps }
}

const timesOf = (duty: Duty, date: LocalDate): { startsAt: string; endsAt: string; shiftType: ShiftType } => {
  if (typeof duty === 'string') return { ...shiftTimes(duty, date), shiftType: duty }
  const [from, to] = duty
  return { startsAt: wallAt(date, from), endsAt: wallAt(to < from ? addDays(date, 1) : date, to), shiftType: 'custom' }
}

// Index arithmetic over a list that is not empty: the places exist.
const facilityAt = (index: number) => sampleFacilities[index % sampleFacilities.length]!
const homeOf = (providerId: string) => facilityAt(Number(providerId.slice(1)) - 1)
/** Another place in reach: nobody commutes over an ocean. */
const away = (random: Random, home: SampleFacility) => {
  const other = facilityAt(random.whole(0, sampleFacilities.length - 1))
  const isFar = [home, other].some(({ timeZone }) => timeZone.startsWith('Europe/') || timeZone.startsWith('Pacific/'))
  return isFar ? home : other
}
