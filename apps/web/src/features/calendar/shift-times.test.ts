import { describe, expect, it } from 'vitest'
import { firstUsualTimes } from '@onward/scheduling'
import { typedMinutes, typedOf, wallsOf, withType, withTyped, type Kind, type TypedTimes } from './shift-times.ts'

const stored = (startsAt: string, endsAt: string, shiftTypeId: TypedTimes['shiftTypeId'] = 'custom') => ({
  startsAt,
  endsAt,
  shiftTypeId,
})
const kindOf = (id: string): Kind => {
  const kind = firstUsualTimes.find(({ shiftTypeId }) => shiftTypeId === id)
  if (!kind) throw new Error(`No type ${id}`)
  return kind
}
const LONG_CALL = stored('2026-11-13T17:30', '2026-11-16T07:30')
const EIGHT = stored('2026-11-13T08:00', '2026-11-14T08:00', 'call')
const NIGHT = stored('2026-11-13T19:00', '2026-11-14T07:00', 'night')
const type = (typed: TypedTimes, ...edits: [Parameters<typeof withTyped>[1], string][]) =>
  edits.reduce((all, [field, text]) => withTyped(all, field, text, firstUsualTimes), typed)

describe('the times of a shift, field by field', () => {
  it.each([LONG_CALL, EIGHT, NIGHT, stored('2026-11-13T08:00', '2026-11-20T08:00')])(
    'are as stored, untouched: %o',
    (shift) => {
      const { startsAt, endsAt, shiftTypeId } = shift
      expect({ ...wallsOf(typedOf(shift)), shiftTypeId: typedOf(shift).shiftTypeId }).toEqual({
        startsAt,
        endsAt,
        shiftTypeId,
      })
    },
  )

  it('on another day a shift lasts as long, and is of the same type', () => {
    expect(wallsOf(type(typedOf(LONG_CALL), ['date', '2026-12-30']))).toEqual({
      startsAt: '2026-12-30T17:30',
      endsAt: '2027-01-02T07:30',
    })
    expect(type(typedOf(EIGHT), ['date', '2026-12-30'])).toMatchObject({ endDate: '2026-12-31', shiftTypeId: 'call' })
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
  ] as const)('%o, %s typed as %s, ends on %s', (shift, field, text, endDate, shiftTypeId) => {
    expect(withTyped(typedOf(shift), field, text, firstUsualTimes)).toMatchObject({ endDate, shiftTypeId })
  })

  it('its type is the stored one again when its times are', () => {
    const away = withTyped(typedOf(EIGHT), 'to', '09:00', firstUsualTimes, EIGHT)
    expect(away.shiftTypeId).toBe('custom')
    expect(
      withTyped(withTyped(away, 'endDate', '2026-11-14', firstUsualTimes, EIGHT), 'to', '08:00', firstUsualTimes, EIGHT)
        .shiftTypeId,
    ).toBe('call')
  })

  it('a type has its own times, custom those that are there', () => {
    expect(wallsOf(withType(typedOf(LONG_CALL), kindOf('night')))).toEqual({
      startsAt: '2026-11-13T19:00',
      endsAt: '2026-11-14T07:00',
    })
    expect(withType(typedOf(LONG_CALL), kindOf('custom'))).toEqual({ ...typedOf(LONG_CALL), shiftTypeId: 'custom' })
  })

  it('says how long it is, and nothing while it cannot be', () => {
    expect(typedMinutes(typedOf(LONG_CALL))).toBe(62 * 60)
    expect(typedMinutes(withTyped(typedOf(LONG_CALL), 'endDate', '2026-11-12', firstUsualTimes))).toBeUndefined()
    expect(typedMinutes(withTyped(typedOf(LONG_CALL), 'to', '', firstUsualTimes))).toBeUndefined()
  })

  it('are of the type of the account that usually is then, and keep one that may be at any time', () => {
    const own = [
      ...firstUsualTimes,
      { shiftTypeId: 'evening', startsAt: '15:00', endsAt: '23:00', days: 0 },
      { shiftTypeId: 'standby', startsAt: null, endsAt: null, days: null },
    ]
    const typed = (from: TypedTimes) => withTyped(withTyped(from, 'from', '15:00', own), 'to', '23:00', own)
    expect(typed(typedOf(NIGHT)).shiftTypeId).toBe('evening')
    expect(
      typed(withType(typedOf(NIGHT), { shiftTypeId: 'standby', startsAt: null, endsAt: null, days: null })),
    ).toMatchObject({ shiftTypeId: 'standby', from: '15:00', to: '23:00' })
  })
})
