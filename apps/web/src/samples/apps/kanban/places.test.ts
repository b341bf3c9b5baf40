import type { KanbanTask } from '@onward/contract/samples'
import { array, assert, constantFrom, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardIdFor, placed, placeOf, placeUnder, stepped, taking, tasksOn } from './places.ts'

const task = (id: number, boardId: string): KanbanTask => ({
  id,
  boardId,
  title: `Task ${id}`,
  description: '',
  labels: [],
  dueDate: '',
  attachments: [],
  comments: [],
  assignedTo: [],
})
const idsOn = (tasks: readonly KanbanTask[], boardId: string) => tasksOn(tasks, boardId).map(({ id }) => id)

it('any task can be put at any place of any board, by the calls that there are', () => {
  const boards = array(constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 9 })
  assert(
    property(boards, nat(), constantFrom('a', 'b', 'c'), nat(), (of, who, to, where) => {
      const tasks = of.map((boardId, at) => task(at + 1, boardId))
      const taskId = (who % tasks.length) + 1
      const others = idsOn(tasks, to).filter((id) => id !== taskId)
      const at = where % (others.length + 1)
      const { tasks: shown, newBoardId, targetTaskId } = placed(tasks, { taskId, boardId: to, at })
      expect(idsOn(shown, to)).toEqual(others.toSpliced(at, 0, taskId))
      expect(placeOf(shown, taskId)).toEqual({ taskId, boardId: to, at })
      // What is shown ahead is what the two calls lead to.
      const moved =
        newBoardId === undefined
          ? tasks
          : tasks.map((one) => (one.id === taskId ? { ...one, boardId: newBoardId } : one))
      expect(targetTaskId === undefined ? moved : taking(moved, taskId, targetTaskId)).toEqual(shown)
      expect(shown.map(({ id }) => id).toSorted()).toEqual(tasks.map(({ id }) => id).toSorted())
      // Once there, nothing is left to be asked for.
      const again = placed(shown, { taskId, boardId: to, at })
      expect(again).toEqual({ tasks: shown, newBoardId: undefined, targetTaskId: undefined })
    }),
  )
})

it('a task that is gone is put nowhere', () => {
  const tasks = [task(1, 'a')]
  const nowhere = { newBoardId: undefined, targetTaskId: undefined }
  expect(placed(tasks, { taskId: 7, boardId: 'a', at: 0 })).toEqual({ tasks, ...nowhere })
  expect(placeOf(tasks, 7)).toBeUndefined()
})

describe('a step', () => {
  const tasks = [task(1, 'a'), task(2, 'a'), task(3, 'a'), task(4, 'b')]
  const to = (at: number, by: Partial<Parameters<typeof stepped>[3]>, boardId = 'a') =>
    stepped(['a', 'b', 'c'], tasks, { taskId: 2, boardId, at }, { boards: 0, tasks: 0, ...by })
  it.each([
    ['up', to(1, { tasks: -1 }), 'a', 0],
    ['down', to(1, { tasks: 1 }), 'a', 2],
    ['up from the top', to(0, { tasks: -1 }), 'a', 0],
    ['down from the end', to(2, { tasks: 1 }), 'a', 2],
    ['to the next board, at the same height', to(1, { boards: 1 }), 'b', 1],
    ['to a board with fewer cards, at its end', to(2, { boards: 1 }), 'b', 1],
    ['to an empty board', to(1, { boards: 1 }, 'b'), 'c', 0],
    ['past the last board', to(0, { boards: 1 }, 'c'), 'c', 0],
    ['before the first board', to(1, { boards: -1 }), 'a', 1],
  ])('%s', (_, place, boardId, at) => expect(place).toEqual({ taskId: 2, boardId, at }))
})

describe('under the pointer', () => {
  const columns = [
    { boardId: 'a', left: 0, right: 100, middles: [50, 150] },
    { boardId: 'b', left: 120, right: 220, middles: [] },
  ]
  it.each([
    [40, 10, 'a', 0],
    [40, 60, 'a', 1],
    [40, 900, 'a', 2],
    [105, 10, 'a', 0],
    [115, 10, 'b', 0],
    [150, 500, 'b', 0],
    [900, 10, 'b', 0],
    [-50, 160, 'a', 2],
  ])('at %i, %i it is board %s, place %i', (x, y, boardId, at) => {
    expect(placeUnder(columns, x, y)).toEqual({ boardId, at })
  })
  it('there is no place without boards', () => expect(placeUnder([], 1, 1)).toBeUndefined())
})

it.each([
  ['On Call', [], 'on-call'],
  ['On Call', ['on-call'], 'on-call-2'],
  [' To  do ', ['to-do', 'to-do-2'], 'to-do-3'],
])('%j beside %j is %s', (title, taken, id) => {
  expect(boardIdFor(title, taken)).toBe(id)
})
