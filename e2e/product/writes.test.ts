import type { Page, Request } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, origin, signedIn, useBrowser } from '../browser.ts'

useBrowser()

/** A month that the sample and the other tests leave free. */
const MONTH = (() => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + 6, 1)).toISOString().slice(0, 7)
})()
const day = (number: number) => `${MONTH}-${String(number).padStart(2, '0')}`

let page: Page
let done: () => Promise<void>
/** The server's own view, past the page. */
let server: (method: string, path: string, body?: object) => Promise<Record<string, unknown>>
beforeAll(async () => {
  const { storageState } = await signedIn('admin')
  const kept = typeof storageState === 'object' ? storageState.origins[0]?.localStorage : undefined
  const token = kept?.find(({ name }) => name === 'accessToken')?.value
  server = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown> // read freely below
  }
  ;({ page, done } = await enter())
  // What somebody else does is heard at once otherwise, and asked for: here it is counted what one's own writes ask.
  await page.route('**/api/events?*', (route) => route.abort())
  await page.evaluate((month) => localStorage.setItem('monthChange', month), MONTH)
  await page.goto('/calendar')
  await cell(day(10)).waitFor()
  await settled()
})
afterAll(() => done())

const cell = (date: string) => page.locator(`[role=gridcell][data-date="${date}"]`)
const chip = (date: string) => cell(date).getByRole('button', { name: /Okafor/ })
const choose = async (form: ReturnType<Page['getByRole']>, label: string, text: string) => {
  await form.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: text }).first().click()
}
/** What follows on an answer has been asked for by the time that it is painted. */
const painted = () =>
  page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go(undefined)))))
const settled = () => page.locator('[role=grid][aria-busy=false]').waitFor()
/** How many are on duty the server counts anew; who can work a shift, and what the rules say of it, it is asked while one types. */
const BESIDE = new Set(['/api/coverage', '/api/candidates', '/api/proposals', '/api/situation', '/api/events'])
/** What the page asks of the server while something is done. */
const asked = async (does: () => Promise<unknown>) => {
  const calls: string[] = []
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !BESIDE.has(pathname))
      calls.push(`${request.method()} ${pathname.replace(/\d+/, 'N')}`)
  }
  page.on('request', note)
  await does()
  await painted()
  page.off('request', note)
  return calls
}
const shiftOn = async (date: string) => {
  const { assignments } = await server('GET', `/api/assignments?from=${date}&to=${date}`)
  const [shift] = assignments as { assignmentId: number; version: number; note: string | null; startsAt: string }[]
  if (!shift) throw new Error(`No shift on ${date}`)
  return shift
}

it('a new shift is one request, and stands in its month', async () => {
  await page.getByRole('button', { name: 'Add shift' }).first().click()
  const form = page.getByRole('dialog', { name: 'New shift' })
  await choose(form, 'Provider', 'Maya Okafor')
  await choose(form, 'Facility', 'Harborlight')
  await form.getByLabel('Date').fill(day(10))
  const calls = await asked(async () => {
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await chip(day(10)).waitFor()
  })
  expect(calls).toEqual(['POST /api/assignments'])
})

it('a move is one request', async () => {
  const calls = await asked(async () => {
    await chip(day(10)).dragTo(cell(day(11)))
    await page.getByText(/moved to .*11/).waitFor()
  })
  expect(calls).toEqual(['PATCH /api/assignments/N'])
  await chip(day(11)).waitFor()
  expect(await shiftOn(day(11))).toMatchObject({ version: 2 })
})

it('a shift that is moved on before the first move is answered goes where it was put last', async () => {
  const bodies: { version: number; startsAt: string }[] = []
  let answer: () => void = () => undefined
  const held = new Promise<void>((go) => (answer = go))
  await page.route('**/api/assignments/*', async (route) => {
    bodies.push(route.request().postDataJSON())
    if (bodies.length === 1) await held
    await route.continue()
  })
  const calls = await asked(async () => {
    await chip(day(11)).dragTo(cell(day(12)))
    await chip(day(12)).dragTo(cell(day(18)))
    await chip(day(18)).waitFor()
    // The second waits for the first, and is shown all the same.
    expect(bodies).toHaveLength(1)
    answer()
    await page.getByText(/moved to .*18/).waitFor()
  })
  await page.unroute('**/api/assignments/*')
  expect(bodies.map(({ version }) => version)).toEqual([2, 3])
  expect(calls).toEqual(['PATCH /api/assignments/N', 'PATCH /api/assignments/N'])
  expect(await shiftOn(day(18))).toMatchObject({ version: 4 })
  expect(await chip(day(18)).count()).toBe(1)
  expect(await chip(day(12)).count()).toBe(0)
})

