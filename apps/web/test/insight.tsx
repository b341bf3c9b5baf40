import type { CoverFigures, InsightCoverage, InsightRow, InsightToday } from '@onward/contract'
import { NO_FIGURES } from '@onward/scheduling/insight'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import InsightPage from '#web/features/calendar/insight/insight-page.tsx'
import { candidatesAnswer } from './candidates.ts'
import { signIn } from './house.tsx'
import { admin } from './people.ts'
import { render } from './render.tsx'
import { serve } from './server.ts'

export const NOW = '2026-11-20T15:00:00.000Z'
export const harbor = {
  hospitalId: 'harbor',
  facilityName: 'Harbor General',
  code: 'HAR',
  timeZone: 'America/New_York',
  tone: null,
  place: 4,
  saysDemand: true,
}
export const mesa = {
  ...harbor,
  place: 9,
  hospitalId: 'mesa',
  facilityName: 'Mesa Clinic',
  code: 'MES',
  saysDemand: false,
}
export const gap: InsightRow = {
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
export const maya: InsightRow = {
  ...gap,
  assignmentId: 7,
  providerId: 'maya',
  providerName: 'Maya Okafor',
  elapsedMinutes: 720,
  publication: 'published',
  state: 'filled',
}
export const today: InsightToday = {
  asOf: NOW,
  today: '2026-11-20',
  isPartial: false,
  facilities: [harbor, mesa],
  now: { onDuty: 1, facilities: 1, required: 2, filled: 1, open: 0, notPosted: 1 },
  starting: { count: 0, rows: [] },
  short: { open: 0, notPosted: 1, beyond: 0, rows: [gap] },
  anyTime: { required: 0, filled: 0, open: 0, notPosted: 0, missing: 0, cells: [] },
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
export const figures = (more: Partial<CoverFigures> = {}): CoverFigures => ({ ...NO_FIGURES, ...more })
const some = figures({ required: 2, filled: 1, notPosted: 1 })
export const coverage: InsightCoverage = {
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
/** Somebody is needed at any time of a day, nobody at a time that is said. */
export const untimed: InsightToday = {
  ...today,
  now: { ...today.now, required: 0, filled: 0, notPosted: 0 },
  short: { open: 0, notPosted: 0, beyond: 0, rows: [] },
  anyTime: {
    required: 1,
    filled: 0,
    open: 0,
    notPosted: 1,
    missing: 1,
    cells: [{ hospitalId: 'harbor', date: '2026-11-21', required: 1, filled: 0, open: 0, notPosted: 1, missing: 1 }],
  },
  cells: [],
}
/** What the server would answer with other figures. */
export type InsightAnswers = {
  rows?: InsightRow[]
  today?: InsightToday
  coverage?: InsightCoverage
  candidates?: Promise<never>
}
/** Insight's calls, answered; `down` takes the server away. */
export const serveInsight = (more: InsightAnswers = {}) => {
  let isDown = false
  const all = serve(({ path }) => {
    if (isDown) return { status: 503, body: { message: 'Not available right now' } }
    const rows = more.rows ?? [maya, gap]
    const sum = rows.reduce((whole, { amount }) => whole + amount, 0)
    if (path.includes('/shifts?')) return { body: { rows, total: rows.length, sum, asOf: NOW } }
    if (path.startsWith('/api/insight/today')) return { body: more.today ?? today }
    if (path.startsWith('/api/insight/coverage')) return { body: more.coverage ?? coverage }
    if (path.startsWith('/api/candidates')) return more.candidates ?? candidatesAnswer(path)
    return { body: { facilities: [], specialties: [], shiftTypes: [], providers: [], total: 0 } }
  })
  const down = () => {
    isDown = true
    window.dispatchEvent(new Event('visibilitychange'))
  }
  return Object.assign(all, {
    down,
    /** The words of the calls under a path. */
    asked: (path: string) =>
      all
        .filter((one) => one.path.startsWith(path))
        .map((one) => Object.fromEntries(new URLSearchParams(one.path.split('?')[1]))),
  })
}

/** An admin on the day of these figures, on a screen of the usual size, until a test is over. */
export const atInsight = async () => {
  signIn(admin)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  onTestFinished(() => {
    vi.useRealTimers()
    history.replaceState(null, '', '/')
  })
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(1280, 800))
}

export const openInsight = (search = '') => {
  history.replaceState(null, '', `/insight${search}`)
  render(<InsightPage />)
}
