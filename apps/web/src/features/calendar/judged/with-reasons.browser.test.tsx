import texts from 'texts:calendar,edit,event,past,refusal,shift'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { stored } from '#test/shift-server.ts'
import { verdict } from '#test/board-server.ts'
import { addTexts } from '#web/lib/text.ts'
import { RestoreAction, ShiftActions } from '../shift-actions.tsx'

addTexts(texts)

const NAMES = { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} }
const refused = (...verdicts: object[]) => ({
  status: 422,
  body: { message: 'No', reason: 'rules', facts: { verdicts, names: NAMES } },
})
/** Ahead of whenever this runs. */
const shift = { ...stored({ startsAt: '2090-11-13T07:00', endsAt: '2090-11-13T19:00' }), status: 'confirmed' as const }
const draw = (action: 'cancel' | 'restore') =>
  render(
    action === 'cancel' ? (
      <ShiftActions shift={shift} onClose={() => {}} onEdit={() => {}} />
    ) : (
      <RestoreAction shift={shift} />
    ),
  )
const question = page.getByRole('dialog', { name: 'Why is it booked nonetheless?' })
const writes = (all: readonly Asked[]) =>
  all.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])

beforeEach(() => signIn(admin))

it('a change without a form of its own asks why, and is made with that', async () => {
  const all = serve(({ path, body }) => {
    if (!path.startsWith('/api/assignments')) return { body: {} }
    return (body['overrides'] as unknown[] | undefined)?.length
      ? { body: { assignment: shift, batchId: 5 } }
      : refused(verdict('reason'))
  })
  draw('restore')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(question).toMatchTextContent('Not enough rest.')
  await question.getByRole('button', { name: 'Save with this reason' }).click()
  await expect.element(question.getByRole('alert')).toMatchTextContent('Say why')
  await question.getByRole('textbox').fill('The fair is in town')
  await question.getByRole('button', { name: 'Save with this reason' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => writes(all)).toHaveLength(2)
  expect(writes(all)[1]?.[1]).toMatchObject({ overrides: [{ verdictKey: 'v1', reason: 'The fair is in town' }] })
  await expect.element(page.getByRole('status').filter({ hasText: 'Undo' })).toBeVisible()
})

it('what is refused stays refused where nobody says why, or nobody may', async () => {
  let needs = 'reason'
  const all = serve(({ path }) => (path.startsWith('/api/assignments') ? refused(verdict(needs)) : { body: {} }))
  draw('restore')
  await page.getByRole('button', { name: 'Restore' }).click()
  await question.getByRole('button', { name: 'Leave it as it was' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Not enough rest.')
  needs = 'cure'
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => writes(all)).toHaveLength(2)
  await expect.element(question).not.toBeInTheDocument()
})

it('a shift is cancelled with a reason as a proposal, whose answer is that of the cancellation', async () => {
  const all = serve(({ method, path }) => {
    if (path === '/api/proposals')
      return { body: { verdicts: [], names: NAMES, batchId: 9, assignments: [{ ...shift, status: 'cancelled' }] } }
    return method === 'DELETE' ? refused(verdict('reason')) : { body: {} }
  })
  draw('cancel')
  await page.getByRole('button', { name: 'Cancel shift' }).click()
  await page
    .getByRole('dialog', { name: /Cancel/ })
    .getByRole('button', { name: 'Cancel shift' })
    .click()
  await question.getByRole('textbox').fill('She is ill')
  await question.getByRole('button', { name: 'Save with this reason' }).click()
  await expect.poll(() => writes(all)).toHaveLength(2)
  expect(writes(all)[1]).toEqual([
    '/api/proposals',
    expect.objectContaining({
      mode: 'commit',
      changes: [{ kind: 'cancel', assignmentId: 7, version: 3 }],
      overrides: [{ verdictKey: 'v1', reason: 'She is ill' }],
    }),
  ])
})
