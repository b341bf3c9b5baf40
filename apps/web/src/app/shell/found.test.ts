import { pages, type ListedPage } from '@onward/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { admin, client, provider } from '#test/people.ts'
import { addPages } from '#web/lib/pages/pages.ts'
import { texts } from '#web/lib/text.ts'
import { isFound } from './found.ts'
import { groupTitle } from './group-title.ts'
import { markedPages } from './marked-pages.ts'

const calendar: ListedPage = { id: 'calendar', ...pages.calendar }
const garden = { ...pages.calendar, path: '/garden', title: 'Garden', group: 'grounds', needs: 'Samples' } as const

addPages(
  {
    garden,
    pond: { ...garden, path: '/pond', title: 'Pond', unlisted: true },
  },
  { grounds: { title: 'The grounds', icon: 'leaf', section: 'grounds' } },
)

describe('a page', () => {
  it.each([
    ['its title', 'calend', true],
    ['its title in other letters', ' CÁLENDAR ', true],
    ['one of its further words', 'roster', true],
    ['another word', 'invoice', false],
  ])('is found by %s', (_, q, expected) => {
    expect(isFound(calendar, q)).toBe(expected)
  })

  describe('in another language', () => {
    afterEach(() => texts.activate('en'))
    it('is found by its title in it, and still in English', () => {
      texts.load('de', { 'page.calendar': 'Kalender' })
      texts.activate('de')
      expect([isFound(calendar, 'kalend'), isFound(calendar, 'calend'), isFound(calendar, 'garten')]).toEqual([
        true,
        true,
        false,
      ])
    })
  })
})

describe('bookmarks', () => {
  it('are the pages in the order in which they were marked', () => {
    expect(markedPages(['garden', 'calendar'], admin).map(({ id }) => id)).toEqual(['garden', 'calendar'])
  })

  it('lead nowhere that is gone, unlisted, or not for this user', () => {
    const all = ['gone', 'pond', 'garden', 'calendar']
    expect([admin, provider, client].map((user) => markedPages(all, user).map(({ id }) => id))).toEqual([
      ['garden', 'calendar'],
      ['garden', 'calendar'],
      ['calendar'],
    ])
  })
})

it('a place of the menu is called by its title, and one that is unknown by its id', () => {
  expect([groupTitle('grounds'), groupTitle('scheduling'), groupTitle('attic')]).toEqual([
    'The grounds',
    'Scheduling',
    'attic',
  ])
})
