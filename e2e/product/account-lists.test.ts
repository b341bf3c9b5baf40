import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'
import { origin } from '../server.ts'

useBrowser()

type Row = Record<string, unknown>
/** What the signed-in admin of a page asks the server beside it. */
const besides = async (page: Page, { request }: BrowserContext) => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  return async (method: 'get' | 'post' | 'patch', path: string, data?: object) => {
    const answer = await request[method](`${origin}/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(data && { data }),
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as Row // read freely by a test
  }
}
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

/** A list of names: where it is, its words, and what the server calls its rows, one row, their id and their name. */
const LISTS = [
  {
    path: '/specialties',
    title: 'Specialties',
    words: ['Add a specialty', 'New specialty', 'Change specialty'],
    calls: ['specialties', 'specialty', 'specialtyId', 'specialtyName'],
  },
  {
    path: '/leave-kinds',
    title: 'Kinds of leave',
    words: ['Add a kind of leave', 'New kind of leave', 'Change kind of leave'],
    calls: ['leave-kinds', 'leaveKind', 'leaveKindId', 'leaveKindName'],
  },
  {
    path: '/credential-types',
    title: 'Credential types',
    words: ['Add a credential type', 'New credential type', 'Change credential type'],
    calls: ['credential-types', 'credentialType', 'credentialTypeId', 'credentialTypeName'],
  },
] as const

it.each(LISTS)('$path: a name is added once, changed after a colleague, and taken away', async (list) => {
  const [add, fresh, changed] = list.words
  const [calls, one, id, named] = list.calls
  const mark = randomUUID().slice(0, 6)
  const [first, theirs, mine] = [`Łatwe ${mark}`, `Theirs ${mark}`, `Mine ${mark}`]
  const { page, context, done } = await enter('admin', {}, list.path)
  await page.getByRole('heading', { name: list.title, level: 1 }).waitFor()
  const ask = await besides(page, context)
  const table = page.getByRole('region', { name: list.title })
  const form = page.getByRole('dialog', { name: fresh })
  await press(page, add)
  await press(form, 'Save')
  // Without a name there is nothing to save.
  await expect.poll(() => form.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
  await form.getByLabel('Name').fill(first)
  await press(form, 'Save')
  await page.getByText(`${first} was saved`).waitFor()

  // There is one of a name.
  await press(page, add)
  await form.getByLabel('Name').fill(first.toUpperCase())
  await press(form, 'Save')
  await form.getByText(`There is ${first} already`).first().waitFor()
  await form.getByLabel('Name').press('Escape')
  await page.getByRole('button', { name: 'Discard' }).last().click()

  // A colleague changes what is open here: it is said, what was typed stays, and the next try is on top of theirs.
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(mark)
  await table.getByRole('button', { name: first }).click()
  const change = page.getByRole('dialog', { name: changed })
  await change.getByLabel('Name').fill(mine)
  const rows = await ask('get', `${calls}?q=${mark}`)
  const [row] = Object.values(rows).find(Array.isArray) as Row[] // its one list
  await ask('patch', `${calls}/${String(row?.[id])}`, { version: row?.['version'], [named]: theirs })
  await press(change, 'Save')
  await change.getByText(/^Somebody has changed this since you opened it/).waitFor()
  expect(await change.getByLabel('Name').inputValue()).toBe(mine)
  await press(change, 'Save')
  await page.getByText(`${mine} was saved`).waitFor()
  const now = (await ask('get', `${calls}/${String(row?.[id])}`))[one] as Row
  expect([now[named], now['version']]).toEqual([mine, 3])

  // Nothing has it: it goes for good.
  await table.getByRole('button', { name: mine }).click()
  await press(change, 'Delete')
  await press(page.getByRole('dialog', { name: `Delete ${mine}?` }), 'Delete')
  await page.getByText(`${mine} was deleted`).waitFor()
  await page.getByText('Nothing matches').waitFor()
  await done()
})

it('/requirements: what is required is added once, changed after a colleague, and removed', async () => {
  const name = `Permit ${randomUUID().slice(0, 6)}`
  const { page, context, done } = await enter('admin', {}, '/requirements')
  await page.getByRole('heading', { name: 'Requirements', level: 1 }).waitFor()
  const ask = await besides(page, context)
  await ask('post', 'credential-types', { credentialTypeName: name })
  const choose = async (form: Locator, label: string, text: string) => {
    await form.getByRole('combobox', { name: label }).fill(text)
    await page.getByRole('option', { name: text }).first().click()
  }
  const table = page.getByRole('region', { name: 'Requirements' })
  const form = page.getByRole('dialog', { name: 'New requirement' })
  await press(page, 'Add a requirement')
  await choose(form, 'Credential type', name)
  await press(form, 'Save')
  await expect.poll(() => form.getByRole('combobox', { name: 'Facility' }).getAttribute('aria-invalid')).toBe('true')
  await choose(form, 'Facility', 'Harborlight')
  await press(form, 'Save')
  await form.waitFor({ state: 'detached' })
  await page.getByRole('searchbox').fill(name)
  const cells = () => table.getByRole('row').nth(1).getByRole('cell').allTextContents()
  await expect.poll(cells).toEqual([name, expect.stringContaining('Harborlight'), 'Any', 'Any'])

  // The same once more.
  await press(page, 'Add a requirement')
  await choose(form, 'Credential type', name)
  await choose(form, 'Facility', 'Harborlight')
  await press(form, 'Save')
  await form.getByText('The same is required already').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).last().click()

  await table.getByRole('button', { name }).click()
  const change = page.getByRole('dialog', { name: 'Change requirement' })
  await choose(change, 'Specialty', 'Pediatrics')
  const [row] = (await ask('get', `requirements?q=${encodeURIComponent(name)}`))['requirements'] as Row[]
  const path = `requirements/${String(row?.['requirementId'])}`
  await ask('patch', path, { version: row?.['version'], shiftTypeId: 'night' })
  await press(change, 'Save')
  await change.getByText(/^Somebody has changed this since you opened it/).waitFor()
  // Theirs is beside what was typed here.
  expect(await change.getByRole('combobox', { name: 'Shift type' }).inputValue()).toBe('Night')
  expect(await change.getByRole('combobox', { name: 'Specialty' }).inputValue()).toBe('Pediatrics')
  await press(change, 'Save')
  await change.waitFor({ state: 'detached' })
  await expect.poll(cells).toEqual([name, expect.stringContaining('Harborlight'), 'Night', 'Pediatrics'])

  await table.getByRole('button', { name }).click()
  await press(change, 'Delete')
  await press(page.getByRole('dialog', { name: `Delete ${name}?` }), 'Delete')
  await page.getByText('Nothing matches').waitFor()
  await done()
})

it('an address that names a page beyond the last, or a size that is none, leads to the last one of the usual size', async () => {
  const { page, done } = await enter('admin', {}, '/people?page=999&perPage=7')
  const lists = ['people', 'facilities', 'users', 'specialties', 'credential-types', 'leave-kinds', 'shift-types']
  const more = ['requirements', 'holidays', 'locks', 'rates', 'audit', 'templates', 'publications']
  for (const path of [...lists, ...more]) {
    await page.goto(`/${path}?page=999&perPage=7`)
    const pager = page.getByRole('navigation', { name: 'Pages' }).last()
    await expect.poll(() => pager.isVisible(), { message: path }).toBe(true)
    const current = pager.locator('[aria-current="page"]')
    await expect.poll(() => page.url(), { message: path }).not.toContain('page=999')
    const last = await pager
      .getByRole('button', { name: /^Page \d+$/ })
      .last()
      .innerText()
    expect([path, await current.innerText()]).toEqual([path, last])
    const size = page.getByRole('combobox', { name: /^Show/ })
    if (await size.count()) expect([path, await size.first().inputValue()]).not.toEqual([path, '7'])
  }
  // A facility that there is not is no choice of all.
  await page.goto('/holidays?facility=nowhere')
  const counts = page.getByRole('combobox', { name: 'Those that count at' })
  await expect.poll(() => counts.evaluate((box: HTMLSelectElement) => box.selectedOptions[0]?.text)).toBe('nowhere')
  await done()
})
