import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { written } from './written.ts'

useBrowser()

const WHO = 'Beatrix'
const YEAR = new Date().getFullYear() + 5

type Row = { ruleId: string; version: number }
/** Calls as who is signed in: rules are everybody's, and other journeys book on the same server. */
const call = (page: Page, method: string, path: string) =>
  page.evaluate(
    async ([how, where]) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
      const answer = await fetch(where, { method: how, headers })
      if (!answer.ok) throw new Error(`${how} ${where} was answered with ${answer.status}`)
      return (await answer.json()) as { rules: Row[] }
    },
    [method, path] as const,
  )
const removeRules = async (page: Page, but: (at: number) => boolean = () => false) => {
  const { rules } = await call(page, 'GET', '/api/rules?perPage=500')
  for (const [at, { ruleId, version }] of rules.entries())
    if (!but(at)) await call(page, 'DELETE', `/api/rules/${ruleId}?version=${version}`)
}

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

it('what a rule blocks is refused in words, and what it warns of is booked and listed', async () => {
  const { page, done } = await enter('admin', {}, '/rules')
  try {
    await page.getByRole('button', { name: 'Switch on Nurses' }).click()
    const pack = page.getByRole('region', { name: 'Nurses' })
    await pack.getByRole('row', { name: /^At least 10 h of rest between shifts/ }).waitFor()
    // The rest alone stays, and is made one person's.
    await removeRules(page, (at) => at === 0)
    await pack.getByRole('button', { name: /^At least 10 h of rest/ }).click()
    const form = page.getByRole('dialog', { name: 'Change rule' })
    await form.getByLabel('Rest, at least').fill('11.5')
    await form.getByRole('combobox', { name: 'For these people' }).fill(WHO)
    await page.getByRole('option', { name: WHO }).click()
    // The list stays open for more of them.
    await page.keyboard.press('Tab')
    await picture(page, 'rule-form')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    const row = pack.getByRole('row', { name: /^At least 11 h 30 min of rest between shifts/ })
    await row.getByText(new RegExp(`^${WHO}`)).waitFor()
    expect(await row.getByText('Blocks').count()).toBe(1)
    await picture(page, 'rules')

    const night = await openForm(page, `${YEAR}-06-11`, ['19:00', '07:00'])
    await night.waitFor({ state: 'detached' })
    const evening = await openForm(page, `${YEAR}-06-12`, ['18:00', '22:00'])
    const refused = evening.getByRole('alert')
    await refused.getByText(/11 h of rest between .*; at least 11 h 30 min\./).waitFor()
    expect(await evening.getByLabel(/^From/).inputValue()).toBe('6:00 PM')
    await picture(page, 'rule-refused')

    await page.goto('/rules')
    await pack.getByRole('button', { name: /^At least 11 h 30 min/ }).click()
    await form.getByLabel('Severity').selectOption('warn')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    await row.getByText('Warns').waitFor()
    const warned = await openForm(page, `${YEAR}-06-12`, ['18:00', '22:00'])
    await warned.waitFor({ state: 'detached' })

    await page.goto(`/rules/violations?from=${YEAR}-06-01&to=${YEAR}-06-30`)
    const table = page.getByRole('region', { name: 'Rule violations' })
    await table.getByRole('row', { name: new RegExp(`Warns.*At least 11 h 30 min.*${WHO}.*30 min`) }).waitFor()
    await table.getByRole('button', { name: /^Details/ }).click()
    await table.getByText(/11 h of rest between/).waitFor()
    await picture(page, 'violations')
    await table.getByRole('link').click()
    await page.locator('[data-event]').nth(1).waitFor()
    expect(new URL(page.url()).pathname).toBe('/calendar')
    expect(new URL(page.url()).searchParams.get('month')).toBe(`${YEAR}-06`)
  } finally {
    await removeRules(page)
  }
  await done()
})
