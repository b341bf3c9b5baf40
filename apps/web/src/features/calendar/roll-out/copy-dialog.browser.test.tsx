import type { RollOutReport, Verdict } from '@onward/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import texts from 'texts:open,event'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { CopyDialog } from './copy-dialog.tsx'

addTexts(texts)

const PLACES = [
  { id: 'harbor', name: 'Harbor General' },
  { id: 'mesa', name: 'Mesa Clinic' },
]
const wanted = (date: string, providerId: string | null) => ({
  date,
  hospitalId: 'harbor',
  facilityName: 'Harbor General',
  shiftTypeId: 'day',
  shiftTypeName: 'Day',
  startsAt: `${date}T07:00`,
  endsAt: `${date}T19:00`,
  providerId,
  providerName: providerId && `Person ${providerId}`,
})
const person = { providerId: 'tom', providerName: 'Person tom' }
const met = { ...wanted('2026-11-18', 'tom'), ...person, assignmentId: 4, timeZone: 'America/New_York' }
const NAMES = { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} }
const verdict: Verdict = {
  key: 'k',
  severity: 'block',
  ruleId: 'r',
  kind: 'of-tomorrow',
  message: 'Too much at once.',
  providerId: 'una',
  providerName: 'Person una',
  assignmentIds: [],
  from: '2026-11-19',
  to: '2026-11-19',
  amount: 1,
  unit: 'shifts',
  facts: {},
}
const REPORT: RollOutReport = {
  batchId: null,
  wanted: 160,
  created: 153,
  open: 3,
  openedBy: { leave: 1, left: 1 },
  skippedBy: { rule: 1, overlap: 1, there: 5 },
  warnedBy: { warn: 1 },
  opened: [
    { ...wanted('2026-11-16', 'maya'), reason: 'leave', startDate: '2026-11-15', endDate: '2026-11-20' },
    { ...wanted('2026-11-17', 'li'), reason: 'left', lastDay: '2026-11-01' },
  ],
  skipped: [
    { ...wanted('2026-11-19', 'una'), reason: 'rule', verdict },
    { ...wanted('2026-11-18', 'tom'), reason: 'overlap', shift: met },
    { ...wanted('2026-11-20', 'ann'), reason: 'there' },
  ],
  warnings: [{ ...verdict, severity: 'warn', message: 'Nearly too much.' }],
  names: NAMES,
}
type Answer = ReturnType<Parameters<typeof serve>[0]>
const asIs = ({ body }: Asked): Answer => ({ body: { ...REPORT, batchId: body.dryRun === true ? null : 7 } })
const onClose = vi.fn<() => void>()
const onBooked = vi.fn<(batchId: number, words: string) => void>()
const open = (answer = asIs, more: { target?: string; chosenIds?: string[] } = {}) => {
  const all = serve(answer)
  render(
    <main>
      <CopyDialog
        places={PLACES}
        days={{ from: '2026-11-09', to: '2026-11-15' }}
        onBooked={onBooked}
        onClose={onClose}
        {...more}
      />
    </main>,
  )
  return all
}
const dialog = page.getByRole('dialog', { name: 'Copy shifts' })
const go = (name: string | RegExp) => dialog.getByRole('button', { name })

beforeEach(() => {
  onClose.mockReset()
  onBooked.mockReset()
  signIn(admin)
})

