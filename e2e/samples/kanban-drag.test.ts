import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { enter, failCalls, useBrowser } from '../browser.ts'
import { addBoard, board, card, cards, choose, openBoards, stored } from './kanban-page.ts'

useBrowser()
let page: Page
let done: () => Promise<void>
beforeAll(async () => ({ page, done } = await enter()))
beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 1100 })
  await openBoards(page)
})
afterAll(() => done())

const BOARDS = { 'To do': 'todo', 'In progress': 'in-progress', Done: 'done' }
/** The boards as they are shown, once the calls have led to the same. */
const settled = async () => {
  const shown = Object.fromEntries(
    await Promise.all(Object.keys(BOARDS).map(async (title) => [title, await cards(page, title)] as const)),
  )
  for (const [title, id] of Object.entries(BOARDS)) await expect.poll(() => stored(page, id)).toEqual(shown[title])
  return shown
}
const middle = async (title: string) => {
  const box = await card(page, title).boundingBox()
  if (!box) throw new Error(`${title} is not in sight`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
const placeOn = async (title: string, where: 'top' | 'end') => {
  const { x, y, width, height } = (await board(page, title).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: where === 'top' ? y + 52 : y + height - 20 }
}
/** Takes a card with the pointer and carries it somewhere, without letting go. */
const carry = async (title: string, { x, y }: { x: number; y: number }) => {
  const from = await middle(title)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 })
  await page.getByText(`${title} was taken up.`).waitFor({ state: 'attached' })
  await page.mouse.move(x, y, { steps: 8 })
}
/** Takes a card up by keyboard; what is under it may be said at once. */
const take = async (title: string) => {
  await page.getByRole('button', { name: `Move ${title}` }).focus()
  await page.keyboard.press('Space')
  await page.getByText(/^Place \d of \d$/).waitFor({ state: 'attached' })
}
const hasFocus = async (title: string) =>
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Move ${title}`)

it('by pointer, a card is put anywhere on its own board', async () => {
  const [first = '', second = '', third = '', last = ''] = await cards(page, 'To do')
  await carry(first, { ...(await middle(second)), y: (await middle(second)).y + 30 })
  await page.mouse.up()
  await expect.poll(() => cards(page, 'To do')).toEqual([second, first, third, last])
  await carry(last, await placeOn('To do', 'top'))
  await page.mouse.up()
  await expect.poll(() => cards(page, 'To do')).toEqual([last, second, first, third])
  expect(await settled()).toMatchObject({ 'To do': [last, second, first, third] })
  // A card that was dragged is not opened.
  expect(await page.getByRole('dialog').count()).toBe(0)
})

it('by pointer, a card is put at the top or the end of another board, and on an empty one', async () => {
  const [first = '', second = '', ...rest] = await cards(page, 'To do')
  const before = await cards(page, 'In progress')
  await carry(first, await placeOn('In progress', 'top'))
  await page.getByText(`${first} is over In progress.`).waitFor({ state: 'attached' })
  await page.mouse.up()
  await expect.poll(() => cards(page, 'In progress')).toEqual([first, ...before])
  await carry(second, await placeOn('In progress', 'end'))
  await page.mouse.up()
  await expect.poll(() => cards(page, 'In progress')).toEqual([first, ...before, second])
  expect(await settled()).toMatchObject({ 'To do': rest })

  await addBoard(page, 'Waiting')
  await carry(first, await placeOn('Waiting', 'end'))
  await page.mouse.up()
  await expect.poll(() => cards(page, 'Waiting')).toEqual([first])
  await expect.poll(() => stored(page, 'waiting')).toEqual([first])
  expect(await settled()).toMatchObject({ 'In progress': [...before, second] })
})

it('by pointer, Escape leaves everything where it was', async () => {
  const before = await settled()
  const [first = ''] = await cards(page, 'To do')
  await carry(first, await placeOn('Done', 'top'))
  await page.keyboard.press('Escape')
  await page.getByText(`${first} stays where it was.`).waitFor({ state: 'attached' })
  await page.mouse.up()
  expect(await settled()).toEqual(before)
  await card(page, first).click()
  await page.getByRole('dialog', { name: 'Update task' }).waitFor()
})

it('by touch, a card is taken by its handle or by holding it, and a swipe scrolls', async () => {
  const phone = await enter('admin', { viewport: { width: 800, height: 1100 }, hasTouch: true })
  await openBoards(phone.page)
  const touches = await phone.context.newCDPSession(phone.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const [first = '', second = '', ...rest] = await cards(phone.page, 'To do')
  const before = await cards(phone.page, 'In progress')
  const to = await board(phone.page, 'In progress').boundingBox()
  const drag = async (title: string, by: string) => {
    const box = await phone.page.getByRole('button', { name: by, exact: true }).boundingBox()
    if (!box || !to) throw new Error(`${by} is not in sight`)
    await touch('touchStart', box.x + 12, box.y + 12)
    if (by !== title) await touch('touchMove', box.x + 30, box.y + 12)
    await phone.page.getByText(`${title} was taken up.`).waitFor({ state: 'attached' })
    for (const share of [0.3, 0.6, 1]) await touch('touchMove', box.x + (to.x + 100 - box.x) * share, to.y + 52)
    await touch('touchEnd')
  }
  await drag(first, `Move ${first}`)
  await expect.poll(() => cards(phone.page, 'In progress')).toEqual([first, ...before])
  await drag(second, second)
  await expect.poll(() => cards(phone.page, 'In progress')).toEqual([second, first, ...before])
  expect(await cards(phone.page, 'To do')).toEqual(rest)

  const [, , third = ''] = await cards(phone.page, 'In progress')
  const box = await card(phone.page, third).boundingBox()
  if (!box) throw new Error(`${third} is not in sight`)
  await touch('touchStart', box.x + 90, box.y + 8)
  for (const by of [20, 60, 100, 140]) await touch('touchMove', box.x + 90 - by, box.y + 8)
  await touch('touchEnd')
  await expect.poll(async () => (await card(phone.page, third).boundingBox())?.x).toBeLessThan(box.x - 20)
  expect(await phone.page.getByText(`${third} was taken up.`).count()).toBe(0)
  await phone.done()
})

it('at the edge, the boards scroll on under a card, and the page does not', async () => {
  await page.setViewportSize({ width: 800, height: 1100 })
  const [first = ''] = await cards(page, 'To do')
  const isInSight = () => board(page, 'Done').evaluate((one) => one.getBoundingClientRect().right <= innerWidth)
  expect(await isInSight()).toBe(false)
  await carry(first, { x: 780, y: 500 })
  await expect
    .poll(async () => {
      await page.mouse.move(785, 500)
      await page.mouse.move(790, 500)
      return isInSight()
    })
    .toBe(true)
  expect(await page.evaluate(() => scrollX)).toBe(0)
  await page.keyboard.press('Escape')
  await page.mouse.up()
})

it('by keyboard, a card is moved up and down its board, and its place is said', async () => {
  const [first = '', second = '', ...rest] = await cards(page, 'To do')
  await take(first)
  await page.keyboard.press('ArrowUp')
  await page.getByText('Place 1 of 4').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await page.getByText('Place 2 of 4').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(() => cards(page, 'To do')).toEqual([second, first, ...rest])
  await hasFocus(first)
  expect(await settled()).toMatchObject({ 'To do': [second, first, ...rest] })
})

it('by keyboard, a card is moved to other boards, the empty one too, and takes the focus along', async () => {
  const [first = '', ...rest] = await cards(page, 'To do')
  const [one = '', ...others] = await cards(page, 'In progress')
  await addBoard(page, 'Waiting')
  await take(first)
  await page.keyboard.press('ArrowRight')
  await page.getByText(`${first} is over In progress.`).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => cards(page, 'In progress')).toEqual([one, first, ...others])
  await hasFocus(first)
  expect(await settled()).toMatchObject({ 'To do': rest, 'In progress': [one, first, ...others] })

  await take(first)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await page.getByText('Place 1 of 1').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(() => cards(page, 'Waiting')).toEqual([first])
  await hasFocus(first)
  expect(await settled()).toMatchObject({ 'In progress': [one, ...others] })
})

it('by keyboard, Escape leaves everything where it was', async () => {
  const before = await settled()
  const [first = ''] = await cards(page, 'To do')
  await take(first)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await page.getByText(`${first} stays where it was.`).waitFor({ state: 'attached' })
  expect(await settled()).toEqual(before)
  await hasFocus(first)
})

it('right to left, the arrows point where the boards are, and the words are the reader’s', async () => {
  await page.evaluate(() => localStorage.setItem('direction', '"rtl"'))
  await openBoards(page)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  const handle = page.getByRole('button', { name: 'Shorten the leave request verschieben' })
  await handle.press('Space')
  await page.getByText('Platz 2 von 4').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowLeft')
  await page.getByText('Shorten the leave request ist über In progress.').waitFor({ state: 'attached' })
  expect(await handle.getAttribute('aria-roledescription')).toBe('verschiebbar')
  await page.keyboard.press('Escape')
  await page.evaluate(() => ['direction', 'language'].forEach((key) => localStorage.removeItem(key)))
})

it('without dragging, the menu moves a card up, down and to another board', async () => {
  const [first = '', second = '', ...rest] = await cards(page, 'To do')
  const before = await cards(page, 'Done')
  await choose(page, first, 'Move down')
  await expect.poll(() => cards(page, 'To do')).toEqual([second, first, ...rest])
  await choose(page, first, 'Move up')
  await expect.poll(() => cards(page, 'To do')).toEqual([first, second, ...rest])
  await choose(page, first, 'Done')
  await expect.poll(() => cards(page, 'Done')).toEqual([first, ...before])
  await hasFocus(first)
  expect(await settled()).toMatchObject({ 'To do': [second, ...rest] })
})

it('a card that a call refuses to move goes back, and says why', async () => {
  const before = await settled()
  const [first = ''] = await cards(page, 'To do')
  await failCalls(page)
  await carry(first, await placeOn('Done', 'top'))
  await page.mouse.up()
  await page.getByRole('alert').filter({ hasText: 'The error switch is on' }).first().waitFor()
  await expect.poll(() => cards(page, 'To do')).toEqual(before['To do'])
  await take(first)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect.poll(() => page.getByRole('alert').filter({ hasText: 'The board was not changed' }).count()).toBe(2)
  await expect.poll(() => cards(page, 'To do')).toEqual(before['To do'])
  await hasFocus(first)
  await failCalls(page, false)
  expect(await settled()).toEqual(before)
})
