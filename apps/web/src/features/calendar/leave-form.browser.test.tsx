import texts from 'texts:calendar,edit,event,leave,refusal'
import type { Assignment, Leave, LeaveConflict } from '@onward/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { storedLeave as stored } from '#test/leave.ts'
import { admin, scheduled } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { LeaveForm } from './leave-form.tsx'

addTexts(texts)

const server = (write: (asked: Asked) => ReturnType<Parameters<typeof serve>[0]>) =>
  serve((asked) => {
    if (asked.path.startsWith('/api/leave-kinds')) return { body: { leaveKinds: kinds, total: 2 } }
    if (!asked.path.startsWith('/api/providers')) return write(asked)
    const all = ['Maya Okafor', 'Tom Reyes', 'Ida Brandt'].map((providerName) =>
      scheduled({ providerId: providerName.split(' ')[0]?.toLowerCase() ?? '', providerName, specialty: null }),
    )
    return { body: { providers: all, total: all.length } }
  })
const kinds = ['other', 'study'].map((leaveKindId) => ({
  leaveKindId,
  leaveKindName: leaveKindId === 'other' ? 'Other' : 'Study leave',
  letter: 'X',
  tone: 3,
  isActive: true,
  isUsed: true,
  version: 1,
}))
const onClose = vi.fn<() => void>()
const open = (leave?: Leave) => render(<LeaveForm date="2026-11-20" leave={leave} onClose={onClose} />)
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const choose = async (label: string, name: string) => {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).fill(name)
  await page.getByRole('option', { name }).click()
}
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
const written = (all: readonly Asked[]) =>
  all.filter(({ path }) => /^\/api\/leave(\/|$)/.test(path)).map(({ body }) => body)
beforeEach(() => {
  onClose.mockReset()
  signIn(admin)
})

it('a change of leave sends what was changed and nothing else', async () => {
  const all = server(() => ({ body: { leave: stored, assignments: [], batchId: 1 } }))
  open(stored)
  await field('Description').fill('Conference')
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(written(all)).toEqual([{ version: 3, leaveDescription: 'Conference', shifts: [] }])
})

it('what somebody else has changed meanwhile is shown and kept, and so is what was typed', async () => {
  const theirs = { ...stored, endDate: '2026-11-24', version: 4 }
  const refused = { status: 409, body: { message: 'Changed', reason: 'version', facts: { leave: theirs } } }
  const all = server(({ body }) =>
    body.version === 3 ? refused : { body: { leave: theirs, assignments: [], batchId: 1 } },
  )
  open(stored)
  await field('Description').fill('Conference')
  await save()
  await expect.element(page.getByText(/^Somebody has changed this leave in the meantime/)).toBeVisible()
  await expect.element(field('Last day')).toHaveValue('11/24/2026')
  await expect.element(field('Description')).toHaveValue('Conference')
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(written(all).at(-1)).toEqual({ version: 4, leaveDescription: 'Conference', shifts: [] })
})

it('new leave that ends before it begins is refused in place, and one whose answer was lost is the same request', async () => {
  let tries = 0
  const all = server(() =>
    (tries += 1) === 1 ? undefined : { status: 201, body: { leave: [stored], assignments: [], batchId: 1 } },
  )
  open()
  await choose('People', 'Maya Okafor')
  await field('Description').fill('Annual leave')
  await field('Last day').fill('11/18/2026')
  await keys('{Tab}')
  await save()
  await expect.element(page.getByText('The last day is before the first')).toBeVisible()
  expect(written(all)).toEqual([])
  await field('Last day').fill('11/22/2026')
  await keys('{Tab}')
  await save()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const sent = all.filter(({ method }) => method === 'POST').filter(({ path }) => path === '/api/leave/batch')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent).toHaveLength(2)
})

it('says what a try whose answer was lost has recorded of several, and takes nothing of it back in silence', async () => {
  let tries = 0
  const twice = [stored, { ...stored, leaveId: 5, providerId: 'tom', providerName: 'Tom Reyes' }]
  const all = server(() =>
    (tries += 1) === 1 ? undefined : { status: 201, body: { leave: twice, assignments: [], batchId: 1 } },
  )
  open()
  await choose('People', 'Maya Okafor')
  await choose('People', 'Tom Reyes')
  await field('Description').fill('Retreat')
  await save()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await field('Description').fill('Training')
  await save()
  await expect.element(page.getByRole('alert')).toMatchTextContent('leave of 2 people, no shift changed')
  await save()
  await expect.poll(() => written(all).length).toBe(3)
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(field('Description')).toHaveValue('Training')
  expect(new Set(written(all).map((body) => (body as { leaveDescription: string }).leaveDescription))).toEqual(
    new Set(['Retreat']),
  )
})

