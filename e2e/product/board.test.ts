import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { LOOKS, prepare, seenBy, violations } from '../inspect.ts'

useBrowser()

const YEAR = new Date().getFullYear() + 8
/** What the active cell says of itself. */
const active = (page: Page) =>
  page
    .getByRole('grid')
    .evaluate(
      (grid) =>
        document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.querySelector('.unseen')
          ?.textContent,
    )

it('a scheduler plans a week on the board, by keys alone', async ({ task }) => {
  // Another try finds what the one before has left.
  const date = `${YEAR}-0${3 + (task.result?.retryCount ?? 0)}-14`
  const { page, done } = await enter('scheduler', {}, `/board?date=${date}&span=week&group=none&facility=H01`)
  const grid = page.getByRole('grid')
  await page.locator('[role=grid][aria-busy=false] [role=rowheader]').nth(3).waitFor()
  const said = (words: RegExp) =>
    page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' })
  const rowOfFirst = page.locator('[role=grid] [role=row][aria-rowindex="3"] [role=rowheader] > .unseen')
  const [first] = ((await rowOfFirst.textContent()) ?? '').split(', ')

  // From the top of the page to the grid with Tab, and there with the arrows.
  await page.getByRole('combobox', { name: 'Day width' }).focus()
  await page.keyboard.press('Tab')
  expect(await grid.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+Home')
  expect(await active(page)).toMatch(/: free$/)

  // A week: three days, then two nights, each typed.
  for (const letter of ['d', 'd', 'd']) await page.keyboard.press(letter)
  await said(/^Day: 1 shift saved/)
  await page.getByText(/^Saved /).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('n')
  await page.keyboard.press('n')
  await said(/^Night: 1 shift saved/)
  await expect.poll(() => grid.locator('[role=row][aria-rowindex="3"] [data-shift]').count()).toBe(5)
  await picture(page, 'board')

  // The first two days are cleared, brought back, and cleared again.
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Delete')
  await said(/^2 shifts were cancelled/)
  await page.keyboard.press('Control+z')
  await said(/^It was undone/)
  await expect.poll(() => grid.locator('[role=row][aria-rowindex="3"] [data-shift]').count()).toBe(5)
  await page.keyboard.press('Control+Shift+z')
  await said(/^It was done again/)
  await expect.poll(() => grid.locator('[role=row][aria-rowindex="3"] [data-shift]').count()).toBe(3)

  // The third day is picked up and given to the person below.
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await said(/^1 shift is picked up/)
  await page.keyboard.press('ArrowDown')
  await page.getByRole('group', { name: 'If it is dropped here' }).waitFor()
  await page.keyboard.press('Enter')
  await said(/^1 shift was moved/)
  await expect.poll(() => grid.locator('[role=row][aria-rowindex="4"] [data-shift]').count()).toBe(1)

  // Its details open with Enter, and Escape leads back.
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: /^Shift: / })
  await details.getByText('History').first().waitFor()
  await page.keyboard.press('Escape')
  await details.waitFor({ state: 'detached' })

  // What is on the board is on the server.
  await page.reload()
  await expect.poll(() => grid.locator('[role=row][aria-rowindex="4"] [data-shift]').count()).toBe(1)
  expect(await rowOfFirst.textContent()).toMatch(new RegExp(`^${first}, 24 h.*, 2 nights`))
  await done()
})

it('a scheduler draws out a shift on its day, by keys alone, and takes that back', async ({ task }) => {
  const date = `${YEAR}-0${6 + (task.result?.retryCount ?? 0)}-14`
  const { page, done } = await enter('scheduler', {}, `/board?date=${date}&span=day&group=none&facility=H01`)
  const grid = page.getByRole('grid')
  await page.locator('[role=grid][aria-busy=false] [role=rowheader]').nth(3).waitFor()
  const said = (words: RegExp) =>
    page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' })
  await grid.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('d')
  await page.getByText(/^Saved /).waitFor()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('group', { name: 'If it is dropped here' }).waitFor()
  await page.keyboard.press('Enter')
  await said(/^7:00 AM – 7:30 PM: saved/)
  await expect.poll(() => active(page)).toContain('7:00 AM – 7:30 PM')
  await page.keyboard.press('Control+z')
  await said(/^It was undone/)
  await expect.poll(() => active(page)).toContain('7:00 AM – 7:00 PM')
  await done()
})

