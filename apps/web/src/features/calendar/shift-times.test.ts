import { describe, expect, it } from 'vitest'
import { typedMinutes, typedOf, wallsOf, withType, withTyped, type TypedTimes } from './shift-times.ts'

const stored = (startsAt: string, endsAt: string, shiftType: TypedTimes['shiftType'] = 'custom') => ({
  startsAt,
  endsAt,
  shiftType,
})
const LONG_CALL = stored('2026-11-13T17:30', '2026-11-16T07:30')
const EIGHT = stored('2026-11-13T08:00', '2026-11-14T08:00', 'call')
const NIGHT = stored('2026-11-13T19:00', '2026-11-14T07:00', 'night')
const type = (typed: TypedTimes, ...edits: [Parameters<typeof withTyped>[1], string][]) =>
  edits.reduce((all, [field, text]) => withTyped(all, field, text), typed)

describe('the times of a shift, field by field', () => {
  it.each([LONG_CALL, EIGHT, NIGHT, stored('2026-11-13T08:00', '2026-11-20T08:00')])(
    'are as stored, untouched: %o',
    (shift) => {
      const { startsAt, endsAt, shiftType } = shift
      expect({ ...wallsOf(typedOf(shift)), shiftType: typedOf(shift).shiftType }).toEqual({
        startsAt,
        endsAt,
        shiftType,
      })
    },
  )

  it('on another day a shift lasts as long, and is of the same type', () => {
    expect(wallsOf(type(typedOf(LONG_CALL), ['date', '2026-12-30']))).toEqual({
      startsAt: '2026-12-30T17:30',
      endsAt: '2027-01-02T07:30',
    })
    expect(type(typedOf(EIGHT), ['date', '2026-12-30'])).toMatchObject({ endDate: '2026-12-31', shiftType: 'call' })
  })

  it('a date that is empty on the way takes nothing of the length away', () => {
    const typed = type(typedOf(LONG_CALL), ['date', ''], ['date', '0002-01-01'], ['date', ''], ['date', '2026-11-20'])
    expect(wallsOf(typed)).toEqual({ startsAt: '2026-11-20T17:30', endsAt: '2026-11-23T07:30' })
    const ended = type(typedOf(NIGHT), ['endDate', ''], ['date', '2026-11-20'])
    expect(wallsOf(ended)).toEqual({ startsAt: '2026-11-20T19:00', endsAt: '2026-11-21T07:00' })
  })

  it('a time that is empty on the way takes nothing of the length away', () => {
    const call = stored('2026-11-13T08:00', '2026-11-14T21:30')
    const typed = type(typedOf(call), ['from', ''], ['from', '08:30'], ['to', ''], ['to', '21:00'])
    expect(wallsOf(typed)).toEqual({ startsAt: '2026-11-13T08:30', endsAt: '2026-11-14T21:00' })
  })

  it.each([
    [NIGHT, 'to', '23:00', '2026-11-13', 'custom'],
    [stored('2026-11-13T07:00', '2026-11-13T19:00', 'day'), 'to', '06:00', '2026-11-14', 'custom'],
    [stored('2026-11-13T07:00', '2026-11-13T19:00', 'day'), 'to', '07:00', '2026-11-14', 'call'],
    [EIGHT, 'from', '07:00', '2026-11-13', 'custom'],
    [LONG_CALL, 'to', '19:00', '2026-11-16', 'custom'],
    [LONG_CALL, 'from', '07:30', '2026-11-16', 'custom'],
  ] as const)('%o, %s typed as %s, ends on %s', (shift, field, text, endDate, shiftType) => {
    expect(withTyped(typedOf(shift), field, text)).toMatchObject({ endDate, shiftType })
  })

  it('its type is the stored one again when its times are', () => {
    const away = withTyped(typedOf(EIGHT), 'to', '09:00', EIGHT)
    expect(away.shiftType).toBe('custom')
    expect(withTyped(withTyped(away, 'endDate', '2026-11-14', EIGHT), 'to', '08:00', EIGHT).shiftType).toBe('call')
  })

  it('a type has its own times, custom those that are there', () => {
    expect(wallsOf(withType(typedOf(LONG_CALL), 'night'))).toEqual({
      startsAt: '2026-11-13T19:00',
      endsAt: '2026-11-14T07:00',
    })
    expect(withType(typedOf(LONG_CALL), 'custom')).toEqual(typedOf(LONG_CALL))
  })

  it('says how long it is, and nothing while it cannot be', () => {
    expect(typedMinutes(typedOf(LONG_CALL))).toBe(62 * 60)
    expect(typedMinutes(withTyped(typedOf(LONG_CALL), 'endDate', '2026-11-12'))).toBeUndefined()
    expect(typedMinutes(withTyped(typedOf(LONG_CALL), 'to', ''))).toBeUndefined()
  })
})
