import texts from 'texts:calendar,edit,event,leave,refusal'
import type { Leave } from '@onward/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { LeaveForm } from './leave-form.tsx'

addTexts(texts)

const stored: Leave = {
  leaveId: 4,
  providerId: 'maya',
  providerName: 'Maya Okafor',
  startDate: '2026-11-20',
  endDate: '2026-11-22',
  leaveDescription: 'Annual leave',
  leaveKindId: 'other',
  leaveKindName: 'Other',
  status: 'approved',
  version: 3,
}
const server = (write: (asked: Asked) => ReturnType<Parameters<typeof serve>[0]>) =>
  serve((asked) =>
    asked.body.requestType === 'Provider'
      ? { body: { providersList: [{ userId: 'maya', providerName: 'Maya Okafor' }] } }
      : write(asked),
  )
const onClose = vi.fn<() => void>()
const open = (leave?: Leave) => render(<LeaveForm date="2026-11-20" leave={leave} onClose={onClose} />)
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
const written = (all: readonly Asked[]) =>
  all.filter(({ path }) => path.startsWith('/api/leave')).map(({ body }) => body)
beforeEach(() => {
  onClose.mockReset()
  signIn(admin)
})

it('a change of leave sends what was changed and nothing else', async () => {
  const all = server(() => ({ body: { leave: stored } }))
  open(stored)
  await field('Description').fill('Conference')
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(written(all)).toEqual([{ version: 3, leaveDescription: 'Conference' }])
})

it('what somebody else has changed meanwhile is shown and kept, and so is what was typed', async () => {
  const theirs = { ...stored, endDate: '2026-11-24', version: 4 }
  const refused = { status: 409, body: { message: 'Changed', reason: 'version', facts: { leave: theirs } } }
  const all = server(({ body }) => (body.version === 3 ? refused : { body: { leave: theirs } }))
  open(stored)
  await field('Description').fill('Conference')
  await save()
  await expect.element(page.getByText(/^Somebody has changed this leave in the meantime/)).toBeVisible()
  await expect.element(field('Last day')).toHaveValue('11/24/2026')
  await expect.element(field('Description')).toHaveValue('Conference')
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(written(all).at(-1)).toEqual({ version: 4, leaveDescription: 'Conference' })
})

it('new leave that ends before it begins is refused in place, and one whose answer was lost is the same request', async () => {
  let tries = 0
  const all = server(() => ((tries += 1) === 1 ? undefined : { status: 201, body: { leave: stored } }))
  open()
  await page.getByRole('combobox', { name: /^Provider/ }).fill('Maya')
  await page.getByRole('option', { name: 'Maya Okafor' }).click()
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
  const sent = all.filter(({ method }) => method === 'POST').filter(({ path }) => path === '/api/leave')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent).toHaveLength(2)
})
