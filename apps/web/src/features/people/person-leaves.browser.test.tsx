import texts from 'texts:people'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closedDays } from '#test/closed-days.ts'
import { signIn } from '#test/house.tsx'
import { admin, scheduled } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { stored } from '#test/shift-server.ts'
import { verdict } from '#test/board-server.ts'
import { addTexts } from '#web/lib/text.ts'
import { PersonForm } from './person-form.tsx'
import { PersonLeaves } from './person-leaves.tsx'

addTexts(texts)

const maya = scheduled({
  providerId: 'maya',
  providerName: 'Maya Okafor',
  specialty: 'Surgery',
  specialties: [{ specialtyId: 's', specialtyName: 'Surgery' }],
  phone: '1',
})
const bruno = { ...maya, providerId: 'bruno', userId: 'bruno', providerName: 'Bruno Lindqvist' }
const shift = (startsAt: string) => ({
  providerId: 'maya',
  providerName: 'Maya Okafor',
  hospitalId: 'h',
  facilityName: 'Harborlight',
  startsAt: `${startsAt}T07:00`,
  endsAt: `${startsAt}T19:00`,
  timeZone: 'America/New_York',
})
const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => shift(`2027-03-${day}`))
const NAMES = { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} }
const ahead = { status: 409, body: { message: 'ahead', reason: 'shifts', facts: { total: 30, shifts: days } } }
type Given = ReturnType<Parameters<typeof serve>[0]>
const server = (write: (asked: Asked) => Given) =>
  serve((asked) => {
    if (asked.method !== 'GET') return write(asked)
    if (asked.path.startsWith('/api/providers')) return { body: { providers: [maya, bruno], total: 2 } }
    return { body: { specialties: [], facilities: [], total: 0 } }
  })
const onClose = vi.fn<() => void>()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const writes = (all: readonly Asked[]) => all.filter(({ method }) => method !== 'GET')
beforeEach(() => {
  onClose.mockReset()
  signIn(admin)
})

const choose = async (name: string) => {
  await page.getByText('Hand them to somebody').click()
  await page.getByRole('combobox', { name: /^Who works them/ }).fill('o')
  await page.getByRole('option', { name }).click()
}
const draw = async () => {
  render(<PersonLeaves provider={maya} onClose={onClose} />)
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect.element(page.getByText('30 shifts are ahead')).toBeVisible()
  // Whoever goes on by keys is still in the question.
  await expect.element(page.getByRole('button', { name: 'Deactivate', exact: true })).toHaveFocus()
}

it('names the first shifts ahead, and wants to be told what becomes of them and who works them', async () => {
  const all = server(({ path }) =>
    path.includes('ahead=') ? { body: { provider: { ...maya, lastDay: '2027-03-07', version: 2 } } } : ahead,
  )
  await draw()
  await expect.element(page.getByText('and 25 more')).toBeVisible()
  await press('Deactivate')
  await expect.element(page.getByText('Say what becomes of the shifts ahead')).toBeVisible()
  await page.getByText('Hand them to somebody').click()
  await press('Deactivate')
  await expect.element(page.getByText('Say who works them')).toBeVisible()
  await page.getByRole('combobox', { name: /^Who works them/ }).fill('o')
  await expect.element(page.getByRole('option', { name: 'Bruno Lindqvist' })).toBeVisible()
  // Nobody takes over from themselves.
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await page.getByText('Keep the person until the last of them').click()
  await press('Deactivate')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(writes(all).map(({ path }) => path)).toEqual([
    '/api/providers/maya?version=1',
    '/api/providers/maya?version=1&ahead=keep',
  ])
})

