import type { BoardFlag } from '@onward/contract'
import { expect, it } from 'vitest'
import { boardOf, day } from '#test/board.ts'
import { render } from '#test/render.tsx'
import type { Room } from './geometry.ts'
import { rosterOf } from './roster.ts'
import { shiftChip } from './shift-chip.tsx'

it.each<[Room, BoardFlag[], string[], isAmong?: boolean]>([
  ['wide', ['changed', 'overridden', 'note'], ['svg', '◆', '✓', 'svg']],
  ['middle', ['changed', 'overridden', 'note'], ['svg', '+']],
  ['middle', ['note'], ['svg', 'svg']],
  // A dot says that there are more: for a sign of that alone the gravest would go.
  ['narrow', ['note'], ['svg', 'b']],
  ['narrow', [], ['svg']],
  ['middle', ['note'], ['svg', 'b'], true],
  ['wide', ['changed', 'note'], ['svg', '+'], true],
])('has in a %s day of a rule that is broken and of %j the marks %j', (room, flags, marks, isAmong = false) => {
  const roster = rosterOf(boardOf([day(0, '2031-03-10')]), '')
  const placed = roster.shifts.map((shift) => ({ shift: { ...shift, flags }, isOn: false, isEnd: true }))
  render(
    placed.map((one) =>
      shiftChip({ placed: one, roster, isConflict: true, isElsewhere: false, isLeft: false, room, isAmong }),
    ),
  )
  const shown = document.querySelectorAll('[data-marked] > :last-child > *')
  expect([...shown].map((one) => one.textContent || one.localName)).toEqual(marks)
})

it('says how many it stands for in place of where they are, which its row says', () => {
  const roster = rosterOf(boardOf([day(null, '2031-03-10')]), '')
  const [shift] = roster.shifts
  if (!shift) throw new Error('There is no shift')
  const placed = { shift, isOn: false, isEnd: true }
  const chip = (alike: number) =>
    shiftChip({ placed, roster, isConflict: false, isElsewhere: false, isLeft: false, room: 'middle', alike })
  render(
    <>
      <p>{chip(1)}</p>
      <p>{chip(12)}</p>
    </>,
  )
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['DHAR', 'D×12'])
})
