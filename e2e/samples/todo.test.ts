import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, failCalls, useBrowser } from '../browser.ts'

useBrowser()

const open = async (path = '/apps/todo') => {
  const visitor = await enter('admin', {}, path)
  await rows(visitor.page).first().waitFor()
  return visitor
}
const list = (page: Page) => page.getByRole('list', { name: 'Tasks' })
const rows = (page: Page) => list(page).getByRole('listitem')
const titles = (page: Page) =>
  list(page)
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')?.replace('Complete ', '') ?? ''))
const drawer = (page: Page) => page.getByRole('dialog')

it('a task is added, found by its tag, completed, deleted and brought back', async () => {
  const { page, done } = await open()
  await page.getByRole('button', { name: 'Add task' }).click()
  await drawer(page).getByRole('button', { name: 'Add', exact: true }).click()
  await drawer(page).getByText('Required').waitFor()
  await drawer(page).getByLabel('Title').fill('Cover the night of the gala')
  await drawer(page).getByLabel('Due date').fill('2026-12-24')
  await drawer(page).getByRole('combobox', { name: 'Tags' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: 'High' }).click()
  await page.keyboard.press('Tab')
  await drawer(page).getByRole('textbox', { name: 'Description' }).fill('Two nurses, one physician.')
  await drawer(page).getByRole('button', { name: 'Add', exact: true }).click()
  await drawer(page).waitFor({ state: 'detached' })
  // The newest comes first.
  await expect.poll(async () => (await titles(page))[0]).toBe('Cover the night of the gala')

  await page.getByRole('link', { name: 'High' }).click()
  await page.waitForURL('**/apps/todo/tag/high')
  await list(page).and(page.locator('[aria-busy=false]')).waitFor()
  await expect.poll(() => titles(page)).toContain('Cover the night of the gala')
  const box = page.getByRole('checkbox', { name: 'Complete Cover the night of the gala' })
  await box.click()
  await expect.poll(() => box.isChecked()).toBe(true)
  expect(await drawer(page).count()).toBe(0)
  await page.getByRole('link', { name: 'Completed' }).click()
  await page.waitForURL('**/apps/todo/completed')
  await expect.poll(() => titles(page)).toContain('Cover the night of the gala')

  await list(page).getByRole('button', { name: 'Cover the night of the gala', exact: true }).click()
  await drawer(page).getByRole('button', { name: 'Delete the task' }).click()
  await expect.poll(() => titles(page)).not.toContain('Cover the night of the gala')
  await page.getByRole('link', { name: 'Deleted' }).click()
  await expect.poll(() => titles(page)).toContain('Cover the night of the gala')
  await list(page).getByRole('button', { name: 'Cover the night of the gala', exact: true }).click()
  await drawer(page).getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => titles(page)).not.toContain('Cover the night of the gala')
  await page.getByRole('link', { name: 'My tasks' }).click()
  await expect.poll(() => titles(page)).toContain('Cover the night of the gala')
  await done()
})

it('searches, sorts, and keeps both in the address', async () => {
  const { page, done } = await open()
  const newestFirst = await titles(page)
  await page.getByRole('button', { name: 'Sort tasks' }).click()
  await page.getByRole('menuitemradio', { name: 'Title A–Z' }).click()
  await expect.poll(() => titles(page)).toEqual(newestFirst.toSorted((one, other) => one.localeCompare(other, 'en')))
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('review')
  await expect.poll(async () => (await titles(page)).length).toBeLessThan(newestFirst.length)
  const found = await titles(page)
  await page.waitForURL(/sort=title-asc/)
  await page.reload()
  await rows(page).first().waitFor()
  expect(await titles(page)).toEqual(found)
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('')
  await page.getByRole('button', { name: 'Sort tasks' }).click()
  await page.getByRole('menuitem', { name: 'Newest first' }).click()
  await expect.poll(() => titles(page)).toEqual(newestFirst)
  await done()
})