it('what is refused stands where it was, and what is true is asked for', async () => {
  const { assignmentId, version } = await shiftOn(day(18))
  await server('PATCH', `/api/assignments/${assignmentId}`, { version, note: 'Bring the keys' })
  await chip(day(18)).dragTo(cell(day(20)))
  await page
    .getByRole('alert')
    .getByText(/changed this shift in the meantime.*Harborlight/)
    .waitFor()
  await chip(day(18)).waitFor()
  expect(await chip(day(20)).count()).toBe(0)
  await settled()
  // The move stands on the page before it is answered: what comes next would count it.
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.status() === 200,
  )
  await chip(day(18)).dragTo(cell(day(20)))
  await answered
  await page.getByText(/moved to .*20/).waitFor()
  await chip(day(20)).waitFor()
})

it('what was typed stays when somebody else was quicker, and takes nothing of theirs away', async () => {
  const opened = await asked(async () => {
    const parts = ['history', 'overrides', 'api/providers*'].map((end) => page.waitForResponse(`**/${end}`))
    await chip(day(20)).click()
    await page.getByRole('dialog', { name: 'Shift' }).getByText('Bring the keys').first().waitFor()
    await Promise.all(parts)
  })
  // The shift, its history, what was gone over for it, the person, their rest, and who else is on.
  expect(opened.toSorted()).toEqual([
    'GET /api/assignments',
    'GET /api/assignments',
    'GET /api/assignments/N',
    'GET /api/assignments/N/history',
    'GET /api/assignments/N/overrides',
    'GET /api/providers',
  ])
  await page.getByRole('dialog', { name: 'Shift' }).getByRole('button', { name: 'Change' }).click()
  const form = page.getByRole('dialog', { name: 'Change shift' })
  await form.getByLabel('To').fill('21:00')
  const { assignmentId, version } = await shiftOn(day(20))
  await server('PATCH', `/api/assignments/${assignmentId}`, { version, note: 'Leave the keys' })
  // What was refused was thought of on top of an old month, which is asked again.
  const again = page.waitForResponse('**/api/admin')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await again
  await form
    .getByRole('alert')
    .getByText(/in the meantime/)
    .waitFor()
  expect(await form.getByLabel('To').inputValue()).toBe('9:00 PM')
  const saved = await asked(async () => {
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.waitFor({ state: 'detached' })
    await cell(day(20)).getByRole('button', { name: /9:00/ }).waitFor()
  })
  expect(saved).toEqual(['PATCH /api/assignments/N'])
  expect(await shiftOn(day(20))).toMatchObject({ note: 'Leave the keys', endsAt: `${day(20)}T21:00` })
})

it('a cancelled shift is one request, and gone', async () => {
  await chip(day(20)).click()
  await page.getByRole('dialog', { name: 'Shift' }).getByRole('button', { name: 'Cancel shift' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this shift?' })
  const calls = await asked(async () => {
    await question.getByRole('button', { name: 'Cancel shift' }).click()
    await chip(day(20)).waitFor({ state: 'detached' })
  })
  expect(calls).toEqual(['DELETE /api/assignments/N'])
})

it('leave is one request to record, to change and to cancel', async ({ task }) => {
  // A second try meets the leave of the first.
  const [first, last, later] = task.result?.retryCount ? [27, 28, 29] : [23, 24, 25]
  await page.getByRole('button', { name: 'Add leave' }).click()
  const form = page.getByRole('dialog', { name: 'New leave' })
  await choose(form, 'People', 'Maya Okafor')
  await form.getByLabel('First day').fill(day(first))
  await form.getByLabel('Last day').fill(day(last))
  await form.getByLabel('Description').fill('Conference')
  const recorded = await asked(async () => {
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await chip(day(last)).waitFor()
  })
  // Whom the field offers is asked while one types, and on a busy machine a little after.
  expect(recorded.filter((call) => call !== 'GET /api/providers')).toEqual(['POST /api/leave/batch'])

  await chip(day(first)).click()
  const details = page.getByRole('dialog', { name: 'Leave', exact: true })
  await details.getByRole('button', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'Change leave' })
  await change.getByLabel('Last day').fill(day(later))
  const changed = await asked(async () => {
    await change.getByRole('button', { name: 'Save', exact: true }).click()
    await chip(day(later)).waitFor()
  })
  expect(changed).toEqual(['PATCH /api/leave/N'])

  await chip(day(later)).click()
  await details.getByRole('button', { name: 'Cancel leave' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this leave?' })
  const cancelled = await asked(async () => {
    await question.getByRole('button', { name: 'Cancel leave' }).click()
    await chip(day(last)).waitFor({ state: 'detached' })
  })
  expect(cancelled).toEqual(['DELETE /api/leave/N'])
})
