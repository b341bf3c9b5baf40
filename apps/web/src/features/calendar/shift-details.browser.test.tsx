import texts from 'texts:calendar'
import type { AdminCalendarRow, Assignment } from '@onward/contract'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin, scheduled } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { toEvents } from './events.ts'
import { ShiftDetails } from './shift-details.tsx'

addTexts(texts)

const row = (assignmentId: number, date: string, providerName: string, from = '07:00', to = `${date}T19:00`) => ({
  assignmentId,
  providerName,
  providerId: providerName,
  hospitalId: 'harbor',
  hospitalName: 'Harbor General',
  facilityCode: 'HAR',
  scheduledDate: date,
  startsAt: `${date}T${from}`,
  endsAt: to,
  start: `${date}T${from}:00.000Z`,
  end: `${to}:00.000Z`,
  timeZone: 'UTC',
  elapsedMinutes: 720,
  shiftType: 'day' as const,
  status: 'confirmed',
  publication: 'published' as const,
  version: 1,
})
const ROWS: AdminCalendarRow[] = [
  row(1, '2026-11-03', 'Maya Okafor'),
  row(2, '2026-11-04', 'Maya Okafor', '19:00', '2026-11-05T07:00'),
  row(3, '2026-11-04', 'Tom Reyes', '07:00', '2026-11-04T19:30'),
  row(4, '2026-11-05', 'Ada Lindqvist'),
]
const whole = ({ hospitalName, ...rest }: AdminCalendarRow): Assignment => ({
  ...rest,
  status: rest.status === 'cancelled' ? 'cancelled' : 'confirmed',
  facilityName: hospitalName,
  shiftTypeId: 'day',
  shiftTypeName: 'Day',
  specialtyId: null,
  specialtyName: null,
  note: 'Bring the keys',
  clockChange: { startsAt: null, endsAt: null },
})
let history: object[] = []
/** The series of the second shift. */
let seriesId: string | null = null
const SERIES = { seriesId: 's1', everyWeeks: 2, weekdays: [1, 3], from: '2026-11-02', until: '2026-12-30' }
const NO_NAMES = { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} }
const LEFT = { ...ROWS[3], facilityName: 'Harbor General', reason: 'changed' }
const REACH = { changed: 7, from: '2026-11-04', until: '2026-12-30' }
const CANCELLED = { batchId: 9, seriesId: 's1', ...REACH, left: [LEFT], hidden: 0, verdicts: [], names: NO_NAMES }
/** The server knows the rows, and answers a list by the person or the place that is asked for. */
const server = (fails: (path: string) => boolean = () => false) =>
  serve(({ path }) => {
    if (fails(path)) return undefined
    const { pathname, searchParams } = new URL(path, 'http://server')
    if (pathname === '/api/providers')
      return {
        body: {
          providers: [scheduled({ providerId: 'Maya Okafor', providerName: 'Maya Okafor', specialty: 'Cardiology' })],
          total: 1,
        },
      }
    if (pathname.endsWith('/history')) return { body: { entries: history } }
    const id = Number(pathname.split('/')[3])
    const one = ROWS.find(({ assignmentId }) => assignmentId === id)
    if (pathname === '/api/series/s1') return { body: { series: SERIES } }
    if (pathname === '/api/series/s1/cancel') return { body: CANCELLED }
    if (one) return { body: { assignment: whole(one), seriesId: id === 2 ? seriesId : null } }
    const person = searchParams.get('providerId')
    const found = ROWS.filter(({ providerId }) => person === null || providerId === person).map(whole)
    return { body: { assignments: found, total: found.length } }
  })

const events = toEvents(ROWS, new Map([['harbor', 0]]))
const turnTo = vi.fn<(date: string) => void>()
const DATES = ['2026-11-03', '2026-11-04', '2026-11-05']
const ALL = ROWS.map(({ assignmentId }) => assignmentId)
type Shown = { first?: number; inSight?: string[]; drawn?: number[] }
const Roster = ({ first = 2, inSight = DATES, drawn = ALL }: Shown) => {
  const [open, setOpen] = useState<number>()
  return (
    <main>
      <button onClick={() => setOpen(first)}>a filter</button>
      {ROWS.map(({ assignmentId }) => (
        <button
          key={assignmentId}
          data-event={drawn.includes(assignmentId) ? assignmentId : undefined}
          onClick={() => setOpen(assignmentId)}
        >
          shift {assignmentId}
        </button>
      ))}
      {open !== undefined && (
        <ShiftDetails
          assignmentId={open}
          events={events}
          rows={ROWS}
          turned={{ inSight, turnTo }}
          onOpen={setOpen}
          onClose={() => setOpen(undefined)}
          onEdit={() => {}}
        />
      )}
    </main>
  )
}
const panel = page.getByRole('dialog', { name: /^Shift: / })
const chip = (id: number) => page.getByRole('button', { name: `shift ${id}`, exact: true })
const heading = () => panel.getByRole('heading', { level: 2 })
const isInPanel = () => document.activeElement?.closest('[data-live]') !== null

