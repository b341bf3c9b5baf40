import { expect, it } from 'vitest'
import { groupsOf } from './groups.ts'

const said = (senderId: number, day: number, message: string) => ({
  senderId,
  message,
  time: new Date(2026, 10, day, 12).toISOString(),
})

it('nothing was said', () => expect(groupsOf([])).toEqual([]))
it('puts together what one says in a row, and begins anew with another sender and with a day', () => {
  const groups = groupsOf([said(1, 20, 'a'), said(1, 20, 'b'), said(2, 20, 'c'), said(2, 21, 'd')])
  expect(groups.map(({ day, messages }) => [day, messages.map(({ message }) => message).join('')])).toEqual([
    ['2026-11-20', 'ab'],
    [undefined, 'c'],
    ['2026-11-21', 'd'],
  ])
})
