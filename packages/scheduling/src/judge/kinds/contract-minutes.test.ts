import { describe, expect, it } from 'vitest'
import { amountsOf, dayOn, march, nightOn, wordsOf } from '../../../test/judge/roster.ts'

const contract = (more = {}) => ({ from: march(1), to: null, fte: 1, target: 2400, least: 2160, most: 2880, ...more })
const of = (what: 'target' | 'least' | 'most', tolerance = 0) => ({
  of: what,
  window: { per: 'week' as const },
  tolerance,
})
const situation = { range: { from: march(1), to: march(7) } }
const week = (...days: number[]) => days.map((day) => dayOn(day))
const on = (
  contracts: ReturnType<typeof contract>[],
  leave: { from: number; to: number; status: 'approved' }[] = [],
) => ({
  person: { contracts, leave },
  situation,
})

describe('minutes of a contract', () => {
  it('are at least, at most and about as many as it says', () => {
    expect(amountsOf('contractMinutes', of('most'), week(1, 2, 3, 4), on([contract()]))).toEqual([])
    expect(amountsOf('contractMinutes', of('most'), week(1, 2, 3, 4, 5), on([contract()]))).toEqual([720])
    expect(amountsOf('contractMinutes', of('least'), week(1, 2, 3), on([contract()]))).toEqual([])
    expect(amountsOf('contractMinutes', of('least'), week(1, 2), on([contract()]))).toEqual([720])
    expect(amountsOf('contractMinutes', of('target', 240), week(1, 2, 3), on([contract()]))).toEqual([])
    expect(amountsOf('contractMinutes', of('target', 239), week(1, 2, 3), on([contract()]))).toEqual([1])
    expect(amountsOf('contractMinutes', of('target', 239), week(1, 2, 3, 4), on([contract()]))).toEqual([241])
  })

  it('are asked of the days that a contract with such a figure counts on', () => {
    expect(amountsOf('contractMinutes', of('least'), [], on([]))).toEqual([])
    expect(amountsOf('contractMinutes', of('least'), [], on([contract({ least: null })]))).toEqual([])
    expect(amountsOf('contractMinutes', of('least'), [], on([contract({ from: march(7) })]))[0]).toBeCloseTo(2160 / 7)
    const mixed = [contract({ to: march(3), most: 700 }), contract({ from: march(4), most: 1400 })]
    expect(amountsOf('contractMinutes', of('most'), week(1, 2), on(mixed))).toEqual([1440 - 300 - 800])
    // The part of a night that lies in the next week counts there.
    expect(amountsOf('contractMinutes', of('most'), [nightOn(7)], on([contract({ most: 280 })]))).toEqual([20])
  })

  it('leave days of leave out', () => {
    const leave = [{ from: march(1), to: march(5), status: 'approved' as const }]
    expect(amountsOf('contractMinutes', of('least'), week(6), on([contract()], leave))).toEqual([])
    expect(amountsOf('contractMinutes', of('least'), [], on([contract({ least: 2100 })], leave))).toEqual([600])
  })

  it('say what is worked and what the contract says', () => {
    expect(wordsOf('contractMinutes', of('least'), week(1, 2), on([contract()]))).toEqual([
      '24 h on duty in the week of 2027-03-01; by contract at least 36 h, 12 h too little.',
    ])
  })
})
