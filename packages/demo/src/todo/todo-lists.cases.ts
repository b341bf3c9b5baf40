import type { Task } from '@onward/contract/samples'
import { expect } from 'vitest'
import type { CaseApi, DemoCase } from '../case-kit.ts'
import { expected, ids, listed } from './todo.calls.ts'
import { todoSeed } from './todo.seed.ts'

const dayOf = ({ dueDate }: Task) => dueDate.slice(8)
const monthOf = ({ dueDate }: Task) =>
  new Date(dueDate).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' }).toLowerCase()
const dueTask = (api: CaseApi) => {
  const task = todoSeed(api.now).find(({ dueDate, isDeleted }) => dueDate !== '' && !isDeleted)
  if (!task) throw new Error('No sample task is due')
  return task
}
const isDueWith = (task: Task, words: string) =>
  task.dueDate !== '' &&
  [`${dayOf(task)} ${monthOf(task)}`, `${monthOf(task)} ${dayOf(task)}`].some((text) => text.includes(words))
const holds = (task: Task, q: string) => task.title.toLowerCase().includes(q)
const inTags = (task: Task, q: string) => task.tags.some((tag) => tag.includes(q))

export const todoLists: DemoCase[] = [
  {
    proves: '9 to-do defaults · 15.3 filter',
    does: 'lists what is not deleted, newest first, when nothing is asked for',
    run: async (api) => {
      const tasks = await listed(api)
      expect(ids(tasks)).toEqual(expected(api, ({ isDeleted }) => !isDeleted))
      expect(todoSeed(api.now).length).toBeGreaterThanOrEqual(20)
    },
  },
  {
    proves: '9 to-do defaults',
    does: 'takes empty parameters for absent ones',
    run: async (api) =>
      expect(await listed(api, { q: '', filter: '', tag: '', sortBy: '' })).toEqual(await listed(api)),
  },
  {
    proves: '3 Task',
    does: 'hands out every field of a task',
    run: async (api) => {
      const first = todoSeed(api.now).at(-1)
      expect((await listed(api))[0]).toEqual(first)
      expect(Object.keys(first ?? {}).toSorted()).toEqual(
        [
          'assignee',
          'description',
          'dueDate',
          'id',
          'isCompleted',
          'isDeleted',
          'isImportant',
          'tags',
          'title',
        ].toSorted(),
      )
    },
  },
  {
    proves: '7 To-do · 15.3 filter important',
    does: 'lists important tasks that are not deleted',
    run: async (api) =>
      expect(ids(await listed(api, { filter: 'important' }))).toEqual(
        expected(api, (task) => task.isImportant && !task.isDeleted),
      ),
  },
  {
    proves: '7 To-do · 15.3 filter completed',
    does: 'lists completed tasks that are not deleted',
    run: async (api) => {
      const found = ids(await listed(api, { filter: 'completed' }))
      expect(found).toEqual(expected(api, (task) => task.isCompleted && !task.isDeleted))
      expect(found.length).toBeLessThan(expected(api, (task) => task.isCompleted).length)
    },
  },
  {
    proves: '7 To-do · 15.3 filter deleted',
    does: 'lists deleted tasks only',
    run: async (api) =>
      expect(ids(await listed(api, { filter: 'deleted' }))).toEqual(expected(api, ({ isDeleted }) => isDeleted)),
  },
  {
    proves: '7 To-do · 15.3 filter otherwise',
    does: 'lists what is not deleted for a filter it does not know',
    run: async (api) => expect(await listed(api, { filter: 'someday' })).toEqual(await listed(api)),
  },
  ...['update', 'team', 'high', 'medium', 'low'].map((tag) => ({
    proves: '7 To-do · 15.3 tag',
    does: `lists the tasks tagged ${tag}`,
    run: async (api: CaseApi) =>
      expect(ids(await listed(api, { tag }))).toEqual(
        expected(api, (task) => !task.isDeleted && task.tags.some((own) => own === tag)),
      ),
  })),
  {
    proves: '15.3 tag',
    does: 'takes a tag as a whole word',
    run: async (api) => expect(await listed(api, { tag: 'tea' })).toEqual([]),
  },
  {
    proves: '15.3 filter and tag and q',
    does: 'lists what passes all of them',
    run: async (api) =>
      expect(ids(await listed(api, { filter: 'important', tag: 'high', q: 'THE' }))).toEqual(
        expected(
          api,
          (task) => task.isImportant && !task.isDeleted && task.tags.includes('high') && holds(task, 'the'),
        ),
      ),
  },
  {
    proves: '9 to-do search',
    does: 'finds titles, capitals or not',
    run: async (api) => {
      const found = ids(await listed(api, { q: 'cHeCk' }))
      expect(found).toEqual(expected(api, (task) => !task.isDeleted && holds(task, 'check')))
      expect(found.length).toBeGreaterThan(1)
    },
  },
  {
    proves: '9 to-do search without filter or tag',
    does: 'finds tags as well',
    run: async (api) =>
      expect(ids(await listed(api, { q: 'Hig' }))).toEqual(
        expected(api, (task) => !task.isDeleted && (holds(task, 'hig') || inTags(task, 'hig'))),
      ),
  },
  {
    proves: '9 to-do search with filter',
    does: 'looks at titles only',
    run: async (api) => {
      expect(await listed(api, { q: 'hig', filter: 'important' })).toEqual([])
      expect(await listed(api, { q: monthOf(dueTask(api)), tag: 'low' })).toEqual([])
    },
  },
  ...[
    ['the day it is due, in two digits', dayOf],
    ['the month it is due, in short', monthOf],
    ['day and month', (task: Task) => `${dayOf(task)} ${monthOf(task)}`],
    ['month and day', (task: Task) => `${monthOf(task)} ${dayOf(task)}`],
    ['the month in capitals', (task: Task) => monthOf(task).toUpperCase()],
  ].map(([what, wordsOf]) => ({
    proves: '9 to-do search without filter or tag · 15.3 due day or month',
    does: `finds ${String(what)}`,
    run: async (api: CaseApi) => {
      const words = typeof wordsOf === 'function' ? wordsOf(dueTask(api)) : ''
      const q = words.toLowerCase()
      const found = ids(await listed(api, { q: words }))
      expect(found).toContain(dueTask(api).id)
      expect(found).toEqual(
        expected(api, (task) => !task.isDeleted && (holds(task, q) || inTags(task, q) || isDueWith(task, q))),
      )
    },
  })),
  {
    proves: '9 to-do search',
    does: 'answers an empty list when nothing matches',
    run: async (api) => expect(await listed(api, { q: 'no such task anywhere' })).toEqual([]),
  },
]
