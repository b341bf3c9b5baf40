import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { signIn, useBrowser, visit } from '../browser.ts'
import { server } from './past-the-page.ts'
import { written } from './written.ts'

useBrowser()

const PROVIDER = 'Maya Okafor-Lindqvist'
/** The sample ends with the next month, so the one after it is free for everybody. */
const freeMonth = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + 2, 1)).toISOString().slice(0, 7)
}
const day = (number: number) => `${freeMonth()}-${String(number).padStart(2, '0')}`
const cell = (page: Page, date: string) => page.locator(`[role=gridcell][data-date="${date}"]`)
const settled = (page: Page) => page.locator('[role=grid][aria-busy=false]').waitFor()

const openFreeMonth = async (page: Page) => {
  await page.addInitScript((month) => {
    if (localStorage.getItem('monthChange') === null) localStorage.setItem('monthChange', month)
  }, freeMonth())
  await signIn(page, 'admin')
  await settled(page)
  await cell(page, day(10)).waitFor()
}
/** A dialog takes the focus when it is ready; keys pressed before that would go elsewhere. */
const focusIn = (page: Page, text: string) =>
  page.waitForFunction((said) => document.activeElement?.closest('[role=dialog]')?.textContent?.includes(said), text)
const choose = async (page: Page, label: string, text: string) => {
  const field = page
    .getByRole('dialog')
    .getByRole('combobox', { name: label })
    .or(page.getByRole('dialog').getByLabel(label))
    .first()
  await field.click()
  await field.fill(text)
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click()
}

