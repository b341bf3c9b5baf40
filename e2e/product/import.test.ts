import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { origin } from '../server.ts'

useBrowser()

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const check = async (page: Page, name: string, text: string) => {
  await page.getByLabel('Drop a file here, or choose one').setInputFiles(file(name, text))
  await page.getByText(new RegExp(`^${name}: `)).waitFor()
  await press(page, 'Next')
  await press(page, 'Check the file')
}

describe('a file that is imported in the browser', () => {
  it('is refused row by row until it is right, and what is doubtful in it leads to its facility', async () => {
    const { page, done } = await enter('admin', {}, '/facilities')
    await page.getByRole('link', { name: 'Import', exact: true }).last().click()
    await page.getByRole('heading', { name: 'What is imported, and from which file?' }).waitFor()

    // A quote that is never closed would swallow the rows behind it.
    const [own, other] = [randomUUID().slice(0, 8), randomUUID().slice(0, 8)]
    const rows = (state: string) =>
      `Site ID;Hospital;Town;State;Beds\n${own};Łódź 5" Annex’s "Wing";Pensacola;FL;12\n${other};"Świętego ""Ł"" O’Neil; East";Boston;${state};7\n`
    await page
      .getByLabel('Drop a file here, or choose one')
      .setInputFiles(file('open.csv', rows('MA').replace('East"', 'East')))
    await page.getByRole('alert').getByText('Line 3: a cell opens with a quote that is never closed.').waitFor()

    await check(page, 'sites.csv', rows('Massachusetts'))
    await page.getByText('Some of the rows cannot be imported').waitFor()
    const wrong = page.getByRole('region', { name: 'Rows that cannot be imported' }).getByRole('row').nth(1)
    expect(await wrong.getByRole('cell').allTextContents()).toEqual([
      '3',
      'State (State)',
      'It is no US state or territory, so the row must say its time zone',
    ])
    await picture(page, 'import-refused')
    expect(await page.getByRole('button', { name: /^Import 2 rows/ }).isDisabled()).toBe(true)

    await press(page, 'Back')
    expect(
      await page
        .getByLabel(/^Name of the facility/)
        .locator('option:checked')
        .textContent(),
    ).toBe('Hospital')
    await page.getByText('Not read: Beds').waitFor()
    await press(page, 'Back')
    await check(page, 'sites.csv', rows('MA'))
    await page.getByText('Every row can be imported').waitFor()
    await press(page, 'Import 2 rows')
    await page.getByText('The file was imported').waitFor()
    const doubtful = page.getByRole('region', { name: 'Doubtful rows' })
    await doubtful.getByText('it may be Central Time (America/Chicago)').waitFor()
    await picture(page, 'import-done')

    // It is found again, as is what should be looked at.
    await page.reload()
    await page.getByText('The file was imported').waitFor()
    await press(page, 'Import a file')
    await page
      .getByRole('row', { name: /sites\.csv Facilities .* 2 new, 0 changed, 0 unchanged 1/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'sites.csv' }).first().click()
    await doubtful.getByRole('link', { name: 'Łódź 5" Annex’s "Wing"' }).click()
    await page.getByRole('heading', { name: 'Facilities', level: 1 }).waitFor()
    await page
      .getByRole('row', { name: /Łódź 5" Annex’s "Wing".*Eastern Time/ })
      .first()
      .waitFor()
    await done()
  })

  it('is not lost with the line: the page finds out how it ended, and the list has it once', async () => {
    const { page, done } = await enter('admin', {}, '/import?kind=providers')
    const id = randomUUID().slice(0, 8)
    const name = `people-${id}.csv`
    await check(page, name, `Staff ID,Full name\n${id},Zażółć O’Neil\n`)
    await page.getByText('Every row can be imported').waitFor()
    // The server does it, and its answer never arrives.
    let isLost = false
    await page.route('**/api/import/providers?*', async (route) => {
      await route.fetch()
      isLost = true
      await route.abort('connectionreset')
    })
    await press(page, 'Import 1 row')
    await page.getByText('The file was imported').waitFor()
    expect(isLost).toBe(true)
    const row = page.getByRole('row', { name: new RegExp(`${name} People`) })
    await row.waitFor()
    expect(await row.count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Send it again' }).count()).toBe(0)
    await done()
  })
})

it('rates of a file are checked, imported and listed, and come back as a file that changes nothing', async () => {
  const { page, done } = await enter('admin', {}, '/rates')
  await page.getByRole('link', { name: 'Import', exact: true }).last().click()
  await page.getByRole('radio', { name: /^Rates/ }).waitFor()
  expect(await page.getByRole('radio', { name: /^Rates/ }).isChecked()).toBe(true)
  // A day of this run alone, far from those that others count the cost of.
  const day = new Date(Date.UTC(2100, 0, 1 + Math.floor(Math.random() * 30_000))).toISOString().slice(0, 10)
  const rows = (amount: string) =>
    `Staff ID;Facility ID;Shift;From;Until;Hourly rate\n;H01;Day;${day};${day};${amount}\n;H02;;${day};${day};"87,25"\n`
  await check(page, 'rates.csv', rows('1,095.50'))
  await page.getByText('It has a sign between its thousands, or what may be one: write it such as 1234').waitFor()
  await press(page, 'Back')
  await picture(page, 'import-rates-columns')
  await press(page, 'Back')
  await check(page, 'rates.csv', rows('1095.50'))
  await page.getByText('Every row can be imported').waitFor()
  await press(page, 'Import 2 rows')
  await page.getByText('The file was imported').waitFor()

  await page.goto('/rates')
  await page.getByRole('button', { name: '$1,095.50' }).first().waitFor()
  await page.getByRole('button', { name: 'Download' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /XLSX/ }).click(),
  ])
  await page.goto('/import?kind=rates')
  await page.getByLabel('Drop a file here, or choose one').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(await file.path()),
  })
  await page.getByText(/^rates-.*\.xlsx: /).waitFor()
  await press(page, 'Next')
  await press(page, 'Check the file')
  await page.getByText('The file would change nothing').waitFor()
  const figures = await page.getByRole('definition').allTextContents()
  expect(figures.slice(1, 3)).toEqual(['0', '0'])
  expect(figures[3]).toBe(figures[0])
  await done()
})

