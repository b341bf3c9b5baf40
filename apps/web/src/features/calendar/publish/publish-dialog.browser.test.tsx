import type { PublishedEntry, Verdict } from '@onward/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import texts from 'texts:event,publish'
import { closedDays } from '#test/closed-days.ts'
import { signIn } from '#test/house.tsx'
import { admin, scheduled, userWith } from '#test/people.ts'
import { DIFFS, PLANNED, PUBLICATION, told } from '#test/publication.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { PublishDialog } from './publish-dialog.tsx'

addTexts(texts)

const PLACES = [
  { id: 'harbor', name: 'Harbor General', publishedUntil: '2026-11-14' },
  { id: 'mesa', name: 'Mesa Clinic', publishedUntil: '2026-10-20' },
]
type Answer = ReturnType<Parameters<typeof serve>[0]>
const found = (...people: [providerId: string, providerName: string][]) => ({
  providers: people.map(([providerId, providerName]) => scheduled({ providerId, providerName, specialty: null })),
  total: people.length,
})
const asIs = ({ body }: Asked): Answer => ({
  body: { ...PLANNED, publication: body.dryRun === true ? null : PUBLICATION },
})
const NOTHING: Answer = { body: { publication: null, diffs: [], entriesHash: null, left: [] } }
const failing = (providerId: string, providerName: string, at: number, more: Partial<Verdict> = {}): Verdict => ({
  key: `r1 ${providerId} ${at}`,
  severity: 'warn',
  ruleId: 'r1',
  kind: 'later',
  message: `rests ${at} h`,
  providerId,
  providerName,
  assignmentIds: [1],
  from: '2026-11-18',
  to: '2026-11-19',
  amount: at,
  unit: 'minutes',
  facts: {},
  ...more,
})
const standing = (violations: Verdict[], total = violations.length): Answer => ({
  body: {
    violations,
    names: { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} },
    total,
    groups: [],
    byRule: [],
    byProvider: [],
    byFacility: [],
  },
})
const onClose = vi.fn<() => void>()
const asksOfRules: URLSearchParams[] = []
const open = (answer = asIs, stands = (): Answer => standing([])) => {
  const all: Asked[] = []
  // Who can be chosen is another question.
  serve((asked) => {
    if (asked.path.startsWith('/api/violations')) {
      asksOfRules.push(new URLSearchParams(asked.path.split('?')[1]))
      return stands()
    }
    if (asked.method === 'GET') return { body: found(['ada', 'Ada Berg'], ['maya', 'Maya Okafor']) }
    all.push(asked)
    return answer(asked)
  })
  render(
    <main>
      <PublishDialog places={PLACES} days={{ from: '2026-11-01', to: '2026-11-30' }} onClose={onClose} />
    </main>,
  )
  return all
}
const dialog = page.getByRole('dialog', { name: 'Publish the schedule' })
const go = (name: string | RegExp) => dialog.getByRole('button', { name })

beforeEach(() => {
  onClose.mockReset()
  asksOfRules.length = 0
  signIn(admin)
})

