import { xlsx } from '@onward/sheets/xlsx'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anewOnRetry, enter, useBrowser } from '../browser.ts'
import { SHEET_LIMITS } from '../../apps/web/src/lib/sheets/sheet-limits.ts'
import { calm, violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin'))
})
anewOnRetry(() => page)
afterAll(() => done())

const open = async (name: string) => {
  await page.goto(`/extensions/${name}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
const table = (name = 'People') => page.getByRole('region', { name, exact: true })
const rows = (name?: string) => table(name).locator('tbody tr')
const search = (words: string) => page.getByLabel('Search people').fill(words)
const linesOf = async (file: Download) =>
  (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n')
const faulty = async () => {
  await calm(page)
  return violations(page)
}

/** Presses the button, fills the dialog in by key, and returns what was saved. */
const save = async (button: RegExp, { name = '', format = 'xlsx' }) => {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByLabel('Format').selectOption(format)
  await dialog.getByLabel('File name').fill(name)
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await saved
  await dialog.waitFor({ state: 'detached' })
  return file
}
const give = (name: string, buffer: Buffer | string) =>
  page
    .getByLabel('Drop a file here, or choose one')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) })

describe('export', () => {
  it('writes what is listed, under a name that every system takes', async () => {
    await open('export')
    expect(await rows().count()).toBe(10)
    const all = await save(/^Export$/, { name: '../rota: "May"', format: 'csv' })
    expect(all.suggestedFilename()).toBe('rota May.csv')
    expect((await linesOf(all)).slice(0, 2)).toEqual([
      'ID,E-mail,Name,Website',
      '1,ada.quist@crew.example,Ada Quist,ada.quist.example',
    ])
    expect(await linesOf(all)).toHaveLength(11)
    await page.getByText('rota May.csv was saved.').waitFor()
    await search('NUNES')
    await expect.poll(() => rows().count()).toBe(1)
    const found = await save(/^Export$/, { format: 'txt' })
    expect(found.suggestedFilename()).toBe('excel-sheet.txt')
    expect(await linesOf(found)).toEqual([
      'ID\tE-mail\tName\tWebsite',
      '3\tcarla.nunes@crew.example\tCarla Nunes\tcarla.nunes.example',
    ])
  })

  it('asks in a dialog that is left by Escape, and writes nothing where nothing is listed', async () => {
    await search('nunes')
    await expect.poll(() => rows().count()).toBe(1)
    const button = page.getByRole('button', { name: 'Export', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Export' }).getByText('1 row is written.').waitFor()
    expect(await faulty()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Export' }).waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true)
    await search('nobody at all')
    await page.getByText('Nobody matches').waitFor()
    expect(await button.isDisabled()).toBe(true)
  })
})

describe('export of what is ticked', () => {
  it('writes these rows and no others, a search or not, and nothing of the last time', async () => {
    await open('export-selected')
    expect(await page.getByRole('button', { name: 'Export the ticked' }).isDisabled()).toBe(true)
    await table().getByLabel('Select Ben Okafor').focus()
    await page.keyboard.press('Space')
    await search('hugo')
    await expect.poll(() => rows().count()).toBe(1)
    await table().getByLabel('Select Hugo Martel').check()
    const two = await linesOf(await save(/^Export 2 rows$/, { format: 'csv' }))
    expect(two.map((line) => line.split(',')[2])).toEqual(['Name', 'Ben Okafor', 'Hugo Martel'])
    await search('')
    await expect.poll(() => rows().count()).toBe(10)
    await table().getByLabel('Select Ben Okafor').uncheck()
    const one = await linesOf(await save(/^Export 1 row$/, { format: 'csv' }))
    expect(one.map((line) => line.split(',')[2])).toEqual(['Name', 'Hugo Martel'])
    await table().getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Export 10 rows' }).waitFor()
  })
})

describe('import', () => {
  it('reads what we export', async () => {
    await open('export')
    const file = await save(/^Export$/, { name: 'crew' })
    expect(file.suggestedFilename()).toBe('crew.xlsx')
    const bytes = await readFile(await file.path())
    await open('import')
    await give('crew.xlsx', bytes)
    await page.getByText('crew.xlsx: 10 rows below its heading.').waitFor()
    expect(await table('Rows of crew.xlsx').getByRole('columnheader').allInnerTexts()).toEqual([
      'ID',
      'E-mail',
      'Name',
      'Website',
    ])
    expect(await rows('Rows of crew.xlsx').first().getByRole('cell').allInnerTexts()).toEqual([
      '1',
      'ada.quist@crew.example',
      'Ada Quist',
      'ada.quist.example',
    ])
    expect(await faulty()).toEqual([])
  })

  it('searches every cell, and takes another file in place of the first', async () => {
    await give('crew.tsv', 'name\tsite\nDavid Weiss\tweiss.example\nElif Kaya\tkaya.example\n')
    await page.getByText('crew.tsv: 2 rows below its heading.').waitFor()
    await page.getByLabel('Search all cells').fill('weiss.ex')
    await expect.poll(() => rows('Rows of crew.tsv').allInnerTexts()).toEqual([expect.stringContaining('David Weiss')])
    const zone = page.getByLabel('Drop a file here, or choose one')
    const carried = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['name;ward\nZoë;4\n<b>x</b>;=1+1\n'], 'wards.csv'))
      return transfer
    })
    await zone.dispatchEvent('dragover', { dataTransfer: carried })
    await zone.dispatchEvent('drop', { dataTransfer: carried })
    await page.getByText('wards.csv: 2 rows below its heading.').waitFor()
    expect(await table('Rows of wards.csv').getByRole('cell').allInnerTexts()).toEqual(['Zoë', '4', '<b>x</b>', '=1+1'])
    expect(await table('Rows of crew.tsv').count()).toBe(0)
  })

  it('refuses what unpacks to more than it may beside the page, which goes on meanwhile', async () => {
    const bomb = Buffer.from(xlsx([['a'.repeat(SHEET_LIMITS.unpacked)]]))
    expect(bomb.byteLength).toBeLessThan(SHEET_LIMITS.file)
    const apart = page.waitForEvent('worker')
    await give('bomb.xlsx', bomb)
    expect((await apart).url()).toContain('/assets/')
    const said = page.getByRole('alert').filter({ hasText: 'bomb.xlsx was not read' })
    await said.getByText('It is larger than').waitFor()
    await said.getByRole('button', { name: 'Close' }).click()
  })

  it.each([
    ['plan.pdf', '%PDF', 'Only .xlsx, .csv, .txt, .tsv can be read.'],
    ['picture.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 0]), 'What is in it is no spreadsheet'],
    ['rota.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'It is of the old xls format'],
    ['many.csv', 'a\n'.repeat(1_000_000), 'It has more than 10,000 rows'],
    ['large.csv', 'a'.repeat(5_000_001), 'It is larger than 5 MB'],
  ])('refuses %s, and says why', async (name, content, why) => {
    await give('read.csv', 'a,b\n1,2\n')
    await page.getByText('read.csv: 1 row below its heading.').waitFor()
    await give(name, content)
    const said = page.getByRole('alert').filter({ hasText: `${name} was not read` })
    await said.getByText(why).waitFor()
    // No more than a few are shown at a time.
    await said.getByRole('button', { name: 'Close' }).click()
    // What was read before is still there.
    expect(await table('Rows of read.csv').count()).toBe(1)
  })
})
