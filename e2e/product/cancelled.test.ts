import { expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'
import { server } from './past-the-page.ts'

useBrowser()

/** The sample ends with the next month. */
const now = new Date()
const MONTH = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 3, 1)).toISOString().slice(0, 7)
const DAY = `${MONTH}-14`

it('a cancelled shift is undone, shown, and restored unless something has taken its place', async () => {
  const ask = await server('admin')
  const { providerId } = (await ask('GET', '/api/providers?q=okafor')).body.providers[0]
  const someone = (await ask('GET', '/api/providers?q=yellowtail')).body.providers[0].providerId as string
  const placed = async (q: string, who: string = providerId, from = '07:00') => {
    const { hospitalId } = (await ask('GET', `/api/facilities?q=${q}`)).body.facilities[0]
    const times = { startsAt: `${DAY}T${from}`, endsAt: `${DAY}T19:00` }
    const { status, body } = await ask('POST', '/api/assignments', { providerId: who, hospitalId, ...times })
    expect(status).toBe(201)
    return body.assignment as { assignmentId: number; version: number }
  }
  await placed('harborlight')
  await placed('harborlight', someone, '06:00')

  const { page, done } = await enter('admin', {}, `/calendar?month=${MONTH}`)
  const cell = page.locator(`[role=gridcell][data-date="${DAY}"]`)
  const chip = cell.getByRole('button', { name: /Okafor.*Harborlight/ })
  const details = page.getByRole('dialog', { name: /^Shift: / })
  const cancel = async () => {
    await chip.click()
    await details.getByRole('button', { name: 'Cancel shift' }).click()
    await page.getByRole('dialog', { name: 'Cancel this shift?' }).getByRole('button', { name: 'Cancel shift' }).click()
    await details.waitFor({ state: 'detached' })
  }
  await cancel()
  await chip.waitFor({ state: 'detached' })
  // Whoever stood at it goes on from its day.
  await expect.poll(() => cell.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('It was undone.').waitFor()
  await chip.waitFor()

  await cancel()
  await chip.waitFor({ state: 'detached' })
  await page.getByLabel('Show cancelled').check()
  await cell.getByRole('button', { name: /Okafor.*Harborlight.*, cancelled/ }).waitFor()
  expect(new URL(page.url()).searchParams.get('cancelled')).toBe('1')
  // It is seen, and counts for nothing.
  await cell.getByText(/, 1 shift/).waitFor()
  expect(await chip.evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('line-through')
  await page.reload()
  await chip.waitFor()

  const other = await placed('fogbank')
  await chip.click()
  await details.getByText('Cancelled', { exact: true }).first().waitFor()
  await details.getByRole('button', { name: 'Restore' }).click()
  await details.getByText(/already works at Fogbank/).waitFor()
  expect((await ask('DELETE', `/api/assignments/${other.assignmentId}?version=${other.version}`)).status).toBe(200)
  await details.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('The shift is restored.').waitFor()
  await details.getByText('Restored', { exact: true }).first().waitFor()
  await details.getByRole('button', { name: 'Cancel shift' }).waitFor()
  await cell.getByRole('button', { name: /Okafor.*Harborlight((?!cancelled).)*$/ }).waitFor()
  expect(await chip.count()).toBe(1)
  // What was offered to be undone is not any more once it has been restored in another way: that is offered then.
  await page.keyboard.press('Escape')
  await cancel()
  const offered = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo', exact: true }) })
  await offered.getByText('The shift is cancelled.').waitFor()
  await chip.click()
  await details.getByRole('button', { name: 'Restore' }).click()
  await offered.getByText('The shift is cancelled.').waitFor({ state: 'detached' })
  await offered.getByText('The shift is restored.').waitFor()
  await page.getByLabel('Show cancelled').uncheck()
  expect(new URL(page.url()).searchParams.has('cancelled')).toBe(false)
  await done()
})
