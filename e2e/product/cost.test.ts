import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { written } from './written.ts'

useBrowser()

const PERSON = 'Adaeze Nwosu-Hale'
/** What the tile says that all of it costs, in cents. */
const totalOf = async (page: Page) => {
  const tile = page.getByRole('button', { name: /^Total \$/ })
  await tile.waitFor()
  const [, dollars = '', cents = ''] = /\$([\d,]+)\.(\d\d)/.exec((await tile.textContent()) ?? '') ?? []
  return Number(`${dollars.replaceAll(',', '')}${cents}`)
}
/** How much of the total is one person's. */
const costOf = async (page: Page, name: string) => {
  const figure = page.getByRole('row', { name: new RegExp(name) }).getByRole('button', { name: /, Total$/ })
  await figure.waitFor()
  return { figure, text: ((await figure.textContent()) ?? '').trim() }
}

it('an admin enters a rate, sees the cost change by it, opens a number, and takes it along as a workbook', async ({
  task,
}) => {
  // Another try finds the rate of the one before: its own is another amount, and counts from a later day.
  const again = task.result?.retryCount ?? 0
  const dollars = 999 - again
  const { page, done } = await enter('admin', {}, '/insight?tab=cost&by=person&period=lastMonth')
  const before = await totalOf(page)
  const own = await costOf(page, PERSON)

  await page.goto('/rates')
  await page.getByRole('row', { name: /Plumeria Point Hospital/ }).waitFor()
  await picture(page, 'rates')
  await page.getByRole('button', { name: 'Add a rate' }).click()
  const form = page.getByRole('dialog', { name: 'New rate' })
  await form.getByLabel(/^An hour, in USD/).fill('1,200')
  await form.getByRole('combobox', { name: 'Person' }).fill(PERSON)
  await page.getByRole('option', { name: PERSON }).click()
  await form.getByLabel(/^First day/).fill(written(`2020-01-0${1 + again}`))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  // What could be twelve hundred or one dollar twenty is asked about, not guessed.
  await form.getByText('Write an amount such as 1200.50').waitFor()
  await form.getByLabel(/^An hour, in USD/).fill(`${dollars}.50`)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await page
    .getByRole('row', { name: new RegExp(`\\$${dollars}\\.50.*${PERSON}`) })
    .first()
    .waitFor()

  await page.goto('/insight?tab=cost&by=person&period=lastMonth')
  const now = await costOf(page, PERSON)
  expect(now.text).not.toBe(own.text)
  const cents = (text: string) => Number(text.replaceAll(/[,.]/g, ''))
  // Nobody else costs more or less for it.
  expect((await totalOf(page)) - before).toBe(cents(now.text) - cents(own.text))
  await picture(page, 'insight-cost')
  await now.figure.click()
  const list = page.getByRole('dialog')
  const said = list.getByRole('status').first()
  await said.filter({ hasText: `together $${now.text}` }).waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /Download/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Excel|XLSX/i }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^insight-cost-.*\.xlsx$/)
  await done()
})

it('who plans at some facilities is not told what people are paid', async () => {
  const { page, done } = await enter('scheduler', {}, '/insight?tab=cost')
  await page.getByRole('link', { name: 'Hours', exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Cost', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: /^On now/ }).waitFor()
  expect(await page.getByRole('link', { name: 'Rates and budgets' }).count()).toBe(0)
  await done()
})
