import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'

useBrowser()

it('somebody is added, scheduled, hands their shifts over and leaves, and is found again', async () => {
  // A second try meets what the first has left.
  const mark = randomUUID().slice(0, 4)
  const [name, other] = [`Łucja O’Brien ${mark}`, `Second Person ${mark}`]
  const { page, done } = await enter('admin', {}, '/people')
  const table = page.getByRole('region', { name: 'People' })
  await table.getByRole('link').first().waitFor()
  await picture(page, 'people')
  const add = async (who: string, more?: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Add a person' }).click()
    const form = page.getByRole('dialog', { name: 'New person' })
    await form.getByRole('textbox', { name: 'Name' }).fill(who)
    await more?.()
    await form.getByRole('button', { name: 'Save' }).click()
    // Their own page.
    await page.getByRole('heading', { name: who, level: 1 }).waitFor()
  }
  await add(name, async () => {
    await page.getByRole('combobox', { name: 'Specialties' }).fill('emerg')
    await page.getByRole('option', { name: 'Emergency Medicine' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Phone' }).fill('555 0123')
  })
  await page.getByText('Emergency Medicine').waitFor()
  expect(await page.getByRole('link', { name: '555 0123' }).getAttribute('href')).toBe('tel:5550123')
  const own = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'All people' }).click()
  await add(other)
  const theirs = new URL(page.url()).pathname

  const year = new Date().getFullYear() + 3
  await page.goto(`/calendar?view=month&month=${year}-06`)
  await page.getByRole('button', { name: 'Add shift' }).first().click()
  const shift = page.getByRole('dialog')
  for (const [field, text] of [
    ['Provider', name],
    ['Facility', 'Harborlight'],
  ] as const) {
    await shift.getByRole('combobox', { name: field }).fill(text)
    await page.getByRole('option').first().click()
  }
  await shift.getByLabel(/^Date/).fill(`${year}-06-20`)
  await shift.getByRole('button', { name: 'Save', exact: true }).click()
  await shift.waitFor({ state: 'detached' })

  await page.goto(own)
  await page.getByRole('button', { name: 'Deactivate' }).click()
  const leaving = page.getByRole('dialog', { name: `Deactivate ${name}?` })
  await leaving.getByRole('button', { name: 'Deactivate' }).click()
  await leaving.getByText('1 shift is ahead').waitFor()
  await leaving.getByRole('button', { name: 'Deactivate' }).click()
  await leaving.getByText('Say what becomes of the shifts ahead').waitFor()
  await leaving.getByText('Hand them to somebody').click()
  await leaving.getByRole('combobox', { name: 'Who works them' }).fill(other)
  await page.getByRole('option', { name: other }).click()
  await leaving.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText(`${name} is inactive now`).waitFor()
  await page.getByRole('button', { name: 'Reactivate' }).waitFor()

  await page.goto(theirs)
  await page.getByRole('link', { name: 'See it in the calendar' }).click()
  await page.goto(`/calendar?view=month&month=${year}-06&provider=${theirs.split('/').pop()}`)
  await page.locator('[data-event]').first().waitFor()

  await page.goto(`/people?q=${encodeURIComponent(`lucja o'brien ${mark}`)}`)
  await page.getByText('Nothing matches').waitFor()
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Inactive').click()
  await table.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Reactivate' }).click()
  await page.getByText(`${name} is active again`).waitFor()
  await done()
})
