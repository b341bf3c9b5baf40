import type { Publication, PublishedDiff } from '@onward/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import texts from 'texts:publications,publish'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { PUBLICATION as publication, told } from '#test/publication.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { PublicationDialog } from './publication-dialog.tsx'

addTexts(texts)

const maya = { providerId: 'maya', providerName: 'Maya Okafor', isMailed: true }
const DIFFS: PublishedDiff[] = [
  {
    ...maya,
    minutesBefore: 720,
    minutesAfter: 0,
    entries: [{ assignmentId: 2, kind: 'removed', before: told('2026-11-20'), after: null }],
  },
]
const PUBLICATION: Publication = { ...publication, shifts: 3, people: 1 }
const LEFT = [
  { assignmentId: 7, reason: 'begun', providerName: 'Maya Okafor', shift: told('2026-11-02') },
  { assignmentId: 8, reason: 'later', providerName: null, shift: told('2026-11-19') },
]
const HORIZONS = [{ hospitalId: 'harbor', facilityName: 'Harbor General', before: '2026-11-30', after: '2026-11-14' }]
type Answer = ReturnType<Parameters<typeof serve>[0]>
const found = ({ body }: Asked, more: object = {}) => ({
  body: {
    withdrawal: body.dryRun === true ? null : { ...PUBLICATION, publicationId: 5, withdraws: 4, shifts: 1 },
    diffs: DIFFS,
    entriesHash: 'e'.repeat(64),
    left: LEFT,
    horizons: HORIZONS,
    ...more,
  },
})
const asIs = (asked: Asked): Answer => found(asked)
const open = async (answer = asIs, publication = PUBLICATION) => {
  const all = serve((asked) => (asked.method === 'GET' ? { body: { publication, diffs: DIFFS } } : answer(asked)))
  render(
    <main>
      <PublicationDialog publicationId={4} onClose={vi.fn<() => void>()} />
    </main>,
  )
  await expect.element(page.getByRole('heading', { name: 'Proof' })).toBeVisible()
  return all
}
const dialog = page.getByRole('dialog', { name: 'Withdraw what was published' })

beforeEach(() => signIn(admin))

describe('withdrawing a publication', () => {
  it('says first whom it tells what, what stays and how far each place goes back, and then does it', async () => {
    const all = await open()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Withdraw 1' })).toBeEnabled()
    await expect.element(dialog.getByRole('row', { name: /Maya Okafor.*1.*12 h → 0 h.*One mail/ })).toBeVisible()
    await expect.element(dialog.getByText('Nov 30 → Nov 14')).toBeVisible()
    await expect.element(dialog.getByText('2 shifts stay published')).toBeVisible()
    await expect.element(dialog.getByText(/Maya Okafor.*November 2.*it has begun/)).toBeVisible()
    await expect.element(dialog.getByText(/Open shift.*something else has become of it since/)).toBeVisible()
    expect(all.filter(({ method }) => method === 'POST').map(({ body }) => body.dryRun)).toEqual([true])
    await dialog.getByRole('button', { name: 'Withdraw 1' }).click()
    await expect.element(page.getByText('One shift is no longer published: One person')).toBeVisible()
    expect(all.findLast(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/publications/4/withdrawal',
      key: expect.any(String),
      body: { entriesHash: 'e'.repeat(64) },
    })
    await expect.element(page.getByRole('dialog', { name: /^Published on / })).toBeVisible()
  })

  it('says why it cannot be, and does nothing', async () => {
    await open(() => ({ status: 409, body: { message: 'withdrawn', reason: 'withdrawn' } }))
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect.element(dialog.getByText('It has been withdrawn already.')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Withdraw' })).toBeDisabled()
  })

  it('takes back nothing that was not shown: it shows what is left of it, says so, and asks again', async () => {
    const renewed = 'f'.repeat(64)
    let isChanged = false
    const all = await open((asked) => {
      if (asked.body.dryRun === true || asked.body.entriesHash === renewed)
        return found(asked, isChanged ? { entriesHash: renewed, left: LEFT.slice(1) } : {})
      isChanged = true
      const facts = { entriesHash: renewed, shifts: 1, people: 1 }
      return { status: 409, body: { message: 'It has changed', reason: 'changed', facts } }
    })
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await dialog.getByRole('button', { name: 'Withdraw 1' }).click()
    await expect
      .element(dialog.getByRole('alert').getByText(/^Nothing was taken back: .* has changed since it was shown/))
      .toBeVisible()
    await expect.element(dialog.getByText('One shift stays published')).toBeVisible()
    await dialog.getByRole('button', { name: 'Withdraw 1' }).click()
    await expect.element(page.getByRole('dialog', { name: /^Published on / })).toBeVisible()
    const sent = all.filter(({ method, body }) => method === 'POST' && body.dryRun !== true)
    expect(sent.map(({ body }) => body.entriesHash)).toEqual(['e'.repeat(64), renewed])
  })

  it('is offered once, and is said where it was done', async () => {
    const withdrawn = { publicationId: 5, at: '2026-11-03T10:00:00.000Z', userId: 'u2', userName: 'Bea Stone' }
    await open(asIs, { ...PUBLICATION, withdrawn })
    await expect.element(page.getByText(/^Withdrawn by Bea Stone on /)).toBeVisible()
    expect(page.getByRole('button', { name: 'Withdraw' }).elements()).toEqual([])
  })
})
