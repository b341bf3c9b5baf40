import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { enter, failCalls, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'
import { addBoard, board, card, cards, choose, drawer, openBoards } from './kanban-page.ts'

useBrowser()
let page: Page
let done: () => Promise<void>
beforeAll(async () => ({ page, done } = await enter()))
beforeEach(() => openBoards(page))
afterAll(() => done())

const update = () => drawer(page).getByRole('button', { name: 'Update', exact: true })
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4H0z"/></svg>'
/** Drops a file on the field of the cover image. */
const dropFile = async (name: string, type: string, text: string) => {
  const dataTransfer = await page.evaluateHandle(
    ([content, called, kind]) => {
      const data = new DataTransfer()
      data.items.add(new File([content], called, { type: kind }))
      return data
    },
    [text, name, type] as const,
  )
  await drawer(page).getByLabel('Cover image').first().dispatchEvent('drop', { dataTransfer })
}

it('a card is written, filled in, opened again and moved on from its menu', async () => {
  const todo = board(page, 'To do')
  await todo.getByRole('button', { name: 'Add task' }).click()
  await todo.getByRole('button', { name: 'Add', exact: true }).click()
  await todo.getByText('Required').waitFor()
  await page.keyboard.type('Write the handover notes')
  expect(await todo.getByText('Required').count()).toBe(0)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await cards(page, 'To do')).at(-1)).toBe('Write the handover notes')
  await todo.getByText('5 tasks').waitFor({ state: 'attached' })

  await card(page, 'Write the handover notes').click()
  await page.waitForURL(/task=13/)
  await drawer(page).getByLabel('Title').fill('')
  await update().click()
  await drawer(page).getByText('Required').waitFor()
  await drawer(page).getByLabel('Title').fill('Write the handover')
  await drawer(page).getByLabel('Due date').fill('2020-02-03')
  await drawer(page).getByRole('combobox', { name: 'Labels' }).press('ArrowDown')
  await page.getByRole('option', { name: 'Code review' }).click()
  await drawer(page).getByRole('combobox', { name: 'Assignees' }).fill('Hana')
  await page.getByRole('option', { name: 'Hana Okabe' }).click()
  await page.keyboard.press('Tab')
  await drawer(page).getByRole('textbox', { name: 'Description' }).fill('One page for each ward.')
  await dropFile('notes.txt', 'text/plain', 'no picture')
  await drawer(page).getByText('This is not a picture').waitFor()
  await dropFile('cover.svg', 'image/svg+xml', PICTURE)
  await drawer(page).getByRole('button', { name: 'Remove the picture' }).waitFor()
  // Of a button behind the drawer that the window cuts in two, the rest would count as one that is too small.
  await page.setViewportSize({ width: 1440, height: 1600 })
  expect(await violations(page)).toEqual([])
  await update().click()
  await drawer(page).waitFor({ state: 'detached' })
  await page.getByText('Write the handover was saved').waitFor()

  const own = todo.getByRole('listitem').filter({ has: card(page, 'Write the handover') })
  await own.getByText('Overdue since Feb 3').waitFor()
  await own.getByText('Code review').waitFor()
  await own.getByText('Hana Okabe').waitFor({ state: 'attached' })
  expect(await own.locator('img[src^="data:image/svg"]').count()).toBeGreaterThan(0)
  await choose(page, 'Write the handover', 'Update task')
  await expect
    .poll(() => drawer(page).getByRole('textbox', { name: 'Description' }).textContent())
    .toBe('One page for each ward.')
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'detached' })

  await choose(page, 'Write the handover', 'Done')
  await expect.poll(async () => (await cards(page, 'Done'))[0]).toBe('Write the handover')
  expect(await cards(page, 'To do')).not.toContain('Write the handover')
  // What is done is late no more.
  expect(await page.getByText('Overdue since Feb 3').count()).toBe(0)
})

it('Reset brings back what is stored, picture and description too', async () => {
  await card(page, 'Show open shifts on the phone').click()
  const text = drawer(page).getByRole('textbox', { name: 'Description' })
  await text.waitFor()
  const before = await text.textContent()
  await drawer(page).getByLabel('Title').fill('Another title')
  await text.fill('Another text')
  await drawer(page).getByRole('button', { name: 'Remove the picture' }).click()
  await drawer(page).getByRole('button', { name: 'Reset' }).click()
  expect(await drawer(page).getByLabel('Title').inputValue()).toBe('Show open shifts on the phone')
  await expect.poll(() => text.textContent()).toBe(before)
  await drawer(page).getByRole('button', { name: 'Remove the picture' }).waitFor()
})

it('a board is added, renamed in place, cleared and deleted, with a question before', async () => {
  await addBoard(page, 'Waiting')
  await board(page, 'Waiting').getByText('Nothing here yet').waitFor()
  await board(page, 'Waiting').getByRole('button', { name: 'Add task' }).click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Waiting', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title of the board' }).fill('Never mind')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Waiting', exact: true }).press('Enter')
  await page.getByRole('textbox', { name: 'Title of the board' }).fill('On hold')
  await page.keyboard.press('Enter')
  const held = board(page, 'On hold')
  await held.getByRole('button', { name: 'Add task' }).click()
  await page.keyboard.type('Hear from the bank')
  await page.keyboard.press('Enter')
  await expect.poll(() => cards(page, 'On hold')).toEqual(['Hear from the bank'])
  const others = [await cards(page, 'To do'), await cards(page, 'Done')]

  await choose(page, 'On hold', 'Clear tasks')
  await page.getByRole('dialog').getByText('“On hold”').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await cards(page, 'On hold')).toHaveLength(1)
  await choose(page, 'On hold', 'Clear tasks')
  await page.getByRole('dialog').getByRole('button', { name: 'Clear tasks' }).click()
  await expect.poll(() => cards(page, 'On hold')).toEqual([])
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await choose(page, 'On hold', 'Delete board')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete board' }).click()
  await held.waitFor({ state: 'detached' })
  expect([await cards(page, 'To do'), await cards(page, 'Done')]).toEqual(others)
})

it('two boards of one title are two boards', async () => {
  await addBoard(page, 'Done')
  await expect.poll(() => board(page, 'Done').count()).toBe(2)
  expect(await board(page, 'Done').last().getByRole('listitem').count()).toBe(0)
})

it('what a call refuses stays where it was typed', async () => {
  await card(page, 'Shorten the leave request').click()
  await drawer(page).waitFor()
  await page.keyboard.press('Escape')
  await failCalls(page)
  const todo = board(page, 'To do')
  await todo.getByRole('button', { name: 'Add task' }).click()
  await page.keyboard.type('Order more pens')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'The error switch is on' }).first().waitFor()
  expect(await todo.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe('Order more pens')
  await page.getByRole('button', { name: 'Add board' }).click()
  await page.keyboard.type('Later')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('textbox', { name: 'Title of the board' }).inputValue()).toBe('Later')

  await card(page, 'Shorten the leave request').click()
  await drawer(page).getByLabel('Title').fill('Shorten it')
  await update().click()
  await page.getByRole('alert').filter({ hasText: 'The task was not saved' }).waitFor()
  expect(await drawer(page).getByLabel('Title').inputValue()).toBe('Shorten it')
  await page.keyboard.press('Escape')
  await failCalls(page, false)
  await todo.getByRole('textbox', { name: 'Title', exact: true }).press('Enter')
  await expect.poll(() => cards(page, 'To do')).toContain('Order more pens')
})
