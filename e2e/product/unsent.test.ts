import type { Page, Route } from 'playwright'
import { expect, it } from 'vitest'
import { enter, PASSWORD, signIn, useBrowser } from '../browser.ts'

useBrowser()

const YEAR = new Date().getFullYear() + 16
type Line = 'whole' | 'answerLost' | 'cut'

/** A line that loses what changes something: on its way there, or on its way back. */
const lineOf = async (page: Page) => {
  const line: { is: Line; keys: string[] } = { is: 'whole', keys: [] }
  const carry = async (route: Route) => {
    if (route.request().postData()?.includes('"judge"')) return route.continue()
    line.keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (line.is === 'whole') return route.continue()
    if (line.is === 'answerLost') await route.fetch()
    return route.abort('connectionreset')
  }
  await page.route('**/api/proposals', carry)
  await page.route('**/api/batches/*/undo', carry)
  return line
}
/** A scheduler's board of a week in which nothing is planned, its grid in focus. Another try has a week of its own. */
const openBoard = async (month: number, retries = 0) => {
  const date = `${YEAR}-${String(month + retries).padStart(2, '0')}-14`
  const { page, done } = await enter('scheduler', {}, `/board?date=${date}&span=week&group=none&facility=H01`)
  const start = async () => {
    await page.locator('[role=grid][aria-busy=false] [role=rowheader]').nth(3).waitFor()
    await page.getByRole('grid').focus()
    await page.keyboard.press('Control+Home')
  }
  await start()
  const said = (words: RegExp) =>
    page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' })
  const chips = page.locator('[role=grid] [role=row][aria-rowindex="3"] [data-shift]')
  return { page, done, start, said, chips, line: await lineOf(page) }
}

it('what could not be sent is sent once by whoever comes back, and taken back step by step', async ({ task }) => {
  const { page, done, start, said, chips, line } = await openBoard(2, task.result?.retryCount)
  line.is = 'answerLost'
  await page.keyboard.press('d')
  await page.getByText('1 change is not saved').waitFor()
  line.is = 'cut'
  await page.keyboard.press('n')
  await page.getByText('2 changes are not saved').first().waitFor()
  await page.getByRole('link', { name: 'Calendar' }).first().click()
  await page.getByRole('alert').filter({ hasText: 'It waits on the board' }).waitFor()
  line.is = 'whole'
  line.keys = []
  await page.goBack()
  await start()
  await page.getByText(/^Saved /).waitFor()
  await expect.poll(() => chips.count()).toBe(2)
  expect(line.keys).toHaveLength(2)
  expect(new Set(line.keys).size).toBe(2)

  // An undo whose answer is lost, however often, is known to have been done.
  line.is = 'answerLost'
  await page.keyboard.press('Control+z')
  await page.getByRole('alert').filter({ hasText: 'Not undone' }).waitFor()
  line.is = 'whole'
  await page.keyboard.press('Control+z')
  await said(/^It was undone/)
  await expect.poll(() => chips.count()).toBe(1)
  await page.keyboard.press('Control+Shift+z')
  await said(/^It was done again/)
  await expect.poll(() => chips.count()).toBe(2)
  await done()
})

it('whoever signs out is asked first whether what is not saved may be lost, and once', async ({ task }) => {
  const { page, done, chips, line } = await openBoard(6, task.result?.retryCount)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  line.is = 'cut'
  await page.keyboard.press('d')
  await page.getByText('1 change is not saved').waitFor()
  const signOut = async () => {
    await page.getByRole('button', { name: /Your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  const question = page.getByRole('dialog', { name: 'Sign out nonetheless?' })
  await signOut()
  await question.getByRole('button', { name: 'Keep it' }).click()

  // The session goes on: what waits can still be saved.
  line.is = 'whole'
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/^Saved /).waitFor()
  await expect.poll(() => chips.count()).toBe(1)

  line.is = 'cut'
  await page.getByRole('grid').focus()
  await page.keyboard.press('n')
  await page.getByText('1 change is not saved').waitFor()
  await signOut()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  expect(asked).toEqual([])
  await done()
})

it('a sign-out in another tab takes nothing typed along, and nothing is written in the name of who comes next', async ({
  task,
}) => {
  const { page, done, chips, line } = await openBoard(9, task.result?.retryCount)
  line.is = 'cut'
  await page.keyboard.press('d')
  await page.getByText('1 change is not saved').waitFor()
  const other = await page.context().newPage()
  await other.goto('/account')
  await other.getByRole('textbox', { name: 'Full name' }).waitFor()
  await page.bringToFront()
  await page.getByRole('grid').focus()
  await page.keyboard.press('n')
  await page.getByText('2 changes are not saved').first().waitFor()

  await other.bringToFront()
  await other.getByRole('button', { name: /Your menu/ }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await other.waitForURL('**/login')
  const again = page.getByRole('dialog', { name: 'Sign in to go on' })
  const password = again.getByRole('textbox', { name: 'Password' })
  await password.waitFor()
  await signIn(other, 'admin')
  await other.waitForURL('**/calendar')
  // What is tried meanwhile waits, as does the page.
  line.is = 'whole'
  line.keys = []
  await page.bringToFront()
  await password.waitFor()
  await page.evaluate(() =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')?.click(),
  )
  expect(line.keys).toEqual([])
  await password.fill(PASSWORD)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText(/^Saved /).waitFor()
  await expect.poll(() => chips.count()).toBe(2)
  // A scheduler is told of what they booked themselves.
  const own = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    const today = new Date().toISOString().slice(0, 10)
    const answer = await fetch(`/api/batches?from=${today}&to=${today}`, { headers })
    return (await answer.json()) as { batches: { from: string; userName: string }[] } // as the contract has it
  })
  const month = new URL(page.url()).searchParams.get('date')?.slice(0, 7) ?? '?'
  const authors = own.batches.filter(({ from }) => from.startsWith(month)).map(({ userName }) => userName)
  expect(authors).toEqual(['Ottoline Vandersloot', 'Ottoline Vandersloot'])
  await done()
})
