import { expect } from 'vitest'
import { isEmpty, isRefused, type DemoCase } from '../case-kit.ts'
import { BASE, ids, moved, reordered, tasks } from './kanban.calls.ts'
import { kanbanTaskSeed } from './kanban.seed.ts'

export const kanbanMoves: DemoCase[] = [
  {
    proves: '4 Kanban reordering · 15.6 takes the index of the target',
    does: 'moves a task down to the place of another, and those between move up',
    run: async (api) => {
      expect(ids(await reordered(api, 1, 4))).toEqual([2, 3, 4, 1, 5, 6, 7, 8, 9, 10, 11, 12])
      expect(ids(await tasks(api))).toEqual([2, 3, 4, 1, 5, 6, 7, 8, 9, 10, 11, 12])
    },
  },
  {
    proves: '4 Kanban reordering · 15.6 takes the index of the target',
    does: 'moves a task up to the place of another, and those between move down',
    run: async (api) => expect(ids(await reordered(api, 12, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11]),
  },
  {
    proves: '4 Kanban reordering',
    does: 'moves from the first place to the last and back',
    run: async (api) => {
      expect(ids(await reordered(api, 1, 12))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1])
      expect(await reordered(api, 1, 2)).toEqual(kanbanTaskSeed(api.now))
    },
  },
  {
    proves: '15.6 reorder-tasks: ids as text, boardId unchanged',
    does: 'takes ids as text, and leaves the task on its board',
    run: async (api) => {
      const all = await reordered(api, '2', '9')
      expect(ids(all)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 2, 10, 11, 12])
      expect(all[8]).toEqual(kanbanTaskSeed(api.now)[1])
    },
  },
  {
    proves: '15.6 reorder-tasks: unknown ids',
    does: 'changes nothing when a task is not there, or is its own target',
    run: async (api) => {
      const before = kanbanTaskSeed(api.now)
      expect(await reordered(api, 999, 1)).toEqual(before)
      expect(await reordered(api, 1, 999)).toEqual(before)
      expect(await reordered(api, 5, 5)).toEqual(before)
    },
  },
  {
    proves: '15.21 reorder-tasks, wrong types',
    does: 'names each id that is missing or none',
    run: async (api) => {
      const path = `${BASE}/reorder-tasks`
      await isRefused(api.post(path), 'data')
      await isRefused(api.post(path, { data: {} }), 'data.taskId', 'data.targetTaskId')
      await isRefused(
        api.post(path, { data: { taskId: 'one', targetTaskId: 2.5 } }),
        'data.taskId',
        'data.targetTaskId',
      )
    },
  },
  {
    proves: '4 Kanban moving sets boardId · 15.6 place kept',
    does: 'moves a task to another board, where it keeps its place in the order of all',
    run: async (api) => {
      const before = kanbanTaskSeed(api.now)
      const after = before.map((task) => (task.id === 2 ? { ...task, boardId: 'done' } : task))
      expect(await moved(api, 2, 'done')).toEqual(after)
      expect(await tasks(api)).toEqual(after)
      expect(await moved(api, '2', 'todo')).toEqual(before)
    },
  },
  {
    proves: '15.6 dropped between cards: move, then reorder',
    does: 'puts a task of one board before a task of another',
    run: async (api) => {
      await moved(api, 1, 'done')
      const done = (await reordered(api, 1, 10)).filter(({ boardId }) => boardId === 'done')
      expect(ids(done)).toEqual([9, 10, 1, 11, 12])
    },
  },
  {
    proves: '15.0 missing rows: update-task-board',
    does: 'answers 404 for a task or a board that is not there, and moves nothing',
    run: async (api) => {
      const path = `${BASE}/update-task-board`
      await isEmpty(api.post(path, { data: { taskId: 999, newBoardId: 'done' } }), 404)
      await isEmpty(api.post(path, { data: { taskId: 1, newBoardId: 'nowhere' } }), 404)
      expect(await tasks(api)).toEqual(kanbanTaskSeed(api.now))
    },
  },
  {
    proves: '15.21 update-task-board, wrong types',
    does: 'names a task or a board that is missing or none',
    run: async (api) => {
      const path = `${BASE}/update-task-board`
      await isRefused(api.post(path, { data: {} }), 'data.taskId', 'data.newBoardId')
      await isRefused(api.post(path, { data: { taskId: 1, newBoardId: '' } }), 'data.newBoardId')
      await isRefused(api.post(path, { data: [] }), 'data.taskId', 'data.newBoardId')
    },
  },
]
