import type { InsightHours, InsightRow } from '@onward/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { atInsight, maya, NOW, openInsight } from '#test/insight.tsx'
import { scheduled } from '#test/people.ts'
import { serve, type Asked } from '#test/server.ts'
import { worked } from '#test/worked.ts'

const hours: InsightHours = {
  asOf: NOW,
  isPartial: false,
  from: '2026-10-01',
  to: '2026-11-30',
  by: 'facility',
  and: 'month',
  overtimeAfter: 40,
  total: worked(9),
  rows: [
    { key: 'mesa', name: 'Mesa Clinic', ...worked(3), target: null },
    { key: 'harbor', name: 'Harbor General', ...worked(6), target: null },
  ],
  pairs: [
    { key: 'mesa', andKey: '2026-11', andName: null, ...worked(3) },
    { key: 'harbor', andKey: '2026-10', andName: null, ...worked(2) },
    { key: 'harbor', andKey: '2026-11', andName: null, ...worked(4) },
  ],
  against: { people: 0, target: 0, minutes: 0 },
  before: null,
}
/** An hour less than the wall says: the clocks went forward. */
const night = { ...worked(1), minutes: 660, nights: 1 }
const ofPeople: InsightHours = {
  ...hours,
  isPartial: true,
  by: 'person',
  and: null,
  total: night,
  rows: [{ key: 'maya', name: 'Maya Okafor', ...night, target: null }],
  pairs: [],
}
const row: InsightRow = { ...maya, state: null, amount: 660 }
const server = (report: InsightHours = hours, rows: InsightRow[] = []) =>
  serve(({ path }) => {
    if (path.includes('/shifts?')) {
      const sum = rows.reduce((all, { amount }) => all + amount, 0)
      return { body: { rows, total: rows.length, sum, asOf: NOW } }
    }
    if (path.startsWith('/api/insight/hours')) return { body: report }
    return { body: { facilities: [], specialties: [], shiftTypes: [], providers: [], total: 0 } }
  })
const askedOf = (all: readonly Asked[], path: string) =>
  all
    .filter((one) => one.path.startsWith(path))
    .map((one) => Object.fromEntries(new URLSearchParams(one.path.split('?')[1])))
/** The first words of each row of the table, in their order. */
const named = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent.replace(/\s+/g, ' '))

beforeEach(atInsight)

describe('hours', () => {
  it('are counted again when others change shifts', async () => {
    let tell: (text: string) => void = () => undefined
    let minutes = 660
    const all = serve(({ path }) => {
      if (path.startsWith('/api/insight/hours')) return { body: { ...ofPeople, total: { ...night, minutes } } }
      if (!path.startsWith('/api/events'))
        return { body: { facilities: [], specialties: [], shiftTypes: [], providers: [], total: 0 } }
      const start = (line: ReadableStreamDefaultController<Uint8Array>) => {
        tell = (text) => line.enqueue(new TextEncoder().encode(text))
      }
      const body = new ReadableStream<Uint8Array>({ start })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    })
    openInsight('?tab=hours')
    await expect.element(page.getByRole('button', { name: /^Hours 11 h/ })).toBeVisible()
    await expect.poll(() => askedOf(all, '/api/events')).toHaveLength(1)
    minutes = 720
    tell(`event: changed\ndata: ${JSON.stringify({ changes: [{ requestId: null, topics: ['shifts'] }] })}\n\n`)
    await expect.element(page.getByRole('button', { name: /^Hours 12 h/ })).toBeVisible()
  })

  it('are of each person, say whose they are not, and open to their shifts', async () => {
    const all = server(ofPeople, [row])
    openInsight('?tab=hours')
    await expect.element(page.getByText(/hours elsewhere are not counted/)).toBeVisible()
    await expect.element(page.getByRole('row', { name: /Maya Okafor/ })).toMatchTextContent(/11 h.*N\/A/)
    await page.getByRole('button', { name: '11 h, Maya Okafor, Hours' }).click()
    await expect.element(page.getByRole('dialog').getByRole('status')).toMatchTextContent(/^1 row, together 11 h$/)
    expect(askedOf(all, '/api/insight/hours/shifts')).toMatchObject([{ figure: 'minutes', key: 'maya', by: 'person' }])
  })
})

