import texts from 'texts:calendar'
import type { Assignment } from '@onward/contract'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { candidatesAnswer } from '#test/candidates.ts'
import { focused, keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { stored } from '#test/shift-server.ts'
import { addTexts } from '#web/lib/text.ts'
import '../panel-texts.ts'
import { ReplaceAction } from './replace-action.tsx'

addTexts(texts)

const SHIFT = stored({ startsAt: '2026-11-13T19:00', endsAt: '2026-11-14T07:00' })
const KINDS = ['annual', 'sick'].map((leaveKindId) => ({
  leaveKindId,
  leaveKindName: leaveKindId,
  letter: 'A',
  tone: 1,
  isActive: true,
  isUsed: true,
  version: 1,
}))
type Answer = ReturnType<Parameters<typeof serve>[0]>
const accepted = (asked: Asked): Answer => {
  const assignment = { ...SHIFT, version: 4, providerId: String(asked.body.providerId) }
  return asked.method === 'POST'
    ? { status: 201, body: { leave: [], assignments: [{ ...SHIFT, version: 4 }], batchId: 1 } }
    : { body: { assignment, batchId: 1 } }
}
/** The server has the candidates, the kinds of leave, and takes what is asked of it unless it is told how to answer. */
const server = (
  write: (asked: Asked) => Answer = accepted,
  list: typeof candidatesAnswer | undefined = candidatesAnswer,
) =>
  serve((asked) => {
    if (asked.method !== 'GET') return write(asked)
    if (asked.path.startsWith('/api/leave-kinds')) return { body: { leaveKinds: KINDS, total: KINDS.length } }
    return asked.path.startsWith('/api/candidates') ? list?.(asked.path) : undefined
  })
const writes = (all: readonly Asked[]) => all.filter(({ method }) => method !== 'GET')
const open = (shift: Assignment = SHIFT) => {
  render(
    <main>
      <ReplaceAction shift={shift} />
    </main>,
  )
  return page.getByRole('button', { name: 'Find a replacement' }).click()
}
const dialog = page.getByRole('dialog', { name: 'Find a replacement' })
const assign = (name: string) => dialog.getByRole('button', { name: `Assign to ${name}` })
const search = dialog.getByRole('searchbox')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  signIn(admin)
})

