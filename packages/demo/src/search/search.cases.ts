import { ownPages } from '@onward/contract'
import { allPages, search, type PageItem } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isEmpty, isRefused, read, type CaseApi, type DemoCase } from '../case-kit.ts'
import { routes } from './search.routes.ts'

const index = async (api: CaseApi) =>
  (await read(api.get('/api/main-search/data'), search.searchIndex.answers[200])).searchArr
const bookmarks = (api: CaseApi) => read(api.get('/api/bookmarks/data'), search.bookmarks.answers[200])
const ids = (pages: PageItem[]) => pages.map(({ id }) => id)

export const searchCases: DemoCase[] = [
  {
    proves: '2 search groups · 9 search limit 4 per group · 15.13 searchArr',
    does: 'hands out Pages, Files and Contacts, each limited to four results',
    run: async (api) =>
      expect((await index(api)).map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
        ['Pages', 4],
        ['Files', 4],
        ['Contacts', 4],
      ]),
  },
  ...Object.entries(routes).map(([area, paths]) => ({
    proves: `2 routes: ${area} · 18 route checklist`,
    does: `has one page for each of the ${paths.length} routes of ${area}`,
    run: async (api: CaseApi) => {
      const [{ data }] = await index(api)
      for (const path of paths)
        expect(
          data.filter(({ link }) => link === path),
          path,
        ).toHaveLength(1)
    },
  })),
  {
    proves: '18 route checklist: 123 indexed routes',
    does: 'has no other page but our own, the 124th and those after it',
    run: async (api) => {
      const [{ data }] = await index(api)
      const all = Object.values(routes).flat()
      const own = ownPages().map(({ path }) => path)
      expect(all).toHaveLength(123)
      expect(data.map(({ link }) => link).toSorted()).toEqual([...all, ...own].toSorted())
      expect(data.slice(123).map(({ link }) => link)).toEqual(own)
    },
  },
  {
    proves: '3 search page item · 15.13 ids and targets',
    does: 'numbers the pages from 1 and names each by a key of its own that can be an id of an element',
    run: async (api) => {
      const [{ data }] = await index(api)
      expect(ids(data)).toEqual(data.map((_, at) => at + 1))
      expect(new Set(data.map(({ target }) => target)).size).toBe(data.length)
      for (const { target, link, title, icon } of data) {
        expect(target).toMatch(/^[a-z][a-z0-9-]*$/)
        const page = allPages.find(({ id }) => id === target)
        expect({ link, title, icon }).toEqual({ link: page?.path, title: page?.title, icon: page?.icon })
      }
    },
  },
  {
    proves: '2 initial bookmarks · 2.2 ids 3 to 6',
    does: 'has the dashboards as 1 and 2, then e-mail, chat, to-do and calendar, bookmarked',
    run: async (api) => {
      const [{ data }] = await index(api)
      expect(data.slice(0, 6).map(({ id, link, isBookmarked }) => [id, link, isBookmarked])).toEqual([
        [1, '/dashboard/analytics', false],
        [2, '/', false],
        [3, '/apps/email', true],
        [4, '/apps/chat', true],
        [5, '/apps/todo', true],
        [6, '/apps/calendar', true],
      ])
      expect(ids(data.filter(({ isBookmarked }) => isBookmarked))).toEqual([3, 4, 5, 6])
    },
  },
  {
    proves: '3 search file item',
    does: 'has files with title, owner, size and the picture of their kind',
    run: async (api) => {
      const [, { data }] = await index(api)
      expect(data.length).toBeGreaterThan(12)
      for (const { title, by, size, file } of data) {
        expect(title && by).toBeTruthy()
        expect(size).toMatch(/^[\d.]+ (KB|MB)$/)
        expect(file).toMatch(/^data:image\/svg\+xml,/)
      }
    },
  },
  {
    proves: '3 search contact item · 9 contacts DD/MM/YYYY',
    does: 'has contacts with name, address, picture and a date of the past',
    run: async (api) => {
      const [, , { data }] = await index(api)
      expect(data.length).toBeGreaterThan(12)
      for (const { title, email, img, date } of data) {
        expect(title).toBeTruthy()
        expect(email).toMatch(/^[a-z.]+@[a-z-]+\.(test|example)$/)
        expect(img).toMatch(/^data:image\/svg\+xml,/)
        expect(date).toMatch(/^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/\d{4}$/)
        const [day, month, year] = date.split('/')
        expect(Date.parse(`${year}-${month}-${day}`)).toBeLessThan(api.now.getTime())
      }
      expect(new Set(data.map(({ email }) => email)).size).toBe(data.length)
    },
  },
  {
    proves: '15.13 the server does not filter',
    does: 'hands out the same whatever is asked for',
    run: async (api) =>
      expect((await api.get('/api/main-search/data', { q: 'chat' })).body).toEqual(
        (await api.get('/api/main-search/data')).body,
      ),
  },
  {
    proves: '7 bookmarks: suggestions are all pages, bookmarks the flagged ones',
    does: 'lists all pages and the bookmarked ones',
    run: async (api) => {
      const [{ data }] = await index(api)
      const { suggestions, bookmarks: flagged } = await bookmarks(api)
      expect(suggestions).toEqual(data)
      expect(flagged).toEqual(data.filter(({ isBookmarked }) => isBookmarked))
      expect(flagged.map(({ link }) => link)).toEqual(['/apps/email', '/apps/chat', '/apps/todo', '/apps/calendar'])
    },
  },
  {
    proves: '4 bookmark: each update toggles · 15.21 200',
    does: 'sets a bookmark and takes it away again',
    run: async (api) => {
      const before = await bookmarks(api)
      await isEmpty(api.post('/api/bookmarks/update', { id: 1 }))
      const after = await bookmarks(api)
      expect(ids(after.bookmarks)).toEqual([1, 3, 4, 5, 6])
      expect(after.suggestions[0]?.isBookmarked).toBe(true)
      expect((await index(api))[0].data[0]?.isBookmarked).toBe(true)
      await isEmpty(api.post('/api/bookmarks/update', { id: 1 }))
      expect(await bookmarks(api)).toEqual(before)
    },
  },
  {
    proves: '4 bookmark: removed from bookmarks · 15.0 ids as text',
    does: 'takes the id as text, and removes a first bookmark',
    run: async (api) => {
      await isEmpty(api.post('/api/bookmarks/update', { id: '3' }))
      expect(ids((await bookmarks(api)).bookmarks)).toEqual([4, 5, 6])
    },
  },
  {
    proves: '15.13 unknown id 404',
    does: 'answers 404 without a body for a page that is not there, and changes nothing',
    run: async (api) => {
      const before = await bookmarks(api)
      for (const id of [0, 124 + ownPages().length, 999_999])
        await isEmpty(api.post('/api/bookmarks/update', { id }), 404)
      expect(await bookmarks(api)).toEqual(before)
    },
  },
  {
    proves: '15.21 bookmarks/update, wrong types',
    does: 'names an id that is missing or none',
    run: async (api) => {
      for (const body of [
        {},
        undefined,
        { id: null },
        { id: 'email' },
        { id: '' },
        { id: [3] },
        { id: 3.5 },
        { id: -3 },
      ]) {
        await isRefused(api.post('/api/bookmarks/update', body), 'id')
      }
    },
  },
]
