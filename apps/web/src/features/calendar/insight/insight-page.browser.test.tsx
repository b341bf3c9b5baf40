import type { CoverFigures, InsightCoverage, InsightRow, InsightToday } from '@onward/contract'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { candidatesAnswer } from '#test/candidates.ts'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin, userWith } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import InsightPage from './insight-page.tsx'

const NOW = '2026-11-20T15:00:00.000Z'
const harbor = {
  hospitalId: 'harbor',
  facilityName: 'Harbor General',
  code: 'HAR',
  timeZone: 'America/New_York',
  tone: null,
  saysDemand: true,
}
const mesa = { ...harbor, hospitalId: 'mesa', facilityName: 'Mesa Clinic', code: 'MES', saysDemand: false }
const gap: InsightRow = {
  assignmentId: null,
  providerId: null,
  providerName: null,
  hospitalId: 'harbor',
  facilityName: 'Harbor General',
  facilityCode: 'HAR',
  facilityTone: null,
  timeZone: 'America/New_York',
  date: '2026-11-20',
  startsAt: '2026-11-20T07:00',
  endsAt: '2026-11-20T19:00',
  shiftTypeId: 'day',
  shiftTypeName: 'Day',
  partOfDay: 'day',
  specialtyId: null,
  specialtyName: null,
  elapsedMinutes: null,
  publication: null,
  state: 'notPosted',
  amount: 1,
}
const maya: InsightRow = {
  ...gap,
  assignmentId: 7,
  providerId: 'maya',
  providerName: 'Maya Okafor',
  elapsedMinutes: 720,
  publication: 'published',
  state: 'filled',
}
const today: InsightToday = {
  asOf: NOW,
  today: '2026-11-20',
  isPartial: false,
  facilities: [harbor, mesa],
  now: { onDuty: 1, facilities: 1, required: 2, filled: 1, open: 0, notPosted: 1 },
  starting: { count: 0, rows: [] },
  short: { open: 0, notPosted: 1, beyond: 0, rows: [gap] },
  anyTime: { required: 0, filled: 0 },
  cells: [
    {
      hospitalId: 'harbor',
      date: '2026-11-20',
      half: 'day',
      required: 2,
      filled: 1,
      open: 0,
      notPosted: 1,
      isNow: true,
    },
  ],
  hours: [{ at: NOW, onDuty: 1, required: 2 }],
  leave: [],
  credentials: [],
  drafts: { drafts: 0, changed: 0, people: 0, from: null, to: null },
}
const figures = (more: Partial<CoverFigures> = {}): CoverFigures => ({
  required: 0,
  filled: 0,
  filledDrafts: 0,
  open: 0,
  openDrafts: 0,
  notPosted: 0,
  unfilled: 0,
  wished: 0,
  over: 0,
  beyond: 0,
  ...more,
})
const some = figures({ required: 2, filled: 1, notPosted: 1 })
const coverage: InsightCoverage = {
  asOf: NOW,
  isPartial: false,
  from: '2026-11-01',
  to: '2026-11-30',
  facilities: [harbor, mesa],
  total: some,
  byFacility: [{ hospitalId: 'harbor', ...some }],
  bySpecialty: [{ specialtyId: null, ...some }],
  byPartOfDay: [{ partOfDay: 'day', ...some }],
  byShiftType: [{ shiftTypeId: 'day', ...some }],
  byWeekday: [{ weekday: 5, ...some }],
  byMonth: [{ month: '2026-11', ...some }],
  columns: 'day',
  cells: [{ hospitalId: 'harbor', date: '2026-11-20', ...some }],
  hours: [{ weekday: 5, hour: 7, missing: 1 }],
  untimed: 0,
  unasked: 3,
  next: [gap],
  before: null,
  names: { shiftTypes: { day: 'Day' }, specialties: {} },
}
let isDown = false
const server = (more: { rows?: InsightRow[]; coverage?: InsightCoverage } = {}) =>
  serve(({ path }) => {
    if (isDown) return { status: 503, body: { message: 'Not available right now' } }
    const rows = more.rows ?? [maya, gap]
    const sum = rows.reduce((all, { amount }) => all + amount, 0)
    if (path.includes('/shifts?')) return { body: { rows, total: rows.length, sum, asOf: NOW } }
    if (path.startsWith('/api/insight/today')) return { body: today }
    if (path.startsWith('/api/insight/coverage')) return { body: more.coverage ?? coverage }
    if (path.startsWith('/api/candidates')) return candidatesAnswer(path)
    return { body: { facilities: [], specialties: [], shiftTypes: [], providers: [], total: 0 } }
  })
const askedOf = (all: ReturnType<typeof server>, path: string) =>
  all
    .filter((one) => one.path.startsWith(path))
    .map((one) => Object.fromEntries(new URLSearchParams(one.path.split('?')[1])))
const open = (search = '') => {
  history.replaceState(null, '', `/insight${search}`)
  render(<InsightPage />)
}

beforeEach(() => {
  isDown = false
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  onTestFinished(() => {
    vi.useRealTimers()
    history.replaceState(null, '', '/')
  })
  signIn(admin)
})

