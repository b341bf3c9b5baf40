import type { BrowserContext, Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { origin } from '../server.ts'

useBrowser()

/** What stands on the clipboard when somebody pastes where the focus is. */
const paste = (page: Page, text: string) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

/** A shift that is booked by a call beside the page. */
const book = async (page: Page, { request }: BrowserContext, shift: object) => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const answer = await request.post(`${origin}/api/assignments`, {
    headers: { authorization: `Bearer ${token}` },
    data: shift,
  })
  expect([201, 409]).toContain(answer.status())
}

it('what a facility needs is written as in a spreadsheet, and the calendar says how much of it is there', async () => {
  // Far from the sample's shifts, and from what other tries have left.
  const year = 2060 + Math.floor(Math.random() * 900)
  const from = `${year}-08-01`
  const { page, context, done } = await enter('admin', {}, `/demand?facility=H10&period=${from}..${year}-08-31`)
  await page.getByText('Nothing is said of these dates yet').waitFor()
  await page.getByRole('button', { name: 'Add a line' }).click()
  const dialog = page.getByRole('dialog', { name: 'New line' })
  await dialog.getByRole('combobox', { name: 'Shift type' }).fill('Day')
  await page.getByRole('option', { name: 'Day', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()

  const grid = page.getByRole('grid', { name: 'Needed in a week at Fogbank Bay Hospital' })
  await grid.getByRole('gridcell', { name: /^Day, Anybody, Mon/ }).click()
  await paste(page, '2\t2\t2\t2\t2\t1\tx')
  await page.getByRole('alert').getByText('Day, Anybody, Sun: “x”').waitFor()
  await paste(page, '2\t2/3\t2\t2\t2\t1\t1')
  await page.keyboard.press('End')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await page.getByText('9 changes are not saved').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The demand was saved').waitFor()
  await picture(page, 'demand')

  // The first of August is a holiday from now on: one is enough.
  await page.goto('/holidays')
  await page.getByRole('button', { name: 'Add a list' }).click()
  const list = page.getByRole('dialog', { name: 'Add a list' })
  await list.getByLabel('A holiday on each line').fill(`${from}, Founders’ Day ${year}\n${year}-08-31 oops`)
  await list.getByRole('button', { name: 'Save' }).click()
  await list.getByText(/^Line 2 is no date with a name/).waitFor()
  await list.getByLabel('A holiday on each line').fill(`${from}, Founders’ Day ${year}`)
  await list.getByRole('button', { name: 'Save' }).click()
  await page.getByText('1 holiday was added').waitFor()

  await book(page, context, {
    providerId: 'P001',
    hospitalId: 'H10',
    startsAt: `${from}T07:00`,
    endsAt: `${from}T19:00`,
  })
  await page.goto(`/calendar?view=month&month=${year}-08`)
  const day = (date: string) => page.locator(`[role=gridcell][data-date="${date}"]`)
  await day(from).getByText('1/1').first().waitFor()
  const monday = Array.from({ length: 7 }, (_, at) => `${year}-08-${String(at + 8).padStart(2, '0')}`).find(
    (date) => new Date(date).getUTCDay() === 1,
  )
  await day(monday ?? '')
    .getByText('0/2')
    .first()
    .waitFor()
  await day(monday ?? '')
    .getByText(/0 of 2, 2 short/)
    .waitFor({ state: 'attached' })
  await day(monday ?? '').focus()
  await page.keyboard.press('Enter')
  const needed = page.getByRole('dialog').getByRole('region', { name: 'Needed' })
  await needed.getByRole('row', { name: /Fogbank Bay Hospital Day, Anybody 0 of 2, 2 short/ }).waitFor()
  await page.keyboard.press('Escape')

  // Where that facility is not shown, nothing of it is needed.
  await page.getByRole('checkbox', { name: 'Fogbank Bay Hospital' }).uncheck({ force: true })
  await expect
    .poll(() =>
      day(monday ?? '')
        .getByText('0/2')
        .count(),
    )
    .toBe(0)
  await done()
})