describe('copying', () => {
  it('that comes out otherwise than it was shown says so, and what was made', async () => {
    const made = { ...REPORT, batchId: 7, created: 152, skippedBy: { ...REPORT.skippedBy, overlap: 2 } }
    open((asked) => (asked.body.dryRun === true ? { body: REPORT } : { body: made }))
    await go('Copy 153 shifts').click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Something changed/)
    await expect.element(dialog.getByText(/^152 shifts are made .* 3 are left out/)).toBeVisible()
    // What lies below may close once it is told: not before this is read.
    expect([onBooked.mock.calls, onClose.mock.calls]).toEqual([[], []])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    expect(onBooked.mock.calls).toEqual([[7, expect.stringContaining('152')]])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says first what becomes of each shift, by the same weekdays behind', async () => {
    const all = open()
    await expect.element(go('Copy 153 shifts')).toBeEnabled()
    expect(all.map(({ body }) => body)).toEqual([
      {
        from: '2026-11-09',
        to: '2026-11-15',
        target: '2026-11-16',
        as: 'people',
        hospitalIds: ['harbor', 'mesa'],
        dryRun: true,
      },
    ])
    await expect
      .element(
        dialog.getByText(
          '153 shifts are made · 150 with a person, 3 open · 2 have become open · 2 are left out · 5 stand there already',
        ),
      )
      .toBeVisible()
    const row = (name: RegExp) => dialog.getByRole('row', { name })
    await expect.element(row(/Open.*Nov 16, 2026.*Person maya.*Harbor General.*On leave, Nov 15/)).toBeVisible()
    await expect.element(row(/Open.*Nov 17.*Person li.*Works until Nov 1/)).toBeVisible()
    await expect.element(row(/Left out.*Nov 19.*Person una.*Too much at once/)).toBeVisible()
    await expect.element(row(/Left out.*Nov 18.*Person tom.*Works at Harbor General/)).toBeVisible()
    await expect.element(row(/Person ann/)).not.toBeInTheDocument()
    await dialog.getByText('One thing that rules say of them').click()
    await expect.element(dialog.getByText(/Person una: Nearly too much/)).toBeVisible()
  })

  it('copies once, however often it is tried, and says by which batch', async () => {
    let lost = true
    const all = open((asked) => {
      if (asked.body.dryRun !== true && lost) {
        lost = false
        return undefined
      }
      return asIs(asked)
    })
    await go('Copy 153 shifts').click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await go('Copy 153 shifts').click()
    await expect.poll(() => onBooked.mock.calls).toEqual([[7, '153 shifts were copied.']])
    expect(onClose).toHaveBeenCalledOnce()
    const sent = all.filter(({ body }) => body.dryRun !== true)
    expect([sent.length, new Set(sent.map(({ key }) => key)).size]).toEqual([2, 1])
  })

  it('asks again for other days, open shifts and places, and not for what cannot be', async () => {
    const all = open(asIs, { chosenIds: ['mesa'] })
    await expect.poll(() => all.at(-1)?.body).toMatchObject({ hospitalIds: ['mesa'] })
    await dialog.getByRole('textbox', { name: 'To' }).fill('11/22/2026')
    // Two weeks are copied two weeks on.
    await expect.poll(() => all.at(-1)?.body).toMatchObject({ to: '2026-11-22', target: '2026-11-23' })
    await dialog.getByRole('radio', { name: 'As open shifts' }).click({ force: true })
    await expect.poll(() => all.at(-1)?.body).toMatchObject({ as: 'open' })
    const count = all.length
    await dialog.getByRole('textbox', { name: 'The first day falls on' }).fill('11/9/2026')
    await expect.element(dialog.getByText('Choose another day than the first')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'To' }).fill('12/31/2026')
    await expect.element(dialog.getByText('Choose at most 42 days')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Mesa Clinic' }).click()
    await expect.element(dialog.getByText('Choose at least one facility')).toBeVisible()
    await expect.element(go('Copy')).toBeDisabled()
    expect(all).toHaveLength(count)
  })

  it('says that all stand there, and what refuses all of it', async () => {
    const none = { ...REPORT, created: 0, open: 0, wanted: 5, openedBy: {}, skippedBy: { there: 5 }, warnedBy: {} }
    open(() => ({ body: { ...none, opened: [], skipped: [], warnings: [] } }))
    await expect.element(dialog.getByText('All of them stand there already')).toBeVisible()
    await expect.element(go('Copy')).toBeDisabled()
  })

  it('says what closes the days', async () => {
    const lock = {
      lockId: 1,
      hospitalId: null,
      facilityName: null,
      from: '2026-11-01',
      to: '2026-11-30',
      reason: 'Paid',
      userId: 'u',
      userName: 'Ada',
      at: '2026-12-01T00:00:00.000Z',
    }
    open(() => ({ status: 423, body: { message: 'closed', reason: 'locked', facts: { lock } } }))
    await expect.element(dialog.getByText(/Paid/)).toBeVisible()
    await expect.element(go('Copy')).toBeDisabled()
  })
})
