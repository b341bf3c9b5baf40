import { describe, expect, it } from 'vitest'
import { dayOn, nightOn, shiftOf } from '../../test/judge/roster.ts'
import { isOne, NIGHT, touchesClock } from './which.ts'

const on = (from: string, to: string) => shiftOf(`2027-03-02T${from}`, `2027-03-0${to}`)

describe('which shifts count', () => {
  it('are all, or those that one thing is true of', () => {
    expect(isOne(dayOn(2))).toBe(true)
    expect(isOne(dayOn(2), { partsOfDay: ['night'] })).toBe(false)
    expect(isOne(dayOn(2), { partsOfDay: ['night'], shiftTypeIds: ['day'] })).toBe(true)
    expect(isOne(dayOn(2), { shiftTypeIds: [] })).toBe(false)
  })

  it('by the clock have a minute in that part of a day', () => {
    const night = { from: 0, to: 300 }
    expect(touchesClock(on('12:00', '3T00:00'), night)).toBe(false)
    expect(touchesClock(on('12:00', '3T00:01'), night)).toBe(true)
    expect(touchesClock(on('05:00', '2T12:00'), night)).toBe(false)
    expect(touchesClock(on('04:59', '2T12:00'), night)).toBe(true)
    expect(touchesClock(on('05:00', '4T05:00'), night)).toBe(true)
  })

  it('by the clock may go over midnight', () => {
    const night = { from: 1320, to: 360 }
    expect(touchesClock(on('06:00', '2T22:00'), night)).toBe(false)
    expect(touchesClock(on('05:30', '2T12:00'), night)).toBe(true)
    expect(touchesClock(on('12:00', '2T22:01'), night)).toBe(true)
    expect(touchesClock(on('00:00', '2T01:00'), { from: 0, to: 0 })).toBe(true)
  })

  it('are nights as most agreements have them', () => {
    expect(isOne(nightOn(2), NIGHT)).toBe(true)
    expect(isOne(on('07:00', '3T07:00'), NIGHT)).toBe(true)
    expect(isOne(on('13:00', '2T23:59'), NIGHT)).toBe(false)
  })
})
