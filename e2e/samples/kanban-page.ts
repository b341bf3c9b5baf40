import type { Page } from 'playwright'

/** Opens the boards as they are at first. */
export const openBoards = async (page: Page) => {
  await page.goto('/apps/kanban')
  await board(page, 'To do').getByRole('listitem').first().waitFor()
}
export const board = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
/** The titles of a board's cards, from the top. */
export const cards = (page: Page, title: string) =>
  board(page, title)
    .getByRole('button', { name: /^Move / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.replace('Move ', '') ?? ''))
/** The titles of a board's cards as the calls have left them. */
export const stored = (page: Page, boardId: string) =>
  page.evaluate(async (id) => {
    const tasks = (await (await fetch('/apps/kanban/tasks')).json()) as { title: string; boardId: string }[] // as declared
    return tasks.filter((task) => task.boardId === id).map(({ title }) => title)
  }, boardId)
export const card = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Update task' })

/** Adds a board that has nothing on it. */
export const addBoard = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Add board' }).click()
  await page.getByRole('textbox', { name: 'Title of the board' }).fill(title)
  await page.keyboard.press('Enter')
  await board(page, title).last().waitFor()
}
/** Chooses from the menu of a card or board. */
export const choose = async (page: Page, of: string, item: string) => {
  await page.getByRole('button', { name: `Menu of ${of}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