describe('publishing', () => {
  it('says first what each person would be told, what is left out, and how far it goes', async () => {
    const all = open()
    await expect.element(go('Publish 2')).toHaveAttribute('aria-disabled', 'false')
    expect(all.map(({ body }) => body)).toEqual([
      { from: '2026-11-01', to: '2026-11-30', hospitalIds: ['harbor', 'mesa'], dryRun: true },
    ])
    const row = (name: RegExp) => dialog.getByRole('row', { name })
    await expect.element(row(/Maya Okafor.*1.*1.*–.*144 h → 158 h.*One mail/)).toBeVisible()
    await expect.element(row(/Tom Reyes.*–.*–.*1.*24 h → 12 h.*No mail/)).toBeVisible()
    await expect.element(dialog.getByRole('columnheader', { name: 'Hours, Nov 1 – Nov 30' })).toBeVisible()
    await expect.element(dialog.getByText(/^2 people · one is mailed/)).toBeVisible()
    await expect.element(dialog.getByText('2 shifts are left out')).toBeVisible()
    await expect.element(dialog.getByText(/rests 8 h/)).toBeVisible()
    await expect.element(dialog.getByText(/^Moved between facilities/)).toBeVisible()
    await expect.element(dialog.getByText('Nov 14 → Nov 30')).toBeVisible()
    // Between what was published there and these days lie others.
    await expect.element(dialog.getByText(/^Oct 20, as before/)).toBeVisible()
    await go('Shifts of Maya Okafor').click()
    expect(
      dialog
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent)
        .filter((text) => text.includes('Nov')),
    ).toEqual([
      expect.stringMatching(/Changed: .*7:00 AM – 7:00 PM .*Wed, Nov 18 · 7:00 AM – 9:00 PM · Day · Harbor General/),
      expect.stringMatching(/New: Fri, Nov 20/),
    ])
  })

  it('tells them once, however often it is tried, and closes', async () => {
    let lost = true
    const all = open((asked) => {
      if (asked.body.dryRun !== true && lost) {
        lost = false
        return undefined
      }
      return asIs(asked)
    })
    await go('Publish 2').click()
    // Nobody knows: no answer came.
    await expect.element(dialog.getByRole('alert').getByText('It may have been done')).toBeVisible()
    await go('Publish 2').click()
    await expect.element(page.getByText('2 shifts were published: 2 people')).toBeVisible()
    expect(onClose).toHaveBeenCalledOnce()
    const sent = all.filter(({ body }) => body.dryRun !== true)
    expect(sent).toHaveLength(2)
    expect(sent[0]?.key).toBe(sent[1]?.key)
  })

  it('tells nothing that was not shown: it shows what it has become, says so, and asks again', async () => {
    const [maya, ...others] = DIFFS
    const added: PublishedEntry = { assignmentId: 3, kind: 'added', before: null, after: told('2026-11-25') }
    const more = maya ? [{ ...maya, entries: [...maya.entries, added] }, ...others] : DIFFS
    const renewed = 'd'.repeat(64)
    let isChanged = false
    const all = open((asked) => {
      const now = isChanged ? renewed : PUBLICATION.entriesHash
      if (asked.body.dryRun === true)
        return { body: { publication: null, diffs: isChanged ? more : DIFFS, entriesHash: now, left: [] } }
      if (isChanged && asked.body.entriesHash === renewed) return asIs(asked)
      isChanged = true
      const facts = { entriesHash: renewed, shifts: 3, people: 2 }
      return { status: 409, body: { message: 'It has changed', reason: 'changed', facts } }
    })
    await dialog.getByRole('checkbox', { name: 'Mesa Clinic' }).click()
    await expect.poll(() => all.at(-1)?.body).toMatchObject({ hospitalIds: ['harbor'] })
    await go('Publish 2').click()
    await expect
      .element(dialog.getByRole('alert').getByText(/^Nothing was published: .* has changed since it was shown/))
      .toBeVisible()
    await expect.element(go('Publish 3')).toHaveAttribute('aria-disabled', 'false')
    await expect.element(go('Publish 3')).toHaveFocus()
    await expect.element(dialog.getByRole('checkbox', { name: 'Mesa Clinic' })).not.toBeChecked()
    expect(onClose).not.toHaveBeenCalled()
    await go('Publish 3').click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    const sent = all.filter(({ body }) => body.dryRun !== true).map(({ body }) => body)
    const wish = { from: '2026-11-01', to: '2026-11-30', hospitalIds: ['harbor'] }
    expect(sent).toEqual([
      { ...wish, entriesHash: PUBLICATION.entriesHash },
      { ...wish, entriesHash: renewed },
    ])
  })

  it('does not say that it did not work once all is published: only the answer was lost', async () => {
    let isDone = false
    open((asked) => {
      if (asked.body.dryRun === true) return isDone ? NOTHING : asIs(asked)
      isDone = true
      return undefined
    })
    await go('Publish 2').click()
    await expect.element(dialog.getByText('All is published')).toBeVisible()
    expect(dialog.getByRole('alert').elements()).toHaveLength(0)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('asks again for other days and places, and for none of them nothing', async () => {
    const all = open()
    await expect.element(go('Publish 2')).toHaveAttribute('aria-disabled', 'false')
    await dialog.getByRole('checkbox', { name: 'Mesa Clinic' }).click()
    await expect.poll(() => all.at(-1)?.body).toMatchObject({ hospitalIds: ['harbor'] })
    await dialog.getByRole('textbox', { name: 'To' }).fill('11/20/2026')
    await expect.poll(() => all.at(-1)?.body).toMatchObject({ to: '2026-11-20' })
    await dialog.getByRole('checkbox', { name: 'Harbor General' }).click()
    await expect.element(dialog.getByText('Choose at least one facility')).toBeVisible()
    await expect.element(go(/^Publish/)).toHaveAttribute('aria-disabled', 'true')
    await dialog.getByRole('textbox', { name: 'To' }).fill('10/20/2026')
    await expect.element(dialog.getByText('This is before the first day')).toBeVisible()
    expect(all.every(({ body }) => body.dryRun === true)).toBe(true)
  })

  it('tells only those who are chosen, and says what stays as it is', async () => {
    const [maya] = DIFFS
    const all = open(({ body }) => ({
      body: {
        publication: null,
        diffs: body.providerIds ? [{ ...maya, entries: maya?.entries.slice(1) }] : DIFFS,
        entriesHash: (body.providerIds ? 'c' : 'a').repeat(64),
        left: [],
      },
    }))
    await expect.element(go('Publish 2')).toHaveAttribute('aria-disabled', 'false')
    await dialog.getByRole('combobox', { name: 'People' }).click()
    // Who has something to be told stands before who has not.
    const options = page.getByRole('option')
    await expect.poll(() => options.elements().map(({ textContent }) => textContent)).toEqual(['Maya Okafor', 'Tom Reyes', 'Ada Berg']) // prettier-ignore
    await options.nth(0).click()
    await expect.poll(() => all.at(-1)?.body).toMatchObject({ providerIds: ['maya'], dryRun: true })
    await expect.element(dialog.getByText('One shift of others is not told: it stays as it is.')).toBeVisible()
    await expect.element(dialog.getByText(/^Nov 14, as before/)).toBeVisible()
    await expect.element(dialog.getByText('It moves when everybody is told.').first()).toBeVisible()
    await go('Publish 1').click()
    // What there is to tell is asked for once more thereafter.
    const sent = () => all.filter(({ body }) => body.dryRun !== true).map(({ body }) => body)
    await expect.poll(sent).toEqual([{ from: '2026-11-01', to: '2026-11-30', hospitalIds: ['harbor', 'mesa'], providerIds: ['maya'], entriesHash: 'c'.repeat(64) }]) // prettier-ignore
  })

  it('says that all is published where there is nothing', async () => {
    open(() => NOTHING)
    await expect.element(dialog.getByText('All is published')).toBeVisible()
    await expect.element(go('Publish')).toHaveAttribute('aria-disabled', 'true')
  })

  it('names the two shifts that somebody would be told of at once', async () => {
    const shift = (assignmentId: number, from: string) => ({
      ...told('2026-11-20', from),
      assignmentId,
      providerId: 'maya',
      providerName: 'Maya Okafor',
    })
    const away = { ...shift(2, '09:00'), assignmentId: null, hospitalId: '', facilityName: 'another facility' }
    const facts = { shifts: [shift(1, '07:00'), away] }
    open(() => ({ status: 409, body: { message: 'Maya Okafor works there', reason: 'overlap', facts } }))
    await expect
      .element(
        dialog.getByText(
          /told that Maya Okafor works twice at once, .*7:00 AM.* and Friday, November 20, 2026, 9:00 AM.*, another facility/,
        ),
      )
      .toBeVisible()
    await expect.element(go('Publish')).toHaveAttribute('aria-disabled', 'true')
  })

  it('says once, and in words, which days somebody has closed meanwhile', async () => {
    let isClosed: boolean | undefined
    open((asked) => {
      isClosed ??= asked.body.dryRun === true ? undefined : true
      return isClosed ? closedDays('Harbor General') : asIs(asked)
    })
    await go('Publish 2').click()
    await expect.element(dialog.getByText(/^Sunday, November 1.* is closed at Harbor General: Payroll/)).toBeVisible()
    await expect.element(go('Publish')).toHaveAttribute('aria-disabled', 'true')
    expect(dialog.getByText(/is closed at Harbor General/).elements()).toHaveLength(1)
    await expect.element(go('Publish')).toHaveFocus()
    // Open again.
    isClosed = false
    await dialog.getByRole('button', { name: 'Try again' }).first().click()
    await expect.element(go('Publish 2')).toHaveAttribute('aria-disabled', 'false')
    expect(dialog.getByText(/is closed at Harbor General/).elements()).toHaveLength(0)
  })
})

describe('what stands against the rules', () => {
  it('is said by person of the same days, places and people, and stops nobody', async () => {
    const stands = [
      failing('maya', 'Maya Okafor', 7),
      failing('tom', 'Tom Reyes', 6, { ruleId: 'r2', severity: 'block' }),
      failing('maya', 'Maya Okafor', 9),
    ]
    open(asIs, () => standing(stands))
    await expect.element(dialog.getByText('3 violations stand')).toBeVisible()
    await expect.element(dialog.getByText('Warnings do not stop publishing.')).toBeVisible()
    const items = dialog
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
    expect(items).toEqual(
      expect.arrayContaining(['Maya OkaforWarns rests 9 h (and once more)', 'Tom ReyesBlocks rests 6 h']),
    )
    expect(Object.fromEntries(asksOfRules.at(-1) ?? [])).toMatchObject({ from: '2026-11-01', to: '2026-11-30', hospitalIds: 'harbor,mesa' }) // prettier-ignore
    await expect.element(go('Publish 2')).toHaveAttribute('aria-disabled', 'false')
    await dialog.getByRole('checkbox', { name: 'Mesa Clinic' }).click()
    await expect.poll(() => asksOfRules.at(-1)?.get('hospitalIds')).toBe('harbor')
    await dialog.getByRole('combobox', { name: 'People' }).click()
    await page.getByRole('option').nth(0).click()
    await expect.poll(() => asksOfRules.at(-1)?.get('providerIds')).toBe('maya')
  })

  it('leads to the rest of them, on the same days', async () => {
    open(asIs, () => standing([failing('maya', 'Maya Okafor', 7)], 81))
    await expect.element(dialog.getByRole('link', { name: '80 more: see all' })).toHaveAttribute('href', '/rules/violations?from=2026-11-01&to=2026-11-30') // prettier-ignore
  })

  it('says in its place that it is not known, and asks again', async () => {
    let isLost = true
    open(asIs, () => (isLost ? undefined : standing([])))
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expect.element(go('Publish 2')).toHaveAttribute('aria-disabled', 'false')
    isLost = false
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog.getByText('Nothing stands against the rules')).toBeVisible()
  })

  it('is not asked for by a scheduler, who is not told of all', async () => {
    signIn(userWith('Scheduler'))
    open()
    await expect.element(go('Publish 2')).toHaveAttribute('aria-disabled', 'false')
    expect(asksOfRules).toHaveLength(0)
  })
})
