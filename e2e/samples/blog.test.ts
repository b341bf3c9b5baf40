import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, failCalls, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
})
afterAll(() => done())

const LIST = '/pages/blog/list'
const FIRST = 'What a good handover sounds like'
const main = () => page.getByRole('main')
const titles = () => main().locator('li h2').allTextContents()
const openList = async (query = '') => {
  await page.goto(`${LIST}${query}`)
  await page.getByRole('heading', { name: 'Categories' }).waitFor()
}
const openPost = async (id: number) => {
  await page.goto(`/pages/blog/detail/${id}`)
  await page.getByRole('heading', { name: 'Leave a comment' }).waitFor()
}
const says = (text: string | RegExp) => page.getByText(text).first().waitFor()

describe('the list of posts', () => {
  it('shows six at a time, with short numbers, and pages on', async () => {
    await openList()
    await expect.poll(async () => (await titles()).length).toBe(6)
    await says('1.5K comments')
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect.poll(async () => (await titles()).at(-1)).toBe('Mending the white coat')
    await says('7 to 10 of 10')
    await page.reload()
    await says('7 to 10 of 10')
  })

  it('is searched and narrowed to a category, both in the address, and says when nothing is left', async () => {
    await openList('?page=2')
    await page.getByRole('searchbox', { name: 'Search posts' }).fill('SOUP')
    await expect.poll(titles).toEqual(['The soup at three in the morning'])
    expect(page.url()).toMatch(/\?q=SOUP$/)
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Gaming' }).click()
    await says('Only posts about Gaming.')
    await expect.poll(async () => (await titles()).length).toBe(2)
    await page.getByRole('searchbox', { name: 'Search posts' }).fill('soup')
    await says('No post matches')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Show all posts' }).click()
    await expect.poll(async () => (await titles()).length).toBe(6)
  })

  it('leads to a post by its title, its comments and what is recent', async () => {
    await openList()
    await main().getByRole('link', { name: 'Read more Pockets, seams and sixty degrees' }).click()
    await page.waitForURL('**/pages/blog/detail/2')
    await page.getByRole('heading', { name: 'Pockets, seams and sixty degrees' }).waitFor()
    await page.getByRole('complementary', { name: 'About the blog' }).getByRole('link', { name: FIRST }).click()
    await page.waitForURL('**/pages/blog/detail/1')
    await page.getByRole('searchbox', { name: 'Search posts' }).fill('triage')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/pages/blog/list?q=triage')
    await expect.poll(titles).toEqual(['A board game that teaches triage'])
  })
})

