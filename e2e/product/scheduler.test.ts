import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'

useBrowser()

it('a scheduler plans at their facilities, in the calendar that an admin has, and opens nothing else', async () => {
  const { page, done } = await enter('scheduler')
  await page.locator('[data-event]').first().waitFor()
  await picture(page, 'calendar-scheduler')
  const menu = page.getByRole('navigation').first()
  await menu.getByRole('link', { name: 'Calendar' }).waitFor()
  for (const name of ['People', 'Facilities', 'Users', 'Audit trail'])
    expect([name, await menu.getByRole('link', { name, exact: true }).count()]).toEqual([name, 0])

  const year = new Date().getFullYear() + 3
  await page.goto(`/calendar?view=month&month=${year}-07`)
  await page.getByRole('button', { name: 'Add shift' }).first().click()
  const shift = page.getByRole('dialog')
  await shift.getByRole('combobox', { name: 'Facility' }).click()
  expect(await page.getByRole('option').allTextContents()).toEqual([
    'Harborlight General Hospital',
    "Tidewrack Children's Hospital",
  ])
  await page.getByRole('option').first().click()
  await shift.getByRole('combobox', { name: 'Provider' }).click()
  await page.getByRole('option').first().click()
  await shift.getByLabel(/^Date/).fill(`${year}-07-20`)
  await shift.getByRole('button', { name: 'Save', exact: true }).click()
  await shift.waitFor({ state: 'detached' })
  await page.locator('[data-event]').first().click()
  await page.getByRole('dialog').getByText('Harborlight General Hospital').first().waitFor()

  await page.goto('/users')
  await page
    .getByRole('heading', { name: 'You are not authorized' })
    .or(page.getByText(/not authorized/i))
    .first()
    .waitFor()
  await done()
})
