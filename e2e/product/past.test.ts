import { expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'
import { server } from './past-the-page.ts'

useBrowser()

/** Long before the sample begins. */
const now = new Date()
const MONTH = new Date(Date.UTC(now.getFullYear() - 1, now.getMonth(), 1)).toISOString().slice(0, 7)
const day = (number: number) => `${MONTH}-${number}`

it('what has begun is moved and cancelled only after a question that names it', async () => {
  const ask = await server('admin')
  const { providerId } = (await ask('GET', '/api/providers?q=okafor')).body.providers[0]
  const { hospitalId } = (await ask('GET', '/api/facilities?q=harborlight')).body.facilities[0]
  const times = { startsAt: `${day(10)}T07:00`, endsAt: `${day(10)}T19:00` }
  expect((await ask('POST', '/api/assignments', { providerId, hospitalId, ...times })).status).toBe(201)

  const { page, done } = await enter('admin', {}, `/calendar?month=${MONTH}`)
  const cell = (date: string) => page.locator(`[role=gridcell][data-date="${date}"]`)
  const chip = (date: string) => cell(date).getByRole('button', { name: /Okafor/ })
  const question = page.getByRole('dialog', { name: 'Change what has already begun?' })
  await chip(day(10)).dragTo(cell(day(12)))
  await question.getByText(/Okafor.* at Harborlight.*it began .*days ago/).waitFor()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await chip(day(12)).count()).toBe(0)
  await chip(day(10)).dragTo(cell(day(12)))
  await question.getByRole('button', { name: 'Change it' }).click()
  await page.getByText(/moved to/).waitFor()
  await chip(day(12)).click()
  await page
    .getByRole('dialog', { name: /^Shift: / })
    .getByRole('button', { name: 'Cancel shift' })
    .click()
  await page
    .getByRole('dialog', { name: 'Cancel this shift?' })
    .getByText(/it began .*days ago/)
    .waitFor()
  await done()
})
