import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enter, failCalls, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'

useBrowser()

/** Who is signed in. */
const ME = 'Rosalind Achterdale'

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
})
afterAll(() => done())
beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/pages/profile')
  await page.getByRole('heading', { name: ME }).waitFor()
})

const post = (at: number) => page.getByRole('article').nth(at)

describe('posts', () => {
  it('are liked and not any more, and so are comments', async () => {
    const like = post(1).getByRole('button', { name: /^118 likes$/ })
    expect(await like.getAttribute('aria-pressed')).toBe('false')
    await like.click()
    const liked = post(1).getByRole('button', { name: /^119 likes$/ })
    expect(await liked.getAttribute('aria-pressed')).toBe('true')
    await liked.press('Enter')
    await like.waitFor()
    await post(0).getByRole('button', { name: '12 likes for the comment of Hana Okabe' }).click()
    const unliked = post(0).getByRole('button', { name: '11 likes for the comment of Hana Okabe' })
    expect(await unliked.getAttribute('aria-pressed')).toBe('false')
  })

  it('take a comment that is not empty, as text', async () => {
    const comments = post(0).getByRole('list', { name: 'Comments' }).getByRole('listitem')
    const before = await comments.count()
    await post(0).getByRole('button', { name: 'Post comment' }).click()
    await post(0).getByText('Required').waitFor()
    await post(0).getByRole('textbox', { name: 'Add a comment' }).fill('   ')
    await post(0).getByRole('button', { name: 'Post comment' }).click()
    expect(await comments.count()).toBe(before)
    expect(await violations(page)).toEqual([])
    await post(0).getByRole('textbox', { name: 'Add a comment' }).fill('<i>Well done</i>')
    await post(0).getByRole('button', { name: 'Post comment' }).click()
    await comments.last().getByText('<i>Well done</i>').waitFor()
    expect(await post(0).getByRole('textbox', { name: 'Add a comment' }).inputValue()).toBe('')
    await post(0).getByText('24 comments').waitFor()
  })

  it('say by focus who likes them', async () => {
    await post(0)
      .getByRole('button', { name: /^Liked by, Amara Nwosu/ })
      .focus()
    await page.getByRole('tooltip').getByText('Omar Benhaddou').waitFor()
    await page.getByRole('tooltip').getByText('+59 more').waitFor()
  })

  it('show a clip without asking anybody else', async () => {
    const clip = post(1).getByRole('img', { name: 'Clip of the post' })
    expect(await clip.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/)
  })

  it('are looked for once more, for two seconds', async () => {
    await page.clock.install()
    await page.reload()
    const more = page.getByRole('button', { name: 'Load more' })
    await more.waitFor()
    // From here on time passes only as told; not so far that nobody would be here any more.
    await page.clock.pauseAt(Date.now() + 60_000)
    await more.click()
    await expect.poll(() => more.isDisabled()).toBe(true)
    await page.clock.runFor(1900)
    expect(await more.isDisabled()).toBe(true)
    await page.clock.runFor(200)
    await page.getByText('There are no more posts in this sample.').waitFor()
    expect(await more.isDisabled()).toBe(false)
    await page.clock.resume()
  })
})

it('favorites are given and taken', async () => {
  const star = page.getByRole('button', { name: 'Favorite: Harbor View Medical' })
  expect(await star.getAttribute('aria-pressed')).toBe('false')
  await star.click()
  expect(await star.getAttribute('aria-pressed')).toBe('true')
  const tweet = page.getByRole('button', { name: 'Favorite: Farida Yusupova' })
  await tweet.click()
  expect(await tweet.getAttribute('aria-pressed')).toBe('false')
})

it('people are added, and not any more', async () => {
  await page.getByRole('button', { name: 'Add Takumi Morishige' }).click()
  await page.getByRole('button', { name: 'Asked Takumi Morishige' }).click()
  await page.getByRole('button', { name: 'Add Takumi Morishige' }).waitFor()
})

it('one answer of the poll is voted for, by arrow keys too', async () => {
  const poll = page.getByRole('group', { name: 'Which shifts would you rather work?' })
  const shares = async () => (await poll.textContent())?.match(/\d+%/g)
  expect(await shares()).toEqual(['46%', '31%', '18%', '5%'])
  await poll.getByRole('radio', { name: 'A mix of both' }).check()
  await expect.poll(shares).toEqual(['45%', '30%', '20%', '5%'])
  await page.getByText('You voted for: A mix of both').waitFor()
  await page.keyboard.press('ArrowUp')
  await page.getByText('You voted for: Eight hours, more days').waitFor()
  expect(await poll.getByRole('radio', { checked: true }).count()).toBe(1)
  await poll.getByRole('button', { name: /Voted for Eight hours.*Rosalind Achterdale/ }).waitFor()
})

it('its parts are in the address, and what was done in one stays', async () => {
  const parts = page.getByRole('navigation', { name: 'Parts of the profile' })
  await post(1)
    .getByRole('button', { name: /^118 likes$/ })
    .click()
  await parts.getByRole('link', { name: 'Photos' }).click()
  await page.getByRole('img', { name: 'Photo 9 of 9' }).waitFor()
  expect(page.url()).toContain('view=photos')
  await page.reload()
  await page.getByRole('img', { name: 'Photo 9 of 9' }).waitFor()
  await parts.getByRole('link', { name: 'Friends' }).click()
  await page.getByRole('button', { name: 'Add Lars Ekdahl' }).waitFor()
  await parts.getByRole('link', { name: 'About' }).click()
  await page.getByText('admin.example').waitFor()
  expect(await violations(page)).toEqual([])
  await parts.getByRole('link', { name: 'Feed' }).click()
  await post(1).waitFor()
  await post(1)
    .getByRole('button', { name: /^118 likes$/ })
    .click()
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click()
  await page.waitForURL('**/pages/account-settings')
  // What is saved there is what the profile says, and what was liked is still liked.
  await page.getByLabel('Last name').fill('Achter')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.goBack()
  await page.getByRole('heading', { name: 'Rosalind Achter', exact: true }).waitFor()
  await post(1)
    .getByRole('button', { name: /^119 likes$/ })
    .waitFor()
})

it('its parts fold behind a button on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const burger = page.getByRole('main').getByRole('button', { name: 'Feed' })
  expect(await burger.getAttribute('aria-expanded')).toBe('false')
  expect(await page.getByRole('link', { name: 'Photos' }).isVisible()).toBe(false)
  await burger.click()
  await page.getByRole('link', { name: 'Photos' }).click()
  await page.getByRole('img', { name: 'Photo 1 of 9' }).waitFor()
  expect(await page.getByRole('main').getByRole('button', { name: 'Photos' }).getAttribute('aria-expanded')).toBe(
    'false',
  )
})

it('says when the profile cannot be had, and tries again', async () => {
  await page.goto('/calendar')
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await failCalls(page)
  await page.evaluate(() => history.pushState(null, '', '/pages/profile'))
  await page.getByRole('main').getByRole('alert').first().waitFor({ timeout: 20_000 })
  await failCalls(page, false)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: ME }).waitFor()
})
