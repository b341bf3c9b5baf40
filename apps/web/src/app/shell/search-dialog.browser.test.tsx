import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { answerAll, signIn, visit, wing } from '#test/house.tsx'
import { admin, client, scheduled } from '#test/people.ts'
import { joinWing, houseReady } from '#web/lib/pages/wing.ts'
import { SearchDialog } from './search-dialog.tsx'

const maya = scheduled({ providerId: 'p 1', providerName: 'Maya Okafor', specialty: 'Anaesthesia' })
const mercy = { hospitalId: 'h2', facilityName: 'Mercy West', city: 'Ames', state: 'IA' }
const closed = vi.fn<() => void>()

beforeAll(async () => {
  joinWing(async () => wing)
  await houseReady()
})
beforeEach(() => closed.mockReset())

const show = async (user = admin) => {
  signIn(user)
  const visited = visit(<SearchDialog user={user} onClose={closed} />)
  await expect.poll(focused).toBe('Search everything')
  return visited
}
const field = page.getByRole('combobox', { name: 'Search everything' })
const rows = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
const chosen = () => document.querySelector('[role=option][aria-selected=true]')?.textContent
const pagesOnly = () => answerAll(() => ({ message: 'Later' }), 503)

describe('the search', () => {
  it('begins with a field, and nothing found', async () => {
    await show()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(rows()).toEqual([])
  })

  it('offers where one has been, but what may not be opened any more', async () => {
    localStorage.setItem('recentPages', '["gone","calendar"]')
    await show(client)
    await expect.poll(rows).toEqual(['Calendar'])
    await field.fill('nothing like it')
    await expect.poll(rows).toEqual([])
    localStorage.removeItem('recentPages')
  })

  it('finds at most four pages, and what the wing has', async () => {
    pagesOnly()
    await show(client)
    await field.fill('bee')
    await expect.poll(rows).toEqual(['Beech'])
    await expect.element(page.getByRole('listbox')).toMatchTextContent('No result in Pages')
    expect(
      page
        .getByRole('group')
        .elements()
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual(['Pages', 'Plants'])
  })

  it('offers nobody what they may not open', async () => {
    await show(client)
    await field.fill('garden')
    await expect.element(page.getByRole('listbox')).toMatchTextContent('No result in Pages')
  })

  it('is walked as one list, round and round, and says where one is', async () => {
    pagesOnly()
    await show()
    await field.fill('bed')
    await expect.poll(rows).toEqual(['Bed 0', 'Bed 1', 'Bed 2', 'Bed 3'])
    expect(chosen()).toBe('Bed 0')
    await keys('{ArrowDown}{ArrowDown}')
    await expect.poll(chosen).toBe('Bed 2')
    const active = field.element().getAttribute('aria-activedescendant')
    expect(document.getElementById(active ?? '')?.textContent).toBe('Bed 2')
    await keys('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect.poll(chosen).toBe('Bed 3')
    // Other words begin at the top again.
    await field.fill('bed 1')
    await expect.poll(chosen).toBe('Bed 1')
  })

  it('leads to what is chosen by Enter, and closes', async () => {
    pagesOnly()
    const { at } = await show()
    await field.fill('shed')
    await expect.poll(chosen).toBe('Shed')
    await keys('{Enter}')
    await expect.poll(at).toBe('/shed')
    expect(closed).toHaveBeenCalledOnce()
  })

  it('leads to what is clicked', async () => {
    pagesOnly()
    const { at } = await show()
    await field.fill('bed')
    await page.getByRole('option', { name: 'Bed 2' }).click()
    expect(at()).toBe('/bed-2')
    expect(closed).toHaveBeenCalledOnce()
  })

  it('only writes out what has no page of its own', async () => {
    const { at } = await show(client)
    await field.fill('bee')
    await expect.poll(chosen).toBe('Beech')
    await keys('{Enter}')
    await expect.element(field).toHaveValue('Beech')
    expect([at(), closed.mock.calls.length]).toEqual(['/calendar', 0])
  })

  it('is closed by its button and by Escape', async () => {
    await show()
    await page.getByRole('button', { name: 'Close' }).click()
    await keys('{Escape}')
    await expect.poll(() => closed.mock.calls.length).toBe(2)
  })
})

describe('an account', () => {
  it('is searched by the server for an admin, and each leads to the calendar of only them', async () => {
    const asked = answerAll((request) =>
      request.url.includes('facilities')
        ? { facilities: [mercy], nextCursor: null, total: 1 }
        : { providers: [maya], nextCursor: null, total: 1 },
    )
    const { at } = await show()
    await field.fill(' m ')
    await expect.poll(() => asked.length).toBe(2)
    expect(asked.every((one) => /[?&]q=m(&|$)/.test(one))).toBe(true)
    await expect.element(page.getByRole('group', { name: 'Providers and facilities' })).toBeVisible()
    expect(at()).toBe('/calendar')
  })

  it('has four people and places, two of each where there are as many', async () => {
    const whole = {
      ...mercy,
      code: 'MW',
      timeZone: 'America/Chicago',
      tone: null,
      publishedUntil: null,
      isActive: true,
      version: 1,
    }
    const people = ['a', 'b', 'c', 'd'].map((one) => ({
      ...maya,
      userId: one,
      providerId: one,
      providerName: `Person ${one}`,
    }))
    const places = ['e', 'f', 'g', 'h'].map((one) => ({ ...whole, hospitalId: one, facilityName: `Place ${one}` }))
    const [all, few] = [
      { facilities: places, providers: people, total: 4 },
      { facilities: places, providers: people.slice(0, 1), total: 4 },
    ]
    let found: typeof all | typeof few = all
    answerAll(() => found)
    await show()
    await field.fill('p')
    const names = () => rows().map((text) => /P\w+ \w/.exec(text)?.[0])
    await expect.poll(names).toEqual(expect.arrayContaining(['Person a', 'Person b', 'Place e', 'Place f']))
    expect(names().filter((name) => name !== undefined && /^P(erson|lace)/.test(name))).toHaveLength(4)
    found = few
    await field.fill('pl')
    await expect.poll(names).toEqual(expect.arrayContaining(['Person a', 'Place e', 'Place f', 'Place g']))
  })

  it('is not searched for anybody else, nor for nothing', async () => {
    const asked = pagesOnly()
    await show(client)
    await field.fill('maya')
    await expect.element(page.getByRole('listbox')).toMatchTextContent('No result in Plants')
    expect(asked).toEqual([])
    expect(page.getByRole('group', { name: 'Providers and facilities' }).elements()).toEqual([])
  })

  it('that cannot be searched says so, and can be tried again; pages are found all the same', async () => {
    const asked = pagesOnly()
    await show()
    await field.fill('bed 11')
    await expect.element(page.getByRole('alert')).toMatchTextContent('Later')
    expect(rows()).toEqual(['Bed 11'])
    const before = asked.length
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => asked.length).toBe(before + 2)
  })
})
