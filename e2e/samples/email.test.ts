import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { enter, failCalls, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
})
afterAll(() => done())
// A reload makes the mailbox fresh.
beforeEach(() => open('/apps/email'))

const open = async (path: string) => {
  await page.goto(path)
  await rows().first().waitFor()
}
const list = () => page.getByRole('list', { name: 'Mails' })
const rows = () => list().getByRole('listitem')
const opener = (subject: string) => rows().filter({ hasText: subject }).getByRole('button').last()
const pane = () => page.getByRole('region', { name: 'Open mail' })
const folder = (name: string) => page.getByRole('link', { name, exact: false })
const count = async (name: string) => Number(/\d+/.exec((await folder(name).textContent()) ?? '')?.[0] ?? 0)
const compose = () => page.getByRole('region', { name: 'New mail' })
const menuItem = (name: string) => page.locator('[role^=menuitem]').filter({ hasText: new RegExp(`^${name}$`) })
const settled = () => list().and(page.locator('[aria-busy=false]')).waitFor()
const NIGHT = 'Night cover at Harbor View'

it('a mail is opened, read, starred, labelled and thrown away', async () => {
  const unread = await count('Inbox')
  await opener(NIGHT).click()
  await pane().getByRole('heading', { name: NIGHT }).waitFor()
  expect(new URL(page.url()).searchParams.get('mail')).toMatch(/^\d+$/)
  await expect.poll(() => count('Inbox')).toBe(unread - 1)
  await pane().getByRole('button', { name: /^Star/ }).click()
  await expect.poll(() => pane().getByRole('button', { name: /^Star/ }).getAttribute('aria-pressed')).toBe('true')
  await pane().getByRole('button', { name: 'Label', exact: true }).click()
  await menuItem('Private').click()
  await pane().getByText('Private', { exact: true }).waitFor()
  await pane()
    .getByRole('button', { name: /^to Keala/ })
    .click()
  await page.getByRole('dialog', { name: 'Addresses' }).getByText('amara.nwosu@').waitFor()
  await page.keyboard.press('Escape')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await pane().waitFor({ state: 'detached' })
  await rows().filter({ hasText: NIGHT }).waitFor({ state: 'detached' })
  await folder('Trash').click()
  await rows().filter({ hasText: NIGHT }).waitFor()
})

it('an open mail is in the address, and one that is not there closes with a word', async () => {
  await opener(NIGHT).click()
  await pane().getByRole('heading', { name: NIGHT }).waitFor()
  await page.reload()
  await pane().getByRole('heading', { name: NIGHT }).waitFor()
  await open('/apps/email?mail=9999')
  await page.getByText('The mail is gone').waitFor()
  await pane().waitFor({ state: 'detached' })
})

it('the way leads to older and newer mails and ends where they do', async () => {
  await rows().first().getByRole('button').last().click()
  expect(await pane().getByRole('button', { name: 'Newer mail' }).isDisabled()).toBe(true)
  const second = await pane().getByRole('heading').textContent()
  await pane().getByRole('button', { name: 'Older mail' }).click()
  await expect.poll(() => pane().getByRole('heading').textContent()).not.toBe(second)
  await pane().getByRole('button', { name: 'Newer mail' }).click()
  await expect.poll(() => pane().getByRole('heading').textContent()).toBe(second)
  await pane().getByRole('button', { name: 'Back to the list' }).click()
  await pane().waitFor({ state: 'detached' })
})

it('the earlier messages of a conversation unfold', async () => {
  await opener('Re: Draft for Stonebridge').click()
  const earlier = pane().getByRole('button', { name: '2 earlier messages' })
  expect(await pane().getByRole('article').count()).toBe(1)
  await earlier.click()
  expect(await pane().getByRole('article').count()).toBe(3)
  expect(await earlier.getAttribute('aria-expanded')).toBe('true')
})

