import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anewOnRetry, enter, useBrowser } from '../browser.ts'
import { calm, violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin', {}, '/extensions/swiper'))
  await page.getByRole('heading', { level: 2 }).first().waitFor()
})
anewOnRetry(() => page)
afterAll(() => done())

const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const reel = (label: string, within: Page = page) => within.getByRole('group', { name: label, exact: true })
/** The names of the slides that are in reach, by what is on them. */
const shown = (label: string, within: Page = page) =>
  reel(label, within)
    .locator('[aria-roledescription="slide"]:not([inert])')
    .evaluateAll((all) =>
      all.map((one) => one.querySelector('strong, img')).map((what) => what?.getAttribute('alt') ?? what?.textContent),
    )
const shows = async (label: string, names: string[], within: Page = page) => {
  await expect.poll(() => shown(label, within)).toEqual(names)
}
const says = (title: string, words: string) =>
  card(title).getByText(words, { exact: true }).waitFor({ state: 'attached' })

describe('slides', () => {
  it('are turned by the arrow keys where the focus is, and nowhere else', async () => {
    await reel('Wards').focus()
    await page.keyboard.press('ArrowRight')
    await shows('Wards', ['Surgery'])
    await says('Plain', '2 of 8')
    await page.keyboard.press('ArrowRight')
    await shows('Wards', ['Emergency'])
    await page.keyboard.press('ArrowLeft')
    await shows('Wards', ['Surgery'])
    expect(await shown('Wards, by buttons')).toEqual(['Intensive care'])
  })

  it('are swiped', async () => {
    // What still moves would be held where it is.
    await calm(page)
    const before = await shown('Wards')
    const box = await reel('Wards').boundingBox()
    if (!box) throw new Error('It is not drawn')
    const [x, y] = [box.x + box.width * 0.9, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    // More than half of it: what is carried less counts only when it is quick.
    await page.mouse.move(x - box.width * 0.75, y, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => shown('Wards')).not.toEqual(before)
    expect(await shown('Wards')).toHaveLength(1)
  })

  it('go by buttons that say where it ends, and keep the focus there', async () => {
    const { previous, next } = {
      previous: card('Fading').getByRole('button', { name: 'Previous slide' }),
      next: card('Fading').getByRole('button', { name: 'Next slide' }),
    }
    expect(await previous.getAttribute('aria-disabled')).toBe('true')
    await next.press('Enter')
    await next.press('Enter')
    await next.press('Enter')
    await shows('The house, fading', ['The house at night'])
    await says('Fading', '4 of 4')
    expect(await next.getAttribute('aria-disabled')).toBe('true')
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
    await previous.press('Enter')
    await shows('The house, fading', ['The ambulance'])
  })

  it('go by dots, by key too', async () => {
    const dot = card('Dots').getByRole('button', { name: 'Go to slide 4' })
    await dot.press('Enter')
    await shows('Wards, by dots', ['Maternity'])
    await expect.poll(() => dot.getAttribute('aria-current')).toBe('true')
  })

  it('have a bar that grows from the side where reading begins', async () => {
    const fill = card('Progress').locator('.swiper-pagination-progressbar-fill')
    const filled = () => fill.evaluate((one) => one.getBoundingClientRect().width)
    const before = await filled()
    await card('Progress').getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(filled).toBeCloseTo(before * 2, 0)
  })

  it('stand beside each other, in rows, and in the middle', async () => {
    await shows('Wards, three at a time', ['Intensive care', 'Surgery', 'Emergency'])
    await card('Several at a time').getByRole('button', { name: 'Next slide' }).click()
    await shows('Wards, three at a time', ['Surgery', 'Emergency', 'Maternity'])
    await says('Several at a time', '2 of 6')
    await shows('Wards, in two rows', ['Intensive care', 'Surgery', 'Children', 'Radiology'])
    await says('Two rows', '1 of 3')
    await shows('Wards, in the middle', ['Surgery', 'Emergency', 'Maternity'])
    await shows('Wards, as many as there is room for', ['Intensive care', 'Surgery', 'Emergency', 'Maternity'])
  })

  it.each([
    ['Cube', 'The house, on a cube', 'The corridor'],
    ['Covers', 'Wards, as covers', 'Maternity'],
  ])('%s: turn as well', async (title, label, name) => {
    await card(title).getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(() => shown(label)).toContain(name)
  })

  it('are chosen by small pictures', async () => {
    const small = card('Gallery').getByRole('button', { name: 'Show: The ambulance' })
    await small.press('Enter')
    await shows('Pictures', ['The ambulance'])
    await expect.poll(() => small.getAttribute('aria-current')).toBe('true')
    await reel('Pictures').focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() =>
        card('Gallery').getByRole('button', { name: 'Show: The house at night' }).getAttribute('aria-current'),
      )
      .toBe('true')
  })

  it('fetch a picture when it is the next one', async () => {
    const fetched = () =>
      reel('Pictures, as they are needed')
        .locator('img')
        .evaluateAll((all) => all.filter((one) => one.hasAttribute('src')).length)
    expect(await fetched()).toBe(2)
    await card('Loaded when needed').getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(fetched).toBe(3)
  })

  it('draw a few of many; more are appended, and all removed', async () => {
    const many = card('Many')
    const drawn = () => reel('Shifts').locator('strong').count()
    expect(await drawn()).toBeLessThan(12)
    await many.getByRole('button', { name: 'Append a hundred' }).click()
    await says('Many', '1 of 599')
    expect(await drawn()).toBeLessThan(12)
    await many.getByRole('button', { name: 'Next slide' }).click()
    await shows('Shifts', ['Shift 2', 'Shift 3'])
    await many.getByRole('button', { name: 'Remove all' }).click()
    await says('Many', 'There are no slides')
    expect(await drawn()).toBe(0)
    await many.getByRole('button', { name: 'Append one' }).click()
    await shows('Shifts', ['Shift 1'])
  })

  it('have names and roles where they were turned', async () => {
    await calm(page)
    expect(await violations(page)).toEqual([])
  })

  it('are turned around with the page while it runs', async () => {
    await page.evaluate(() => {
      localStorage.setItem('direction', '"rtl"')
      dispatchEvent(new StorageEvent('storage', { key: 'direction' }))
    })
    await shows('Wards', ['Intensive care'])
    await reel('Wards').focus()
    await page.keyboard.press('ArrowLeft')
    await shows('Wards', ['Surgery'])
    await card('Gallery').getByRole('button', { name: 'Show: The corridor' }).click()
    await shows('Pictures', ['The corridor'])
  })
})

