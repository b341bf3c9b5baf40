import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { written } from './written.ts'

useBrowser()

const YEAR = new Date().getFullYear() + 9

it('a shift is posted open, given to the first who can, and left open again for a sick call', async ({ task }) => {
  // Another try finds the shifts of the one before in another month.
  const month = `${YEAR}-0${3 + (task.result?.retryCount ?? 0)}`
  const { page, done } = await enter('admin', {}, `/calendar?view=month&month=${month}`)
  await page.getByRole('button', { name: 'Add shift' }).first().click()
  const form = page.getByRole('dialog', { name: 'New shift' })
  await form.getByRole('combobox', { name: 'Provider' }).click()
  await page.getByRole('option', { name: 'Nobody yet' }).click()
  await form.getByRole('combobox', { name: 'Facility' }).fill('Harborlight')
  await page.getByRole('option', { name: 'Harborlight' }).first().click()
  await form.getByLabel(/^Date/).fill(written(`${month}-11`))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'detached' })

  const chip = page.locator('[data-event]')
  await expect.poll(() => chip.first().getAttribute('data-look')).toBe('open')
  await expect.poll(() => page.locator(`[data-date="${month}-11"]`).first().textContent()).toMatch(/no shifts, 1 open/)
  await chip.first().click()
  const details = page.getByRole('dialog', { name: 'Shift: Open shift' })
  await details.getByRole('button', { name: 'Find somebody' }).waitFor()
  await picture(page, 'open-shift')
  await page.keyboard.press('f')
  const list = page.getByRole('dialog', { name: 'Find somebody for this shift' })
  const assign = list.getByRole('button', { name: /^Assign to / })
  await assign.first().waitFor()
  const name = ((await assign.first().getAttribute('aria-label')) ?? '').replace('Assign to ', '')
  await page.keyboard.press('Enter')
  await list.waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: `Shift: ${name}` }).waitFor()
  await expect.poll(() => chip.first().getAttribute('data-look')).not.toBe('open')

  await page.keyboard.press('f')
  const other = page.getByRole('dialog', { name: 'Find a replacement' })
  await other.getByRole('checkbox', { name: /is sick/ }).click()
  await other.getByRole('combobox', { name: 'Kind of leave' }).waitFor()
  await other.getByRole('button', { name: 'Leave the shift open' }).click()
  await other.waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: 'Shift: Open shift' }).waitFor()
  const toast = page.getByRole('status').filter({ hasText: 'the leave of' })
  await toast.waitFor()
  await expect.poll(() => chip.last().getAttribute('data-look')).toBe('open')
  await toast.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('dialog', { name: `Shift: ${name}` }).waitFor()
  await done()
})

it('what a day is short of is posted open in one step, and taken back', async ({ task }) => {
  const month = `${YEAR}-0${6 + (task.result?.retryCount ?? 0)}`
  const { page, done } = await enter('admin', {}, `/calendar?view=month&month=${month}`)
  const day = page.locator(`[data-date="${month}-12"]`)
  await page.evaluate(async (date) => {
    const authorization = `Bearer ${localStorage.getItem('accessToken') ?? ''}`
    const body = JSON.stringify({ hospitalId: 'H01', shiftTypeId: 'day', date, least: 2, wished: 2 })
    await fetch('/api/demand/days', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
    })
  }, `${month}-12`)
  await page.reload()
  await day.getByRole('button', { name: '12', includeHidden: true }).click()
  const dialog = page.getByRole('dialog')
  const post = dialog.getByRole('button', { name: /^Post .*for what is short$/ })
  await post.click()
  await post.waitFor({ state: 'detached' })
  await expect.poll(() => dialog.getByRole('table').textContent()).toMatch(/0 of \d+, \d+ short, \d+ open/)
  await picture(page, 'posted')
  await page.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click()
  await post.waitFor()
  await expect.poll(() => day.textContent()).not.toMatch(/open/)
  await done()
})
