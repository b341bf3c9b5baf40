import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'

useBrowser()

const YEAR = new Date().getFullYear() + 7

it('a bad afternoon is taken back as one, but for what somebody has changed since', async ({ task }) => {
  // Another try finds the shifts of the one before.
  const month = `${YEAR}-0${3 + (task.result?.retryCount ?? 0)}`
  const { page, done } = await enter('admin', {}, '/changes')
  const ask = (method: string, path: string, body?: object) =>
    page.evaluate(
      async ([verb, to, data]) => {
        const authorization = `Bearer ${localStorage.getItem('accessToken')}`
        const headers = { authorization, 'content-type': 'application/json' }
        const answer = await fetch(to, { method: verb, headers, ...(data !== undefined && { body: data }) })
        return { status: answer.status, body: await answer.json() }
      },
      [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
    )
  const { body: places } = await ask('GET', '/api/facilities?perPage=1')
  const { body: people } = await ask('GET', '/api/providers?perPage=3')
  const changes = people.providers.map(({ providerId }: { providerId: string }) => ({
    kind: 'create',
    providerId,
    hospitalId: places.facilities[0].hospitalId,
    startsAt: `${month}-04T07:00`,
    endsAt: `${month}-04T19:00`,
  }))
  const booked = await ask('POST', '/api/proposals', { mode: 'commit', changes, reason: 'The fair is in town' })
  expect(booked.status).toBe(200)
  const [first] = booked.body.assignments
  await ask('PATCH', `/api/assignments/${first.assignmentId}`, { version: 1, note: 'Bring the keys' })

  await page.reload()
  const row = page.getByRole('row', { name: /3 shifts assigned.*The fair is in town/ })
  await row.first().waitFor()
  await picture(page, 'changes')
  await row
    .first()
    .getByRole('button', { name: /^Undo: / })
    .click()
  await page.getByText('It was undone, but for one thing that somebody has changed since.').waitFor()
  await row.first().getByText('Taken back').waitFor()
  await page
    .getByRole('row', { name: /Taken back:.*2 shifts cancelled/ })
    .first()
    .waitFor()
  const left = await ask('GET', `/api/assignments?from=${month}-04&to=${month}-04`)
  expect(left.body.assignments.map(({ note }: { note: string }) => note)).toEqual(['Bring the keys'])

  // The history of a shift leads back as well.
  await page.goto(`/calendar?month=${month}&shift=${first.assignmentId}`)
  await page.locator('[data-event]').first().click()
  const details = page.getByRole('dialog', { name: /^Shift: / })
  await details.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('It was undone.').waitFor()
  await details
    .getByText('Bring the keys →')
    .or(details.getByText(/Note: Bring the keys → –/))
    .first()
    .waitFor()
  await done()
})