describe('a replacement', () => {
  it('is listed by buckets in words, with figures and reasons', async () => {
    server()
    await open()
    await expect.element(assign('Ada Lindqvist')).toBeVisible()
    expect(
      dialog
        .getByRole('heading', { level: 3 })
        .elements()
        .map((one) => one.textContent),
    ).toEqual([
      'Free',
      'Near a limit',
      'With a warning',
      'Not allowed by a rule',
      'On leave',
      'Not qualified',
      'No longer scheduled',
    ])
    await expect
      .element(assign('Ada Lindqvist'))
      .toHaveAccessibleDescription(/36 h in the week with it, 24 h without, 40 h by contract · 15 h of rest · 1 night/)
    await expect.element(assign('Ben Ito')).toHaveAccessibleDescription(/9 h 50 min on duty .*; at most 10 h\.$/)
    await expect.element(assign('Tomasz Łukaszewski')).toHaveAccessibleDescription(/11 h on duty .*; at most 10 h\.$/)
    await expect.element(assign('Leo Brandt')).toHaveAccessibleDescription(/On leave: Thursday, November 12/)
    await expect.element(assign('Leo Brandt')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(assign('Una Marsh')).toHaveAccessibleDescription(/Does not have the specialty/)
    await expect.element(assign('Olde Person')).toHaveAccessibleDescription(/Works until Saturday, October 31/)
  })

  it('takes the shift over by two keys from its details', async () => {
    const all = server()
    render(
      <main>
        <ReplaceAction shift={SHIFT} />
      </main>,
    )
    document.body.focus()
    await keys('f')
    await expect.element(assign('Ada Lindqvist')).toBeVisible()
    expect(focused()).toBe('Search by name or specialty')
    await keys('{Enter}')
    await expect.poll(() => writes(all)).toHaveLength(1)
    expect(writes(all)[0]).toMatchObject({
      method: 'PATCH',
      path: '/api/assignments/7',
      body: { version: 3, providerId: 'ada' },
    })
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText(/works the shift now/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => writes(all)).toHaveLength(2)
    expect(writes(all)[1]).toMatchObject({ method: 'POST', path: '/api/batches/1/undo' })
  })

  it('is found by typing and walked by the arrow keys, and Enter waits for what was typed', async () => {
    const all = server()
    await open()
    await expect.element(assign('Ada Lindqvist')).toBeVisible()
    await search.fill('tom')
    await keys('{Enter}')
    expect(writes(all)).toEqual([])
    await expect.element(assign('Ada Lindqvist')).not.toBeInTheDocument()
    await search.fill('')
    await expect.element(assign('Ada Lindqvist')).toBeVisible()
    await keys('{ArrowDown}{ArrowDown}')
    await expect.element(assign('Ben Ito')).toHaveFocus()
    await keys('{ArrowUp}{ArrowUp}')
    await expect.element(search).toHaveFocus()
    await keys('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(assign('Leo Brandt')).toHaveFocus()
    expect(writes(all)).toEqual([])
    await search.fill('nobody')
    await expect.element(dialog.getByText('Nobody of that name or specialty.')).toBeVisible()
  })

  it('says what would let somebody work it, and gives it to them so by one key', async () => {
    const all = server()
    await open()
    const later = dialog.getByRole('button', { name: 'Assign to Tomasz Łukaszewski: Start at 8:00 PM, Nov 13' })
    await expect.element(later).toBeVisible()
    await expect.element(dialog.getByText(/Without their shift at Harbor General, .*November 12/)).toBeVisible()
    await search.click()
    // After the way to give it to them as it is.
    await keys('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(later).toHaveFocus()
    await keys('{Enter}')
    await expect.poll(() => writes(all)).toHaveLength(1)
    expect(writes(all)[0]).toMatchObject({
      method: 'PATCH',
      path: '/api/assignments/7',
      body: { version: 3, providerId: 'tom', startsAt: '2026-11-13T20:00' },
    })
  })

  it('only says what would do where leave is recorded with it', async () => {
    server()
    await open()
    await dialog.getByRole('checkbox', { name: 'Maya Okafor is sick: record leave too' }).click()
    await expect.element(dialog.getByText('Start at 8:00 PM, Nov 13')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: /Start at/ })).not.toBeInTheDocument()
  })

  it('records leave of whose shift it was in the same call', async () => {
    const all = server()
    await open()
    await dialog.getByRole('checkbox', { name: 'Maya Okafor is sick: record leave too' }).click()
    await expect.element(dialog.getByRole('combobox', { name: 'Kind of leave' })).toHaveValue('sick')
    await expect.element(dialog.getByLabelText(/^Last day/)).toHaveValue('11/14/2026')
    await assign('Ada Lindqvist').click()
    await expect.poll(() => writes(all)).toHaveLength(1)
    expect(writes(all)[0]).toMatchObject({
      path: '/api/leave/batch',
      body: {
        providerIds: ['maya'],
        startDate: '2026-11-13',
        endDate: '2026-11-14',
        leaveKindId: 'sick',
        shifts: [{ assignmentId: 7, version: 3, outcome: 'handOver', providerId: 'ada' }],
      },
    })
    await expect.element(page.getByText(/is recorded/)).toBeVisible()
  })

  it('that is refused says why and stays', async () => {
    const met = { ...SHIFT, providerName: 'Ada Lindqvist' }
    server(() => ({
      status: 409,
      body: { message: 'x', reason: 'overlap', facts: { wanted: null, shifts: [met] }, conflicts: [] },
    }))
    await open()
    await assign('Ada Lindqvist').click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/already works at/)
    await expect.element(assign('Ada Lindqvist')).toBeVisible()
  })

  it('of a shift that has begun is asked about, and a list that does not come can be tried again', async () => {
    let isDown = true
    const all = server(accepted, (path) =>
      isDown ? ({ status: 500, body: { message: 'x' } } as never) : candidatesAnswer(path),
    )
    await open(stored({ startsAt: '2026-10-30T19:00', endsAt: '2026-10-31T07:00', start: '2026-10-30T23:00:00.000Z' }))
    await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    isDown = false
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await assign('Ada Lindqvist').click()
    await expect.element(page.getByRole('dialog', { name: /begun|past/i })).toBeVisible()
    expect(writes(all)).toEqual([])
  })
})
