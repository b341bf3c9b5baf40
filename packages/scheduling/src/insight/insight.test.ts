import { describe, expect, it } from 'vitest'
import { shiftOf } from '../../test/judge/roster.ts'
import { neededOn } from '../coverage.ts'
import { dayNumber } from '../day-numbers.ts'
import { judgedShift } from '../judged-shift.ts'
import { neededAt } from '../needed-at.ts'
import { resolveShift } from '../resolve-shift.ts'
import { transitions } from '../transitions.ts'
import {
  bandOf,
  coveredDay,
  fairShares,
  figuresOfLine,
  fillRate,
  gini,
  isNight,
  isOnHoliday,
  isOnWeekend,
  overtimeOf,
  shortTurnarounds,
  spreadOf,
  targetOf,
  weightOf,
  type HourShift,
} from './index.ts'

const line = (shiftTypeId: string, specialtyId: string | null, least: number, wished = least) => ({
  shiftTypeId,
  specialtyId,
  least,
  wished,
})
const shift = (id: string, shiftTypeId = 'day', specialtyIds: string[] = [], isOpen = false, isDraft = false) => ({
  id,
  shiftTypeId,
  specialtyIds,
  isOpen,
  isDraft,
})
const ids = (shifts: readonly { id: string }[]) => shifts.map(({ id }) => id)

describe('a covered day', () => {
  it('fills what it must have first, then what it wishes for, and the rest is over', () => {
    const { lines, unneeded } = coveredDay(
      [line('day', null, 1, 2)],
      ['a', 'b', 'c'].map((id) => shift(id)),
    )
    expect(lines.map(({ filled, extra, over }) => [ids(filled), ids(extra), ids(over)])).toEqual([
      [['a'], ['b'], ['c']],
    ])
    expect(unneeded).toEqual([])
  })

  it('counts an open shift for what is missing, and for nothing else', () => {
    const { lines, beyond } = coveredDay(
      [line('day', null, 3)],
      [shift('a'), shift('b', 'day', [], true), shift('n', 'night', [], true)],
    )
    expect(lines.map(({ filled, open, notPosted }) => [ids(filled), ids(open), notPosted])).toEqual([[['a'], ['b'], 1]])
    expect(ids(beyond)).toEqual(['n'])
    expect(ids(coveredDay([line('day', null, 0, 1)], [shift('b', 'day', [], true)]).beyond)).toEqual(['b'])
  })

  it('lets a surplus fill nothing elsewhere, and puts people where they are missing', () => {
    const { lines, unneeded } = coveredDay(
      [line('day', 'icu', 1), line('day', null, 1), line('night', null, 1)],
      [shift('both', 'day', ['icu']), shift('any', 'day'), shift('third', 'day'), shift('odd', 'call')],
    )
    expect(lines.map(({ filled, over, notPosted }) => [ids(filled), ids(over), notPosted])).toEqual([
      [['both'], [], 0],
      [['any'], ['third'], 0],
      [[], [], 1],
    ])
    expect(ids(unneeded)).toEqual(['odd'])
  })

  it('has figures whose parts are what is required', () => {
    const [one] = coveredDay(
      [line('day', null, 4)],
      [shift('a', 'day', [], false, true), shift('b', 'day', [], true)],
    ).lines
    expect(one && figuresOfLine(one, false)).toMatchObject({
      required: 4,
      filled: 1,
      filledDrafts: 1,
      open: 1,
      notPosted: 2,
    })
    expect(one && figuresOfLine(one, true)).toMatchObject({ filled: 1, open: 0, notPosted: 0, unfilled: 3 })
  })

  it('has no rate where nobody is required', () => {
    expect(fillRate({ required: 0, filled: 0 })).toBeNull()
    expect(bandOf({ required: 0, filled: 0 })).toBeNull()
    expect(
      ['10/10', '9/10', '7/10', '6/10']
        .map((text) => text.split('/').map(Number))
        .map(([filled = 0, required = 0]) => bandOf({ required, filled })),
    ).toEqual(['full', 'some', 'some', 'few'])
  })
})

