import texts from 'texts:calendar,edit,event,past,refusal,shift'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { situationOf } from '#test/situation.ts'
import { server, stored, version, writesIn } from '#test/shift-server.ts'
import { addTexts } from '#web/lib/text.ts'
import { forgetShifts } from './last-shift.ts'
import { ShiftForm } from './shift-form.tsx'

addTexts(texts)

const shift = (startsAt: string, endsAt: string, shiftTypeId: string) => ({
  shiftId: '8',
  providerId: 'maya',
  hospitalId: 'harbor',
  shiftTypeId,
  startsAt,
  endsAt,
})
const verdict = (ruleId: string, kind: string, facts: object, amount: number, more: object = {}) => ({
  key: `${ruleId} maya`,
  severity: 'block',
  ruleId,
  kind,
  message: 'in English',
  providerId: 'maya',
  providerName: 'Maya Okafor',
  assignmentIds: [8],
  from: '2026-11-13',
  to: '2026-11-14',
  amount,
  unit: 'minutes',
  facts,
  needs: 'cure',
  cures: null,
  ...more,
})
const rest = {
  minutes: 660,
  actual: 599,
  earlier: shift('2026-11-12T19:00', '2026-11-13T07:30', 'night'),
  later: shift('2026-11-13T17:30', '2026-11-14T07:30', 'custom'),
}
const window = { per: 'week' }
const week = { window, minutes: 3600, actual: 3720, from: '2026-11-09', to: '2026-11-15' }
const body = {
  message: 'in English',
  reason: 'rules',
  facts: {
    verdicts: [verdict('r1', 'rest', rest, 61), verdict('r2', 'mostMinutes', week, 120)],
    names: {
      providers: { maya: 'Maya Okafor' },
      facilities: { harbor: 'Harbor General' },
      shiftTypes: { night: 'Night', custom: 'Custom' },
      specialties: {},
      credentialTypes: {},
    },
  },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  forgetShifts()
  signIn(admin)
})

it('a shift that rules block is refused with every reason in words, and what was typed stays', async () => {
  const onClose = vi.fn<() => void>()
  const all = server(stored(), () => ({ status: 422, body }))
  render(<ShiftForm date="2026-11-13" assignmentId={7} onClose={onClose} />)
  await page.getByRole('textbox', { name: 'Note' }).fill('Leave the keys')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Not saved. What the rules ask for is said below.')
  const said = page.getByRole('region', { name: 'What the rules say' })
  await expect
    .element(said)
    .toMatchTextContent(
      /Maya Okafor: 9 h 59 min of rest between Night \(Harbor General, Nov 12, 2026, 7:00.PM – 7:30.AM, Nov 13\) and Custom \(Harbor General, Nov 13, 2026, 5:30.PM – 7:30.AM, Nov 14\); at least 11 h\./,
    )
  await expect.element(said).toMatchTextContent(/Maya Okafor: 62 h on duty \(Nov 9.–.15, 2026\); at most 60 h\./)
  await expect.element(said).not.toMatchTextContent('in English')
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Leave the keys')
  expect(onClose).not.toHaveBeenCalled()
  expect(writesIn(all)).toHaveLength(1)
})

const names = body.facts.names
const cure = {
  change: 'startLater',
  at: 0,
  startsAt: '2026-11-13T18:30',
  endsAt: null,
  shiftTypeId: null,
  credential: null,
  size: 60,
  causes: 0,
}

it('what is typed is judged at once by what is known, before anybody has answered', async () => {
  const day = { day: 20_770, minutes: 720 }
  const stored = {
    ...shift('2026-11-13T07:00', '2026-11-13T19:00', 'day'),
    partOfDay: 'day',
    specialtyId: null,
    // 7:00 to 19:00 in New York.
    start: Date.parse('2026-11-13T12:00Z') / 60_000,
    end: Date.parse('2026-11-14T00:00Z') / 60_000,
    wallStart: Date.parse('2026-11-13T07:00Z') / 60_000,
    wallEnd: Date.parse('2026-11-13T19:00Z') / 60_000,
    days: [day],
  }
  server(
    undefined,
    () => undefined,
    undefined,
    () => new Promise(() => {}),
    situationOf({ maya: 'Maya Okafor' }, [stored]),
  )
  render(<ShiftForm date="2026-11-14" onClose={() => {}} />)
  await page.getByRole('combobox', { name: /^Provider/ }).fill('Maya')
  await page.getByRole('option', { name: 'Maya Okafor' }).click()
  await page.getByRole('combobox', { name: /^Facility/ }).fill('Kestrel')
  await page.getByRole('option', { name: 'Kestrel Ridge' }).click()
  const said = page.getByRole('region', { name: 'What the rules say' })
  await page.getByLabelText(/^From/).fill('12:00 AM')
  await keys('{Tab}')
  // 0:00 in Denver is 2:00 in New York: seven hours after the day has ended there.
  await expect.element(said).toMatchTextContent(/7 h of rest .* at least 11 h/)
  await page.getByLabelText(/^From/).fill('5:00 AM')
  await keys('{Tab}')
  await expect.element(said).not.toBeInTheDocument()
})

