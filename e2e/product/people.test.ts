import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'
import { askedOn } from './asked-on.ts'

useBrowser()

it('somebody is added, scheduled, hands their shifts over and leaves, and is found again', async () => {
  // A second try meets what the first has left.
  const mark = randomUUID().slice(0, 4)
  const [name, other] = [`Łucja O’Brien ${mark}`, `Second Person ${mark}`]
  const { page, done } = await enter('admin', {}, '/people')
  const table = page.getByRole('region', { name: 'People' })
  await table.getByRole('link').first().waitFor()
  await picture(page, 'people')
  const add = async (who: string, more?: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Add a person' }).click()
    const form = page.getByRole('dialog', { name: 'New person' })
    await form.getByRole('textbox', { name: 'Name' }).fill(who)
    await more?.()
    await form.getByRole('button', { name: 'Save' }).click()
    // Their own page.
    await page.getByRole('heading', { name: who, level: 1 }).waitFor()
  }
  await add(name, async () => {
    await page.getByRole('combobox', { name: 'Specialties' }).fill('emerg')
    await page.getByRole('option', { name: 'Emergency Medicine' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Phone' }).fill('555 0123')
  })
  await page.getByText('Emergency Medicine').waitFor()
  expect(await page.getByRole('link', { name: '555 0123' }).getAttribute('href')).toBe('tel:5550123')
  const own = new URL(page.url()).pathname
  // A step back that was not meant loses nothing that is typed.
  await page.getByRole('button', { name: 'Change', exact: true }).first().click()
  const typed = page.getByRole('dialog', { name: 'Change' }).getByRole('textbox', { name: 'Name' })
  await typed.fill('Typed')
  const lost = page.getByRole('dialog', { name: 'Throw away what you typed?' })
  const back = async (answer: string) => {
    await page.evaluate(() => history.back())
    await lost.getByRole('button', { name: answer }).click()
    await lost.waitFor({ state: 'detached' })
  }
  await back('Keep it')
  expect([await typed.inputValue(), new URL(page.url()).pathname]).toEqual(['Typed', own])
  // Of several open ones each tab says whose page it holds.
  await expect.poll(() => page.title()).toBe(`${name} · People · Onward`)
  await back('Discard')
  await page.waitForURL(({ pathname }) => pathname === '/people')
  await expect.poll(() => page.title()).toBe('People · Onward')
  await add(other)
  const theirs = new URL(page.url()).pathname

  const year = new Date().getFullYear() + 3
  await page.goto(`/calendar?view=month&month=${year}-06`)
  await page.getByRole('button', { name: 'Add shift' }).first().click()
  const shift = page.getByRole('dialog')
  for (const [field, text] of [
    ['Provider', name],
    ['Facility', 'Harborlight'],
  ] as const) {
    await shift.getByRole('combobox', { name: field }).fill(text)
    await page.getByRole('option').filter({ hasText: text }).first().click()
  }
  await shift.getByLabel(/^Date/).fill(`${year}-06-20`)
  await shift.getByRole('button', { name: 'Save', exact: true }).click()
  await shift.waitFor({ state: 'detached' })

  await page.goto(own)
  await page.getByRole('button', { name: 'Deactivate' }).click()
  const leaving = page.getByRole('dialog', { name: `Deactivate ${name}?` })
  await leaving.getByRole('button', { name: 'Deactivate' }).click()
  await leaving.getByText('1 shift is ahead').waitFor()
  await leaving.getByRole('button', { name: 'Deactivate' }).click()
  await leaving.getByText('Say what becomes of the shifts ahead').waitFor()
  await leaving.getByText('Hand them to somebody').click()
  await leaving.getByRole('combobox', { name: 'Who works them' }).fill(other)
  await page.getByRole('option', { name: other }).click()
  await leaving.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText(`${name} is inactive now`).waitFor()
  await page.getByRole('button', { name: 'Reactivate' }).waitFor()

  await page.goto(theirs)
  await page.getByRole('link', { name: 'See it in the calendar' }).click()
  await page.goto(`/calendar?view=month&month=${year}-06&provider=${theirs.split('/').pop()}`)
  await page.locator('[data-event]').first().waitFor()

  await page.goto(`/people?q=${encodeURIComponent(`lucja o'brien ${mark}`)}`)
  await page.getByText('Nothing matches').waitFor()
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Inactive').click()
  await table.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Reactivate' }).click()
  await page.getByText(`${name} is active again`).waitFor()
  await done()
})

it('somebody leaves, and their shifts go to another over a warning, with a reason, but for one that cannot', async () => {
  const mark = randomUUID().slice(0, 4)
  const [name, other] = [`Pilar Leaves ${mark}`, `Quentin Takes ${mark}`]
  const { page, done } = await enter('admin', {}, '/people')
  const asked = askedOn(page)
  const ask = async (...call: Parameters<typeof asked>) => {
    const { status, body } = await asked(...call)
    expect([status < 300, JSON.stringify(body)]).toEqual([true, expect.any(String)])
    return body
  }
  const add = async (providerName: string): Promise<string> =>
    (await ask('POST', '/api/providers', { providerName })).provider.providerId
  const [from, to] = [await add(name), await add(other)]
  const year = new Date().getFullYear() + 3
  const shift = (providerId: string, date: string, [startsAt, endsAt] = ['07:00', '19:00']) =>
    ask('POST', '/api/assignments', {
      providerId,
      hospitalId: 'H01',
      startsAt: `${year}-07-${date}T${startsAt}`,
      endsAt: `${year}-07-${date}T${endsAt}`,
    })
  for (const date of ['06', '10', '14']) await shift(from, date)
  await shift(to, '10', ['15:00', '23:00'])
  await shift(to, '15', ['01:00', '05:00'])
  // Of one person alone: other journeys book on the same server.
  await ask('POST', '/api/rules', {
    kind: 'rest',
    severity: 'warn',
    override: 'reason',
    parameters: { minutes: 601 },
    scope: { providerIds: [to] },
  })

  await page.goto(`/people/${from}`)
  await page.getByRole('button', { name: 'Deactivate' }).click()
  const leaving = page.getByRole('dialog', { name: `Deactivate ${name}?` })
  const deactivate = leaving.getByRole('button', { name: 'Deactivate' })
  await deactivate.click()
  await leaving.getByText('Hand them to somebody').click()
  await leaving.getByRole('combobox', { name: 'Who works them' }).fill(other)
  await page.getByRole('option', { name: other }).click()
  await leaving.getByText(`1 shift cannot go to ${other}.`).waitFor()
  await leaving.getByText(`${other} already works at`).waitFor()
  await leaving.getByRole('button', { name: 'Leave this shift open' }).click()
  await leaving.getByText(`2 shifts go to ${other}. 1 is left open.`).waitFor()
  expect(await violations(page)).toEqual([])
  await deactivate.click()
  await leaving.getByText('Say why, for each of these.').waitFor()
  await leaving.getByRole('textbox', { name: 'Why it is booked nonetheless' }).fill('Nobody else is trained')
  await picture(page, 'person-hands-over')
  await deactivate.click()
  await page.getByText(`${name} is inactive now`).waitFor()

  const found = await ask('GET', `/api/assignments?from=${year}-07-01&to=${year}-07-31&providerId=${to}`)
  expect(
    found.assignments.map(({ scheduledDate }: { scheduledDate: string }) => scheduledDate.slice(-2)).sort(),
  ).toEqual(['06', '10', '14', '15'])
  await page.goto('/rules/overrides')
  await page.getByText('Nobody else is trained').first().waitFor()
  await done()
})