it('several mails are selected, marked, labelled and moved at once', async () => {
  const all = page.getByRole('checkbox', { name: 'Select all' })
  await all.check()
  const shown = await rows().count()
  await page.getByText(`${shown} selected`).waitFor()
  await page.getByRole('checkbox', { name: `${shown} selected` }).uncheck()
  await rows().nth(0).getByRole('checkbox').check()
  await rows().nth(1).getByRole('checkbox').check()
  const subject = (await rows().nth(1).getByRole('checkbox').getAttribute('aria-label'))?.replace('Select ', '') ?? ''
  expect(
    await page.getByRole('checkbox', { name: '2 selected' }).evaluate((box: HTMLInputElement) => box.indeterminate),
  ).toBe(true)
  await page.getByRole('button', { name: 'Move to a folder' }).click()
  await menuItem('Spam').click()
  await expect.poll(() => rows().count()).toBe(shown - 2)
  await page.getByText('2 mails are in Spam now').waitFor()
  await folder('Spam').click()
  await rows().filter({ hasText: subject }).waitFor()
  await rows().filter({ hasText: subject }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Label', exact: true }).click()
  await menuItem('Personal').click()
  await page.getByRole('checkbox', { name: 'Select all' }).waitFor()
  await folder('Personal').click()
  // A label shows mails of every folder but trash.
  await rows().filter({ hasText: subject }).waitFor()
})

it('a search narrows the list and stays in the address', async () => {
  await page.getByRole('searchbox', { name: 'Search mails' }).fill('FACILITY survey')
  await page.waitForURL('**?q=FACILITY*')
  await settled()
  await expect.poll(() => rows().count()).toBe(1)
  await page.getByRole('searchbox', { name: 'Search mails' }).fill('nobody wrote this')
  await page.getByText('Nothing matches').waitFor()
  await folder('Sent').click()
  await page.waitForURL('**/apps/email/sent')
  await rows().first().waitFor()
})

it('everything is in reach of the keyboard', async () => {
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-mail]')?.getAttribute('data-mail'))
  await page.keyboard.press('j')
  const first = await focused()
  await page.keyboard.press('ArrowDown')
  expect(await focused()).not.toBe(first)
  await page.keyboard.press('k')
  expect(await focused()).toBe(first)
  await page.keyboard.press('x')
  expect(await rows().first().getByRole('checkbox').isChecked()).toBe(true)
  await page.keyboard.press('s')
  await expect.poll(() => rows().first().getByRole('button').first().getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Enter')
  await pane().waitFor()
  await page.keyboard.press('Escape')
  await pane().waitFor({ state: 'detached' })
  await expect.poll(focused).toBe(first)
  await page.keyboard.press('/')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search mails')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('switch', { name: 'Use single keys' }).uncheck()
  await page.keyboard.press('Escape')
  await rows().first().getByRole('button').last().focus()
  await page.keyboard.press('x')
  expect(await rows().first().getByRole('checkbox').isChecked()).toBe(true)
  await page.evaluate(() => localStorage.removeItem('mailKeys'))
})

it('an answer is written beside the page, stays with Escape, and goes when it is sent', async () => {
  await opener(NIGHT).click()
  await pane().getByRole('button', { name: 'Reply', exact: true }).click()
  await compose().getByText('Amara Nwosu <').waitFor()
  expect(await compose().getByLabel('Subject').inputValue()).toBe('Re: Night cover at Harbor View this weekend')
  await compose().getByRole('textbox', { name: 'Message' }).waitFor()
  await page.keyboard.press('Escape')
  await compose().getByRole('button', { name: 'Bcc' }).click()
  await compose().getByLabel('Bcc', { exact: true }).fill('nobody,')
  await compose().getByRole('button', { name: 'Send', exact: true }).click()
  await compose().getByText('One of these is not an e-mail address').waitFor()
  expect(await violations(page)).toEqual([])
  await compose().getByRole('button', { name: 'Bcc' }).click()
  await compose().getByRole('button', { name: 'Minimise' }).click()
  expect(await compose().getByRole('button', { name: 'Send', exact: true }).count()).toBe(0)
  await compose().getByRole('button', { name: 'Minimise' }).click()
  await compose().getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Sent. In this sample it goes nowhere.').waitFor()
  expect(await compose().count()).toBe(0)
})

it('a folder or a label that there is not is said, and nothing else shown', async () => {
  for (const [path, says] of [
    ['/apps/email/archive', 'There is no folder archive'],
    ['/apps/email/label/urgent', 'There is no label urgent'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('alert').getByText(says).waitFor()
    expect(await list().count()).toBe(0)
  }
})

it('a refused change is undone and said', async () => {
  await failCalls(page)
  const star = rows().first().getByRole('button').first()
  const before = await star.getAttribute('aria-pressed')
  await star.click()
  await page.getByText('The mails were not changed').waitFor()
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe(before)
})