it('a task is changed in the drawer, and Reset brings back what is stored', async () => {
  const { page, done } = await open()
  const [first = ''] = await titles(page)
  await list(page).getByRole('button', { name: first, exact: true }).click()
  const description = drawer(page).getByRole('textbox', { name: 'Description' })
  const written = await description.innerText()
  await description.fill('Something else')
  await drawer(page).getByLabel('Title').fill('Something else')
  await drawer(page).getByRole('button', { name: 'Reset' }).click()
  expect(await drawer(page).getByLabel('Title').inputValue()).toBe(first)
  expect(await description.innerText()).toBe(written)
  await drawer(page).getByRole('button', { name: 'Mark complete' }).click()
  await drawer(page).getByRole('button', { name: 'Completed' }).waitFor()
  const star = drawer(page).getByRole('button', { name: 'Important' })
  const wasImportant = (await star.getAttribute('aria-pressed')) === 'true'
  await star.click()
  expect(await star.getAttribute('aria-pressed')).toBe(String(!wasImportant))
  await drawer(page).getByLabel('Title').fill('Thank everybody')
  await drawer(page).getByRole('button', { name: 'Update', exact: true }).click()
  await drawer(page).waitFor({ state: 'detached' })
  await expect.poll(() => titles(page)).toContain('Thank everybody')
  expect(await page.getByRole('checkbox', { name: 'Complete Thank everybody' }).isChecked()).toBe(true)
  await page.getByRole('link', { name: 'Important' }).click()
  await expect.poll(async () => (await titles(page)).includes('Thank everybody')).toBe(!wasImportant)
  await done()
})

it('is put in order by keyboard', async () => {
  const { page, done } = await open()
  const [first = '', second = '', third = ''] = await titles(page)
  const handle = page.getByRole('button', { name: `Move ${first}` })
  await handle.focus()
  await page.keyboard.press('Space')
  await page.getByText(`${first} was taken up.`).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.getByText(`${first} was put down.`).waitFor({ state: 'attached' })
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual([second, first, third])
  await done()
})

it('is put in order by pointer', async () => {
  const { page, done } = await open()
  const [first = '', second = '', third = ''] = await titles(page)
  const from = await page.getByRole('button', { name: `Move ${third}` }).boundingBox()
  const to = await page.getByRole('button', { name: `Move ${first}` }).boundingBox()
  if (!from || !to) throw new Error('The handles are not in sight')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y - 20, { steps: 4 })
  // Rows make room while one drags over them: on until it is where it should be.
  let at = from.y - 20
  await expect
    .poll(async () => {
      at = Math.max(at - 6, to.y + 4)
      await page.mouse.move(to.x + 8, at)
      return (await titles(page))[0]
    })
    .toBe(third)
  await page.mouse.up()
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual([third, first, second])
  await done()
})

it('a tick that the call refuses goes back, and says why', async () => {
  const { page, done } = await open()
  await failCalls(page)
  const box = list(page).getByRole('checkbox', { checked: false }).first()
  const name = (await box.getAttribute('aria-label')) ?? ''
  await box.click()
  await page.getByText('The error switch is on').first().waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name }).isChecked()).toBe(false)
  await done()
})

it('a list or a tag that there is not is said, and nothing else shown', async () => {
  const { page, done } = await open()
  for (const [path, says] of [
    ['/apps/todo/someday', 'There is no list someday'],
    ['/apps/todo/tag/urgent', 'There is no tag urgent'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('alert').getByText(says).waitFor()
    expect(await list(page).count()).toBe(0)
  }
  await done()
})

it('on a phone the side is a drawer that a choice closes', async () => {
  const { page, done } = await open()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open the sidebar of To-do' }).click()
  await drawer(page).getByRole('link', { name: 'Important' }).click()
  await drawer(page).waitFor({ state: 'detached' })
  await page.waitForURL('**/apps/todo/important')
  await rows(page).first().waitFor()
  await done()
})