describe('hours of a part', () => {
  it.each([
    ['facility=harbor', {}, 'A target is of all facilities'],
    ['', { isPartial: true }, 'A target is of all facilities'],
    ['specialty=icu', {}, 'A target is of all specialties'],
    ['type=night', {}, 'A target is of all shift types'],
    ['', {}, 'No contract states hours for all of these days'],
  ])('are beside no target, and it is said why: %s %o', async (words, more, why) => {
    server({ ...ofPeople, isPartial: false, ...more })
    openInsight(`?tab=hours&${words}`)
    const said = page.getByText(why, { exact: true })
    await expect.element(said).toBeVisible()
    expect(said.element().parentElement?.textContent).toBe(`Against targetN/A ${why}`)
  })
})

describe('hours by two things', () => {
  it('divides each row by a second thing, in the order of the rows, and opens a part to its shifts', async () => {
    const all = server()
    openInsight('?tab=hours&by=facility&and=month')
    await expect.element(page.getByRole('row', { name: /Harbor General: October 2026/ })).toBeVisible()
    expect(named()).toEqual([
      'Harbor General',
      'Harbor General: October 2026',
      'Harbor General: November 2026',
      'Mesa Clinic',
      'Mesa Clinic: November 2026',
    ])
    expect(askedOf(all, '/api/insight/hours')).toMatchObject([{ by: 'facility', and: 'month' }])
    await page.getByRole('button', { name: '20 h, Harbor General, October 2026, Hours' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Harbor General, October 2026: Hours' })).toBeVisible()
    await expect
      .poll(() => askedOf(all, '/api/insight/hours/shifts'))
      .toMatchObject([{ figure: 'minutes', by: 'facility', and: 'month', key: 'harbor', andKey: '2026-10' }])
  })

  it('stands in the order of what is sorted by, months as the calendar has them', async () => {
    server()
    openInsight('?tab=hours&by=facility&and=month')
    await page.getByRole('button', { name: /^Facility \/ Month/ }).click()
    await expect
      .poll(named)
      .toEqual([
        'Harbor General',
        'Harbor General: October 2026',
        'Harbor General: November 2026',
        'Mesa Clinic',
        'Mesa Clinic: November 2026',
      ])
  })

  it('folds a row, and all of them, by key', async () => {
    server()
    openInsight('?tab=hours&by=facility&and=month')
    const row = page.getByRole('button', { name: 'Harbor General: Month' })
    await expect.element(row).toHaveAttribute('aria-expanded', 'true')
    ;(row.element() as HTMLElement).focus()
    await keys('{Enter}')
    await expect.element(row).toHaveAttribute('aria-expanded', 'false')
    expect(named()).toEqual(['Harbor General', 'Mesa Clinic', 'Mesa Clinic: November 2026'])
    await page.getByRole('button', { name: 'Fold all rows' }).click()
    await expect.poll(named).toEqual(['Harbor General', 'Mesa Clinic'])
    await page.getByRole('button', { name: 'Unfold all rows' }).click()
    await expect.poll(() => named().length).toBe(5)
  })

  it('is drawn in its parts, each with the number of its name', async () => {
    server()
    openInsight('?tab=hours&by=facility&and=month')
    await expect.element(page.getByRole('row', { name: /Mesa Clinic: November 2026/ })).toBeVisible()
    const drawing = document.querySelector('figure')
    expect([...(drawing?.querySelectorAll('li') ?? [])].map((one) => one.textContent)).toEqual([
      '1 October 2026',
      '2 November 2026',
    ])
    const parts = [...(drawing?.querySelectorAll('i') ?? [])]
    expect(parts.map((one) => [one.textContent, one.style.inlineSize.slice(0, 5)])).toEqual([
      ['1', '33.33'],
      ['2', '66.66'],
      ['2', '50%'],
    ])
  })

  it('is no longer divided by what becomes the first thing', async () => {
    server()
    openInsight('?tab=hours&by=facility&and=month')
    await page.getByLabelText('Group by').selectOptions('month')
    await expect.poll(() => location.search).toBe('?tab=hours&by=month')
    await page.getByLabelText('and by').selectOptions('person')
    await expect.poll(() => location.search).toBe('?tab=hours&by=month&and=person')
  })

  it('says beside each number what it was and by how much it changed, opens both, and is 0 of whom nothing was', async () => {
    const pair = { andKey: '2025-11', andName: null }
    const all = server({
      ...hours,
      before: {
        from: '2025-10-01',
        to: '2025-11-30',
        total: worked(7),
        rows: [
          { key: 'harbor', name: 'Harbor General', ...worked(5) },
          { key: 'pier', name: 'Pier Ward', ...worked(2) },
        ],
        pairs: [
          { key: 'harbor', ...pair, ...worked(5) },
          { key: 'pier', ...pair, ...worked(2) },
        ],
      },
    })
    openInsight('?tab=hours&by=facility&and=month&compare=year')
    const rowOf = (name: RegExp) => page.getByRole('row', { name })
    await expect.element(rowOf(/^Harbor General: Month 6/)).toMatchTextContent(/6.*▲ .\+1 before: 5/)
    expect(askedOf(all, '/api/insight/hours')).toMatchObject([{ compare: 'year' }])
    // The month of the year before stands beside the month.
    await expect.element(rowOf(/Harbor General: November 2026/)).toMatchTextContent(/4.*▼ .−1 before: 5/)
    await expect.element(rowOf(/Harbor General: October 2026/)).toMatchTextContent(/2▲ .\+2 before: 0/)
    await expect.element(rowOf(/^Mesa Clinic: Month/)).toMatchTextContent(/3▲ .\+3 before: 0/)
    // What was there and is no more.
    await expect.element(rowOf(/^Pier Ward: Month/)).toMatchTextContent(/0.*▼ .−2 before: 2/)
    await expect.element(page.getByRole('button', { name: /^Shifts 9 ▲ .\+2 · before: 7/ })).toBeVisible()
    await page.getByRole('button', { name: 'before: 50 h, Harbor General, November 2026, Hours' }).click()
    // The list is a part of its own, which has to come first.
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect
      .poll(() => askedOf(all, '/api/insight/hours/shifts'))
      .toMatchObject([{ from: '2025-10-01', to: '2025-11-30', key: 'harbor', andKey: '2025-11', figure: 'minutes' }])
  })

  it('is asked of the shift types and people of the address, which are named, and coverage of types alone', async () => {
    const all = serve(({ path }) => {
      if (path.startsWith('/api/insight/hours')) return { body: hours }
      if (path.startsWith('/api/insight/coverage')) return { status: 503, body: { message: 'Not available right now' } }
      const providers = [scheduled({ providerId: 'p7', providerName: 'Maya Okafor', specialty: null })]
      const times = { startsAt: '14:00', endsAt: '22:00', days: 0, partOfDay: 'custom' }
      const shiftTypes = [
        { shiftTypeId: 'late', shiftTypeName: 'Late', ...times, isActive: true, isUsed: true, version: 1 },
      ]
      return { body: { facilities: [], specialties: [], shiftTypes, providers, total: 0 } }
    })
    const listsOf = (report: string) => {
      const { path = '' } = all.find((one) => one.path.startsWith(`/api/insight/${report}`)) ?? {}
      const words = new URLSearchParams(path.split('?')[1])
      return [words.getAll('shiftTypeIds'), words.getAll('providerIds')]
    }
    openInsight('?tab=hours&type=late,day&person=p7')
    // What can be chosen has the same names, in a box of its own.
    const chosen = () =>
      page.getByRole('combobox', { name: 'People' }).element().closest('main, body > div')?.textContent
    await expect.poll(chosen).toMatch(/Shift typesLateday.*PeopleMaya Okafor/)
    expect(listsOf('hours')).toEqual([['late', 'day'], ['p7']])
    await page.getByRole('link', { name: 'Coverage' }).click()
    await expect.poll(() => askedOf(all, '/api/insight/coverage')).toHaveLength(1)
    expect(listsOf('coverage')).toEqual([['late', 'day'], []])
    await expect.element(page.getByRole('combobox', { name: 'Shift types' })).toBeVisible()
    expect(page.getByRole('combobox', { name: 'People' }).elements()).toEqual([])
  })
})