const whole = (assignmentId: number, day: string) => ({
  ...stored({ startsAt: `${day}T07:00`, endsAt: `${day}T19:00` }),
  ...shift(day),
  assignmentId,
  version: assignmentId,
})
const shifts = [whole(1, '2027-03-01'), whole(2, '2027-03-02'), whole(3, '2027-03-03'), whole(4, '2027-03-04')]
const overlap = {
  message: 'works elsewhere',
  reason: 'overlap',
  facts: { wanted: null, shifts: [{ assignmentId: 9, ...shift('2027-03-02'), providerName: 'Bruno Lindqvist' }] },
  conflicts: [],
}
const refused = [{ assignmentId: 2, conflict: { message: 'no', reason: 'handOver', facts: { booking: overlap } } }]
const of = (key: string, assignmentIds: number[], more: object) => ({
  ...verdict('cure'),
  key,
  providerId: 'bruno',
  providerName: 'Bruno Lindqvist',
  assignmentIds,
  ...more,
})
const later = {
  change: 'startLater',
  at: 2,
  startsAt: '2027-03-03T09:00',
  endsAt: null,
  shiftTypeId: null,
  credential: null,
  size: 120,
  causes: 0,
}
const drop = { ...later, change: 'drop', startsAt: null }
const blocked = of('rest', [2, 3], { cures: [drop, later] })
const warned = of('hours', [3, 4], { ruleId: 'warned', severity: 'warn', needs: 'reason', cures: [] })
const judged = (more: object) => ({
  body: { provider: maya, shifts, refused: [], verdicts: [], names: NAMES, batchId: null, ...more },
})
const line = (day: string) => page.getByRole('listitem').filter({ hasText: day })

it('says of each shift what stops it, gives the others with a reason and a cure, and loses nothing when it is refused', async () => {
  let commits = 0
  const all = server(({ path, body }) => {
    if (!path.endsWith('/hand-over')) return ahead
    const otherwise = body['otherwise'] as { assignmentId: number; outcome: string }[]
    if (body['mode'] === 'commit') {
      commits += 1
      return commits === 1 ? { status: 500, body: { message: 'No' } } : judged({})
    }
    const is = (id: number, outcome: string) =>
      otherwise.some((one) => one.assignmentId === id && one.outcome === outcome)
    return judged({
      refused: is(2, 'open') ? [] : refused,
      verdicts: [...(is(3, 'handOver') ? [] : [blocked]), warned],
    })
  })
  await draw()
  await choose('Bruno Lindqvist')
  await expect.element(page.getByText(/^2 shifts cannot go to Bruno Lindqvist\./)).toBeVisible()
  await expect.element(line('March 2').getByText(/^Bruno Lindqvist already works at Harborlight/)).toBeVisible()
  await expect.element(line('March 3').getByRole('button', { name: /^Start at 9:00.AM, Mar 3/ })).toBeVisible()
  await expect.element(page.getByText('1 shift goes as it is')).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click({ force: true })
  // What is stuck is led to, and nothing is sent.
  await expect.element(page.getByRole('button', { name: 'Leave these 2 shifts open' })).toHaveFocus()
  await line('March 3')
    .getByRole('button', { name: /^Start at 9:00.AM, Mar 3/ })
    .click()
  await expect.element(line('March 3').getByText(/^It goes as .*9:00 AM/)).toBeVisible()
  await page.getByRole('button', { name: 'Leave this shift open' }).click()
  await expect.element(page.getByRole('button', { name: 'Deactivate' })).toHaveFocus()
  await expect.element(page.getByText('3 shifts go to Bruno Lindqvist. 1 is left open.')).toBeVisible()
  await expect.element(line('March 2').getByRole('checkbox')).toBeChecked()
  await press('Deactivate')
  await expect.element(page.getByText('Say why, for each of these.')).toBeVisible()
  const why = page.getByRole('textbox', { name: /^Why it is booked nonetheless/ })
  await expect.element(why).toHaveFocus()
  await why.fill('Nobody else is there')
  await press('Deactivate')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(why).toHaveValue('Nobody else is there')
  await expect.element(line('March 2').getByRole('checkbox')).toBeChecked()
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(page.getByText('3 shifts go to Bruno Lindqvist. 1 is left open.')).toBeVisible()
  await press('Deactivate')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const sent = writes(all).filter(({ body }) => body?.['mode'] === 'commit')
  const wish = {
    mode: 'commit',
    version: 1,
    toProviderId: 'bruno',
    otherwise: [
      { outcome: 'handOver', assignmentId: 3, version: 3, startsAt: '2027-03-03T09:00' },
      { outcome: 'open', assignmentId: 2, version: 2 },
    ],
    overrides: [{ verdictKey: 'hours', reason: 'Nobody else is there' }],
  }
  expect(sent.map(({ body }) => body)).toEqual([wish, wish])
})

