import { readFile } from 'node:fs/promises'
import { sha256 } from '../../apps/server/src/booking/publish.ts'
import type { Page } from 'playwright'
import { expect, it, vi } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { mailsTo } from '../mails.ts'
import { askedOn } from './asked-on.ts'

useBrowser()

const YEAR = new Date().getFullYear() + 10
const PLACE = 'Piñon Terrace Hospital'

/** Writes until when the facility is published, or that it is told as it is written. */
const publishUntil = async (page: Page, date: string) => {
  await page.goto('/facilities')
  await page.getByRole('row', { name: PLACE }).getByRole('button').click()
  const form = page.getByRole('dialog', { name: 'Change facility' })
  await form.getByRole('textbox', { name: 'Published until' }).fill(date)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(`${PLACE} was saved`).waitFor()
}

it('a shift beyond the horizon is known to who plans, and to its person when it is published', async ({ task }) => {
  // Another try finds the shifts of the one before.
  const month = `${YEAR}-0${3 + (task.result?.retryCount ?? 0)}`
  const { page, done } = await enter('admin', {}, '/facilities')
  const own = await enter('provider', {}, `/calendar?month=${month}`)
  const { userId } = await own.page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'))
  const ask = askedOn(page)
  const askOwn = askedOn(own.page)
  const { body: places } = await ask('GET', `/api/facilities?q=${encodeURIComponent(PLACE)}`)
  const { hospitalId } = places.facilities[0]
  await publishUntil(page, `1/31/${YEAR}`)
  await page.getByRole('row', { name: PLACE }).getByText(`Jan 31, ${YEAR}`).waitFor()

  const booked = await ask('POST', '/api/assignments', {
    providerId: userId,
    hospitalId,
    startsAt: `${month}-12T07:00`,
    endsAt: `${month}-12T19:00`,
  })
  expect(booked.status).toBe(201)
  const path = `/api/assignments/${booked.body.assignment.assignmentId}`
  await page.goto(`/calendar?month=${month}`)
  const chip = page.locator('[data-told="draft"]').first()
  await chip.waitFor()
  expect(await chip.textContent()).toMatch(/, draft$/)
  await chip.click()
  const details = page.getByRole('dialog', { name: /^Shift: / })
  await details.getByText('Nobody but planners knows of this shift.').waitFor()
  await page.keyboard.press('Escape')
  expect((await askOwn('GET', path)).status).toBe(404)
  await own.page.getByRole('heading', { name: new RegExp(String(YEAR)) }).waitFor()
  expect(await own.page.locator('[data-event]').count()).toBe(0)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the schedule' })
  await dialog.getByRole('button', { name: 'Publish 1' }).waitFor()
  await dialog.getByRole('button', { name: /^Shifts of / }).click()
  await dialog.getByText(/12 · 7:00 AM – 7:00 PM · Day · Piñon Terrace Hospital/).waitFor()
  await picture(page, 'publish')
  await dialog.getByRole('button', { name: 'Publish 1' }).click()
  await page.getByText('One shift was published: One person').waitFor()
  await chip.waitFor({ state: 'detached' })

  expect((await askOwn('GET', path)).status).toBe(200)
  await own.page.reload()
  await own.page.locator('[data-event]', { hasText: PLACE }).first().waitFor()

  await page.goto('/publications')
  await page.getByRole('row').nth(1).getByRole('button').click()
  const publication = page.getByRole('dialog', { name: /^Published on / })
  await publication.getByRole('heading', { name: 'Proof' }).waitFor()
  await picture(page, 'publications')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    publication.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Publication \d+\.csv$/)
  const [snapshot] = await Promise.all([
    page.waitForEvent('download'),
    publication.getByRole('button', { name: 'Download the snapshot' }).click(),
  ])
  expect(snapshot.suggestedFilename()).toMatch(/^publication-\d+\.json$/)
  const kept = JSON.parse(await readFile(await snapshot.path(), 'utf8'))
  expect(sha256(kept.diffs)).toBe(kept.publication.entriesHash)
  await page.keyboard.press('Escape')

  // What is taken away again stands where it is still expected, until that is told too.
  await publishUntil(page, `1/31/${YEAR}`)
  await page.goto(`/calendar?month=${month}`)
  const told = page.locator(`[data-date="${month}-12"] [data-event]`)
  await told.click()
  await details.getByRole('button', { name: 'Cancel shift' }).click()
  await page.getByRole('dialog', { name: 'Cancel this shift?' }).getByRole('button', { name: 'Cancel shift' }).click()
  const removed = told.and(page.locator('[data-told="removed"]'))
  await removed.waitFor()
  expect(await told.count()).toBe(1)
  expect(await removed.textContent()).toMatch(/, removed: they have not been told$/)
  // The whole day says it in the same way.
  await page
    .locator(`[data-date="${month}-12"]`)
    .getByRole('button', { name: '12', exact: true, includeHidden: true })
    .click()
  const ofDay = page.getByRole('dialog').locator('[data-told="removed"]')
  await ofDay.waitFor()
  expect(await ofDay.evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('line-through')
  await page.keyboard.press('Escape')
  await page.getByLabel('Show cancelled').check()
  await expect.poll(() => new URL(page.url()).searchParams.get('cancelled')).toBe('1')
  await removed.click()
  await details.getByText('Cancelled', { exact: true }).first().waitFor()
  await picture(page, 'removed')
  await page.keyboard.press('Escape')
  expect(await told.count()).toBe(1)
  await page.getByLabel('Show cancelled').uncheck()
  await own.page.reload()
  await own.page.locator('[data-event]', { hasText: PLACE }).first().waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish 1' }).click()
  await page.getByText('One shift was published: One person').waitFor()
  await removed.waitFor({ state: 'detached' })
  // Others share the server: as it was.
  await publishUntil(page, '')
  await own.done()
  await done()
})

