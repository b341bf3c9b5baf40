import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, useBrowser, visit } from '../browser.ts'
import { calm, violations, violationsFromTop } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await visit({ acceptDownloads: true }))
  await page.addInitScript(() => {
    // A print dialog would wait for somebody.
    window.print = () => void Object.assign(window, { printed: (Reflect.get(window, 'printed') ?? 0) + 1 })
  })
  await signIn(page, 'admin')
  await page.waitForURL('**/calendar')
})
afterAll(() => done())

const table = () => page.getByRole('region', { name: 'Invoices' })
const rows = () => table().getByRole('row')
const open = async (path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const openList = async (query = '') => {
  await open(`/apps/invoice/list${query}`)
  await rows().nth(1).waitFor()
}
const says = (text: string | RegExp) => page.getByText(text).first().waitFor()
const numbers = async () =>
  (
    await table()
      .getByRole('link', { name: /^#\d+$/ })
      .allTextContents()
  ).map((one) => one)

describe('the list of invoices', () => {
  it('starts with the ten newest, and keeps page, sort, search and filter in the address', async () => {
    await openList()
    await expect.poll(numbers).toHaveLength(10)
    expect((await numbers())[0]).toBe('#5036')
    await page.getByRole('button', { name: 'Page 2' }).click()
    await says('11 to 20 of 50')
    expect(page.url()).toContain('page=2')
    // A filter starts again at the first page.
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Draft')
    await says('1 to 3 of 3')
    expect(page.url()).toContain('status=Draft')
    expect(page.url()).not.toContain('page=')
    await page.reload()
    await says('1 to 3 of 3')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('')
    await page.getByRole('button', { name: 'Total' }).click()
    await expect
      .poll(() => table().getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort'))
      .not.toBe('none')
    await page.getByRole('searchbox', { name: 'Search invoices' }).fill('nkechi')
    await expect.poll(async () => new Set(await table().getByText('Nkechi Obiora').allTextContents()).size).toBe(1)
    await page.getByRole('searchbox', { name: 'Search invoices' }).fill('no such client')
    await says('Nothing matches')
    await says('0 to 0 of 0')
  })

  it('says status, balance and due date on asking', async () => {
    await openList()
    const tip = page.getByRole('button', { name: /^Draft, Balance \$4,055\.00, Due / })
    expect(await tip.textContent()).toBe('Draft')
    await tip.focus()
    await page.getByRole('tooltip').getByText('Balance $4,055.00').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('sends from the list, and downloads a table', async () => {
    await openList()
    await page.getByRole('button', { name: 'Send invoice 5036' }).click()
    const drawer = page.getByRole('dialog', { name: 'Send the invoice' })
    await drawer.getByLabel('To').fill('nobody')
    await drawer.getByRole('button', { name: 'Send' }).click()
    await drawer.getByText('This is not an e-mail address').waitFor()
    expect(await violations(page)).toEqual([])
    await drawer.getByLabel('To').fill('someone@clinic.example')
    await drawer.getByRole('button', { name: 'Send' }).click()
    await drawer.waitFor({ state: 'detached' })
    await says('This is a sample: no mail went out')
    await table()
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /^Sent, / })
      .waitFor()
    await page.getByRole('button', { name: 'More for invoice 5036' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('invoice-5036.csv')
    expect(await readFile(await file.path(), 'utf8')).toContain('Total,,,,4055')
  })

  it('asks before it deletes, and puts up with a refusal', async () => {
    await openList()
    await page.getByRole('button', { name: 'More for invoice 5036' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete this invoice?' })
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    expect((await numbers())[0]).toBe('#5036')
    await page.getByRole('button', { name: 'More for invoice 5036' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await says('Invoice 5036 was deleted')
    await expect.poll(async () => (await numbers())[0]).toBe('#5035')
  })
})

describe('one invoice', () => {
  it('is the first when none is named, with client, payment details, lines and totals', async () => {
    await open('/apps/invoice/preview')
    await page.waitForURL('**/apps/invoice/preview/4987')
    await page.getByRole('heading', { name: 'Invoice #4987' }).waitFor()
    await says('Solveig Amundsen')
    await says('SWIFT code')
    await page.getByRole('region', { name: 'Lines of the invoice' }).getByText('Software development').waitFor()
    expect(await page.getByText('$5,240.00', { exact: true }).count()).toBe(3)
    // All of it was paid: what is due follows from total and payments, and nothing is left to book.
    expect(await totals().getByRole('definition').allTextContents()).toEqual([
      '$5,240.00',
      '$0.00',
      '$0.00',
      '$5,240.00',
      '-$5,240.00',
      '$0.00',
    ])
    expect(await page.getByRole('button', { name: 'Add payment' }).count()).toBe(0)
  })

  it('takes a payment in a drawer that gives the focus back', async () => {
    await open('/apps/invoice/preview/5036')
    const opener = page.getByRole('button', { name: 'Add payment' })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Add payment' })
    expect(await drawer.getByLabel('Balance').inputValue()).toBe('$4,055.00')
    expect(await drawer.getByLabel('Balance').isDisabled()).toBe(true)
    const book = drawer.getByRole('button', { name: 'Book' })
    await book.click()
    await drawer.getByText('An amount above 0').waitFor()
    await drawer.getByLabel('Amount').fill('4056')
    await book.click()
    await drawer.getByText('At most $4,055.00, which is still owed').waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await opener.click()
    await drawer.getByLabel('Amount').fill('55')
    await book.click()
    await says('$55.00 was booked')
    await totals().getByText('$4,000.00').waitFor()
    await page.evaluate(() => history.pushState(null, '', '/apps/invoice/list?q=5036'))
    await table().getByRole('row').nth(1).getByText('$4,000.00').waitFor()
    await table()
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /^Partial payment, / })
      .waitFor()
  })

  it('says so when there is none', async () => {
    await open('/apps/invoice/preview/12')
    await page.getByRole('alert').getByText('There is no invoice 12').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'All invoices' }).click()
    await rows().nth(1).waitFor()
  })

  it('is printed on a page of its own, without the frame', async () => {
    await open('/apps/invoice/preview/4990')
    await page.getByRole('link', { name: 'Print', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Invoice #4990' }).waitFor()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed') as unknown)).toBe(1)
    expect(await page.getByRole('banner').count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
    await page.getByRole('link', { name: 'Back to the invoice' }).click()
    await page.waitForURL('**/apps/invoice/preview/4990')
  })
})

const item = (place: number) => page.getByRole('listitem', { name: `Item ${place}`, exact: true })
const totals = () => page.locator('dl[aria-live=polite]')

describe('writing an invoice', () => {
  it('edits the first when none is named, and counts totals as one types', async () => {
    await open('/apps/invoice/edit')
    await page.waitForURL('**/apps/invoice/edit/4987')
    await open('/apps/invoice/edit/4990')
    await item(1).getByLabel('Rate').fill('100')
    await item(1).getByLabel('Hours').fill('3')
    await totals().getByText('$300.00').last().waitFor()
    await item(1).getByRole('button', { name: 'Discount and tax of item 1' }).click()
    const percents = page.getByRole('dialog', { name: 'Discount and tax of item 1' })
    await percents.getByLabel('Discount').fill('10')
    await percents.getByLabel('Tax').fill('20')
    await percents.getByRole('button', { name: 'Done' }).click()
    await totals().getByText('$324.00').waitFor()
    await page.getByRole('button', { name: 'Add item' }).click()
    await totals().getByText('$384.00').waitFor()
    // The new line fades in.
    await calm(page)
    expect(await violationsFromTop(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove item 1' }).click()
    await totals().getByText('$60.00').last().waitFor()
    await page.getByRole('button', { name: 'Remove item 1' }).click()
    await totals().getByText('$0.00').last().waitFor()
  })

  it('shows and hides terms, note and stub, and previews what was changed', async () => {
    await open('/apps/invoice/edit/4990')
    await page.getByRole('switch', { name: 'Payment terms' }).uncheck()
    expect(await page.getByText('SWIFT code').count()).toBe(0)
    await page.getByRole('switch', { name: 'Payment stub' }).check()
    await page.getByRole('textbox', { name: 'Note' }).fill('Thank you, Nkechi.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await says('Invoice 4990 was saved')
    await page.getByRole('button', { name: 'Save and preview' }).click()
    await page.getByRole('heading', { name: 'Invoice #4990' }).waitFor()
    await says('Thank you, Nkechi.')
    await says('Payment stub')
    expect(await page.getByText('SWIFT code').count()).toBe(0)
    // A reload brings back what is stored.
    await page.reload()
    await says('SWIFT code')
  })

  it('begins a new one with the next number, for one of five clients or a new one', async () => {
    await open('/apps/invoice/add')
    await expect.poll(() => page.getByLabel('Number').inputValue()).toBe('5037')
    expect(await page.getByRole('button', { name: 'Send invoice' }).isDisabled()).toBe(true)
    const client = page.getByRole('combobox', { name: 'Invoice to' })
    await expect.poll(() => client.getByRole('option').count()).toBe(6)
    // What is not whole is not saved: the focus goes to what is missing.
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await says('Choose who is billed')
    await expect.poll(() => client.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByLabel('Number').fill('5000')
    await says('There is an invoice 5000 already')
    await page.getByLabel('Number').fill('5037')
    await client.selectOption('Rafiq Chowdhury')
    await says('Cedar Hollow Clinic')
    await page.getByRole('button', { name: 'Add new customer' }).click()
    const drawer = page.getByRole('dialog', { name: 'Add new customer' })
    await drawer.getByRole('button', { name: 'Save' }).click()
    await drawer.getByText('This is not an e-mail address').waitFor()
    await drawer.getByLabel('Name').fill('Ada Byrne')
    await drawer.getByLabel('E-mail').fill('ada@clinic.example')
    await drawer.getByLabel('Address').fill('1 First Street')
    await drawer.getByLabel('Country').fill('Ireland')
    await drawer.getByLabel('Contact').fill('(555) 010-0001')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await says('1 First Street, Ireland')
    expect(await violations(page)).toEqual([])
    // The total and what is due of it are one.
    expect(await page.getByText('$60.00', { exact: true }).count()).toBe(4)
    await page.getByRole('button', { name: 'Save and preview' }).click()
    await page.getByRole('heading', { name: 'Invoice #5037' }).waitFor()
    await says('Ada Byrne')
    await page.evaluate(() => history.pushState(null, '', '/apps/invoice/list'))
    await expect.poll(async () => (await numbers())[0]).toBe('#5037')
    await says('1 to 10 of 51')
  })

  it('begins from another one', async () => {
    await openList()
    await page.getByRole('button', { name: 'More for invoice 5036' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await page.waitForURL('**/apps/invoice/add?like=5036')
    await says('accounts@oldtowndialysis.example')
    await totals().getByText('$4,055.00').last().waitFor()
  })
})