beforeEach(async () => {
  await page.viewport(1280, 800)
  turnTo.mockReset()
  history = []
  seriesId = null
  signIn(admin)
})

describe('the details of a shift', () => {
  it('say who, what for, where and when, the rest around it, and who else is on', async () => {
    server()
    render(<Roster />)
    await chip(2).click()
    await expect.element(heading()).toHaveTextContent('Maya Okafor')
    await expect.element(panel.getByText('Cardiology · Harbor General')).toBeVisible()
    await expect.element(panel.getByText('Wed, Nov 4, 7:00 PM – 7:00 AM, Nov 5')).toBeVisible()
    await expect.element(panel.getByText('Bring the keys')).toBeVisible()
    await expect.element(panel.getByText('Before: 24 h')).toBeVisible()
    // What is not known to be free for good is not said to be.
    await expect.element(panel.getByText('After: over 40 days')).toBeVisible()
    await expect.element(panel.getByText('2 of 2 on Wed, Nov 4', { exact: true })).toBeVisible()
    await panel.getByRole('button', { name: /, Tom Reyes, / }).click()
    await expect.element(heading()).toHaveTextContent('Tom Reyes')
    await panel.getByRole('button', { name: /, Maya Okafor, / }).click()
    await panel
      .getByRole('button', { name: /^Tue 7a.*Shift before: Tue, Nov 3, 7:00 AM – 7:00 PM, Harbor General/ })
      .click()
    await expect.element(panel.getByText('1 of 1 on Tue, Nov 3', { exact: true })).toBeVisible()
  })

  it('stand in their order whatever somebody typed into a note', async () => {
    const entry = {
      userId: 'm',
      userName: 'Maya \u202EOkafor',
      action: 'assignment.changed',
      batchId: 1,
      bookedWith: 0,
    }
    history = [
      { ...entry, at: '2026-11-01T07:00:00.000Z', before: { note: 'gate \u202E1234' }, after: { note: 'gate 5' } },
    ]
    server()
    render(<Roster />)
    await chip(2).click()
    const line = panel.getByText(/^Note: /)
    await expect.element(line).toBeVisible()
    const text = line.element().firstChild
    const leftOf = (words: string) => {
      const range = new Range()
      const at = text?.textContent?.indexOf(words) ?? -1
      if (!text || at < 0) throw new Error(`${words} is not in ${text?.textContent}`)
      range.setStart(text, at)
      range.setEnd(text, at + words.length)
      return range.getBoundingClientRect().left
    }
    const lefts = ['Note', 'gate', '1', '4', '→', '5'].map(leftOf)
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
  })

  it('say what a shift was booked with, before that is taken back with it', async () => {
    const at = '2026-11-01T07:00:00.000Z'
    const by = { userId: 'm', userName: 'Maya Okafor', before: null, after: null, at }
    history = [{ ...by, action: 'assignment.created', batchId: 1, bookedWith: 21 }]
    server()
    render(<Roster />)
    await chip(2).click()
    await expect.element(panel.getByText('Booked together with 21 others.')).toBeVisible()
    await expect.element(panel.getByRole('button', { name: 'Undo all 22' })).toBeVisible()
  })

  it('do not make up rest that could not be asked for, and ask again', async () => {
    let isDown = true
    server((path) => isDown && path.startsWith('/api/assignments?'))
    render(<Roster />)
    await chip(2).click()
    await expect.element(panel.getByText(/^Not known right now/).first()).toBeVisible()
    expect(panel.getByText(/over 40 days|Nobody else/).query()).toBeNull()
    isDown = false
    await panel.getByRole('button', { name: 'Try again' }).first().click()
    await expect.element(panel.getByText('Before: 24 h')).toBeVisible()
  })

  it('leave the page where it is for a shift that began before and is drawn on it', async () => {
    server()
    const { draw } = render(<Roster inSight={['2026-11-05']} drawn={[]} />)
    // The night of the fourth goes on into the fifth.
    await chip(2).click()
    await expect.element(panel).toBeVisible()
    draw(<Roster inSight={['2026-12-01']} drawn={[3]} />)
    await chip(3).click()
    await expect.element(panel.getByRole('heading', { name: 'Tom Reyes' })).toBeVisible()
    expect(turnTo.mock.calls).toEqual([])
  })

  it('turn the page to a day that is not in view, once', async () => {
    server()
    render(<Roster inSight={['2026-12-01']} drawn={[]} />)
    await chip(2).click()
    await expect.poll(() => turnTo.mock.calls).toEqual([['2026-11-04']])
  })
})

