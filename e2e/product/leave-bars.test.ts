import { expect, it } from 'vitest'
import { enter, picture, signedIn, useBrowser } from '../browser.ts'
import { origin } from '../server.ts'

useBrowser()

/** A year that the sample and the other journeys leave free. */
const year = new Date().getFullYear() + 4
const day = (number: number) => `${year}-03-${String(number).padStart(2, '0')}`

type Row = Record<string, unknown>
/** A call of the admin beside the page. */
const caller = async () => {
  const { storageState } = await signedIn('admin')
  const kept = typeof storageState === 'object' ? storageState.origins[0]?.localStorage : []
  const token = kept?.find(({ name }) => name === 'accessToken')?.value ?? ''
  return async (method: string, path: string, body?: Row) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Row } // read freely by a test
  }
}

it('leave of two people goes around their shifts in one step, and stands as bars that are walked by the keys', async () => {
  const call = await caller()
  // A second try meets what the first has left.
  const left = await call('GET', `/api/leave?from=${day(1)}&to=${day(31)}`)
  for (const { leaveId, version } of left.body['leave'] as Row[])
    await call('DELETE', `/api/leave/${String(leaveId)}?version=${String(version)}`)
  const people = (await call('GET', '/api/providers?perPage=3&q=a')).body['providers'] as Row[]
  const [one, two, taker] = people.map(({ providerId, providerName }) => ({
    providerId: String(providerId),
    name: String(providerName),
  }))
  if (!one || !two || !taker) throw new Error('The sample has people')
  const [facility] = (await call('GET', '/api/facilities?perPage=1')).body['facilities'] as Row[]
  for (const [who, date] of [
    [one, day(10)],
    [one, day(11)],
    [two, day(11)],
  ] as const)
    await call('POST', '/api/assignments', {
      providerId: who.providerId,
      hospitalId: facility?.['hospitalId'],
      startsAt: `${date}T07:00`,
      endsAt: `${date}T19:00`,
    })

  const { page, done } = await enter('admin', {}, `/leave?month=${year}-03&q=a`)
  const grid = page.getByRole('grid', { name: `Leave in March ${year}` })
  await grid.waitFor()
  await page.getByRole('button', { name: 'Add leave' }).click()
  const form = page.getByRole('dialog', { name: 'New leave' })
  const choose = async (label: string | RegExp, text: string) => {
    await form.getByRole('combobox', { name: label }).last().fill(text)
    await page.getByRole('option', { name: text }).first().click()
  }
  await choose('People', one.name)
  await choose('People', two.name)
  await choose('Kind of leave', 'Study leave')
  await form.getByLabel('First day').fill(day(10))
  await form.getByLabel('Last day').fill(day(12))
  await form.getByLabel('Description').fill('Retreat')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('3 shifts are in the way.').waitFor()
  await picture(page, 'leave-in-the-way')
  await form.getByRole('button', { name: `Cancel all of ${one.name}` }).click()
  await form
    .getByRole('group', { name: two.name })
    .getByRole('combobox', { name: /^What becomes of/ })
    .selectOption('Hand over')
  await choose('Who takes it over', taker.name)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The leave is saved.').waitFor()

  const bar = (name: string) => grid.getByRole('gridcell', { name: new RegExp(`^${name}: Study leave, .*Retreat$`) })
  await bar(one.name).waitFor()
  await bar(two.name).waitFor()
  await grid.getByRole('gridcell', { name: /March 11, .*: 2 away$/ }).waitFor()
  await picture(page, 'leave-bars')
  const shifts = await call('GET', `/api/assignments?from=${day(10)}&to=${day(12)}&status=all&perPage=50`)
  const ofThem = (shifts.body['assignments'] as Row[]).filter(({ status }) => status === 'confirmed')
  expect(ofThem.some(({ providerId }) => providerId === one.providerId || providerId === two.providerId)).toBe(false)
  expect(ofThem.some(({ providerId }) => providerId === taker.providerId)).toBe(true)

  // By the keyboard alone: to the bar, into it, and out of it with another kind.
  await bar(one.name).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const change = page.getByRole('dialog', { name: 'Change leave' })
  await change.getByRole('button', { name: 'Cancel leave' }).waitFor()
  await change.getByRole('combobox', { name: 'Kind of leave' }).fill('Annual')
  await page.getByRole('option', { name: 'Annual leave' }).click()
  await change.getByRole('button', { name: 'Save', exact: true }).click()
  await grid.getByRole('gridcell', { name: new RegExp(`^${one.name}: Annual leave`) }).waitFor()
  await page.keyboard.press('PageDown')
  await page.getByRole('heading', { name: `April ${year}` }).waitFor()
  expect(new URL(page.url()).searchParams.get('month')).toBe(`${year}-04`)
  await done()
})

it('a provider sees the kind of their own leave, and no page of others’', async () => {
  const call = await caller()
  const { storageState } = await signedIn('provider')
  const kept = typeof storageState === 'object' ? storageState.origins[0]?.localStorage : []
  const { userId } = JSON.parse(kept?.find(({ name }) => name === 'userData')?.value ?? '{}') as { userId: string }
  const days = { startDate: day(20), endDate: day(20), leaveDescription: 'Dentist', leaveKindId: 'sick' }
  await call('POST', '/api/leave', { providerId: userId, ...days })
  const { page, done } = await enter('provider', {}, `/calendar?view=month&month=${year}-03`)
  await page.locator('[data-event]').filter({ hasText: 'Dentist' }).first().click()
  await page.getByRole('dialog', { name: 'Leave' }).getByText('Sick leave').waitFor()
  await page.getByText('Kind of leave', { exact: true }).waitFor()
  await picture(page, 'own-leave')
  await page.goto('/leave')
  await page.waitForURL('**/misc/not-authorized')
  await done()
})
