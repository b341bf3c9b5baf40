import { expect, it } from 'vitest'
import { boardOf, day } from '#test/board.ts'
import { rosterOf } from '../roster.ts'
import { takersAmong } from './takers.ts'

const board = boardOf([day(0, '2031-03-10'), day(1, '2031-03-11'), day(null, '2031-03-12')])
const [ada, ben, cy] = board.people
const dee = { ...ada, providerId: 'dee', providerName: 'Déborah' }
const people = [ada, ben, cy, dee].flatMap((one) => one ?? []) as typeof board.people
const { shifts, byId } = rosterOf({ ...board, people }, '')
const who = (some: typeof shifts, typed = '') =>
  takersAmong(people, some, byId, typed).map(({ person, isAlike }) => `${person.providerId}${isAlike ? '*' : ''}`)

it('puts those first who are trained like the one whose shifts they are, and leaves that one out', () => {
  expect(who(shifts.slice(0, 1))).toEqual(['dee*', 'ben', 'cy'])
  // Of two people either may take the other's.
  expect(who(shifts.slice(0, 2))).toEqual(['ada*', 'ben*', 'dee*', 'cy'])
})

it('asks for what a shift asks for', () => {
  const asking = shifts.slice(0, 1).map((shift) => ({ ...shift, specialtyId: 'nursing' }))
  expect(who(asking)).toEqual(['ben*', 'cy', 'dee'])
  expect(who(shifts.slice(2))).toEqual(['ada', 'ben', 'cy', 'dee'])
})

it('finds by name without accents, and nobody who is not scheduled any more', () => {
  expect(who(shifts, ' deb ')).toEqual(['dee*'])
  const gone = people.map((one) => ({ ...one, isActive: one.providerId !== 'dee' }))
  expect(takersAmong(gone, shifts, byId, 'deb')).toEqual([])
})
