import { describe, expect, it } from 'vitest'
import type { TemplateSlot } from '@onward/contract'
import type { UsualTimes } from '@onward/scheduling'
import { weekAt, wantedOf } from './wanted-of.ts'

const NONE = { startsAt: null, endsAt: null, days: null }
const types = new Map<string, UsualTimes>([
  ['day', { startsAt: '07:00', endsAt: '19:00', days: 0 }],
  ['night', { startsAt: '19:00', endsAt: '07:00', days: 1 }],
  ['any', NONE],
])
const slot = (week: number, weekday: number, more: Partial<TemplateSlot> = {}): TemplateSlot => ({
  week,
  weekday,
  hospitalId: 'ny',
  facilityName: 'New York',
  shiftTypeId: 'day',
  shiftTypeName: 'Day',
  ...NONE,
  specialtyId: null,
  specialtyName: null,
  providerId: 'p1',
  providerName: 'Person',
  ...more,
})
// A Monday.
const anchor = '2031-01-06'
type Pattern = Parameters<typeof wantedOf>[0]
type Settings = Parameters<typeof wantedOf>[1]
const wanted = (slots: TemplateSlot[], pattern: Partial<Pattern> = {}, settings: Partial<Settings> = {}) =>
  wantedOf(
    { weeks: 2, anchor, holidays: 'normal', slots, ...pattern },
    { from: anchor, to: '2031-01-19', as: 'people', holidays: [], types, ...settings },
  )
const brief = (all: ReturnType<typeof wanted>) =>
  all.map(({ startsAt, endsAt, providerId }) => `${startsAt} ${endsAt} ${providerId}`)

describe('the weeks of a template', () => {
  it.each([
    ['2031-01-06', 1],
    ['2031-01-12', 1],
    ['2031-01-13', 2],
    ['2031-01-20', 1],
    ['2031-01-05', 2],
    ['2030-12-30', 2],
    ['2030-12-29', 1],
  ])('%s is in week %d', (date, week) => {
    expect(weekAt({ weeks: 2, anchor }, date)).toBe(week)
  })
})

describe('the shifts that a template wants', () => {
  const slots = [
    slot(1, 1),
    slot(2, 3, { shiftTypeId: 'night', providerId: null }),
    slot(2, 0, { shiftTypeId: 'any', startsAt: '08:30', endsAt: '12:00', days: 0 }),
  ]

  it('are those of each date, at the usual times of the type or at their own', () => {
    expect(brief(wanted(slots))).toEqual([
      '2031-01-06T07:00 2031-01-06T19:00 p1',
      '2031-01-15T19:00 2031-01-16T07:00 null',
      '2031-01-19T08:30 2031-01-19T12:00 p1',
    ])
    expect(brief(wanted(slots, {}, { as: 'open' })).every((one) => one.endsWith('null'))).toBe(true)
  })

  it('are of two halves what they are of the whole', () => {
    const whole = { from: '2030-12-11', to: '2031-02-20' }
    for (const cut of ['2030-12-11', '2031-01-01', '2031-01-15', '2031-02-19']) {
      const before = wanted(slots, {}, { from: whole.from, to: cut })
      const rest = wanted(
        slots,
        {},
        { from: new Date(Date.parse(cut) + 86_400_000).toISOString().slice(0, 10), to: whole.to },
      )
      expect([...before, ...rest]).toEqual(wanted(slots, {}, whole))
    }
  })

  it('are on a holiday those of the day, those of the Sunday of its week, or none', () => {
    const both = [slot(1, 3), slot(1, 0, { providerId: 'p2' }), slot(1, 3, { hospitalId: 'la', providerId: 'p3' })]
    const holidays = [{ hospitalId: 'ny', date: '2031-01-08' }]
    const on = (treatment: Pattern['holidays'], all: Settings['holidays'] = holidays) =>
      brief(wanted(both, { holidays: treatment }, { holidays: all, to: '2031-01-08' })).map((one) => one.slice(-2))
    expect(on('normal')).toEqual(['p1', 'p3'])
    expect(on('sunday')).toEqual(['p3', 'p2'])
    expect(on('none')).toEqual(['p3'])
    expect(on('none', [{ hospitalId: null, date: '2031-01-08' }])).toEqual([])
    // The holiday of a Sunday is that Sunday.
    expect(
      brief(
        wanted(
          both,
          { holidays: 'sunday' },
          { from: '2031-01-12', to: '2031-01-12', holidays: [{ hospitalId: 'ny', date: '2031-01-12' }] },
        ),
      ),
    ).toEqual(['2031-01-12T07:00 2031-01-12T19:00 p2'])
  })

  it('have no length where their type has lost its times', () => {
    expect(brief(wanted([slot(1, 1, { shiftTypeId: 'any' })]))).toEqual(['2031-01-06T00:00 2031-01-06T00:00 p1'])
  })
})