describe('slides that turn by themselves', () => {
  const turning = 'The house, by itself'
  it('wait while one is in them, until they are paused', async () => {
    const visitor = await enter('admin', {}, '/extensions/swiper')
    await visitor.page.clock.install()
    await visitor.page.reload()
    await shows(turning, ['The entrance'], visitor.page)
    await visitor.page.clock.runFor(3500)
    await shows(turning, ['The corridor'], visitor.page)
    await reel(turning, visitor.page).focus()
    await visitor.page.clock.runFor(7000)
    expect(await shown(turning, visitor.page)).toEqual(['The corridor'])
    await visitor.page.getByRole('button', { name: 'Pause', exact: true }).click()
    await visitor.page.mouse.move(0, 0)
    await visitor.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await visitor.page.clock.runFor(7000)
    expect(await shown(turning, visitor.page)).toEqual(['The corridor'])
    await visitor.done()
  })

  it('stand still for who wants less movement, and turn at once', async () => {
    const visitor = await enter('admin', { reducedMotion: 'reduce' }, '/extensions/swiper')
    await visitor.page.clock.install()
    await visitor.page.reload()
    await shows(turning, ['The entrance'], visitor.page)
    await visitor.page.clock.runFor(7000)
    expect(await shown(turning, visitor.page)).toEqual(['The entrance'])
    await reel('Wards', visitor.page).focus()
    await visitor.page.keyboard.press('ArrowRight')
    await shows('Wards', ['Surgery'], visitor.page)
    expect(
      await reel('Wards', visitor.page)
        .locator('.swiper-wrapper')
        .evaluate((one) => getComputedStyle(one).transitionDuration),
    ).toBe('0s')
    await visitor.done()
  })
})
