import type { AdminCalendarRow } from '@onward/contract'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { familyFirst } from '../../apps/web/src/features/calendar/short-names.ts'
import { enter, useBrowser } from '../browser.ts'
import { asksEverything } from '../round.ts'

useBrowser()

/** The text of each page, as who reads the paper sees it. */
const printed = async (page: Page, format: 'A4' | 'Letter' = 'A4') => {
  const pdf = await page.pdf({ format, preferCSSPageSize: true })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text.map((one) => one.replaceAll(/\s+/g, ' '))
}
/** A month that no other test writes to, with all that the sample has in it. */
const MONTH = new Date().toISOString().slice(0, 7)
/** Opens a view of it, and answers the rows that the server gave. */
const open = async (view: string) => {
  const visitor = await enter('admin', {}, `/calendar?view=${view}`)
  const { page } = visitor
  const rows = await page.evaluate(async (inputDate) => {
    const answer = await fetch('/api/admin', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('accessToken') ?? ''}`,
      },
      body: JSON.stringify({ requestType: 'adminCalendarView', inputDate, accountId: 1 }),
    })
    return ((await answer.json()) as { adminCalendarView: AdminCalendarRow[] }).adminCalendarView // as the contract has it
  }, MONTH)
  return { ...visitor, rows }
}
const timesIn = (text: string, what: string) => text.split(what).length - 1
const counts = (names: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, those]) => [name, those.length]))
const ready = (page: Page) => page.locator('[data-event]').first().waitFor()

it.each(asksEverything ? (['A4', 'Letter'] as const) : (['Letter'] as const))(
  'a month on %s has every shift once, its legend, and who printed it when',
  async (format) => {
    const { page, rows, done } = await open('month')
    await ready(page)
    // The paper is downloaded once the month is on the screen.
    await expect.poll(async () => (await printed(page, format))[0]).toContain('Printed')
    const pages = await printed(page, format)
    const [first = ''] = pages
    const all = pages.join(' ')
    // What began in the month before and runs into this one stands there with the day that it began.
    const own = all
      .replaceAll('Sun Mon Tue Wed Thu Fri Sat', '|')
      .replaceAll(/(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \S+–\S+ (?:[A-Z]{2,4} )?\D+? [A-Z]{3}(?= )/g, '')
    const names = rows.map(({ providerName }) => familyFirst(providerName))
    expect(Object.fromEntries(Object.keys(counts(names)).map((name) => [name, timesIn(own, ` ${name} `)]))).toEqual(
      counts(names),
    )
    expect(first).toContain('All facilities and people')
    // The account has a name that no page knows, and its number says nothing to who reads the paper.
    expect(first).not.toContain('Account')
    expect(first).toMatch(/Printed .+ by Rosalind Achterdale/)
    expect(all).toContain('Harborlight General Hospital')
    expect(pages.map((text) => /\d+ \/ \d+/.exec(text)?.[0])).toEqual(
      pages.map((_, at) => `${at + 1} / ${pages.length}`),
    )
    for (const word of ['Filters', 'Add shift', 'Today', 'Sign out', '+1']) expect(all).not.toContain(word)
    await done()
  },
)

it('a list has every shift of the month on few pages', async () => {
  const { page, rows, done } = await open('list')
  await ready(page)
  await expect.poll(async () => (await printed(page))[0]).toContain('Printed')
  const pages = await printed(page)
  expect(pages.length).toBeLessThanOrEqual(6)
  const all = pages.join(' ')
  for (const [name, count] of Object.entries(counts(rows.map(({ providerName }) => providerName))))
    expect(timesIn(all, name), name).toBeGreaterThanOrEqual(count)
  await done()
})

it.each(['week', 'day'])('a %s has all of its shifts and what is filtered', async (view) => {
  const { page, done } = await open(view)
  await ready(page)
  await page.evaluate(() => localStorage.setItem('filtersFolded', '0'))
  await page.reload()
  await page.getByRole('checkbox', { name: 'Bluestem Crossing' }).uncheck()
  await page.getByRole('list', { name: 'Filtered' }).waitFor()
  await expect.poll(async () => (await printed(page)).join(' ')).toMatch(/Facilities: \d+ of \d+/)
  const all = (await printed(page)).join(' ')
  const count = Number(/(\d+) shifts?/.exec(all)?.[1])
  expect(count).toBeGreaterThan(0)
  expect(timesIn(all, '–')).toBeGreaterThanOrEqual(count)
  expect(all).not.toContain('BLU')
  await done()
})

it('paper that was wanted before the schedule has come says so', async () => {
  const { page, done } = await enter()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/admin', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/calendar?view=month&facility=')
  await page.goto('/calendar?view=month')
  await page.getByRole('grid').waitFor()
  expect((await printed(page)).join(' ')).toContain('The schedule was not there yet when this was printed.')
  answer()
  await ready(page)
  await expect.poll(async () => (await printed(page))[0]).toMatch(/Printed .+ by/)
  await done()
})

it('read from right to left, a line on paper has time, name and place each in its own direction', async () => {
  const { page, done } = await open('month')
  await ready(page)
  await expect.poll(async () => (await printed(page))[0]).toContain('Printed')
  await page.evaluate(() => {
    for (const [key, text] of [
      ['language', 'ar'],
      ['direction', '"rtl"'],
    ] as const)
      localStorage.setItem(key, text)
  })
  await page.reload()
  await ready(page)
  await page.emulateMedia({ media: 'print' })
  // The paper comes once its part of the page has been downloaded.
  await expect
    .poll(() =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'))
        return document.querySelectorAll('[data-print] em').length
      }),
    )
    .toBeGreaterThan(100)
  // The point after a first name's letter stands to the right of it, wherever the line begins.
  const points = await page.locator('[data-print] em').evaluateAll((names) =>
    names.flatMap((name) => {
      const text = name.firstChild
      const at = text?.textContent?.lastIndexOf('.') ?? -1
      if (!text || at < 1) return []
      const leftOf = (from: number) => {
        const range = new Range()
        range.setStart(text, from)
        range.setEnd(text, from + 1)
        return range.getBoundingClientRect().left
      }
      return [leftOf(at) > leftOf(at - 1)]
    }),
  )
  expect(points.length).toBeGreaterThan(100)
  expect(points).not.toContain(false)
  await done()
})
