import { expect, it } from 'vitest'
import { isOverdue } from './overdue.ts'

it.each([
  ['2026-11-20', 'todo', true],
  ['2026-11-21', 'todo', false],
  ['2026-11-22', 'todo', false],
  ['2025-12-31', 'in-progress', true],
  ['2026-11-20', 'done', false],
  ['', 'todo', false],
])('due on %j and on board %s, on 21 November: late is %j', (dueDate, boardId, isLate) => {
  expect(isOverdue({ dueDate, boardId }, '2026-11-21')).toBe(isLate)
})
