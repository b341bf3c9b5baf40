import { expect } from 'vitest'
import { isEmpty, isRefused, type DemoCase } from '../case-kit.ts'
import { added, ids, listed, updated } from './todo.calls.ts'
import { todoSeed } from './todo.seed.ts'

export const todoChanges: DemoCase[] = [
  {
    proves: '7 To-do add-tasks · 15.21 201 · 9 new ids',
    does: 'adds a task with the next id and puts it first',
    run: async (api) => {
      const highest = Math.max(...ids(todoSeed(api.now)))
      const task = {
        title: 'Count the loan phones',
        dueDate: '2026-12-03',
        description: '<p>All seven.</p>',
        assignee: { fullName: 'Hana Okabe', avatar: null },
        tags: ['team', 'low'],
        isCompleted: false,
        isDeleted: false,
        isImportant: true,
      }
      expect(await added(api, task)).toEqual({ id: highest + 1, ...task })
      expect((await listed(api))[0]).toEqual({ id: highest + 1, ...task })
      expect((await added(api, { title: 'And the chargers' })).id).toBe(highest + 2)
    },
  },
  {
    proves: '15.3 add-tasks: missing fields',
    does: 'fills what a new task does not say',
    run: async (api) =>
      expect(await added(api, { title: 'Only a title' })).toMatchObject({
        title: 'Only a title',
        dueDate: '',
        description: '',
        assignee: null,
        tags: [],
        isCompleted: false,
        isDeleted: false,
        isImportant: false,
      }),
  },
  {
    proves: '15.3 add-tasks',
    does: 'gives the id itself',
    run: async (api) => expect((await added(api, { id: 1, title: 'Mine is number one' })).id).not.toBe(1),
  },
  {
    proves: '6.3 title required',
    does: 'refuses a task without a title, and adds nothing',
    run: async (api) => {
      const before = await listed(api)
      await isRefused(api.post('/apps/todo/add-tasks', { task: {} }), 'task.title')
      await isRefused(api.post('/apps/todo/add-tasks', { task: { title: '  ' } }), 'task.title')
      await isRefused(api.post('/apps/todo/add-tasks', {}), 'task')
      await isRefused(api.post('/apps/todo/add-tasks'), 'task')
      expect(await listed(api)).toEqual(before)
    },
  },
  {
    proves: '15.21 add-tasks, wrong types',
    does: 'names each wrong field',
    run: async (api) => {
      const task = { title: 7, dueDate: '2026-02-30', tags: ['team', 'urgent'], assignee: 'Hana', isImportant: 'yes' }
      await isRefused(
        api.post('/apps/todo/add-tasks', { task }),
        'task.title',
        'task.dueDate',
        'task.assignee',
        'task.tags.1',
        'task.isImportant',
      )
    },
  },
  {
    proves: '4 To-do update merges',
    does: 'changes the given fields and keeps the others',
    run: async (api) => {
      const [before] = await listed(api)
      const id = before?.id ?? 0
      expect(await updated(api, { id, isCompleted: true })).toEqual({ ...before, isCompleted: true })
      expect(await updated(api, { id, title: 'Renamed', assignee: null })).toEqual({
        ...before,
        isCompleted: true,
        title: 'Renamed',
        assignee: null,
      })
      expect((await listed(api))[0]).toMatchObject({ id, title: 'Renamed', isCompleted: true })
    },
  },
  {
    proves: '15.3 update-task: id as text',
    does: 'takes an id that arrives as text',
    run: async (api) =>
      expect(await updated(api, { id: '3', isImportant: true })).toMatchObject({ id: 3, isImportant: true }),
  },
  {
    proves: '6.3 restore',
    does: 'brings a deleted task back',
    run: async (api) => {
      const [gone] = await listed(api, { filter: 'deleted' })
      await updated(api, { id: gone?.id, isDeleted: false })
      expect(ids(await listed(api))).toContain(gone?.id)
    },
  },
  {
    proves: '15.0 missing rows',
    does: 'answers 404 without a body for a task that is not there',
    run: (api) => isEmpty(api.post('/apps/todo/update-task', { task: { id: 999_999, title: 'Nobody' } }), 404),
  },
  {
    proves: '15.21 update-task, wrong types',
    does: 'names a missing id, a wrong id and wrong fields',
    run: async (api) => {
      await isRefused(api.post('/apps/todo/update-task', { task: { title: 'No id' } }), 'task.id')
      await isRefused(api.post('/apps/todo/update-task', { task: { id: 'three' } }), 'task.id')
      await isRefused(api.post('/apps/todo/update-task', { task: { id: 3, isDeleted: 0 } }), 'task.isDeleted')
    },
  },
  {
    proves: '4 To-do delete is soft · 15.21 200',
    does: 'flags a task as deleted and keeps it among the deleted',
    run: async (api) => {
      const before = await listed(api)
      const id = before[0]?.id ?? 0
      await isEmpty(api.delete('/apps/todo/delete-task', { taskId: id }))
      expect(await listed(api)).toEqual(before.slice(1))
      expect((await listed(api, { filter: 'deleted' }))[0]).toEqual({ ...before[0], isDeleted: true })
      await isEmpty(api.delete('/apps/todo/delete-task', { taskId: id }))
    },
  },
  {
    proves: '15.0 canonical transport, body tolerated',
    does: 'takes the id of a delete from a JSON body as well',
    run: async (api) => {
      await isEmpty(api.delete('/apps/todo/delete-task', {}, { taskId: 5 }))
      expect(ids(await listed(api))).not.toContain(5)
    },
  },
  {
    proves: '15.0 missing-row deletes',
    does: 'removes nothing when the task is not there',
    run: async (api) => {
      const before = await listed(api)
      await isEmpty(api.delete('/apps/todo/delete-task', { taskId: 999_999 }))
      expect(await listed(api)).toEqual(before)
    },
  },
  {
    proves: '15.21 delete-task, wrong types',
    does: 'names a missing or wrong id',
    run: async (api) => {
      await isRefused(api.delete('/apps/todo/delete-task'), 'taskId')
      await isRefused(api.delete('/apps/todo/delete-task', { taskId: 'last' }), 'taskId')
      await isRefused(api.delete('/apps/todo/delete-task', { taskId: '' }), 'taskId')
    },
  },
  {
    proves: '15.21 tasks, wrong types',
    does: 'names a query key that is given twice',
    run: (api) => isRefused(api.get('/apps/todo/tasks', { q: ['a', 'b'] }), 'q'),
  },
]
