import { expect } from 'vitest'
import type { DemoCase } from '../case-kit.ts'
import { listed } from './todo.calls.ts'

export const todoSorts: DemoCase[] = [
  {
    proves: '7 To-do · 15.3 sortBy latest',
    does: 'puts the newest first, also for an order it does not know',
    run: async (api) => {
      expect(await listed(api, { sortBy: 'latest' })).toEqual(await listed(api))
      expect(await listed(api, { sortBy: 'constructor' })).toEqual(await listed(api))
    },
  },
  {
    proves: '7 To-do · 15.3 sortBy title-asc, title-desc',
    does: 'sorts titles as a reader would: small letters and accents do not go last',
    run: async (api) => {
      const titles = (await listed(api, { sortBy: 'title-asc' })).map(({ title }) => title)
      expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })))
      expect(titles.findIndex((title) => title.startsWith('e-mail'))).toBeLessThan(titles.length - 2)
      expect(titles.findIndex((title) => title.startsWith('Évora'))).toBeLessThan(titles.length - 2)
      const reversed = await listed(api, { sortBy: 'title-desc' })
      expect(reversed.map(({ title }) => title)).toEqual(titles.toReversed())
    },
  },
  {
    proves: '7 To-do · 15.3 sortBy assignee',
    does: 'sorts by the name of the assignee, tasks of nobody last',
    run: async (api) => {
      const names = (await listed(api, { sortBy: 'assignee' })).map(({ assignee }) => assignee?.fullName ?? '')
      const named = names.filter(Boolean)
      expect(named).toEqual(named.toSorted((one, other) => one.localeCompare(other, 'en')))
      expect(names.slice(named.length).every((name) => name === '')).toBe(true)
      expect(named.length).toBeLessThan(names.length)
    },
  },
  {
    proves: '7 To-do · 15.3 sortBy due-date',
    does: 'sorts by the day it is due, the next first, tasks of no day last',
    run: async (api) => {
      const days = (await listed(api, { sortBy: 'due-date' })).map(({ dueDate }) => dueDate)
      const dated = days.filter(Boolean)
      expect(dated).toEqual(dated.toSorted())
      expect(days.at(-1)).toBe('')
    },
  },
  {
    proves: '15.0 stored arrays stay in order',
    does: 'keeps the default order after any other was asked for',
    run: async (api) => {
      const before = await listed(api)
      for (const sortBy of ['title-asc', 'title-desc', 'assignee', 'due-date']) await listed(api, { sortBy })
      expect(await listed(api)).toEqual(before)
    },
  },
]
