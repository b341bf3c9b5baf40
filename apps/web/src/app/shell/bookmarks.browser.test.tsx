import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { stars, visit, wing } from '#test/house.tsx'
import { admin, client } from '#test/people.ts'
import { joinWing, houseReady } from '#web/lib/pages/wing.ts'
import { BookmarksBar } from './bookmarks-bar.tsx'

beforeAll(async () => {
  joinWing(async () => wing)
  await houseReady()
})

const bar = page.getByRole('navigation', { name: 'Bookmarks' })
const inBar = () =>
  bar
    .getByRole('link')
    .elements()
    .map(({ ariaLabel }) => ariaLabel)
const finder = page.getByRole('dialog', { name: 'Find and bookmark pages' })
const field = page.getByLabelText('Find a page')
const star = (name: string) => page.getByRole('button', { name: `Bookmark ${name}`, exact: true })
const found = () =>
  finder
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
const open = async (user = admin) => {
  const visited = visit(<BookmarksBar user={user} />)
  await page.getByRole('button', { name: 'Find and bookmark pages' }).click()
  await expect.poll(focused).toBe('Find a page')
  return visited
}

describe('the bar of bookmarks', () => {
  it('leads to the pages in the order in which they were marked', async () => {
    stars.put(['garden', 'calendar'])
    const { at } = visit(<BookmarksBar user={admin} />, '/yard')
    await expect.poll(inBar).toEqual(['Garden', 'Calendar'])
    await bar.getByRole('link', { name: 'Garden' }).click()
    expect(at()).toBe('/garden')
  })

  it('shows nobody what they may not open', async () => {
    stars.put(['garden', 'yard', 'gone'])
    visit(<BookmarksBar user={client} />)
    await expect.poll(inBar).toEqual(['Yard'])
  })

  it('holds ten, and the rest behind it', async () => {
    stars.put(Array.from({ length: 12 }, (_, at) => `bed-${at}`))
    const { at } = visit(<BookmarksBar user={admin} />)
    await expect.poll(inBar).toHaveLength(10)
    await page.getByRole('button', { name: 'More bookmarks' }).click()
    await expect.element(page.getByRole('menuitem').nth(1)).toHaveTextContent('Bed 11')
    await page.getByRole('menuitem', { name: 'Bed 10' }).click()
    expect(at()).toBe('/bed-10')
  })

  it('needs nothing behind it for ten', () => {
    stars.put(Array.from({ length: 10 }, (_, at) => `bed-${at}`))
    visit(<BookmarksBar user={admin} />)
    expect(page.getByRole('button', { name: 'More bookmarks' }).elements()).toEqual([])
  })
})

describe('finding pages', () => {
  it('says that there are no bookmarks, and then shows them', async () => {
    await open()
    await expect.element(finder).toMatchTextContent('No bookmarks yet.')
    stars.put(['garden'])
    await expect.poll(found).toEqual(['Garden'])
  })

  it('offers six pages that match, and says when none does', async () => {
    await open()
    await field.fill('bed')
    await expect.poll(found).toEqual(['Bed 0', 'Bed 1', 'Bed 2', 'Bed 3', 'Bed 4', 'Bed 5'])
    await field.fill('hospital wing')
    await expect.element(finder).toMatchTextContent('Nothing matches')
    await field.fill('   ')
    await expect.element(finder).not.toMatchTextContent('Bed')
  })

  it('offers nobody what they may not open', async () => {
    await open(client)
    await field.fill('garden')
    await expect.element(finder).toMatchTextContent('Nothing matches')
  })

  it('marks a page by its star, and takes it back', async () => {
    await open()
    await field.fill('garden')
    await expect.element(star('Garden')).toHaveAttribute('aria-pressed', 'false')
    await star('Garden').click()
    await expect.element(star('Garden')).toHaveAttribute('aria-pressed', 'true')
    expect(inBar()).toContain('Garden')
    await star('Garden').click()
    await expect.poll(inBar).not.toContain('Garden')
  })

  it('is walked between the field and what was found, round and round', async () => {
    await open()
    await field.fill('bed 1')
    await expect.poll(found).toEqual(['Bed 1', 'Bed 10', 'Bed 11'])
    await keys('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('Bed 10')
    await keys('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('Find a page')
    await keys('{ArrowUp}')
    expect(focused()).toBe('Bed 11')
  })

  it('closes when a page is chosen', async () => {
    const { at } = await open()
    await field.fill('shed')
    await keys('{ArrowDown}{Enter}')
    await expect.poll(at).toBe('/shed')
    await expect.element(finder).not.toBeInTheDocument()
  })
})