it('adds a shift with the keyboard alone; the history and the provider see it', async () => {
  const { page, done } = await visit()
  await openFreeMonth(page)
  await page.locator('[role=gridcell][tabindex="0"]').focus()
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-date'))).toBe(day(10))
  await page.keyboard.press('Enter')
  const press = async (name: string) => {
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).waitFor()
    for (let tabs = 0; tabs < 30; tabs += 1) {
      if (await page.evaluate((text) => document.activeElement?.textContent === text, name)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
  }
  await focusIn(page, 'Add shift')
  await press('Add shift')
  await focusIn(page, 'New shift')
  const fill = async (label: RegExp, text: string) => {
    for (let tabs = 0; tabs < 30; tabs += 1) {
      const name = await page.evaluate(() =>
        document.activeElement instanceof HTMLInputElement ? document.activeElement.labels?.[0]?.textContent : '',
      )
      if (label.test(name ?? '')) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type(text)
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await fill(/^Provider/, 'Maya Okafor')
  await fill(/^Facility/, 'Harborlight')
  await press('Save')
  await page.getByText('The shift is saved.').waitFor()
  await cell(page, day(10))
    .getByRole('button', { name: new RegExp(PROVIDER) })
    .waitFor()
  await cell(page, day(10))
    .getByRole('button', { name: new RegExp(PROVIDER) })
    .click()
  await page.getByRole('dialog', { name: 'Shift' }).getByText('Created').waitFor()
  await done()

  const own = await (
    await server('provider')
  )('POST', '/api/provider', { requestType: 'ProviderCalendarView', providerId: await ownId(), inputDate: freeMonth() })
  expect(own.body.providerSchedulerView).toMatchObject([
    { date: day(10), facilityName: expect.stringContaining('Harborlight'), leaveDescription: null },
  ])
})
const ownId = async () =>
  (await (await server('admin'))('GET', '/api/providers?q=okafor')).body.providers[0].providerId as string

it('shows a conflict in words and keeps what was typed', async () => {
  const { page, done } = await visit()
  await openFreeMonth(page)
  await page.getByRole('button', { name: 'Add shift' }).click()
  await choose(page, 'Provider', 'Maya Okafor')
  await choose(page, 'Facility', 'Fogbank')
  const form = page.getByRole('dialog', { name: 'New shift' })
  await form.getByLabel('Date').fill(day(10))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form
    .getByRole('alert')
    .getByText(/already works at Harborlight/)
    .waitFor()
  expect(await form.getByLabel('Date').inputValue()).toBe(written(day(10)))
  await done()
})

it('drags a shift to another day, and takes it back when the server refuses', async () => {
  const admin = await server('admin')
  const { hospitalId } = (await admin('GET', '/api/facilities?q=kestrel')).body.facilities[0]
  const { status } = await admin('POST', '/api/assignments', {
    providerId: await ownId(),
    hospitalId,
    startsAt: `${day(12)}T07:00`,
    endsAt: `${day(12)}T19:00`,
  })
  expect(status).toBe(201)
  const { page, done } = await visit()
  await openFreeMonth(page)
  const chip = (date: string) => cell(page, date).getByRole('button', { name: new RegExp(PROVIDER) })
  await chip(day(12)).dragTo(cell(page, day(13)))
  await page.getByText(`${PROVIDER} moved to`).waitFor()
  await chip(day(13)).waitFor()
  expect(await chip(day(12)).count()).toBe(0)

  await chip(day(13)).dragTo(cell(page, day(10)))
  await page
    .getByRole('alert')
    .getByText(/already works at Harborlight/)
    .waitFor()
  await settled(page)
  await chip(day(13)).waitFor()
  expect(await chip(day(10)).count()).toBe(1)
  await done()
})

it('changes a shift, refuses a stale change, and cancels with a question', async () => {
  const { page, done } = await visit()
  await openFreeMonth(page)
  const chip = cell(page, day(13)).getByRole('button', { name: new RegExp(PROVIDER) })
  await chip.click()
  await page.getByRole('dialog', { name: 'Shift' }).getByRole('button', { name: 'Change' }).click()
  const form = page.getByRole('dialog', { name: 'Change shift' })
  await choose(page, 'Shift type', 'Night')
  await form.getByText(/^Ends on/).waitFor()

  // Somebody else is quicker.
  const admin = await server('admin')
  const listed = await admin('GET', `/api/assignments?from=${day(13)}&to=${day(13)}`)
  const [{ assignmentId, version }] = listed.body.assignments
  expect((await admin('PATCH', `/api/assignments/${assignmentId}`, { version, note: 'Bring the keys' })).status).toBe(
    200,
  )
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('Somebody has changed this shift in the meantime').waitFor()
  await page.getByText('Note is theirs now: Bring the keys').waitFor()
  // Nothing that was typed goes without a question.
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog', { name: 'Throw away what you typed?' })
    .getByRole('button', { name: 'Discard' })
    .click()
  await form.waitFor({ state: 'hidden' })
  await page.reload()

  await chip.click()
  const details = page.getByRole('dialog', { name: 'Shift' })
  await details.getByText('Bring the keys').first().waitFor()
  await details.getByRole('button', { name: 'Change' }).click()
  await choose(page, 'Shift type', 'Night')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The shift is saved.').waitFor()
  await page.getByRole('button', { name: new RegExp(`${PROVIDER}.*7:00 PM – 7:00 AM next day`) }).click()
  await details.getByText('Starts: ').first().waitFor()
  await details.getByRole('button', { name: 'Cancel shift' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this shift?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await details.getByRole('button', { name: 'Cancel shift' }).click()
  await question.getByRole('button', { name: 'Cancel shift' }).click()
  await page.getByText('The shift is cancelled.').waitFor()
  await chip.waitFor({ state: 'detached' })
  await done()
})

it('records leave, which blocks a shift, and cancels it again', async () => {
  const { page, done } = await visit()
  await openFreeMonth(page)
  await page.getByRole('button', { name: 'Add leave' }).click()
  const form = page.getByRole('dialog', { name: 'New leave' })
  await choose(page, 'People', 'Maya Okafor')
  await form.getByLabel('First day').fill(day(20))
  await form.getByLabel('Last day').fill(day(19))
  await form.getByLabel('Description').fill('Conference')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('The last day is before the first').waitFor()
  await form.getByLabel('Last day').fill(day(22))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The leave is saved.').waitFor()

  await page.getByRole('button', { name: 'Add shift' }).click()
  await choose(page, 'Provider', 'Maya Okafor')
  await choose(page, 'Facility', 'Fogbank')
  const shift = page.getByRole('dialog', { name: 'New shift' })
  await shift.getByLabel('Date').fill(day(21))
  await shift.getByRole('button', { name: 'Save', exact: true }).click()
  await shift
    .getByRole('alert')
    .getByText(/is on leave: \w+day, .*Conference/)
    .waitFor()
  await shift.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('radiogroup', { name: 'View' }).getByText('Leave').click()
  await page
    .getByRole('row', { name: /Conference/ })
    .getByRole('button', { name: PROVIDER })
    .click()
  await page.getByRole('dialog', { name: 'Leave' }).getByRole('button', { name: 'Cancel leave' }).click()
  await page.getByRole('dialog', { name: 'Cancel this leave?' }).getByRole('button', { name: 'Cancel leave' }).click()
  await page.getByText('The leave is cancelled.').waitFor()
  await page.getByRole('row', { name: /Conference/ }).waitFor({ state: 'detached' })
  await done()
})
