import { options } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isRefused, read, type CaseApi, type DemoCase } from '../case-kit.ts'
import { movieSeed, rankedSeed } from './options.seed.ts'

const SELECT = '/api/select/data'
const movies = (api: CaseApi, query: Parameters<CaseApi['get']>[1] = {}) =>
  read(api.get(SELECT, query), options.movieOptions.answers[200])
const ranked = async (api: CaseApi, query: Parameters<CaseApi['get']>[1] = {}) =>
  (await read(api.get('/api/autocomplete/data', query), options.autoComplete.answers[200])).autoComplete

const found = (q: string) => movieSeed().filter(({ value }) => value.toLowerCase().includes(q.toLowerCase()))

export const optionsCases: DemoCase[] = [
  {
    proves: '3 movie option: id, value, label · 9 movie list holds 100 items',
    does: 'hands out a hundred films, each with id, value and label',
    run: async (api) => {
      const all = await movies(api)
      expect(all).toEqual(movieSeed())
      expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
      expect(new Set(all.map(({ value }) => value)).size).toBe(100)
      for (const option of all) {
        expect(Object.keys(option).toSorted()).toEqual(['id', 'label', 'value'])
        expect(option.label).toBeTruthy()
      }
    },
  },
  ...['harbour', 'THE NIGHT', 'e g', 'Tram to'].map((words) => ({
    proves: '15.14 query filters value by substring, parameters query and q',
    does: `finds films with "${words}" by either parameter, capitals or not`,
    run: async (api: CaseApi) => {
      expect(found(words).length).toBeGreaterThan(0)
      expect(await movies(api, { query: words })).toEqual(found(words))
      expect(await movies(api, { q: words })).toEqual(found(words))
    },
  })),
  {
    proves: '15.14 empty: all 100',
    does: 'hands out all for an empty search, and goes by the other parameter when one is empty',
    run: async (api) => {
      for (const query of [{ query: '' }, { q: '' }, { query: '', q: '' }]) {
        expect(await movies(api, query)).toHaveLength(100)
      }
      expect(await movies(api, { query: '', q: 'tram' })).toEqual(found('tram'))
      expect(await movies(api, { query: 'tram', q: '' })).toEqual(found('tram'))
    },
  },
  {
    proves: '15.14 parameters query and q: both',
    does: 'goes by query when both are given',
    run: async (api) => expect(await movies(api, { query: 'tram', q: 'harbour' })).toEqual(found('tram')),
  },
  {
    proves: '15.14 query filters value',
    does: 'answers none for what no title holds, and does not look at ids',
    run: async (api) => {
      for (const query of ['no such film', '100', '__proto__', '.*']) expect(await movies(api, { query })).toEqual([])
    },
  },
  {
    proves: '15.21 select/data, wrong types',
    does: 'names a search that is a list or too long',
    run: async (api) => {
      await isRefused(api.get(SELECT, { query: ['a', 'b'] }), 'query')
      await isRefused(api.get(SELECT, { query: ['a', 'b'], q: ['a', 'b'] }), 'query', 'q')
      await isRefused(api.get(SELECT, { q: 'a'.repeat(501) }), 'q')
    },
  },
  {
    proves: '3 autocomplete item: title, rank, id · 9 autocomplete list holds 100 items · 15.14 rank text',
    does: 'hands out a hundred titles by rank, which is text',
    run: async (api) => {
      const all = await ranked(api)
      expect(all).toEqual(rankedSeed())
      expect(all.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, at) => String(at + 1)))
      expect(new Set(all.map(({ id }) => id)).size).toBe(100)
      expect(new Set(all.map(({ title }) => title)).size).toBe(100)
      for (const item of all) expect(Object.keys(item).toSorted()).toEqual(['id', 'rank', 'title'])
    },
  },
  {
    proves: '15.14 autocomplete always all 100',
    does: 'hands out all titles whatever is asked for',
    run: async (api) => {
      expect(await ranked(api, { q: 'tram', query: 'tram' })).toHaveLength(100)
      await movies(api, { query: 'tram' })
      expect(await ranked(api)).toEqual(rankedSeed())
    },
  },
]
