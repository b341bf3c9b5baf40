import { expect, it } from 'vitest'
import { boardOf, day } from '#test/board.ts'
import { leftBy, STATES } from './filtered.ts'
import { rosterOf, type BoardShift } from './roster.ts'

const [told] = rosterOf(boardOf([day(0, '2031-03-10')]), '').shifts as [BoardShift] // the one above
const draft: BoardShift = { ...told, flags: ['draft', 'note'] }
const changed: BoardShift = { ...told, flags: ['changed', 'overridden'] }
const open: BoardShift = { ...told, providerId: null, shiftTypeId: 'night' }
const all = [told, draft, changed, open]

it('leaves the shifts of a type and of a state, and all where none is chosen', () => {
  const left = Object.fromEntries(STATES.map((state) => [state, all.filter((one) => leftBy('', state)?.(one))]))
  expect(left).toEqual({
    draft: [draft],
    changed: [changed],
    removed: [],
    published: [told, open],
    open: [open],
    overridden: [changed],
  })
  expect(all.filter((one) => leftBy('night', '')?.(one))).toEqual([open])
  expect(all.filter((one) => leftBy('day', 'open')?.(one))).toEqual([])
  expect(leftBy('', '')).toBeUndefined()
})