it('what was published for two people is withdrawn, and gone for them', async ({ task }) => {
  // Another try finds the shifts of the one before.
  const month = `${YEAR}-0${6 + (task.result?.retryCount ?? 0)}`
  const { page, done } = await enter('admin', {}, '/facilities')
  const own = await enter('provider', {}, `/calendar?month=${month}`)
  const user = await own.page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'))
  const ask = askedOn(page)
  const { body: places } = await ask('GET', `/api/facilities?q=${encodeURIComponent(PLACE)}`)
  const [{ hospitalId }] = places.facilities
  const { body: people } = await ask('GET', '/api/providers?perPage=50')
  const [other, third] = people.providers.filter(({ providerId }: { providerId: string }) => providerId !== user.userId)
  const { body: mine } = await ask('GET', `/api/providers/${user.userId}`)
  await publishUntil(page, `1/31/${YEAR}`)
  await page.getByRole('row', { name: PLACE }).getByText(`Jan 31, ${YEAR}`).waitFor()
  const drafts: number[] = []
  for (const providerId of [user.userId, other.providerId, third.providerId]) {
    const times = { startsAt: `${month}-12T07:00`, endsAt: `${month}-12T19:00` }
    const booked = await ask('POST', '/api/assignments', { providerId, hospitalId, ...times })
    expect(booked.status).toBe(201)
    drafts.push(booked.body.assignment.assignmentId)
  }

  await page.goto(`/calendar?month=${month}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the schedule' })
  await dialog.getByRole('button', { name: 'Publish 3' }).waitFor()
  for (const name of [mine.provider.providerName, other.providerName]) {
    await dialog.getByRole('combobox', { name: 'People' }).fill(name)
    await page.getByRole('option', { name }).first().click()
  }
  await page.keyboard.press('Tab')
  await dialog.getByText('One shift of others is not told: it stays as it is.').waitFor()
  await picture(page, 'publish-for-some')
  await dialog.getByRole('button', { name: 'Publish 2' }).click()
  await page.getByText('2 shifts were published: 2 people').waitFor()
  await own.page.reload()
  const event = own.page.locator('[data-event]', { hasText: PLACE })
  await event.first().waitFor()

  await page.goto('/publications')
  await page.getByRole('row').nth(1).getByRole('button').click()
  await page
    .getByRole('dialog', { name: /^Published on / })
    .getByRole('button', { name: 'Withdraw' })
    .click()
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw what was published' })
  await withdrawal.getByRole('button', { name: 'Withdraw 2' }).waitFor()
  await picture(page, 'withdraw')
  await withdrawal.getByRole('button', { name: 'Withdraw 2' }).click()
  await page.getByText('2 shifts are no longer published: 2 people').waitFor()
  await page.getByText(/^Withdrawn by .*What could not be taken back stays told\.$/).waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByRole('row', { name: /Withdrawal/ })
    .first()
    .waitFor()
  await page
    .getByRole('row', { name: /Withdrawn on/ })
    .first()
    .waitFor()
  await picture(page, 'withdrawn')

  await own.page.reload()
  await own.page.getByRole('heading', { name: new RegExp(String(YEAR)) }).waitFor()
  await event.first().waitFor({ state: 'detached' })
  const mail = await vi.waitFor(
    async () => {
      const found = (await mailsTo('provider@onward.test')).find((one) => one.includes('No longer published'))
      if (found === undefined) throw new Error('No mail says that it is no longer published')
      return found
    },
    { timeout: 20_000, interval: 50 },
  )
  const weekday = new Date(`${month}-12`).toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' })
  expect(mail).toContain(`- ${weekday} ${month}-12 07:00 to ${weekday} ${month}-12 19:00, `)
  // Others share the server: as it was.
  for (const id of drafts) expect((await ask('DELETE', `/api/assignments/${id}?version=1`)).status).toBe(200)
  await publishUntil(page, '')
  await own.done()
  await done()
})
