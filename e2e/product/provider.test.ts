import { expect, it } from 'vitest'
import { signedIn, signIn, useBrowser, visit } from '../browser.ts'
import { server } from './past-the-page.ts'

useBrowser()

it('a provider sees their own month, week and list, and no filters', async () => {
  const { page, done } = await visit()
  await signIn(page, 'provider')
  const grid = page.getByRole('grid')
  await grid
    .getByRole('gridcell', { name: /[1-9] shift/ })
    .first()
    .waitFor()
  expect(await page.getByText('Facilities').count()).toBe(0)
  expect(await page.getByText('Add shift').count()).toBe(0)
  expect(await grid.getByText(/^Leave: /).count()).toBeGreaterThan(0)
  await page.getByText('Week', { exact: true }).click()
  await page.getByRole('grid', { name: /Shifts from/ }).waitFor()
  // What is said of it is of the week alone.
  const week = await page.getByRole('heading', { level: 1 }).textContent()
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${week}, `) })
    .waitFor({ state: 'attached' })
  await page.getByText('List', { exact: true }).click()
  await page
    .getByRole('region', { name: /Shifts of/ })
    .getByRole('button')
    .first()
    .click()
  const details = page.getByRole('dialog', { name: /^Shift: / })
  await details.getByText('This shift').waitFor()
  expect(await details.getByText('Also on').count()).toBe(0)
  await done()
})

it('whatever the browser claims, the server shows nobody else', async () => {
  const { page, done } = await visit()
  await signIn(page, 'provider')
  await page.getByRole('grid').waitFor()
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('userData') ?? '{}')
    user.role = 'admin'
    user.ability = [{ action: 'manage', subject: 'all' }]
    user.userValidation.rolesList = [{ roleName: 'Admin' }]
    localStorage.setItem('userData', JSON.stringify(user))
    localStorage.setItem('key', '1')
  })
  // What comes before the page is loaded again has no body any more.
  await page.goto('about:blank')
  const asked: Promise<{ status: number; body: string } | undefined>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      asked.push(
        response.text().then(
          (body) => ({ status: response.status(), body }),
          // Still on its way when the page is left.
          () => undefined,
        ),
      )
  })
  await page.goto('/calendar')
  await page.getByRole('alert').getByText('Admins and schedulers only').first().waitFor()
  const answers = (await Promise.all(asked)).filter((answer) => answer !== undefined)
  expect(answers.length).toBeGreaterThan(0)
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect(status).toBe(403)
    expect(body).not.toContain('providerName')
  }
  const shown = answers
    .filter(({ status }) => status === 200)
    .flatMap(({ body }) => Object.values(JSON.parse(body) as Record<string, { providerName?: string }[]>).flat())
  expect(new Set(shown.flatMap(({ providerName }) => providerName ?? [])).size).toBeLessThanOrEqual(1)
  await done()
})

it('a provider reads the note of their shift, and a page that is left open learns that it was called off', async () => {
  const [admin, own] = [await server('admin'), await server('provider')]
  const now = new Date()
  const dateIn = (months: number) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() + months, 17)).toISOString().slice(0, 10)
  // The sample ends with the next month.
  const day = dateIn(3)
  const known = await own('GET', `/api/assignments?from=${dateIn(-1)}&to=${dateIn(1)}`)
  const { providerId, hospitalId } = known.body.assignments[0]
  const made = await admin('POST', '/api/assignments', {
    providerId,
    hospitalId,
    startsAt: `${day}T07:00`,
    endsAt: `${day}T19:00`,
    note: 'Handover in room 3B',
  })
  expect(made.status).toBe(201)
  const { assignmentId, version } = made.body.assignment

  const { page, done } = await visit(await signedIn('provider'))
  await page.clock.install()
  await page.goto(`/calendar?view=month&month=${day.slice(0, 7)}`)
  const chip = page.locator(`[role=gridcell][data-date="${day}"] [data-event]`)
  await chip.click()
  const details = page.getByRole('dialog', { name: /^Shift: / })
  await details.getByText('Handover in room 3B').waitFor()

  expect((await admin('DELETE', `/api/assignments/${assignmentId}?version=${version}`)).status).toBe(200)
  await page.clock.runFor(61_000)
  await details.getByText('The shift is cancelled.').waitFor()
  await chip.waitFor({ state: 'detached' })
  await done()
})

it('a provider reads what they carry, and it comes to the shifts below it', async () => {
  const { page, done } = await visit(await signedIn('provider'))
  await page.goto('/ledger?period=thisYear')
  await page.getByRole('heading', { name: 'My fair share', level: 1 }).waitFor()
  const tile = page.getByRole('button', { name: /^Nights \d+ a fair share is/ })
  await tile.waitFor()
  const nights = Number(/^Nights (\d+)/.exec((await tile.innerText()).replaceAll('\n', ' '))?.[1])
  expect(nights).toBeGreaterThan(0)
  await tile.focus()
  await page.keyboard.press('Enter')
  await page.getByText(`– Nights: ${nights}`).waitFor()
  const rows = page.getByRole('region', { name: 'Shift by shift' }).locator('tbody tr')
  expect(await rows.count()).toBe(Math.min(nights, 50))
  await done()
})