it('a workbook of what the calendar’s filters show is read again, and changes nothing', async () => {
  // A month that the sample has, at one facility of many.
  const month = new Date().toISOString().slice(0, 7)
  const { page, done } = await enter('admin', {}, `/calendar?month=${month}&view=month&facility=H01`)
  const side = page.getByRole('complementary', { name: 'Filters' })
  const take = async (what: RegExp) => {
    await side.getByRole('button', { name: 'Download' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: what }).click(),
    ])
    return file
  }
  const csv = readFileSync(await (await take(/CSV/)).path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1)
  expect(csv.length).toBeGreaterThan(20)
  // Whose shifts are elsewhere are in another file.
  expect(csv.filter((line) => !line.includes(',H01,'))).toEqual([])
  expect(csv.filter((line) => !line.includes(`,${month}-`))).toEqual([])
  const workbook = await take(/XLSX/)
  expect(workbook.suggestedFilename()).toMatch(/^assignments-.*\.xlsx$/)

  await page.goto('/import?kind=assignments')
  await page.getByLabel('Drop a file here, or choose one').setInputFiles({
    name: workbook.suggestedFilename(),
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(await workbook.path()),
  })
  await page.getByText(/^assignments-.*\.xlsx: /).waitFor()
  await press(page, 'Next')
  await press(page, 'Check the file')
  await page.getByText('The file would change nothing').waitFor()
  await picture(page, 'import-workbook')
  const rows = String(csv.length)
  // Rows, new, changed, unchanged, doubtful.
  expect(await page.locator('dl').getByRole('definition').allTextContents()).toEqual([rows, '0', '0', rows, '0'])
  expect(await page.getByRole('button', { name: 'Nothing to import' }).isDisabled()).toBe(true)
  await done()
})

it('a few hundred facilities come in at once, and those whose zone is doubtful are looked at page by page', async () => {
  const mark = randomUUID().slice(0, 6)
  // Florida and Indiana have two zones: of these the state alone does not say which it is.
  const towns = [
    ['Pensacola', 'FL'],
    ['Boston', 'MA'],
    ['Chicago', 'IL'],
    ['Gary', 'IN'],
  ]
  const rows = Array.from({ length: 240 }, (_, at) => {
    const [city, state] = towns[at % 4] ?? []
    return `${mark}-${at},Site ${mark} ${at},${city},${state}`
  })
  const { page, context, done } = await enter('admin', {}, '/import?kind=facilities')
  await check(page, 'many.csv', `Site ID,Hospital,Town,State\n${rows.join('\n')}\n`)
  await page.getByText('Every row can be imported').waitFor()
  const numbers = () => page.locator('dl').getByRole('definition').allTextContents()
  expect(await numbers()).toEqual(['240', '240', '0', '0', '120'])
  await press(page, 'Import 240 rows')
  await page.getByText('The file was imported').waitFor()
  expect(await numbers()).toEqual(['240', '240', '0', '0', '120'])
  const table = page.getByRole('region', { name: 'Doubtful rows' })
  const lines = () => table.getByRole('row').allTextContents()
  const [, ...first] = await lines()
  // The headings are line 1: of Florida and Indiana is every fourth, and the one before it.
  expect(first.map((text) => (Number.parseInt(text, 10) - 2) % 4)).toEqual([0, 3, 0, 3, 0, 3, 0, 3, 0, 3])
  await page.getByRole('button', { name: 'Next page' }).first().click()
  await expect.poll(async () => (await lines())[1]).not.toBe(first[0])
  await picture(page, 'import-doubtful')
  // Each leads to its facility.
  const name = (await table.getByRole('link').first().textContent()) ?? ''
  await table.getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Facilities', level: 1 }).waitFor()
  await page
    .getByRole('row', { name: new RegExp(name) })
    .first()
    .waitFor()
  // Other journeys choose among the facilities in use.
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const closed = await Promise.all(
    rows.map((_, at) =>
      context.request.delete(`${origin}/api/facilities/${mark}-${at}?version=1`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    ),
  )
  expect(new Set(closed.map((answer) => answer.status()))).toEqual(new Set([200]))
  await done()
})