describe('today', () => {
  it('opens each figure to what it counts, as of the moment of the figure', async () => {
    const all = server({ rows: [maya] })
    open()
    await page.getByRole('button', { name: /^On now/ }).click()
    const dialog = page.getByRole('dialog', { name: 'On now' })
    await expect.element(dialog.getByRole('status')).toMatchTextContent(/^1 row, together 1$/)
    await expect.element(dialog.getByRole('row', { name: /Maya Okafor/ })).toMatchTextContent(/filled/)
    expect(askedOf(all, '/api/insight/today/shifts')).toMatchObject([{ figure: 'onDuty', during: 'now', asOf: NOW }])
  })

  it('says of a list that it has changed since', async () => {
    server({ rows: [maya, { ...maya, assignmentId: 8 }] })
    open()
    await page.getByRole('button', { name: /^On now/ }).click()
    await expect
      .element(page.getByRole('dialog').getByRole('status'))
      .toMatchTextContent(/2 rows, together 2 The page said 1: it has changed since\./)
  })

  it('has a field for each day and night, that is opened by keys, and says who states no demand', async () => {
    const all = server()
    open()
    const field = page.getByRole('button', { name: '1/2, Harbor General, Fri day' })
    await expect.element(field).toHaveAttribute('data-band', 'few')
    ;(field.element() as HTMLElement).focus()
    await keys('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Harbor General, Fri day' })).toBeVisible()
    expect(askedOf(all, '/api/insight/today/shifts')).toMatchObject([
      { figure: 'required', at: 'harbor', date: '2026-11-20', half: 'day' },
    ])
    await expect.element(page.getByText('No demand is stated for MES')).toBeVisible()
  })

  it('finds somebody for what is missing in one press', async () => {
    const all = server()
    open()
    await page.getByRole('button', { name: /can take it, Fri, Nov 20/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Find somebody' })
    await expect.element(drawer.getByRole('button', { name: 'Assign to Ada Lindqvist' })).toBeVisible()
    expect(askedOf(all, '/api/candidates')).toMatchObject([
      { hospitalId: 'harbor', startsAt: '2026-11-20T07:00', endsAt: '2026-11-20T19:00', shiftTypeId: 'day' },
      { hospitalId: 'harbor' },
    ])
    // It has begun: that is asked before it is written.
    await drawer.getByRole('button', { name: 'Assign to Ada Lindqvist' }).click()
    const question = page.getByRole('dialog', { name: 'Add a shift that has already begun?' })
    await expect.element(question).toBeVisible()
    expect(all.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('keeps what it had where nothing can be asked, and says from when it is', async () => {
    server()
    open()
    await expect.element(page.getByText(/as of/)).toBeVisible()
    isDown = true
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^On now/ })).toBeVisible()
  })
})

describe('a view that a scheduler opens', () => {
  it('says what of it they do not see', async () => {
    signIn(userWith('Scheduler'))
    server()
    open('?tab=cost&facility=harbor')
    await expect.element(page.getByText('Cost is a report for admins: you are shown Today in its place.')).toBeVisible()
    await expect.element(page.getByText(/^Some of the facilities that are chosen are not yours to see/)).toBeVisible()
  })
})

describe('a wall screen', () => {
  it('has figures and nothing to press, and says what is wrong', async () => {
    server()
    open('?wall')
    await expect.element(page.getByText('Short in 72 h')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
    isDown = true
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Not up to date: this is as of/)
    await expect.element(page.getByText('Short in 72 h')).toBeVisible()
    await keys('{Escape}')
    await expect.poll(() => location.search).toBe('')
  })
})

describe('coverage', () => {
  it('has the rate with what it is of, and opens each of its fields', async () => {
    const all = server()
    open('?tab=coverage&from=2026-11-01&to=2026-11-30')
    await expect.element(page.getByRole('button', { name: /^Fill rate 50% required: 1 of 2/ })).toBeVisible()
    await page.getByRole('button', { name: /^1\/2, Harbor General, Fri, Nov 20/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await keys('{Escape}')
    await page.getByRole('button', { name: '1, Fri, 7 AM' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await keys('{Escape}')
    await page.getByRole('button', { name: '1/2, Fri', exact: true }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await keys('{Escape}')
    await page.getByRole('button', { name: '1/2, November 2026' }).click()
    await expect
      .poll(() => askedOf(all, '/api/insight/coverage/shifts'))
      .toMatchObject([
        { figure: 'required', at: 'harbor', date: '2026-11-20', until: '2026-11-20' },
        { figure: 'missing', weekday: '5', hour: '7' },
        { figure: 'required', weekday: '5' },
        { figure: 'required', date: '2026-11-01', until: '2026-11-30' },
      ])
  })

  it('is N/A where nobody says what is needed, never all of it', async () => {
    const { hours: _, ...nothing } = coverage
    server({
      coverage: {
        ...nothing,
        hours: [],
        facilities: [mesa],
        total: figures(),
        byFacility: [],
        bySpecialty: [],
        byPartOfDay: [],
        byShiftType: [],
        byWeekday: [],
        byMonth: [],
        cells: [],
        next: [],
      },
    })
    open('?tab=coverage')
    await expect
      .element(page.getByRole('button', { name: /^Fill rate N\/A Not known: no demand is stated here/ }))
      .toBeVisible()
    await expect
      .element(page.getByRole('button', { name: /3 shifts at facilities that state no demand/ }))
      .toBeVisible()
  })

  it('refuses dates that are backward, beside the field, and asks nothing', async () => {
    const all = server()
    open('?tab=coverage&from=2026-11-10&to=2026-11-01')
    await expect.element(page.getByText('The last day is before the first one').first()).toBeVisible()
    expect(askedOf(all, '/api/insight/coverage')).toEqual([])
  })
})
