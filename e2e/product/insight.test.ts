import { addMonths } from '@onward/scheduling'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'

useBrowser()

const list = (page: Page) => page.getByRole('dialog')
/** How many rows a list says that it has, and what they come to. */
const counted = async (page: Page) => {
  const said = list(page).getByRole('status').first()
  await said.filter({ hasText: /together/ }).waitFor()
  return (await said.textContent()) ?? ''
}

it('a director sees how it stands, and opens each figure to the shifts that it counts', async () => {
  const { page, done } = await enter('admin', {}, '/insight')
  const tile = page.getByRole('button', { name: /^On now/ })
  const [onNow = ''] = /\d+/.exec((await tile.textContent()) ?? '') ?? []
  await picture(page, 'insight-today')
  await tile.click()
  expect(await counted(page)).toContain(`together ${onNow}`)
  await page.keyboard.press('Escape')
  // By keyboard alone, from field to field.
  const field = page.getByRole('region', { name: 'Next 72 hours' }).getByRole('button').first()
  const [, required = ''] = /\/(\d+)/.exec((await field.textContent()) ?? '') ?? []
  await field.focus()
  await page.keyboard.press('Enter')
  expect(await counted(page)).toContain(`together ${required}`)
  await done()
})

it('a view is shared by its address, leaves as a file, and its hours come to the sum of their shifts', async () => {
  const { page, done } = await enter('admin', {}, '/insight')
  await page.getByRole('link', { name: 'Coverage' }).click()
  await page.getByRole('button', { name: /^Fill rate/ }).waitFor()
  await page.getByLabel('Compare with').selectOption('before')
  await page.getByRole('button', { name: /^beside / }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^beside / }).waitFor()
  expect(page.url()).toContain('tab=coverage')
  expect(page.url()).toContain('compare=before')

  await page.getByRole('link', { name: 'Hours', exact: true }).click()
  const figure = page
    .getByRole('table')
    .getByRole('button', { name: /, Hours$/ })
    .first()
  const worked = (await figure.textContent()) ?? ''
  await figure.click()
  expect(await counted(page)).toContain(`together ${worked}`)
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /Download/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Excel|XLSX/i }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^insight-hours-.*\.xlsx$/)
  await done()
})

it('hours are divided by a second thing, each part opens to its shifts, and all of it is narrowed by type and person', async () => {
  const { page, done } = await enter('admin', {}, '/insight?tab=hours&by=facility&period=lastMonth')
  await page.getByLabel('and by').selectOption('shiftType')
  const part = page
    .getByRole('row', { name: /: Night/ })
    .first()
    .getByRole('button', { name: /, Night, Hours$/ })
  const worked = (await part.textContent()) ?? ''
  await picture(page, 'insight-hours-divided')
  await part.click()
  expect(await counted(page)).toContain(`together ${worked}`)
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })

  const shifts = page.getByRole('button', { name: /^Shifts \d/ })
  const countOf = async () =>
    Number(/^Shifts ([\d,]+)/.exec((await shifts.innerText()).replaceAll('\n', ' '))?.[1]?.replaceAll(',', ''))
  const before = await countOf()
  await page.getByRole('combobox', { name: 'Shift types' }).fill('Night')
  await page.getByRole('option', { name: 'Night' }).click()
  await expect.poll(() => page.getByRole('row', { name: /: Day/ }).count()).toBe(0)
  const nights = await countOf()
  expect(nights).toBeLessThan(before)
  await page.getByRole('combobox', { name: 'People' }).fill('Adaeze')
  await page
    .getByRole('option', { name: /^Adaeze/ })
    .first()
    .click()
  await expect.poll(() => page.url()).toContain('person=')
  await page.reload()
  await page
    .getByText(/^Adaeze/)
    .first()
    .waitFor()
  await expect.poll(countOf).toBeLessThan(nights)
  await shifts.click()
  expect(await counted(page)).toContain(`together ${await countOf()}`)
  await page.goto('/insight?tab=hours&by=facility')
  await page.getByLabel('Compare with').selectOption('before')
  const was = page.getByRole('button', { name: /^before: .*, Hours$/ }).first()
  const then = (await was.innerText()).replace('before: ', '')
  await picture(page, 'insight-hours-before')
  await was.click()
  expect(await counted(page)).toContain(`together ${then}`)
  await done()
})

