import type { InsightHours } from '@onward/contract'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'
import { asksEverything } from '../round.ts'

useBrowser()

/** The text of each sheet, as who reads the paper sees it. */
const printed = async (page: Page, format: 'A4' | 'Letter' = 'A4') => {
  const pdf = await page.pdf({ format, preferCSSPageSize: true })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  return text.map((one) => one.replaceAll(/\s+/g, ' '))
}
const COLUMNS = ['Shifts', 'Hours', 'Drafts', 'Nights', 'Weekend shifts', 'Holidays', 'Calls', 'Overtime']

it.each(asksEverything ? (['A4', 'Letter'] as const) : (['A4'] as const))(
  'a report on %s has every row and column, headings on each sheet, and says of what it is',
  async (format) => {
    const { page, done } = await enter('admin', {}, '/insight?tab=hours&period=lastMonth&compare=before')
    const pager = page.getByRole('navigation', { name: 'Pages' })
    await pager.waitFor()
    // What is said over it is downloaded once the report is on the screen.
    await expect.poll(async () => (await printed(page, format))[0]).toContain('As of')
    const pages = await printed(page, format)
    const [first = ''] = pages
    for (const word of ['Insight: Hours', 'Compared with', 'Grouped by: Person', 'Facilities: All'])
      expect(first).toContain(word)
    expect(first).toMatch(/As of .+ (UTC|GMT|[A-Z]{3,4})/)
    expect(pages.map((text) => /\d+ \/ \d+/.exec(text)?.[0])).toEqual(
      pages.map((_, at) => `${at + 1} / ${pages.length}`),
    )
    expect(pages.length).toBeGreaterThan(2)
    // The first sheet has its words and drawing before the table.
    for (const text of pages.slice(1, -1)) expect(text).toContain([...COLUMNS, 'Target', 'Difference'].join(' '))
    const names = await page.evaluate(async () => {
      const words = new URLSearchParams({ from: '', to: '', by: 'person' })
      const shown = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .find(({ pathname }) => pathname === '/api/insight/hours')
      for (const name of ['from', 'to']) words.set(name, shown?.searchParams.get(name) ?? '')
      const answer = await fetch(`/api/insight/hours?${words}`, {
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken') ?? ''}` },
      })
      const { rows } = (await answer.json()) as Pick<InsightHours, 'rows'> // as the contract has it
      return rows.flatMap(({ name, shifts }) => (name !== null && shifts > 0 ? name : []))
    })
    expect(names.length).toBeGreaterThan(50)
    const all = pages.join(' ')
    expect(names.filter((name) => !all.includes(name))).toEqual([])
    for (const word of ['1 to 50', 'Download', 'Sign out', 'Fold all', 'Filters']) expect(all).not.toContain(word)
    expect(await pager.isVisible()).toBe(true)
    // A list that is open does not lie over it.
    await page
      .getByRole('button', { name: /^Nights/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('table').waitFor()
    expect((await printed(page, format)).join(' ')).not.toContain('together')
    await done()
  },
)

it('each report says on paper which it is, has no buttons, and is dark ink on white, whatever the screen wears', async () => {
  const { page, done } = await enter('admin', {}, '/insight')
  await page.evaluate(() => localStorage.setItem('skin', '"dark"'))
  for (const [tab, title] of [
    ['today', 'Today'],
    ['coverage', 'Coverage'],
    ['fairness', 'Fairness'],
    ['stability', 'Stability'],
    ['risk', 'Risk'],
    ['worked', 'Worked'],
    ['cost', 'Cost'],
  ] as const) {
    await page.goto(`/insight?tab=${tab}`)
    await page.locator('main p[role=status]').first().waitFor()
    await expect.poll(async () => (await printed(page))[0]).toContain(`Insight: ${title}`)
    const all = (await printed(page)).join(' ')
    for (const word of ['As of ', 'Facilities: All', '1 / '])
      expect([tab, all]).toEqual([tab, expect.stringContaining(word)])
    for (const word of ['Download', 'Group by', 'Sign out', 'can take it', 'Show as table'])
      expect([tab, all]).toEqual([tab, expect.not.stringContaining(word)])
  }
  await page.emulateMedia({ media: 'print' })
  const ink = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    const [table] = document.querySelectorAll('main table')
    const box = table?.parentElement
    return {
      color: table && getComputedStyle(table).color,
      scheme: getComputedStyle(document.documentElement).colorScheme,
      // Nothing is broader than its sheet, and nothing is scrolled.
      isCut: [...document.querySelectorAll('main [role=region]')].some(
        (one) => getComputedStyle(one).overflowX !== 'visible',
      ),
      isThere: box !== undefined,
    }
  })
  expect(ink).toEqual({ color: 'rgb(21, 38, 44)', scheme: 'light', isCut: false, isThere: true })
  await done()
})

it('weekdays over the maps have room in Arabic, and are heard whole', async () => {
  const { page, done } = await enter('admin', {}, '/insight')
  await page.evaluate(() => {
    localStorage.setItem('language', 'ar')
    localStorage.setItem('direction', '"rtl"')
  })
  await page.goto('/insight?tab=coverage&period=thisMonth')
  const heads = page.locator('main [role=region] th[title]:has(.unseen)')
  await heads.first().waitFor()
  const said = await heads.evaluateAll((all) =>
    all.map((one) => {
      const mark = one.querySelector<HTMLElement>('[aria-hidden]')
      const room = one.getBoundingClientRect().width
      const title = one.getAttribute('title') ?? ''
      return {
        isCut: (mark?.getBoundingClientRect().width ?? room) > room,
        mark: mark?.innerText.split('\n')[0],
        isWhole: /^(ال)?(سبت|أحد|اثنين|ثلاثاء|أربعاء|خميس|جمعة)/.test(title) && one.textContent.includes(title),
      }
    }),
  )
  // Seven rows of the weekdays by hour, and each day of the month.
  expect(said.length).toBeGreaterThanOrEqual(7 + 28)
  expect(said.filter(({ isCut, isWhole }) => isCut || !isWhole)).toEqual([])
  expect(new Set(said.map(({ mark }) => mark)).size).toBe(7)
  await done()
})