describe('by keyboard', () => {
  it('the arrows lead through the shifts of the view, and say so', async () => {
    server()
    render(<Roster />)
    await chip(2).click()
    await expect.poll(isInPanel).toBe(true)
    await keys('{ArrowRight}')
    await expect.element(heading()).toHaveTextContent('Ada Lindqvist')
    await expect.element(panel.getByRole('status').first()).toMatchTextContent('1 of 1 on Thu, Nov 5: Ada Lindqvist')
    await keys('{ArrowRight}')
    await expect.element(heading()).toHaveTextContent('Ada Lindqvist')
    await keys('{ArrowLeft}{ArrowLeft}')
    await expect.element(heading()).toHaveTextContent('Tom Reyes')
    await expect.poll(isInPanel).toBe(true)
    await keys('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    // Back on the shift that was shown last.
    await expect.poll(focused).toBe('shift 3')
  })

  it('the arrows lead the way that the lines run', async () => {
    server()
    render(<Roster />, { isRTL: true })
    await chip(2).click()
    await expect.poll(isInPanel).toBe(true)
    await keys('{ArrowLeft}')
    await expect.element(heading()).toHaveTextContent('Ada Lindqvist')
  })

  it('the page beside it stays live, and keeps the focus that it was given', async () => {
    server()
    render(<Roster />)
    await chip(2).click()
    await expect.poll(isInPanel).toBe(true)
    await page.getByRole('button', { name: 'a filter' }).click()
    await expect.poll(focused).toBe('a filter')
    await keys('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    expect(focused()).toBe('a filter')
  })

  it('a question of the panel is closed by Escape before the panel is, and gives the focus back', async () => {
    server()
    render(<Roster />)
    await chip(2).click()
    await panel.getByRole('button', { name: 'Cancel shift' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Cancel this shift?' })).toBeVisible()
    await keys('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Cancel this shift?' })).not.toBeInTheDocument()
    await expect.element(panel).toBeVisible()
    await expect.poll(focused).toBe('Cancel shift')
  })
})

describe('a shift that comes round', () => {
  it('says so, and asks by keys alone which of them are cancelled', async () => {
    seriesId = 's1'
    const all = server()
    render(<Roster />)
    await chip(2).click()
    await expect.element(panel.getByText('Every 2 weeks on Mon and Wed until Dec 30, 2026')).toBeVisible()
    await panel.getByRole('button', { name: 'Cancel shift' }).click()
    const question = page.getByRole('dialog', { name: 'Cancel this shift?' })
    await expect.element(question.getByRole('radio', { name: 'This shift' })).toBeChecked()
    question.getByRole('radio', { name: 'This shift' }).element().focus()
    await keys('{ArrowDown}')
    await expect.element(question.getByRole('radio', { name: /^This and following/ })).toBeChecked()
    await keys('{Enter}')
    await expect
      .poll(() => all.filter(({ path }) => path === '/api/series/s1/cancel').map(({ body }) => body))
      .toEqual([
        // What each would reach is asked for its question.
        { assignmentId: 2, version: 1, which: 'following', dryRun: true },
        { assignmentId: 2, version: 1, which: 'all', dryRun: true },
        { assignmentId: 2, version: 1, which: 'following' },
      ])
    await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
    expect(document.body.textContent).toContain('7 shifts were cancelled · one stays: changed by itself')
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('is cancelled alone where nothing else is chosen', async () => {
    seriesId = 's1'
    const all = server()
    render(<Roster />)
    await chip(2).click()
    await panel.getByRole('button', { name: 'Cancel shift' }).click()
    const question = page.getByRole('dialog', { name: 'Cancel this shift?' })
    await question.getByRole('button', { name: 'Cancel shift' }).click()
    await expect
      .poll(() => all.filter(({ method, body }) => method !== 'GET' && !body.dryRun).map(({ path }) => path))
      .toEqual(['/api/assignments/2?version=1'])
  })
})
