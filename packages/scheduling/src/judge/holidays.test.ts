import { expect, it } from 'vitest'
import { march } from '../../test/judge/roster.ts'
import { holidaysOf } from './index.ts'

it('are those of each facility, and of all of them', () => {
  const rows = [
    { hospitalId: null, date: '2027-03-01' },
    { hospitalId: 'north', date: '2027-03-08' },
    { hospitalId: 'south', date: '2027-03-09' },
  ]
  expect(holidaysOf(rows, ['north', 'north', 'east'])).toEqual(
    new Map([
      ['north', new Set([march(1), march(8)])],
      ['east', new Set([march(1)])],
    ]),
  )
})