it('what is typed is judged before it is saved, and a cure is put into the fields', async () => {
  const asked: unknown[] = []
  server(
    undefined,
    () => undefined,
    [],
    ({ body: { changes } }) => {
      asked.push(changes)
      const isCured = JSON.stringify(changes).includes('T18:30')
      const verdicts = isCured ? [] : [verdict('r1', 'rest', rest, 61, { cures: [cure] })]
      return { body: { verdicts, names, batchId: null, assignments: [] } }
    },
  )
  render(<ShiftForm date="2026-11-13" onClose={() => {}} />)
  await page.getByRole('combobox', { name: /^Provider/ }).fill('Maya Okafor')
  await page.getByRole('option', { name: 'Maya Okafor' }).click()
  await page.getByRole('combobox', { name: /^Facility/ }).fill('Harbor General')
  await page.getByRole('option', { name: 'Harbor General' }).click()
  const said = page.getByRole('region', { name: 'What the rules say' })
  await expect.element(said).toMatchTextContent(/at least 11 h/)
  expect(asked).toMatchObject([[{ kind: 'create', providerId: 'maya', hospitalId: 'harbor' }]])
  await page.getByRole('button', { name: /^Start at 6:30.PM, / }).click()
  await expect.element(page.getByLabelText(/^From/)).toHaveValue('6:30 PM')
  await expect.element(said).not.toBeInTheDocument()
})

it('a warning that asks for a reason is saved with it, and without it the reason is asked for', async () => {
  const warning = verdict('r1', 'rest', rest, 61, { severity: 'warn', needs: 'reason' })
  const facts = { verdicts: [warning], names }
  const onClose = vi.fn<() => void>()
  const all = server(stored(), (sent) =>
    sent.body.overrides
      ? { body: { assignment: stored({ version: 4 }), batchId: 1 } }
      : { status: 422, body: { ...body, facts } },
  )
  render(<ShiftForm date="2026-11-13" assignmentId={7} onClose={onClose} />)
  await page.getByRole('textbox', { name: 'Note' }).fill('Leave the keys')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('textbox', { name: 'Why it is booked nonetheless' }).fill('Storm')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(writesIn(all)[1]?.body).toMatchObject({ overrides: [{ verdictKey: 'r1 maya', reason: 'Storm' }] })
})

it('that somebody else was quicker is said once, however late the rules say it too', async () => {
  const theirs = stored({ version: 4, note: 'Theirs' })
  const quicker = version(theirs).body
  const conflicts = [quicker, { ...quicker, reason: 'cancelled' }].map((conflict) => ({ at: 0, conflict }))
  const judged = { status: 409, body: { message: 'in English', reason: 'conflicts', facts: { conflicts } } }
  const late: (() => void)[] = []
  server(
    stored(),
    () => version(theirs),
    undefined,
    () => new Promise((answer) => late.push(() => answer(judged))),
  )
  render(<ShiftForm date="2026-11-13" assignmentId={7} onClose={() => {}} />)
  const provider = page.getByRole('combobox', { name: /^Provider/ })
  await expect.element(provider).toHaveValue('Maya Okafor')
  await provider.fill('Tomasz')
  await page.getByRole('option', { name: 'Tomasz Łukaszewski' }).click()
  await expect.poll(() => late.length).toBe(1)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const said = page.getByText(/Somebody has changed this shift in the meantime/)
  await expect.element(said).toBeVisible()
  await expect.poll(() => late.length).toBe(2)
  for (const answer of late) answer()
  await expect.element(page.getByText('This cannot be booked')).toBeVisible()
  expect(said.elements()).toHaveLength(1)
})
