import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'
import { written } from './written.ts'

useBrowser()

const WHO = 'Beatrix'
const YEAR = new Date().getFullYear() + 5

const openForm = async (page: Page, date: string, times: [from: string, to: string]) => {
  await page.goto(`/calendar?view=month&month=${date.slice(0, 7)}`)
  await page.getByRole('button', { name: 'Add shift' }).first().click()
  const form = page.getByRole('dialog')
  for (const [field, text] of [
    ['Provider', WHO],
    ['Facility', 'Harborlight'],
  ] as const) {
    await form.getByRole('combobox', { name: field }).fill(text)
    await page.getByRole('option', { name: text }).first().click()
  }
  await form.getByLabel(/^Date/).fill(written(date))
  await form.getByLabel(/^From/).fill(times[0])
  await form.getByLabel(/^To/).fill(times[1])
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  return form
}

it('what a rule blocks is refused in words, and what it warns of is booked and listed', async ({ task }) => {
  // Another try finds the shifts of the one before.
  const day = 11 + 3 * (task.result?.retryCount ?? 0)
  const [first, second] = [`${YEAR}-06-${day}`, `${YEAR}-06-${day + 1}`]
  const { page, done } = await enter('admin', {}, '/rules')
  const pack = page.getByRole('region', { name: 'Nurses' })
  const form = page.getByRole('dialog', { name: 'Change rule' })
  const open = async (severity: string) => {
    await pack.getByRole('button', { name: /of rest between shifts/ }).click()
    await form.getByLabel('Severity').selectOption(severity)
  }
  const save = async () => {
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
  }
  // The rule of the sample is made one person's before it refuses: other journeys book on the same server.
  await open('block')
  await form.getByLabel('Rest, at least').fill('11.5')
  await form.getByRole('combobox', { name: 'For these people' }).fill(WHO)
  await page.getByRole('option', { name: WHO }).click()
  // The list stays open for more of them.
  await page.keyboard.press('Tab')
  await picture(page, 'rule-form')
  await save()
  const row = pack.getByRole('row', { name: /^At least 11 h 30 min of rest between shifts/ })
  await row.getByText(new RegExp(`^${WHO}`)).waitFor()
  expect(await row.getByText('Blocks').count()).toBe(1)
  await picture(page, 'rules')

  const night = await openForm(page, first, ['19:00', '07:00'])
  await night.waitFor({ state: 'detached' })
  const evening = await openForm(page, second, ['18:00', '22:00'])
  await evening
    .getByRole('alert')
    .getByText(/^Not saved/)
    .waitFor()
  const refused = evening.getByRole('region', { name: 'What the rules say' })
  await refused.getByText(/11 h of rest between .*; at least 11 h 30 min\./).waitFor()
  expect(await evening.getByLabel(/^From/).inputValue()).toBe('6:00 PM')
  await picture(page, 'rule-refused')

  await page.goto('/rules')
  await open('warn')
  await save()
  await row.getByText('Warns').waitFor()
  const warned = await openForm(page, second, ['18:00', '22:00'])
  await warned.waitFor({ state: 'detached' })

  await page.goto(`/rules/violations?from=${first}&to=${second}`)
  const table = page.getByRole('region', { name: 'Rule violations' })
  const line = table.getByRole('row', { name: new RegExp(`Warns.*At least 11 h 30 min.*${WHO}.*30 min`) })
  await line.getByRole('button', { name: /^Details/ }).click()
  await table.getByText(/11 h of rest between/).waitFor()
  await picture(page, 'violations')
  await table.getByRole('link').first().click()
  await page.locator('[data-event]').nth(1).waitFor()
  expect(new URL(page.url()).pathname).toBe('/calendar')
  expect(new URL(page.url()).searchParams.get('month')).toBe(`${YEAR}-06`)

  await page.goto('/rules')
  await page.getByRole('link', { name: 'Booked nonetheless' }).last().click()
  const over = page.getByRole('region', { name: 'Booked nonetheless' }).getByRole('row', { name: new RegExp(WHO) })
  await over.filter({ hasText: 'at least 11 h 30 min' }).getByText('None was asked for').first().waitFor()
  expect(await violations(page)).toEqual([])
  await picture(page, 'overrides')
  await over.getByRole('link').first().click()
  await page.locator('[data-event]').nth(1).waitFor()
  expect(new URL(page.url()).searchParams.get('month')).toBe(`${YEAR}-06`)
  await done()
})

it('an admin says on which day the account’s week begins, and another one sees it', async () => {
  const [one, other] = [await enter('admin', {}, '/rules'), await enter('admin', {}, '/rules')]
  const change = async (day: string) => {
    await one.page.getByRole('button', { name: 'Change the first day of the week' }).click()
    const form = one.page.getByRole('dialog', { name: 'Change the first day of the week' })
    await form.getByLabel('First day').selectOption(day)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    for (const { page } of [one, other]) {
      if (page === other.page) await page.reload()
      await page.getByText(`The account’s week begins on ${day}.`).waitFor()
    }
  }
  // Whatever an earlier try has left; the sample's is Monday.
  await change('Saturday')
  await picture(one.page, 'rules-week')
  await change('Monday')
  await other.done()
  await one.done()
})
