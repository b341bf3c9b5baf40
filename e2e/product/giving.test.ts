import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'

useBrowser()

const YEAR = new Date().getFullYear() + 8

it('a scheduler gives nights to somebody else, takes that back, and gives those that can go, by keys alone', async ({
  task,
}) => {
  // Another try finds what the one before has left.
  const date = `${YEAR}-11-${4 + 7 * (task.result?.retryCount ?? 0)}`.replace(/-(\d)$/, '-0$1')
  const { page, done } = await enter('scheduler', {}, `/board?date=${date}&span=week&group=none&facility=H01`)
  const grid = page.getByRole('grid')
  await page.locator('[role=grid][aria-busy=false] [role=rowheader]').nth(3).waitFor()
  const said = (words: RegExp) =>
    page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' })
  const row = (index: number) => grid.locator(`[role=row][aria-rowindex="${index}"]`)
  const nameIn = async (index: number) =>
    ((await row(index).locator('[role=rowheader] > .unseen').textContent()) ?? '').split(', ')[0] ?? ''
  const shiftsOf = (index: number) => row(index).locator('[data-shift]').count()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const [first, second] = [await nameIn(3), await nameIn(4)]

  // Three nights of the first person, and one of the second that meets the last of them.
  await grid.focus()
  await press('Control+Home', 'n', 'n', 'n', 'ArrowLeft', 'ArrowDown', 'n')
  await expect.poll(async () => [await shiftsOf(3), await shiftsOf(4)]).toEqual([3, 1])
  await page.getByText(/^Saved /).waitFor()

  // Two of them go, as one step.
  await press('Control+Home', 'Shift+ArrowRight', 'g')
  const dialog = page.getByRole('dialog', { name: 'Give to somebody else' })
  const give = dialog.locator('button[type=submit][aria-disabled=false]')
  const choose = async () => {
    const search = dialog.getByRole('searchbox', { name: 'Find a person' })
    await search.fill(second)
    await dialog.getByRole('button', { name: new RegExp(`^${second}`) }).waitFor()
    await search.press('Enter')
    await give.waitFor()
  }
  await choose()
  expect(await give.textContent()).toBe('Give 2 shifts')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await said(new RegExp(`^2 shifts were given to ${second}\\.`))
  await expect.poll(async () => [await shiftsOf(3), await shiftsOf(4)]).toEqual([1, 3])
  await page.getByText(/^Saved /).waitFor()
  await press('Control+z')
  await said(/^It was undone/)
  await expect.poll(async () => [await shiftsOf(3), await shiftsOf(4)]).toEqual([3, 1])

  // Of the whole row the night that meets another one is named, and stays.
  await press('Control+Home', 'g')
  const all = dialog.getByRole('checkbox', { name: new RegExp(`^All that ${first} works`) })
  await all.press('Space')
  await choose()
  await dialog.getByText(new RegExp(`^1 shift cannot go to ${second}`)).waitFor()
  await dialog.getByText(new RegExp(`^${second} already works at`)).waitFor()
  expect(await violations(page)).toEqual([])
  await picture(page, 'board-give')
  expect(await give.textContent()).toBe('Give the other 2')
  await give.press('Enter')
  await said(new RegExp(`^2 shifts were given to ${second}\\. 1 stays as before`))
  await page.getByText(/^Saved /).waitFor()

  // What is on the board is on the server.
  await page.reload()
  await expect.poll(async () => [await shiftsOf(3), await shiftsOf(4)]).toEqual([1, 3])
  await done()
})