it('an admin pins somebody and looks at the others beside them, by keys alone', async () => {
  const { page, done } = await enter('admin', {}, '/board?group=none&span=month')
  const grid = page.getByRole('grid')
  await page.locator('[role=grid][aria-busy=false] [data-shift]').first().waitFor()
  const first = page.locator('[role=grid] [role=row][aria-rowindex="3"] [role=rowheader] > .unseen')
  await grid.focus()
  await page.keyboard.press('Control+End')
  await expect.poll(() => active(page)).toBeTruthy()
  const [name = ''] = (await active(page))?.split(', ') ?? []
  await page.keyboard.press('p')
  await page
    .getByRole('status')
    .filter({ hasText: /^1 row stays/ })
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Control+Home')
  await expect.poll(() => active(page)).toContain(name)
  await page.keyboard.press('Control+End')
  expect(await first.textContent()).toContain(`${name}, pinned`)
  // It is seen beside the last one.
  const [top, edge] = await Promise.all([first.boundingBox(), grid.boundingBox()])
  expect((top?.y ?? 0) - (edge?.y ?? 0)).toBeGreaterThan(80)
  expect((top?.y ?? 0) - (edge?.y ?? 0)).toBeLessThan(110)
  expect(await violations(page)).toEqual([])
  await picture(page, 'board-pinned')
  await page.reload()
  await first.filter({ hasText: `${name}, pinned` }).waitFor()
  await done()
})

it.each(LOOKS)('the board, $name: clean, accessible, and nothing jumps', async (look) => {
  const { page, done } = await prepare(look, 'admin')
  await page.goto('/board')
  await page.locator('[role=grid][aria-busy=false] [data-shift]').first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await violations(page)).toEqual([])
  await picture(page, `board-${look.name}`)
  const { shift, jumped, refused } = await seenBy(page)
  expect(refused).toEqual([])
  expect(shift, jumped.join('\n')).toBeLessThan(0.02)

  // The same by what facilities demand.
  await page.goto('/board?view=facilities')
  await page.locator('[role=grid][aria-busy=false] [data-who]').first().waitFor()
  expect(await violations(page)).toEqual([])
  await picture(page, `board-facilities-${look.name}`)

  // One day by the hour.
  await page.goto('/board?span=day')
  await page.locator('[role=grid][aria-busy=false] [data-edge=start]').first().waitFor({ state: 'attached' })
  expect(await violations(page)).toEqual([])
  await picture(page, `board-day-${look.name}`)
  await done()
})

it('an admin fills what is short, by keys alone, and the figures follow', async ({ task }) => {
  const weeks = 2 + (task.result?.retryCount ?? 0)
  const from = new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10)
  const { page, done } = await enter('admin', {}, `/board?date=${from}&span=twoWeeks&view=facilities`)
  await page.locator('[role=grid][aria-busy=false] [role=rowheader]').nth(3).waitFor()
  const fill = page.getByRole('button', { name: /^Fill \d+$/ })
  const [, gaps = 0] = /(\d+)/.exec((await fill.textContent()) ?? '') ?? []
  await fill.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('group', { name: 'Who can stand here' })
  await card.getByText(`1 of ${gaps}`).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Assign to /)
  expect(await violations(page)).toEqual([])
  await picture(page, 'board-fill')
  await page.keyboard.press('Enter')
  await page.getByText(/^Saved /).waitFor()
  await card.getByText(`1 of ${Number(gaps) - 1}`).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('grid').evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+z')
  await expect.poll(() => fill.textContent()).toBe(`Fill ${gaps}`)
  await done()
})
