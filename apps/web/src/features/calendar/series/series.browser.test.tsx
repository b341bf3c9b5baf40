import texts from 'texts:calendar,edit,event,past,refusal,shift'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import type { Asked } from '#test/server.ts'
import { accepting, server, stored, writesIn } from '#test/shift-server.ts'
import { addTexts } from '#web/lib/text.ts'
import { forgetShifts } from '../last-shift.ts'
import { ShiftForm } from '../shift-form.tsx'

addTexts(texts)

const onClose = vi.fn<() => void>()
const field = (name: string) =>
  name === 'Note' ? page.getByRole('textbox', { name }) : page.getByLabelText(new RegExp(`^${name}`))
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
const choose = async (name: RegExp, text: string) => {
  await page.getByRole('combobox', { name }).fill(text)
  await page.getByRole('option', { name: text }).click()
}
beforeEach(() => {
  // Before all of the shifts here, whenever this runs.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  onClose.mockReset()
  forgetShifts()
  signIn(admin)
})

describe('a shift that comes round', () => {
  const NO_NAMES = { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} }
  const REPORT = {
    wanted: 6,
    created: 5,
    open: 0,
    openedBy: {},
    skippedBy: { there: 1 },
    warnedBy: {},
    opened: [],
    skipped: [],
    warnings: [],
    names: NO_NAMES,
    dates: [],
  }
  const series = (all: readonly Asked[]) => all.filter(({ path }) => path.startsWith('/api/series'))
  const isAsked = ({ body }: Asked) => body.dryRun === true
  const day = stored({ startsAt: '2026-11-13T07:00', endsAt: '2026-11-13T19:00', shiftType: 'day', shiftTypeId: 'day' })

  it('is asked about first, made by a press, and offered to be taken back', async () => {
    const all = server(undefined, ({ body }) =>
      body.dryRun === true
        ? { body: { ...REPORT, batchId: null, seriesId: null } }
        : { body: { ...REPORT, batchId: 4, seriesId: 's' } },
    )
    render(<ShiftForm date="2026-11-13" onClose={onClose} />)
    await page.getByRole('button', { name: 'Repeat …' }).click()
    // What is missing in the form is said there.
    await expect.poll(focused).toMatch(/^Provider/)
    await choose(/^Provider/, 'Maya Okafor')
    await choose(/^Facility/, 'Harbor General')
    await page.getByRole('button', { name: 'Repeat …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Repeat this shift' })
    await expect.element(dialog.getByRole('button', { name: 'Make 5 shifts' })).toBeEnabled()
    await expect.element(dialog.getByRole('checkbox', { name: 'Fri' })).toBeChecked()
    await dialog.getByRole('checkbox', { name: 'Mon' }).click()
    await dialog.getByRole('combobox', { name: 'Every how many weeks' }).selectOptions('2')
    await dialog.getByRole('textbox', { name: 'Until' }).fill('12/31/2028')
    await expect.element(dialog.getByText('Choose a day within 366 days of the first shift')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Until' }).fill('12/31/2026')
    await dialog.getByRole('button', { name: 'Make 5 shifts' }).click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    const wish = { providerId: 'maya', hospitalId: 'harbor', startsAt: '2026-11-13T07:00', shiftTypeId: 'day' }
    expect(series(all).at(-1)?.body).toMatchObject({
      ...wish,
      everyWeeks: 2,
      weekdays: [1, 5],
      until: '2026-12-31',
      dryRun: false,
    })
    await expect.poll(() => document.body.textContent).toContain('5 shifts were made.')
    await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
    expect(writesIn(all)).toEqual([])
  })

  const change = async (seriesId: string | null = 's1') => {
    const reach = { changed: 3, from: '2026-11-13', until: '2026-11-27' }
    const report = { batchId: 9, seriesId: 's2', ...reach, left: [], hidden: 1, verdicts: [], names: NO_NAMES }
    const all = server(
      day,
      (asked) => (asked.path.startsWith('/api/series') ? { body: report } : accepting(day)(asked)),
      undefined,
      undefined,
      undefined,
      seriesId,
    )
    render(<ShiftForm date="2026-11-13" assignmentId={7} onClose={onClose} />)
    await expect.element(field('To')).toHaveValue('7:00 PM')
    return all
  }
  const question = page.getByRole('dialog', { name: 'Which shifts are changed?' })

  it('is changed with those that follow, at their times, and what stays is said', async () => {
    const all = await change()
    await field('To').fill('20:00')
    await save()
    await question.getByRole('radio', { name: 'This and following 3 shifts, Nov 13 – 27, 2026' }).click()
    await question.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    const [asked, done] = [series(all).filter(isAsked), series(all).filter((one) => !isAsked(one))]
    expect(asked.map(({ body }) => body.which)).toEqual(['following', 'all'])
    expect(done.map(({ method, body }) => [method, body])).toEqual([
      [
        'PATCH',
        {
          assignmentId: 7,
          version: 3,
          which: 'following',
          change: { shiftTypeId: 'custom', times: { startsAt: '07:00', endsAt: '20:00', days: 0 } },
        },
      ],
    ])
    expect(writesIn(all)).toEqual([])
    await expect
      .poll(() => document.body.textContent)
      .toContain('3 shifts were changed · one stays at another facility')
  })

  it('is changed alone where nothing else is chosen', async () => {
    const all = await change()
    await field('Note').fill('Leave the keys')
    await save()
    await question.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(writesIn(all)[0]?.body).toEqual({ version: 3, note: 'Leave the keys' })
  })

  it('goes to another day alone', async () => {
    const all = await change()
    await field('Date').fill('2026-11-14')
    await save()
    await expect.poll(() => writesIn(all)).toHaveLength(1)
    expect(series(all)).toEqual([])
  })
})
