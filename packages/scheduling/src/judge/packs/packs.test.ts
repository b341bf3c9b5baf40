import { describe, expect, it } from 'vitest'
import { dayOn, names, nightOn, personOf, shiftOf, situationOf } from '../../../test/judge/roster.ts'
import { dateOfDay, dayNumber } from '../../index.ts'
import { judge, messageOf, packs, type JudgedShift, type Situation } from '../index.ts'

const broken = (packId: string, shifts: readonly JudgedShift[], more: Partial<Situation> = {}) => {
  const rules = packs.find((pack) => pack.packId === packId)?.rules ?? []
  const verdicts = judge(situationOf(personOf(shifts), more), rules, 'all')
  expect(verdicts.every((verdict) => messageOf(verdict, names).endsWith('.'))).toBe(true)
  return [...new Set(verdicts.map(({ ruleId }) => ruleId))].sort()
}
const days = (count: number) => Array.from({ length: count }, (_, at) => dayOn(at + 1))
const callOn = (day: number) =>
  shiftOf(`2027-03-${String(day).padStart(2, '0')}T07:00`, `2027-03-${String(day + 1).padStart(2, '0')}T07:00`, {
    partOfDay: 'call',
  })

describe('packs', () => {
  it('name the source of each rule, and are no legal advice', () => {
    for (const { rules, note, packId } of packs) {
      expect(rules.every(({ source }) => source.length > 10)).toBe(true)
      if (packId !== 'none') expect(note).toContain('No legal advice')
    }
    const ids = packs.flatMap(({ rules }) => rules.map(({ ruleId }) => ruleId))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('ACGME: 80 hours, one day in seven, 24 hours and four, 14 hours after, every third night', () => {
    expect(broken('acgme', days(24))).toEqual([])
    expect(broken('acgme', days(25))).toEqual(['acgme-one-day-in-seven'])
    const long = (day: number) => shiftOf(`2027-03-${day}T07:00`, `2027-03-${day}T22:00`)
    const most = Array.from({ length: 21 }, (_, at) => long(at + 10))
    expect(broken('acgme', most)).toEqual([])
    expect(broken('acgme', [...most, dayOn(1), dayOn(7)])).toEqual(['acgme-80-hours'])
    expect(broken('acgme', [callOn(2), shiftOf('2027-03-03T07:00', '2027-03-03T11:00')])).toEqual([])
    expect(broken('acgme', [callOn(2), shiftOf('2027-03-03T07:00', '2027-03-03T11:01')])).toEqual(['acgme-24-hours'])
    expect(broken('acgme', [callOn(2), shiftOf('2027-03-03T20:59', '2027-03-03T23:00')])).toEqual([
      'acgme-14-hours-after-call',
    ])
    const calls = [1, 3, 5, 7, 9, 11, 13, 15, 17].map(callOn)
    expect(broken('acgme', calls)).toEqual([])
    expect(broken('acgme', [...calls, callOn(28)])).toEqual(['acgme-every-third-night'])
    expect(broken('acgme', [dayOn(2), shiftOf('2027-03-03T02:59', '2027-03-03T10:00')])).toEqual([
      'acgme-8-hours-between',
    ])
  })

  it('EU working time: 11 hours a day, 35 at a stretch in the week, 48 on average, eight at night', () => {
    expect(broken('eu-working-time', [dayOn(2), shiftOf('2027-03-03T06:00', '2027-03-03T10:00')])).toEqual([])
    expect(broken('eu-working-time', [dayOn(2), shiftOf('2027-03-03T05:59', '2027-03-03T10:00')])).toEqual([
      'eu-daily-rest',
    ])
    expect(broken('eu-working-time', [...days(5), shiftOf('2027-03-06T07:00', '2027-03-06T13:00')])).toEqual([])
    expect(broken('eu-working-time', days(6))).toEqual(['eu-weekly-rest'])
    const nights = [1, 2, 3, 4, 8, 9, 10, 11, 15, 16, 17, 18, 22, 23, 24, 25].map((day) => nightOn(day))
    expect(broken('eu-working-time', nights)).toEqual([])
    expect(broken('eu-working-time', [...nights, nightOn(26)])).toEqual(['eu-night-work'])
  })

  it('EU working time: 48 hours a week are an average of 17 weeks', () => {
    const monday = dayNumber('2027-01-04')
    const weeks = (count: number, ends: string) =>
      Array.from({ length: count * 7 }, (_, at) => ({ date: dateOfDay(monday + at), isWorked: at % 7 < 5 })).flatMap(
        ({ date, isWorked }) => (isWorked ? [shiftOf(`${date}T08:00`, `${date}T${ends}`)] : []),
      )
    const range = { from: monday, to: monday + 17 * 7 - 1 }
    expect(broken('eu-working-time', weeks(17, '17:36'), { range })).toEqual([])
    expect(broken('eu-working-time', weeks(17, '17:37'), { range })).toEqual(['eu-48-hours'])
    // Four weeks of more are made up for by the others.
    expect(broken('eu-working-time', weeks(4, '20:00'), { range })).toEqual([])
  })

  it('EU working time: eight hours are for who works at night, by the name of the shift or by its clock', () => {
    const dates = [1, 2, 3, 4, 8, 9, 10, 11, 15, 16, 17, 18, 22, 23, 24, 25, 26]
    const all = (from: string, to: string, partOfDay: JudgedShift['partOfDay']) =>
      dates.map((day) => {
        const date = `2027-03-${String(day).padStart(2, '0')}`
        return shiftOf(`${date}T${from}`, `${date}T${to}`, { partOfDay })
      })
    expect(broken('eu-working-time', all('07:00', '19:00', 'day'))).toEqual([])
    expect(broken('eu-working-time', all('11:00', '23:00', 'night'))).toEqual(['eu-night-work'])
    expect(broken('eu-working-time', all('04:59', '16:59', 'day'))).toEqual(['eu-night-work'])
    expect(broken('eu-working-time', all('05:00', '17:00', 'day'))).toEqual([])
    // Three nights make nobody a night worker.
    const three = [...all('07:00', '19:00', 'day').slice(0, 14), ...all('11:00', '23:00', 'night').slice(14)]
    expect(broken('eu-working-time', three)).toEqual([])
  })

  it('nurses: 10 hours, 60 a week, three nights', () => {
    expect(broken('nurses', [...days(5), nightOn(9), nightOn(10), nightOn(11)])).toEqual([])
    expect(broken('nurses', days(6))).toEqual(['nurses-60-hours'])
    expect(
      broken(
        'nurses',
        [8, 9, 10, 11].map((day) => nightOn(day)),
      ),
    ).toEqual(['nurses-three-nights'])
    expect(broken('nurses', [dayOn(2), shiftOf('2027-03-03T04:59', '2027-03-03T10:00')])).toEqual(['nurses-rest'])
    expect(broken('none', days(31))).toEqual([])
  })
})
