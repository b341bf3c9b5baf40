import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'
import { askedOn } from './asked-on.ts'

useBrowser()

const DAY = 86_400_000
const dateIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

it('a clinician has their shifts in a calendar of their own, as the product has them, until they end the address', async () => {
  const { page, done } = await enter('provider', {}, '/account')
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Your shifts in your own calendar' }) })
  await card.getByLabel(/^What is it for/).fill('My telephone')
  await page.keyboard.press('Enter')
  const shown = card.getByRole('textbox', { name: 'Address for My telephone' })
  await shown.waitFor()
  expect(await shown.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await violations(page)).toEqual([])
  await picture(page, 'own-calendar')
  const address = await shown.inputValue()

  const answer = await fetch(address, { headers: { 'user-agent': 'Calendar/7' } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent')
  const read = events.flatMap((part) => {
    const { startDate, endDate } = new ICAL.Event(part)
    if (part.getFirstPropertyValue('status') === 'CANCELLED') return []
    return `${startDate.toJSDate().toISOString()} ${endDate.toJSDate().toISOString()}`
  })
  const [from, to] = [dateIn(-10), dateIn(30)]
  const { body } = await askedOn(page)('GET', `/api/assignments?from=${from}&to=${to}`)
  const known = (body.assignments as { start: string; end: string }[]).map(({ start, end }) => `${start} ${end}`)
  expect(known.length).toBeGreaterThan(5)
  expect(known.filter((shift) => !read.includes(shift))).toEqual([])
  // A day within, where no zone puts a shift on a date outside.
  const within = read.filter((shift) => shift > dateIn(-9) && shift < dateIn(29))
  expect(within.filter((shift) => !known.includes(shift))).toEqual([])

  await page.reload()
  await card.getByRole('row', { name: /^My telephone .*Calendar\/7/ }).waitFor()
  expect(await shown.count()).toBe(0)
  await card.getByRole('button', { name: 'End the address for My telephone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  await page.getByText('The address for My telephone has ended').waitFor()
  expect((await fetch(address)).status).toBe(404)
  await done()
})
