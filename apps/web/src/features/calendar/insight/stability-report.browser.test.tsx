import type { ChangeFigures, FillFigures, InsightStability, StabilityRow } from '@onward/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { atInsight, NOW, openInsight } from '#test/insight.tsx'
import { serve, type Asked } from '#test/server.ts'

const figures: ChangeFigures = {
  changes: 3,
  under14: 2,
  under7: 2,
  afterwards: 1,
  under2: 1,
  from2to7: 1,
  from7to14: 0,
  from14: 0,
  cancelled: 0,
  opened: 1,
  handedOver: 1,
  relocated: 0,
  moved: 1,
  restored: 0,
}
const fills: FillFigures = { openings: 4, filled: 2, waiting: 1, passed: 0, gone: 1, median: 95, nineOfTen: 5_940 }
const none = { ...figures, changes: 0, under14: 0, under7: 0, afterwards: 0, under2: 0, from2to7: 0, opened: 0 }
const stability: InsightStability = {
  asOf: NOW,
  isPartial: false,
  from: '2026-11-01',
  to: '2026-11-30',
  by: 'facility',
  total: figures,
  rows: [
    { key: 'harbor', name: 'Harbor General', ...figures },
    { key: 'mesa', name: 'Mesa Clinic', ...none, handedOver: 0, moved: 0 },
  ],
  fills,
  fillsByFacility: [{ hospitalId: 'harbor', facilityName: 'Harbor General', ...fills }],
  before: null,
}
const side = {
  providerId: 'maya',
  providerName: 'Maya Okafor',
  hospitalId: 'harbor',
  facilityName: 'Harbor General',
  timeZone: 'America/New_York',
  startsAt: '2026-11-22T19:00',
  endsAt: '2026-11-23T07:00',
}
const moved: StabilityRow = {
  what: 'moved',
  at: '2026-11-20T14:00:00.000Z',
  date: '2026-11-20',
  userId: null,
  userName: null,
  assignmentId: 7,
  before: side,
  after: { ...side, startsAt: '2026-11-23T19:00', endsAt: '2026-11-24T07:00' },
  isElsewhere: false,
  notice: 'from2to7',
  noticeMinutes: 3_480,
  endedAt: null,
  fillMinutes: null,
}
const late: StabilityRow = { ...moved, what: 'relocated', after: null, isElsewhere: true, noticeMinutes: -30 }
const filled: StabilityRow = {
  ...moved,
  what: 'filled',
  before: { ...side, providerId: null, providerName: null },
  after: side,
  notice: null,
  noticeMinutes: null,
  fillMinutes: 95,
}

const server = (report: InsightStability = stability) =>
  serve(({ path }) => {
    if (path.includes('figure=filled')) return { body: { rows: [filled], total: 1, sum: 1, asOf: NOW } }
    if (path.includes('/stability/shifts?')) return { body: { rows: [moved, late], total: 2, sum: 2, asOf: NOW } }
    if (path.startsWith('/api/insight/stability')) return { body: report }
    return path.startsWith('/api/insight')
      ? { status: 503, body: { message: 'Not available right now' } }
      : { body: { facilities: [], specialties: [], shiftTypes: [], providers: [], total: 0 } }
  })
const askedOf = (all: readonly Asked[], path: string) =>
  all
    .filter((one) => one.path.startsWith(path))
    .map((one) => Object.fromEntries(new URLSearchParams(one.path.split('?')[1])))

beforeEach(atInsight)