const shift = (assignmentId: number, providerId: string, providerName: string, hospitalId = 'h') => ({
  assignmentId,
  providerId,
  providerName,
  hospitalId,
  facilityName: 'Harbor',
  startsAt: `2026-11-2${assignmentId}T07:00`,
  endsAt: `2026-11-2${assignmentId}T19:00`,
  timeZone: 'America/New_York',
  version: 2,
})
type InTheWay = Extract<LeaveConflict, { reason: 'inTheWay' }>
const wanted = (providerId: string, providerName: string) => ({
  providerId,
  providerName,
  startDate: '2026-11-20',
  endDate: '2026-11-22',
  leaveDescription: 'Retreat',
})
const inTheWay = (more: Partial<InTheWay['facts']> = {}): { status: number; body: InTheWay } => ({
  status: 409,
  body: {
    message: 'In the way',
    reason: 'inTheWay',
    facts: {
      people: [
        {
          wanted: wanted('maya', 'Maya Okafor'),
          shifts: [shift(0, 'maya', 'Maya Okafor'), shift(1, 'maya', 'Maya Okafor')],
          leave: [],
        },
        { wanted: wanted('tom', 'Tom Reyes'), shifts: [shift(2, 'tom', 'Tom Reyes')], leave: [] },
      ],
      changed: [],
      handOvers: [],
      ...more,
    },
  },
})
const fillRetreat = async () => {
  await choose('People', 'Maya Okafor')
  await choose('People', 'Tom Reyes')
  await keys('{Escape}')
  await field('Last day').fill('11/22/2026')
  await field('Description').fill('Retreat')
  await save()
  await expect.element(page.getByText(/^3 shifts are in the way/)).toBeVisible()
}
const fate = (name: RegExp) => page.getByRole('combobox', { name })

it('lists all shifts in the way, of all people, and sends what becomes of each with the leave', async () => {
  let tries = 0
  const all = server(() =>
    (tries += 1) === 1
      ? inTheWay()
      : { status: 201, body: { leave: [stored], assignments: [] as Assignment[], batchId: 1 } },
  )
  open()
  await fillRetreat()
  // Nothing goes off while something is left open.
  await save()
  await expect.element(page.getByText('Say what becomes of it').first()).toBeVisible()
  expect(written(all)).toHaveLength(1)
  await page.getByRole('button', { name: 'Cancel all of Maya Okafor' }).click()
  await fate(/^What becomes of .*November 22/).selectOptions('Hand over')
  await choose('Who takes it over', 'Ida Brandt')
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(written(all).at(-1)).toEqual({
    providerIds: ['maya', 'tom'],
    leaveKindId: 'other',
    startDate: '2026-11-20',
    endDate: '2026-11-22',
    leaveDescription: 'Retreat',
    shifts: [
      { assignmentId: 0, version: 2, outcome: 'cancel' },
      { assignmentId: 1, version: 2, outcome: 'cancel' },
      { assignmentId: 2, version: 2, outcome: 'handOver', providerId: 'ida' },
    ],
  })
})

it('keeps what was chosen when a hand-over is refused, asks anew for what somebody has changed, and lists anew for other dates', async () => {
  const overlap = {
    message: 'Busy',
    reason: 'overlap' as const,
    facts: { wanted: null, shifts: [{ ...shift(2, 'ida', 'Ida Brandt') }] },
    conflicts: [],
  }
  const answers = [
    inTheWay(),
    inTheWay({ handOvers: [{ assignmentId: 2, booking: overlap }] }),
    inTheWay({ changed: [0] }),
    inTheWay(),
  ]
  const all = server(() => answers.shift())
  open()
  await fillRetreat()
  await page.getByRole('button', { name: 'Cancel all of Maya Okafor' }).click()
  await fate(/^What becomes of .*November 22/).selectOptions('Hand over')
  await choose('Who takes it over', 'Ida Brandt')
  await save()
  await expect.element(page.getByText(/^Ida Brandt already works at Harbor/)).toBeVisible()
  await fate(/^What becomes of .*November 22/).selectOptions('Cancel the shift')
  await save()
  await expect.element(page.getByText(/^Somebody has changed a shift since/)).toBeVisible()
  await expect.element(fate(/^What becomes of .*November 20/)).toHaveValue('')
  await expect.element(fate(/^What becomes of .*November 21/)).toHaveValue('cancel')
  await field('Last day').fill('11/23/2026')
  await keys('{Tab}')
  expect(page.getByRole('region', { name: 'In the way' }).elements()).toEqual([])
  await save()
  await expect.element(page.getByText(/^3 shifts are in the way/)).toBeVisible()
  expect(written(all).at(-1)).toMatchObject({ endDate: '2026-11-23', shifts: [] })
  await expect.element(field('Description')).toHaveValue('Retreat')
})

it('says of a shift elsewhere when it is, and who has to decide', async () => {
  const [first] = inTheWay().body.facts.people
  const there = { assignmentId: null, version: null, timeZone: 'Asia/Kathmandu' }
  const elsewhere = { ...shift(1, 'maya', 'Maya Okafor', ''), ...there }
  const all = server(() => inTheWay({ people: first ? [{ ...first, shifts: [elsewhere] }] : [] }))
  open(stored)
  await field('Description').fill('Retreat')
  await save()
  await expect
    .element(page.getByText(/, Nepal Time.* at another facility: whoever plans there has to decide/))
    .toBeVisible()
  expect(written(all)).toHaveLength(1)
})