it('puts a shift back as it was, and takes in what somebody else has changed of the person meanwhile', async () => {
  const newer = { ...maya, version: 7 }
  let judgements = 0
  const all = server(({ path, body }) => {
    if (!path.endsWith('/hand-over')) return ahead
    judgements += 1
    if (body['version'] === 1 && judgements > 1)
      return { status: 409, body: { message: 'newer', reason: 'version', facts: { provider: newer } } }
    return judged({ verdicts: (body['otherwise'] as unknown[]).length > 0 ? [] : [blocked] })
  })
  await draw()
  await choose('Bruno Lindqvist')
  await line('March 3')
    .getByRole('button', { name: /^Start at 9:00.AM, Mar 3/ })
    .click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('4 shifts go to Bruno Lindqvist.')).toBeVisible()
  await page.getByRole('button', { name: 'As it was' }).click()
  await expect.element(page.getByText(/^1 shift cannot go/)).toBeVisible()
  expect(writes(all).at(-1)?.body).toEqual({ mode: 'judge', version: 7, toProviderId: 'bruno', otherwise: [] })
})

it('says which shift that was left open somebody has changed meanwhile, and takes it as it is now', async () => {
  const changed = {
    message: 'newer',
    reason: 'version',
    facts: { assignment: { ...shifts[1], version: 9 } },
    conflicts: [],
  }
  let isChanged = false
  const all = server(({ path, body }) => {
    if (!path.endsWith('/hand-over')) return ahead
    const [open] = body['otherwise'] as { version: number }[]
    const isOld = isChanged && open?.version === 2
    const conflict = { message: 'no', reason: 'handOver', facts: { booking: changed } }
    if (body['mode'] === 'commit') {
      isChanged = true
      return open?.version === 2 ? { status: 409, body: conflict } : judged({})
    }
    const now = isChanged ? shifts.map((one, at) => (at === 1 ? { ...one, version: 9 } : one)) : shifts
    return judged({ shifts: now, refused: isOld ? [{ assignmentId: 2, conflict }] : [] })
  })
  await draw()
  await choose('Bruno Lindqvist')
  await page.getByText('4 shifts go as they are').click()
  await line('March 2').getByRole('checkbox').click()
  await press('Deactivate')
  await expect.element(line('March 2').getByText(/^Somebody has changed this shift/)).toBeVisible()
  await expect.element(page.getByText(/^1 shift cannot go/)).toBeVisible()
  await expect.element(line('March 2').getByRole('checkbox')).not.toBeChecked()
  await line('March 2').getByRole('checkbox').click()
  await expect.element(page.getByText('3 shifts go to Bruno Lindqvist. 1 is left open.')).toBeVisible()
  await press('Deactivate')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(writes(all).at(-1)?.body).toMatchObject({ otherwise: [{ outcome: 'open', assignmentId: 2, version: 9 }] })
})

it('says that somebody else has taken them out of use, and that days are closed', async () => {
  const left = { ...maya, isActive: false, version: 2 }
  let tries = 0
  server(() => {
    tries += 1
    return tries === 1
      ? closedDays('Harborlight')
      : { status: 409, body: { message: 'newer', reason: 'version', facts: { provider: left } } }
  })
  render(<PersonLeaves provider={maya} onClose={onClose} />)
  await press('Deactivate')
  await expect.element(page.getByText(/is closed at Harborlight: Payroll/)).toBeVisible()
  await press('Deactivate')
  await expect.element(page.getByText(/^Maya Okafor is inactive already/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Deactivate' }).elements()).toEqual([])
  await page.getByRole('dialog').getByText('Close', { exact: true }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

it('sends what was changed alone, and takes in what somebody else has changed meanwhile', async () => {
  const theirs = { ...maya, phone: '2', version: 7 }
  let tries = 0
  const all = server(() => {
    tries += 1
    if (tries === 1) return { status: 409, body: { message: 'newer', reason: 'version', facts: { provider: theirs } } }
    return { body: { provider: { ...theirs, email: 'm@example.test', version: 8 } } }
  })
  render(<PersonForm provider={maya} onClose={onClose} />)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('m@example')
  await press('Save')
  await expect.element(page.getByText('This is not an e-mail address')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('m@example.test')
  await press('Save')
  await expect.element(page.getByText(/^Somebody has changed this person/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('2')
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('m@example.test')
  await press('Save')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(writes(all).map(({ body }) => body)).toEqual([
    { version: 1, email: 'm@example.test' },
    { version: 7, email: 'm@example.test' },
  ])
})