it('coverage of a weekday opens to its rows', async () => {
  const { page, done } = await enter('admin', {}, '/insight?tab=coverage&period=thisMonth')
  const saturday = page.getByRole('button', { name: /^\d+\/\d+, Sat$/ })
  const [, required = ''] = /\/(\d+)/.exec((await saturday.textContent()) ?? '') ?? []
  await saturday.click()
  expect(await counted(page)).toContain(`together ${required}`)
  await done()
})

it('fairness is said month by month, and a name opens what somebody carries', async () => {
  // The sample is of the month before, this one and the next.
  const month = new Date().toISOString().slice(0, 7)
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  const named = new Date(month).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const { page, done } = await enter('admin', {}, `/insight?tab=fairness&from=${before}-15&to=${after}-10`)
  const months = page.getByRole('region', { name: 'Month by month' })
  const nights = months.getByRole('button', { name: new RegExp(`${named}: Nights$`) })
  const worked = (await nights.textContent()) ?? ''
  await nights.scrollIntoViewIfNeeded()
  await picture(page, 'insight-fairness-months')
  await nights.click()
  expect(await counted(page)).toContain(`together ${worked}`)
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })

  // Who carries most stands first; the points of the ledger are those of the row.
  const first = page.getByRole('region', { name: 'Fairness', exact: true }).getByRole('row').nth(1)
  const points = (await first.getByRole('button', { name: /, Points$/ }).textContent()) ?? ''
  const name = first.getByRole('button').first()
  await name.focus()
  await page.keyboard.press('Enter')
  await list(page)
    .getByRole('button', { name: new RegExp(`^Points ${points} `) })
    .waitFor()
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'detached' })
  expect(await name.evaluate((one) => one === document.activeElement)).toBe(true)
  await done()
})

it('a gap is filled in two presses and taken back, and who plans elsewhere sees none of it', async () => {
  const { page, done } = await enter('admin', {}, '/insight?tab=coverage&period=next28')
  const taker = page.getByRole('button', { name: /can take it, / }).first()
  await taker.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Assign to / })
    .first()
    .click()
  // What has begun is asked about first.
  const question = page.getByRole('dialog').getByRole('button', { name: /^(Add|Change) it$/ })
  const booked = page.getByText(/works (there|the shift) now/)
  await question.or(booked).first().waitFor()
  if (await question.isVisible()) await question.click()
  await booked.waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/works (there|the shift) now/).waitFor({ state: 'detached' })
  await done()

  const scheduler = await enter('scheduler', {}, '/insight')
  await scheduler.page.getByText('only your facilities').waitFor()
  await scheduler.page.getByRole('link', { name: 'Hours', exact: true }).click()
  await scheduler.page.getByText(/hours elsewhere are not counted/).waitFor()
  await scheduler.done()
})

it('a wall screen has the figures, nothing to press, and says when it is cut off', async () => {
  const { page, context } = await enter('admin', { viewport: { width: 1920, height: 1080 } }, '/insight?wall')
  await page.getByText('Short in 72 h').waitFor()
  expect(await page.locator('main').getByRole('button').count()).toBe(0)
  await picture(page, 'insight-wall')
  await context.setOffline(true)
  const old = page.getByRole('alert').filter({ hasText: /Not up to date/ })
  // What was asked before the line was cut may still be answered, and is not asked twice meanwhile.
  const lookAgain = async () => {
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    return old.count()
  }
  await expect.poll(lookAgain).toBe(1)
  expect(await page.getByText('Short in 72 h').isVisible()).toBe(true)
  await context.close()
})

it('figures in long German words fit a narrow screen, and an amount stays in one piece', async () => {
  const { page, done } = await enter('admin', { viewport: { width: 320, height: 900 } }, '/insight?tab=fairness')
  await page.evaluate(() => localStorage.setItem('language', 'de'))
  await page.reload()
  await page
    .getByRole('button', { name: /^Wochenenddienste/ })
    .first()
    .waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.goto('/insight?tab=cost')
  const amount = page
    .getByRole('button', { name: /^Summe/ })
    .getByText(/\d,\d\d/)
    .first()
  await amount.waitFor()
  expect(await amount.evaluate((one) => one.getClientRects().length)).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await done()
})