describe('stability', () => {
  it('opens each number to its changes, with what each was, what it is since, and how much notice it had', async () => {
    const all = server()
    openInsight('?tab=stability')
    await page.getByRole('button', { name: /^Under 7 days before 2 of 3 changes/ }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('status')).toMatchTextContent(/^2 rows, together 2$/)
    const [first, second] = [dialog.getByRole('row').nth(1), dialog.getByRole('row').nth(2)]
    await expect
      .element(first)
      .toMatchTextContent(/Nov 20.*9:00 AM.*Nobody signed in.*2 days 10 h.*Other times.*Maya Okafor/)
    await expect.element(first).toMatchTextContent(/Harbor General.*Sun, Nov 22.*Mon, Nov 23/)
    // Where it has gone is not for the reader: it is said, and leads nowhere.
    await expect.element(second).toMatchTextContent(/30 min after the start.*At another facility/)
    expect(second.getByRole('button').elements()).toEqual([])
    expect(askedOf(all, '/api/insight/stability/shifts')).toMatchObject([{ figure: 'under7', by: 'facility' }])
  })

  it('is used by keyboard alone, by facility and by what happened', async () => {
    const all = server()
    openInsight('?tab=stability&by=facility')
    const number = page.getByRole('button', { name: '2, Harbor General, Under 14 days before' })
    await expect.element(number).toBeVisible()
    ;(number.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: '1, Handed over' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Handed over' })).toBeVisible()
    expect(askedOf(all, '/api/insight/stability/shifts')).toMatchObject([
      { figure: 'under14', key: 'harbor' },
      { figure: 'handedOver' },
    ])
    await expect.element(page.getByRole('row', { name: /Mesa Clinic/, includeHidden: true })).toMatchTextContent(/0.*0/)
  })

  it('says how long open shifts waited of those that were filled, and of none what is not known', async () => {
    server()
    openInsight('?tab=stability')
    const tile = page.getByRole('button', {
      name: /^Time to fill 1 h 35 min nine of ten within 4 days 3 h; 2 of 4 filled/,
    })
    await expect.element(tile).toBeVisible()
    await page.getByRole('button', { name: '2, Harbor General, Filled' }).click()
    await expect
      .element(page.getByRole('dialog').getByRole('row').nth(1))
      .toMatchTextContent(/1 h 35 min.*Filled.*Nobody.*Harbor General.*Maya Okafor/)
  })

  it('of nothing that was changed says so, and leaves what is not known unsaid', async () => {
    server({
      ...stability,
      total: { ...none, handedOver: 0, moved: 0 },
      rows: [],
      fills: { openings: 1, filled: 0, waiting: 1, passed: 0, gone: 0, median: null, nineOfTen: null },
      fillsByFacility: [],
    })
    openInsight('?tab=stability')
    await expect
      .element(page.getByRole('button', { name: /^Time to fill N\/A the one that became open is not filled/ }))
      .toBeVisible()
    await expect.element(page.getByText('No shift that people had been told of was changed').first()).toBeVisible()
  })

  it('of days that have not come says that, and offers no words for such days', async () => {
    const nothing = {
      total: { ...none, handedOver: 0, moved: 0 },
      fills: { openings: 0, filled: 0, waiting: 0, passed: 0, gone: 0, median: null, nineOfTen: null },
    }
    server({
      ...stability,
      ...nothing,
      from: '2026-12-01',
      to: '2026-12-31',
      rows: [],
      fillsByFacility: [],
      before: { from: '2026-11-01', to: '2026-11-30', total: figures, fills },
    })
    openInsight('?tab=stability&period=nextMonth&compare=before')
    await expect.element(page.getByText(/^These days have not come yet/)).toBeVisible()
    expect(page.getByText(/^N\/A before: /).elements()).toHaveLength(6)
    expect(page.getByText(/^before: 3$/).elements()).toHaveLength(1)
    expect(page.getByText(/nothing was changed|was changed$|became open/).elements()).toEqual([])
    // What an address names is said, and what one may choose has something to tell.
    const period = page.getByRole('combobox', { name: 'Period' })
    await expect.element(period).toHaveValue('nextMonth')
    const words = () => [...period.element().querySelectorAll('option')].map(({ value }) => value)
    expect(words()).toEqual(['thisMonth', 'nextMonth', 'lastMonth', 'last28', 'thisYear', 'custom'])
    await userEvent.selectOptions(period, 'lastMonth')
    await expect.poll(words).toEqual(['thisMonth', 'lastMonth', 'last28', 'thisYear', 'custom'])
  })

  it('counts what happened east of the reader, where a day has come already', async () => {
    server({ ...stability, from: '2026-11-21', to: '2026-11-21' })
    openInsight('?tab=stability&from=2026-11-21&to=2026-11-21')
    await expect.element(page.getByRole('button', { name: /^All changes 3/ })).toBeVisible()
  })
})
