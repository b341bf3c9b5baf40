import texts from 'texts:records,rules'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { WeekLine } from './week-line.tsx'

addTexts(texts)
beforeEach(() => signIn(admin))

it('says on which day the week begins, and changes the day that a colleague has changed meanwhile once that was seen', async () => {
  let week = { weekStartsOn: 1, version: 1 }
  const all = serve(({ method, body }) => {
    if (method === 'GET') return { body: { week } }
    const { version, weekStartsOn } = body as typeof week // as the form sends it
    if (version === 1) {
      week = { weekStartsOn: 6, version: 2 }
      return { status: 409, body: { message: 'newer', reason: 'version', facts: { week } } }
    }
    week = { weekStartsOn, version: 3 }
    return { body: { week } }
  })
  render(<WeekLine />)
  await expect.element(page.getByText('The account’s week begins on Monday.')).toBeVisible()
  await page.getByRole('button', { name: 'Change the first day of the week' }).click()
  const form = page.getByRole('dialog', { name: 'Change the first day of the week' })
  const day = form.getByRole('combobox', { name: 'First day' })
  await expect.element(day).toHaveAccessibleDescription(/^Rules and reports count weeks from this day/)
  await day.selectOptions('Sunday')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByText(/Somebody has changed this/)).toBeVisible()
  await expect.element(day).toHaveValue('0')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The account’s week begins on Sunday.')).toBeVisible()
  expect(all.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { version: 1, weekStartsOn: 0 },
    { version: 2, weekStartsOn: 0 },
  ])
})
