import texts from 'texts:records,rules'
import type { Rule } from '@onward/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { NO_NAMES } from '#web/ui/rules/words.ts'
import { RuleForm } from './rule-form.tsx'

addTexts(texts)

const rest: Rule = {
  ruleId: 'r1',
  kind: 'rest',
  parameters: { minutes: 600 },
  severity: 'block',
  override: 'free',
  scope: { providerIds: ['maya'] },
  validFrom: null,
  validTo: null,
  packId: 'nurses',
  source: 'An agreement',
  version: 3,
}
const names = { ...NO_NAMES, providers: { maya: 'Maya Okafor' } }
const onClose = vi.fn<() => void>()
type Given = ReturnType<Parameters<typeof serve>[0]>
const server = (write: (asked: Asked) => Given) =>
  serve((asked) =>
    asked.method === 'GET'
      ? { body: { providers: [], facilities: [], specialties: [], credentialTypes: [], total: 0 } }
      : write(asked),
  )
const accepting = (asked: Asked): Given => ({
  status: asked.method === 'POST' ? 201 : 200,
  body: { rule: { ...rest, ...asked.body, version: 4 } },
})
const writes = (all: readonly Asked[]) => all.filter(({ method }) => method !== 'GET').map(({ body }) => body)
const field = (name: string) => page.getByLabelText(name)
const choose = (name: string, value: string) => page.getByRole('combobox', { name }).selectOptions(value)
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
const open = (rule: Rule | undefined) => render(<RuleForm rule={rule} names={names} onClose={onClose} />)

beforeEach(() => {
  onClose.mockReset()
  signIn(admin)
})

describe('a rule', () => {
  it.each([
    ['10.5', 630],
    ['10 h 30', 630],
    ['11:15', 675],
  ])('takes %s as hours and minutes', async (typed, minutes) => {
    const all = server(accepting)
    open(rest)
    await expect.element(field('Rest, at least')).toHaveValue('10 h')
    await field('Rest, at least').fill(typed)
    await save()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(writes(all)).toMatchObject([{ version: 3, parameters: { minutes } }])
  })

  it('says beside its field what is no length, and sends nothing', async () => {
    const all = server(accepting)
    open(rest)
    await field('Rest, at least').fill('ten')
    await save()
    await expect.element(field('Rest, at least')).toHaveAccessibleDescription(/^Type hours/)
    expect(writes(all)).toEqual([])
  })

  it('is for whom it was, by name, until that is changed', async () => {
    const all = server(accepting)
    open(rest)
    await expect.element(page.getByText('Maya Okafor').first()).toBeVisible()
    await choose('Severity', 'warn')
    await save()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(writes(all)).toMatchObject([{ severity: 'warn', scope: { providerIds: ['maya'] } }])
  })

  it('is for contracts with a pack, where one is chosen', async () => {
    const all = server(accepting)
    open(rest)
    await page.getByRole('combobox', { name: 'For contracts with these packs' }).click()
    await page.getByRole('option', { name: 'Nurses' }).click()
    await save()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(writes(all)).toMatchObject([{ scope: { packIds: ['nurses'], providerIds: ['maya'] } }])
  })

  it('that a colleague has changed is taken in, and what was typed stays', async () => {
    const theirs = { ...rest, severity: 'inform', parameters: { minutes: 540 }, version: 4 }
    let tries = 0
    const all = server((asked) =>
      (tries += 1) === 1
        ? { status: 409, body: { message: 'newer', reason: 'version', facts: { rule: theirs } } }
        : accepting(asked),
    )
    open(rest)
    await field('Rest, at least').fill('12')
    await save()
    await expect.element(page.getByText(/Somebody has changed this/)).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Severity' })).toHaveValue('inform')
    await expect.element(field('Rest, at least')).toHaveValue('12')
    await save()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(writes(all)[1]).toMatchObject({ version: 4, parameters: { minutes: 720 } })
  })

  it('is removed once that is sure', async () => {
    const all = server(accepting)
    open(rest)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    expect(all.filter(({ method }) => method === 'DELETE')).toEqual([])
    await page
      .getByRole('dialog', { name: /^Delete At least 10 h of rest/ })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(all.find(({ method }) => method === 'DELETE')?.path).toBe('/api/rules/r1?version=3')
  })
})

describe('a new rule', () => {
  it('asks for what its kind has to know', async () => {
    const all = server(accepting)
    open(undefined)
    await choose('What it asks for', 'count')
    await choose('What is counted', 'holidays')
    await field('At most').fill('')
    await save()
    await expect.element(field('At most')).toHaveAccessibleDescription(/^Type a least/)
    await field('At most').fill('5')
    await choose('Over which days', 'rolling')
    await page.getByRole('textbox', { name: /^How many days/ }).fill('365')
    await save()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(writes(all)).toEqual([
      {
        kind: 'count',
        severity: 'warn',
        override: 'free',
        scope: {},
        validFrom: null,
        validTo: null,
        parameters: { counted: 'holidays', window: { per: 'rolling', days: 365 }, most: 5 },
      },
    ])
  })

  it('of a succession says after what never what', async () => {
    const all = server(accepting)
    open(undefined)
    await choose('What it asks for', 'succession')
    await choose('Never', 'call')
    await save()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(writes(all)).toMatchObject([
      { parameters: { after: { partsOfDay: ['night'] }, never: { partsOfDay: ['call'] }, days: 1 } },
    ])
  })

  it('is tried on what was worked before it is saved, and says so where it was changed since', async () => {
    const answer = {
      from: '2025-11-23',
      today: '2026-11-23',
      to: '2027-05-25',
      past: 7,
      planned: 1,
      providers: 6,
      byProvider: ['maya', 'b', 'c', 'd', 'e'].map((providerId, at) => ({ providerId, count: at === 0 ? 4 : 1 })),
      verdicts: [],
      names,
    }
    const all = server((asked) => (asked.path.endsWith('/backtest') ? { body: answer } : accepting(asked)))
    open(rest)
    await field('Rest, at least').fill('x')
    const tryIt = page.getByRole('button', { name: 'Try it on the last twelve months' })
    await tryIt.click()
    await expect.element(field('Rest, at least')).toHaveAccessibleDescription(/Type hours/)
    expect(writes(all)).toEqual([])
    await field('Rest, at least').fill('11')
    await tryIt.click()
    await expect
      .element(page.getByText(/would have spoken 7 times in the last twelve months, and does once/))
      .toBeVisible()
    await expect
      .element(page.getByText('Maya Okafor (4), b (1), c (1), d (1), e (1) and one other person'))
      .toBeVisible()
    expect(writes(all)).toMatchObject([{ kind: 'rest', parameters: { minutes: 660 } }])
    await field('Rest, at least').fill('12')
    await expect.element(page.getByText('The rule has been changed since it was tried.')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})