/** Overtime minute by minute: of each minute of the wall-clock week in which it lies, and how many came before. */
const byMinute = (shifts: readonly HourShift[], weekStartsOn: number, after: number) => {
  const worked = new Map<number, number>()
  return shifts.map((one) => {
    const days = one.days ?? shiftDays(one)
    let over = 0
    for (const { day, minutes } of days) {
      const week = Math.floor((day - 3 - weekStartsOn) / 7)
      for (let minute = 0; minute < minutes; minute += 1) {
        const count = (worked.get(week) ?? 0) + 1
        worked.set(week, count)
        if (count > after) over += 1
      }
    }
    return over
  })
}
const shiftDays = ({ wallStart, wallEnd }: HourShift) => {
  const days: { day: number; minutes: number }[] = []
  for (let at = wallStart; at < wallEnd; at += 1) {
    const day = Math.floor(at / 1440)
    const last = days.at(-1)
    if (last?.day === day) last.minutes += 1
    else days.push({ day, minutes: 1 })
  }
  return days
}

describe('hours', () => {
  const week = { weekStartsOn: 1, after: 2400 }

  it('beyond a week are those that come last, and a night is cut where the week ends', () => {
    // Monday to Thursday twelve hours each: eight of the last are over.
    const days = [1, 2, 3, 4].map((day) => shiftOf(`2027-03-0${day}T07:00`, `2027-03-0${day}T19:00`))
    expect(overtimeOf(days, week)).toEqual([0, 0, 0, 480])
    const night = shiftOf('2027-03-07T19:00', '2027-03-08T07:00')
    expect(overtimeOf([...days, night], week)).toEqual([0, 0, 0, 480, 300])
    expect(overtimeOf([...days, night], { weekStartsOn: 0, after: 2400 })).toEqual([0, 0, 0, 480, 0])
  })

  it('are as a count minute by minute has them, over every clock change of some zones', () => {
    const found: number[] = []
    for (const zone of ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns'])
      for (const { instant } of transitions(zone, 2024, 2031)) {
        const date = new Date(Date.parse(instant) - 3 * 86_400_000).toISOString().slice(0, 10)
        const shifts = Array.from({ length: 6 }, (_, at): HourShift => {
          const start = new Date(Date.parse(`${date}T19:00:00Z`) + at * 86_400_000).toISOString().slice(0, 16)
          const end = new Date(Date.parse(`${start}:00Z`) + 12 * 3_600_000).toISOString().slice(0, 16)
          const wall = { startsAt: start, endsAt: end, timeZone: zone }
          const stored = {
            shiftId: start,
            providerId: 'ann',
            hospitalId: 'north',
            shiftTypeId: 'night',
            specialtyId: null,
          }
          const judged = judgedShift({ ...stored, partOfDay: 'night', ...wall, ...resolveShift(wall) })
          const isEven = judged.end - judged.start === judged.wallEnd - judged.wallStart
          return { ...judged, days: isEven ? null : judged.days }
        })
        for (const weekStartsOn of [0, 1, 6]) {
          const overtime = overtimeOf(shifts, { weekStartsOn, after: 1500 })
          expect(overtime).toEqual(byMinute(shifts, weekStartsOn, 1500))
          found.push(...overtime)
        }
        // A night is as long as it is.
        expect(shifts.some(({ start, end }) => end - start !== 720)).toBe(true)
      }
    expect(found.some((minutes) => minutes > 0)).toBe(true)
  })

  it('know a night, a weekend and a holiday', () => {
    const of = (from: string, to: string) => shiftOf(from, to)
    const call = { ...of('2027-03-03T07:00', '2027-03-04T07:00'), partOfDay: 'call' as const }
    const late = { ...of('2027-03-03T14:00', '2027-03-04T00:00'), partOfDay: 'custom' as const }
    expect([of('2027-03-03T19:00', '2027-03-04T07:00'), call, late].map(isNight)).toEqual([true, true, false])
    const fridayNight = of('2027-03-05T19:00', '2027-03-06T07:00')
    expect([fridayNight, of('2027-03-06T07:00', '2027-03-06T19:00')].map(isOnWeekend)).toEqual([false, true])
    const holidays = new Map([['north', new Set([dayNumber('2027-03-05')])]])
    expect(isOnHoliday(fridayNight, holidays)).toBe(true)
    expect(isOnHoliday({ ...fridayNight, hospitalId: 'south' }, holidays)).toBe(false)
  })
})

const person = (more = {}) => ({ contracts: [], leave: [], lastDay: null, ...more })
const contract = (from: string, to: string | null, fte: number, target: number | null) => ({
  from: dayNumber(from),
  to: to === null ? null : dayNumber(to),
  fte,
  target,
  least: null,
  most: null,
})
const days = (from: string, to: string) => ({ from: dayNumber(from), to: dayNumber(to) })

describe('what somebody is to work', () => {
  it('is a seventh of the week for each day that they are not away', () => {
    const half = person({ contracts: [contract('2027-01-01', null, 0.5, 1200)] })
    expect(targetOf(half, days('2027-03-01', '2027-03-14'))).toBe(2400)
    const away = { ...half, leave: [days('2027-03-01', '2027-03-07')] }
    expect(targetOf(away, days('2027-03-01', '2027-03-14'))).toBe(1200)
  })

  it('is not known where a contract does not say it for each day', () => {
    expect(targetOf(person(), days('2027-03-01', '2027-03-14'))).toBeNull()
    const late = person({ contracts: [contract('2027-03-08', null, 1, 2400)] })
    expect(targetOf(late, days('2027-03-01', '2027-03-14'))).toBeNull()
    expect(targetOf(late, days('2027-03-08', '2027-03-14'))).toBe(2400)
  })

  it('ends with the last day of who leaves, and was none for who had left before', () => {
    const half = person({ contracts: [contract('2027-01-01', null, 0.5, 1200)] })
    const until = (day: string) => ({ ...half, lastDay: dayNumber(day) })
    expect(targetOf(until('2027-03-07'), days('2027-03-01', '2027-03-14'))).toBe(1200)
    expect(targetOf(until('2027-03-14'), days('2027-03-01', '2027-03-14'))).toBe(2400)
    expect(targetOf(until('2027-02-28'), days('2027-03-01', '2027-03-14'))).toBeNull()
    // A contract that ends with them says all that is asked of it.
    const ended = person({ contracts: [contract('2027-01-01', '2027-03-07', 0.5, 1200)] })
    expect(targetOf({ ...ended, lastDay: dayNumber('2027-03-07') }, days('2027-03-01', '2027-03-14'))).toBe(1200)
  })

  it('weighs by share and days', () => {
    const half = person({ contracts: [contract('2027-01-01', null, 0.5, null)] })
    const range = days('2027-03-01', '2027-03-10')
    expect(weightOf(half, range)).toEqual({ weight: 0.5, isAssumed: false })
    expect(weightOf(person({ leave: [days('2027-03-01', '2027-03-05')] }), range)).toEqual({
      weight: 0.5,
      isAssumed: true,
    })
    expect(weightOf(person({ lastDay: dayNumber('2027-03-02') }), range).weight).toBeCloseTo(0.2)
  })
})

describe('what is fair', () => {
  it('is measured by rest in minutes that pass, and a stretch of work is one', () => {
    const shifts = [
      { start: 0, end: 720 },
      { start: 720, end: 1440 },
      { start: 2040, end: 2700 },
      { start: 3360, end: 4000 },
    ]
    expect(shortTurnarounds(shifts, 660)).toEqual([false, false, true, false])
    expect(shortTurnarounds(shifts, 661)).toEqual([false, false, true, true])
  })

  it('is shared by weight', () => {
    expect(fairShares(9, [1, 0.5, 0])).toEqual([6, 3, 0])
    expect(fairShares(9, [0, 0])).toEqual([0, 0])
  })

  it('is 0 for all alike and near 1 where one has all', () => {
    expect(gini([3, 3, 3])).toBeCloseTo(0)
    expect(gini([0, 0, 0, 8])).toBeCloseTo(0.75)
    expect(gini([1, 2, 3, 4])).toBeCloseTo(0.25)
    expect(gini([5])).toBeNull()
    expect(gini([0, 0])).toBeNull()
  })

  it('compares what each carried for a full share', () => {
    const even = spreadOf([
      { weight: 1, count: 4 },
      { weight: 0.5, count: 2 },
      { weight: 0, count: 9 },
    ])
    expect(even).toEqual({ gini: 0, range: 0 })
    expect(spreadOf([{ weight: 1, count: 4 }])).toBeNull()
  })
})

it('somebody is needed between moments, as long as the night is', () => {
  const night = { startsAt: '19:00', endsAt: '07:00', days: 1 }
  const of = (date: string) => {
    const { start = 0, end = 0 } = neededAt(night, date, 'America/New_York') ?? {}
    return (end - start) / 3_600_000
  }
  expect([of('2027-03-12'), of('2027-03-13'), of('2027-11-06')]).toEqual([12, 11, 13])
  expect(neededAt({ startsAt: null, endsAt: null, days: null }, '2027-03-12', 'UTC')).toBeUndefined()
  expect(neededOn('2027-03-12', { patterns: [], days: [], holidays: new Set() })).toEqual([])
})
