import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { server } from './past-the-page.ts'

useBrowser()

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

it('a director sees how late told shifts were changed, opens each change, and finds their own among them', async () => {
  // A place and people of their own: other journeys change shifts too.
  const ask = await server('admin')
  const made = async (path: string, body: object) => {
    const answer = await ask('POST', path, body)
    expect([path, answer.status]).toEqual([path, 201])
    return answer.body
  }
  const { hospitalId } = (
    await made('/api/facilities', { facilityName: 'Saltmarsh Clinic', timeZone: 'America/New_York' })
  ).facility
  const personCalled = async (providerName: string) =>
    (await made('/api/providers', { providerName })).provider.providerId as string
  const [quill, rowan] = [await personCalled('Quill Amberley'), await personCalled('Rowan Thackeray')]
  const book = async (providerId: string | null, days: number) => {
    const times = { startsAt: `${day(days)}T07:00`, endsAt: `${day(days)}T19:00` }
    return (await made('/api/assignments', { providerId, hospitalId, ...times })).assignment.assignmentId as number
  }
  const change = async (id: number, to: object) =>
    expect((await ask('PATCH', `/api/assignments/${id}`, { version: 1, ...to })).status).toBe(200)
  await change(await book(quill, 4), { providerId: rowan })
  await book(quill, 10)
  await change(await book(null, 12), { providerId: rowan })

  const range = `from=${day(-1)}&to=${day(1)}`
  const { page, done } = await enter('admin', {}, `/insight?tab=stability&facility=${hospitalId}&${range}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: /^Under 7 days before 1 of 1 change/ }).waitFor()
  await page.getByRole('button', { name: /^Time to fill .*1 of 1 filled/ }).waitFor()
  await picture(page, 'insight-stability')

  // By keyboard alone: from the number to the change, and from there to the shift.
  await page.getByRole('button', { name: '1, Saltmarsh Clinic, Under 14 days before' }).focus()
  await page.keyboard.press('Enter')
  const row = dialog.getByRole('row', { name: /Handed over.*Quill Amberley.*Saltmarsh Clinic.*Rowan Thackeray/ })
  await row.waitFor()
  expect(await dialog.getByRole('status').first().textContent()).toContain('1 row, together 1')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog
      .getByRole('button', { name: /Download/ })
      .click()
      .then(() => page.getByRole('menuitem', { name: /CSV/ }).click()),
  ])
  expect(file.suggestedFilename()).toMatch(/^insight-stability-.*\.csv$/)
  await row.getByRole('button', { name: 'Quill Amberley' }).click()

  // What they cancel there is a change as well.
  const details = page.getByRole('dialog', { name: /^Shift: / })
  await details.getByRole('button', { name: 'Cancel shift' }).click()
  await page.getByRole('dialog', { name: 'Cancel this shift?' }).getByRole('button', { name: 'Cancel shift' }).click()
  await details.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Under 7 days before 2 of 2 changes/ }).waitFor()
  await page.getByLabel('Group by').selectOption('person')
  await page.getByRole('row', { name: /Rowan Thackeray/ }).waitFor()
  await page.getByRole('button', { name: '1, Cancelled or withdrawn' }).click()
  await dialog.getByRole('row', { name: /Cancelled or withdrawn.*Rowan Thackeray/ }).waitFor()
  await done()
})
