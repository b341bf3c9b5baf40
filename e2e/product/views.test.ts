import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'

useBrowser()

const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /^Views?\b/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: item }).focus()
  await page.keyboard.press('Enter')
}
const save = async (page: Page, name: string) => {
  await choose(page, 'Save as…')
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `View: ${name}`, exact: true }).waitFor()
}

it('a scheduler keeps a view of the board by keys, and the board opens with it', async ({ task }) => {
  // Another try finds what the one before has left.
  const name = `Names ${task.result?.retryCount ?? 0}`
  const { page, done } = await enter('scheduler', {}, '/board?group=none&span=month&date=2027-03-10')
  await save(page, name)
  await choose(page, 'Open first')
  await page.getByText(`This page opens with ${name} from now on.`).waitFor()
  await page.goto('/board')
  await page.getByRole('button', { name: `View: ${name}`, exact: true }).waitFor()
  // At the current dates: none were wished for.
  expect(new URL(page.url()).search).toMatch(/^\?span=month&group=none&saved=[-\w]+$/)
  await picture(page, 'board-view')
  // What a link says is what is shown.
  await page.goto('/board?span=week')
  await page.getByRole('button', { name: 'Views', exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('?span=week')
  await page.goto('/board')
  await page.getByRole('button', { name: `View: ${name}`, exact: true }).waitFor()
  await page.getByLabel('Group by').selectOption('specialty')
  await page.getByRole('button', { name: `View: ${name}, changed since` }).waitFor()
  await choose(page, 'Delete…')
  await page.getByRole('button', { name: 'Delete the view' }).click()
  await page.getByText(`${name} is deleted.`).waitFor()
  await page.goto('/board')
  await page.getByRole('button', { name: 'Views', exact: true }).waitFor()
  await done()
})

it('an admin shares a view of insight, somebody else opens it, and a provider is told of none', async ({ task }) => {
  const name = `Last month ${task.result?.retryCount ?? 0}`
  const { page, done } = await enter('admin', {}, '/insight?tab=hours&period=lastMonth')
  await save(page, name)
  await choose(page, 'Share with the account')
  await page.getByText(`${name} is shared with the account.`).waitFor()
  const other = await enter('scheduler', {}, '/insight')
  await other.page.getByRole('button', { name: 'Views', exact: true }).click()
  await other.page.getByRole('menuitemradio', { name: new RegExp(`^${name}, by `) }).click()
  await other.page.getByRole('button', { name: `View: ${name}`, exact: true }).waitFor()
  expect(other.page.url()).toContain('tab=hours&period=lastMonth')
  await other.done()

  const provider = await enter('provider')
  const asking = provider.page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken') ?? ''}` }
    return (await fetch('/api/insight/views', { headers })).status
  })
  expect(await asking).toBe(403)
  await provider.done()
  await done()
})
