import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'
import { calm, violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin'))
})
afterAll(() => done())

const open = async (path: string) => {
  await page.goto(path)
  await page.getByRole('table').first().waitFor()
}
const press = (key: string) => page.keyboard.press(key)
const table = (name: string) => page.getByRole('region', { name, exact: true })
const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const bodyRows = (name: string) => table(name).locator('tbody tr')
const headings = (name: string) => table(name).getByRole('columnheader').allInnerTexts()
/** The words of a column, counted from 0. */
const column = (name: string, at: number) =>
  bodyRows(name)
    .locator(`:nth-child(${at + 1})`)
    .allInnerTexts()
const faulty = async () => {
  await calm(page)
  return violations(page)
}

describe('plain tables', () => {
  it('edit a row by key, and refuse a name that is none', async () => {
    await open('/tables/reactstrap')
    const dots = table('Projects').getByRole('button', { name: 'Actions for New maternity ward' })
    await dots.focus()
    await press('Enter')
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor()
    expect(await faulty()).toEqual([])
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit New maternity ward' })
    await dialog.getByLabel('Name').fill(' ')
    await press('Enter')
    await dialog.getByText('A project has a name').waitFor()
    expect(await faulty()).toEqual([])
    await dialog.getByLabel('Name').fill('Maternity, second floor')
    await dialog.getByLabel('Status').selectOption('Pending')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    const row = table('Projects').getByRole('row', { name: /Maternity, second floor/ })
    await row.getByText('Pending').waitFor()
    // The other tables have rows of their own.
    await table('Projects, dark').getByText('New maternity ward').waitFor()
  })
  it('delete a row, and leave the focus at the table', async () => {
    await table('Projects, striped').getByRole('button', { name: 'Actions for Shorter weekends' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('Shorter weekends was deleted.').waitFor()
    expect(await bodyRows('Projects, striped').count()).toBe(3)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Projects, striped')
  })
  it('scroll in a box of their own where there is no room', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const wide = table('Night shifts by month; scrolls sideways')
    expect(await wide.getByRole('columnheader').count()).toBe(13)
    await wide.focus()
    await press('ArrowRight')
    await expect.poll(() => wide.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

describe('basic data tables', () => {
  // Each begins anew, so that one that is tried again finds what it found first.
  beforeEach(() => open('/datatables/basic'))

  it('sort all rows, not those of the page, and hold as many as one likes', async () => {
    await table('As it comes').getByRole('button', { name: 'Age' }).click()
    // The oldest of all hundred first.
    await expect.poll(async () => (await column('As it comes', 4)).slice(0, 3)).toEqual(['67', '63', '61'])
    await card('As it comes').getByRole('combobox').selectOption('100')
    await expect.poll(() => bodyRows('As it comes').count()).toBe(100)
    await card('As it comes').getByText('1 to 100 of 100').waitFor()
    expect(await bodyRows('Rows that unfold').count()).toBe(7)
  })

  describe('put their columns in another order', () => {
    const name = 'Columns in another order'
    const grip = (title: string) => table(name).getByRole('button', { name: `Move the column ${title}` })
    const heading = (title: string) =>
      table(name)
        .getByRole('columnheader')
        .filter({ has: page.getByRole('button', { name: `Move the column ${title}` }) })
    const titles = async () => (await headings(name)).map((title) => title.split('\n')[0]?.trim())

    it('by key', async () => {
      await grip('E-mail').focus()
      await press('Space')
      await page.getByText('E-mail was taken up.').waitFor({ state: 'attached' })
      await press('ArrowRight')
      await page.getByText(/E-mail is over Post/).waitFor({ state: 'attached' })
      await press('Space')
      await expect.poll(titles).toEqual(['Name', 'Post', 'E-mail', 'Start date', 'Salary', 'Status'])
      expect((await column(name, 2))[0]).toContain('@')
    })

    it('by pointer', async () => {
      await grip('Status').scrollIntoViewIfNeeded()
      const [held, from, to] = await Promise.all([
        grip('Status').boundingBox(),
        heading('Status').boundingBox(),
        heading('Salary').boundingBox(),
      ])
      if (!held || !from || !to) throw new Error('The headings are not drawn')
      // The one heading comes to stand over the other, however wide this machine's letters make them.
      const y = held.y + held.height / 2
      const start = held.x + held.width / 2
      const end = start + (to.x + to.width / 2) - (from.x + from.width / 2)
      await page.mouse.move(start, y)
      await page.mouse.down()
      await page.mouse.move(start - 20, y, { steps: 4 })
      await page.getByText('Status was taken up.').waitFor({ state: 'attached' })
      await page.mouse.move(end, y, { steps: 10 })
      await expect.poll(titles).toEqual(['Name', 'E-mail', 'Post', 'Start date', 'Status', 'Salary'])
      await page.mouse.up()
      await page.getByText('Status was put down.').waitFor({ state: 'attached' })
      expect(await titles()).toEqual(['Name', 'E-mail', 'Post', 'Start date', 'Status', 'Salary'])
      expect((await column(name, 5))[0]).toMatch(/^\$/)
    })
  })

  it('search, tick and give away what is meant', async () => {
    const name = 'With tools'
    const tools = card(name)
    await tools.getByLabel('Search employees').fill('resigned')
    await expect.poll(async () => new Set(await column(name, 7))).toEqual(new Set(['Resigned']))
    await table(name).getByRole('checkbox').nth(1).check()
    await table(name).getByRole('checkbox').nth(3).check()
    await tools.getByRole('button', { name: 'Export' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV, 2 rows' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('employees.csv')
    const lines = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe('Name,Post,E-mail,Age,Salary,Start date,Status')
    expect(lines[1]).toMatch(/,Resigned$/)
  })

  it('add a record once it is right', async () => {
    const tools = card('With tools')
    await tools.getByRole('button', { name: 'Add a record' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a record' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Required').first().waitFor()
    await expect.poll(() => dialog.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await faulty()).toEqual([])
    await dialog.getByLabel('Name').fill('Ada Quist')
    await dialog.getByLabel('Post').fill('Ward nurse')
    await dialog.getByLabel('E-mail').fill('ada@crew.example')
    await dialog.getByLabel('Start date').fill('11/21/2026')
    await dialog.getByLabel('Salary').fill('61240.5')
    await press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const row = table('With tools').getByRole('row', { name: /Ada Quist/ })
    await row.getByText('11/21/2026').waitFor()
    await row.getByText('$61,240.50').waitFor()
    await tools.getByText('1 to 1 of 1').waitFor()
  })

  it('unfold a row by press and by key', async () => {
    const name = 'Rows that unfold'
    const [first, second] = [bodyRows(name).first(), table(name).getByRole('button', { name: /^Details of Alasdair/ })]
    await first.getByText('@crew.example').click()
    await table(name).getByText('Juniper Flats').waitFor()
    expect(await first.getByRole('button').getAttribute('aria-expanded')).toBe('true')
    await second.focus()
    await press('Enter')
    await table(name).getByText('Pinecrest').waitFor()
    expect(await faulty()).toEqual([])
    await press('Enter')
    await table(name).getByText('Pinecrest').waitFor({ state: 'detached' })
  })

  it('speak another language, with its dates and amounts', async () => {
    await page.getByRole('button', { name: 'Language: English' }).last().click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    const spoken = table('In vier Sprachen')
    await spoken.getByRole('columnheader', { name: /Gehalt/ }).waitFor()
    await spoken.getByText('60.886,50').waitFor()
    await page.getByRole('button', { name: 'CSV, 100 Zeilen' }).waitFor()
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).last().click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await table('In four languages')
      .getByRole('columnheader', { name: /Salary/ })
      .waitFor()
  })
})

describe('advanced data tables', () => {
  it('ask the server, and keep in the address what one looks at', async () => {
    await open('/datatables/advance?q=nurse&perPage=7&page=2')
    const shown = card('Page by page')
    await shown.getByText(/^8 to 14 of \d+$/).waitFor()
    expect(await shown.getByLabel('Search employees').inputValue()).toBe('nurse')
    await shown.getByRole('button', { name: 'Page 3' }).click()
    await page.waitForURL(/page=3/)
    await shown.getByText(/^15 to/).waitFor()
    await shown.getByLabel('Search employees').fill('nobody is called so')
    await shown.getByText('Nobody matches').waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBeNull()
    expect(await faulty()).toEqual([])
  })
  it('find by several fields at once, and all again', async () => {
    const search = card('Advanced search')
    const total = async () => (await search.getByText(/^\d+ to \d+ of \d+$/).innerText()).split(' of ')[1]
    await search.getByLabel('City').fill('northgate')
    await expect.poll(async () => new Set(await column('Advanced search', 3))).toEqual(new Set(['Northgate']))
    const many = Number(await total())
    await search.getByLabel('Post').fill('nurse')
    await expect.poll(async () => Number(await total())).toBeLessThan(many)
    await search.getByLabel('Post').fill('')
    await expect.poll(async () => Number(await total())).toBe(many)
    await search.getByLabel('Started from').fill('01/01/2100')
    await press('Tab')
    await search.getByText('Nobody matches').waitFor()
    await search.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(total).toBe('100')
    expect(await search.getByLabel('City').inputValue()).toBe('')
  })
})