describe('a post', () => {
  it('is the first when none is named, and says so when there is none', async () => {
    await page.goto('/pages/blog/detail')
    await page.waitForURL('**/pages/blog/detail/1')
    await page.getByRole('heading', { name: FIRST }).waitFor()
    await page.getByRole('heading', { name: 'Three habits worth stealing' }).waitFor()
    await page.goto('/pages/blog/detail/999')
    await page.getByRole('alert').getByText('There is no post 999').waitFor()
    await page.getByRole('link', { name: 'All posts' }).click()
    await page.waitForURL(`**${LIST}`)
  })

  it('takes a comment that is whole, puts it on top, and remembers who wrote it', async () => {
    await openPost(1)
    const form = main().locator('form').filter({ hasText: 'Post comment' })
    await form.getByRole('button', { name: 'Post comment' }).click()
    await expect.poll(() => form.getByText('Required').count()).toBe(3)
    await expect
      .poll(() => form.getByRole('textbox', { name: 'Name' }).evaluate((at) => at === document.activeElement))
      .toBe(true)
    expect(await violations(page)).toEqual([])
    await form.getByRole('textbox', { name: 'Name' }).fill('Ada Quiet')
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@members.example')
    await form.getByRole('textbox', { name: 'Website' }).fill('ftp://ada.example')
    await form.getByRole('textbox', { name: 'Comment' }).fill('<b>bold</b>\nand a second line')
    await form.getByLabel('Remember my name').check()
    await form.getByRole('button', { name: 'Post comment' }).click()
    await form.getByText('Enter an address that begins').waitFor()
    await form.getByRole('textbox', { name: 'Website' }).fill('https://ada.example')
    await form.getByRole('button', { name: 'Post comment' }).click()
    await says('Your comment stands on top')
    const first = page.getByRole('region', { name: 'Comments' }).getByRole('listitem').first()
    await first.getByText('Ada Quiet', { exact: true }).waitFor()
    await first.getByText('<b>bold</b>').waitFor()
    await page.getByRole('link', { name: '5 comments' }).waitFor()
    // The list counts it, and another post has others.
    await page.evaluate(() => history.pushState(null, '', '/pages/blog/list'))
    await main()
      .getByRole('link', { name: `5 comments on ${FIRST}` })
      .waitFor()
    await page.evaluate(() => history.pushState(null, '', '/pages/blog/detail/3'))
    await says('There is soup, or there is soup.')
    await says('The newest 2 of 327.')
    expect(await page.getByText('Ada Quiet', { exact: true }).count()).toBe(0)
    await page.evaluate(() => history.pushState(null, '', '/pages/blog/detail/1'))
    await first.getByText('Ada Quiet', { exact: true }).waitFor()
    expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada Quiet')
    expect(await form.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('')
  })

  it('lets one answer somebody, keep it, and share it by keyboard', async () => {
    await openPost(1)
    await page.getByRole('button', { name: 'Reply to Eero Lehtola' }).click()
    const text = page.getByRole('textbox', { name: 'Comment' })
    expect(await text.inputValue()).toBe('@Eero Lehtola ')
    expect(await text.evaluate((field) => field === document.activeElement)).toBe(true)
    const keep = page.getByRole('button', { name: '1.2K bookmarks' })
    await keep.click()
    expect(await keep.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Share' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menuitem', { name: 'Facebook' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await says('nothing was shared on X')
  })
})

describe('writing', () => {
  const title = () => page.getByLabel('Title')
  const slug = () => page.getByLabel('Slug')
  const openEdit = async (id = 1) => {
    await page.goto(`/pages/blog/edit/${id}`)
    await page.getByRole('textbox', { name: 'Content' }).waitFor()
  }

  it('suggests the slug from the title until one writes another', async () => {
    await openEdit()
    expect(await slug().inputValue()).toBe('what-a-good-handover-sounds-like')
    await title().fill('Crème brûlée & more')
    expect(await slug().inputValue()).toBe('creme-brulee-more')
    await slug().fill('My Slug')
    await title().fill('')
    expect(await slug().inputValue()).toBe('My Slug')
    await page.getByRole('button', { name: 'Save' }).click()
    await says('Small letters, digits and hyphens, such as my-slug')
    await expect.poll(() => title().evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await violations(page)).toEqual([])
  })

  it('shows a new picture at once, refuses what is none, and saves for this visit', async () => {
    await openEdit()
    const choose = async (name: string, mimeType: string, bytes: number) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Choose image' }).click(),
      ])
      await chooser.setFiles({ name, mimeType, buffer: Buffer.alloc(bytes, 'x') })
    }
    const preview = page.getByRole('img', { name: 'Preview of the featured image' })
    await choose('notes.txt', 'text/plain', 10)
    await page.getByRole('alert').getByText('This file is not a picture').waitFor()
    await choose('huge.png', 'image/png', 10_000_001)
    await page.getByRole('alert').getByText('This picture is too large').waitFor()
    await choose('night.png', 'image/png', 60)
    await expect.poll(() => preview.getAttribute('src')).toMatch(/^data:image\/png/)
    await page.getByText('night.png').waitFor()
    await title().fill('A quieter handover')
    await page.getByLabel('Status').selectOption('Pending')
    await page.getByRole('combobox', { name: 'Categories' }).click()
    await page.getByRole('option', { name: 'Food' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Content' }).fill('Short and good.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL('**/pages/blog/detail/1')
    await says('Saved until the page is loaded anew')
    await page.getByRole('heading', { name: 'A quieter handover' }).waitFor()
    await says('Short and good.')
    await page.getByRole('list', { name: 'Categories of this post' }).first().getByText('Food').waitFor()
    await page.getByRole('link', { name: 'Edit post' }).click()
    await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('Pending')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.waitForURL('**/pages/blog/detail/1')
  })
})

it('says when posts cannot be had, and tries again', async () => {
  await page.goto('/calendar')
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await failCalls(page)
  await page.evaluate((to) => history.pushState(null, '', to), LIST)
  await main().getByRole('alert').first().waitFor({ timeout: 20_000 })
  await failCalls(page, false)
  await main().getByRole('button', { name: 'Try again' }).first().click()
  await expect.poll(async () => (await titles()).length).toBe(6)
})
