import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { day } from '#test/board.ts'
import { NO_NAMES, serveBoard, verdict } from '#test/board-server.ts'
import { focused, keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin, scheduled } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

type Special = Parameters<typeof serveBoard>[1]
const shifts = [day(0, '2031-03-10'), day(0, '2031-03-11'), day(0, '2031-03-12'), day(1, '2031-03-13')]

const open = async (special?: Special, more = '', isRTL = false) => {
  history.replaceState(null, '', `?date=2031-03-10&span=week&group=none${more}`)
  const served = serveBoard(shifts, special)
  render(<BoardPage />, { isRTL })
  await expect.element(cell('Person ada', 'March 10', 'Day')).toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}')
  return served
}
const cell = (who: string, date: string, what: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${who}, .*${date}, 2031: ${what}`) })
const said = async (words: RegExp) =>
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()
const dialog = () => page.getByRole('dialog', { name: 'Give to somebody else' })
const rules = () => dialog().getByRole('region', { name: 'What the rules say' })
const isJudging = ({ path, body }: { path: string; body: Record<string, unknown> }) =>
  path === '/api/proposals' && body['mode'] === 'judge'
const met = (at: number) => ({
  at,
  conflict: {
    message: 'No',
    reason: 'overlap',
    facts: {
      wanted: null,
      shifts: [
        {
          assignmentId: 9,
          providerId: 'ben',
          providerName: 'Person ben',
          hospitalId: 'la',
          facilityName: 'Mesa Verde Clinic',
          startsAt: '2031-03-11T07:00',
          endsAt: '2031-03-11T19:00',
          timeZone: 'America/New_York',
        },
      ],
    },
    conflicts: [],
  },
})
/** Ben works on the 11th already. */
const busy: Special = (asked) => {
  const changes = (asked.body['changes'] ?? []) as { assignmentId: number }[]
  const at = changes.findIndex(({ assignmentId }) => assignmentId === 2)
  if (!isJudging(asked) || at === -1) return undefined
  return { status: 409, body: { message: 'No', reason: 'conflicts', facts: { conflicts: [met(at)] } } }
}

/** Who could take a single shift, the best first. */
const ranked: Special = ({ path }) =>
  path.startsWith('/api/candidates')
    ? {
        body: {
          candidates: [
            ['cy', 'free'],
            ['ben', 'onLeave'],
            ['ada', 'free'],
          ].flatMap(([id = '', bucket]) =>
            path.includes(`q=${id}`) || path.includes('q=&') || !path.includes('q=')
              ? {
                  providerId: id,
                  providerName: `Person ${id}`,
                  specialty: null,
                  bucket,
                  isTrained: true,
                  isActive: true,
                  lastDay: null,
                  weekMinutes: 0,
                  targetMinutes: null,
                  nights: 0,
                  weekends: 0,
                  isAtHome: true,
                  isAlike: true,
                  restMinutes: { before: null, after: null },
                  verdicts: [],
                  near: [],
                  meets: { shifts: [], leave: [] },
                }
              : [],
          ),
          names: NO_NAMES,
          total: 3,
          slotMinutes: 720,
        },
      }
    : undefined

beforeEach(async () => {
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('gives what is selected to somebody by keys alone, as one step', async () => {
  const { sent, all } = await open()
  await keys('{ArrowRight}{Shift>}{ArrowRight}{/Shift}g')
  await expect.element(dialog().getByText('2 shifts: who shall work them?')).toBeVisible()
  await vi.waitFor(() => expect(focused()).toBe('Find a person'))
  await keys('ben{Enter}')
  await said(/^Nothing new speaks against it/)
  expect(focused()).toBe('Give 2 shifts')
  await keys('{Enter}')
  await said(/^2 shifts were given to Person ben\.$/)
  expect(sent()).toEqual([
    [
      { kind: 'change', assignmentId: 1, version: 1, providerId: 'ben' },
      { kind: 'change', assignmentId: 2, version: 1, providerId: 'ben' },
    ],
  ])
  await expect.element(dialog()).not.toBeInTheDocument()
  await vi.waitFor(() => expect(document.activeElement).toBe(page.getByRole('grid').element()))
  await keys('{Control>}z{/Control}')
  await said(/^It was undone/)
  expect(all.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(1)
})

it('names what somebody cannot take, and gives the others', async () => {
  const { sent } = await open(busy)
  await keys('g')
  // Nothing is selected but the row.
  await expect.element(dialog().getByRole('checkbox', { name: /^All that Person ada works/ })).toBeChecked()
  await dialog()
    .getByRole('button', { name: /^Person ben/ })
    .click()
  await expect.element(dialog().getByText('1 shift cannot go to Person ben.')).toBeVisible()
  const kept = dialog().getByRole('checkbox', { name: /^Mar 11, 2031/ })
  await expect.element(kept).not.toBeChecked()
  await expect.element(kept).toHaveAccessibleDescription(/^Person ben already works at Mesa Verde Clinic/)
  // One more is left out.
  await dialog()
    .getByRole('checkbox', { name: /^Mar 12, 2031/ })
    .click()
  await dialog().getByRole('button', { name: 'Give the other one' }).click()
  await said(/^1 shift was given to Person ben\. 2 stay as before\.$/)
  expect(sent()).toEqual([[{ kind: 'change', assignmentId: 1, version: 1, providerId: 'ben' }]])
})

it('asks for the reason of a warning, and saves nothing that a rule blocks', async () => {
  let needs = 'reason'
  const { all, sent } = await open((asked) =>
    isJudging(asked)
      ? {
          body: {
            verdicts: [{ ...verdict(needs), assignmentIds: needs === 'cure' ? [1] : [1, 2] }],
            names: NO_NAMES,
            batchId: null,
            assignments: [],
          },
        }
      : ranked(asked),
  )
  await keys('{ArrowRight}g')
  await keys('{Tab}')
  await dialog()
    .getByRole('checkbox', { name: /^All that Person ada works/ })
    .click()
  await dialog()
    .getByRole('button', { name: /^Person cy/ })
    .click()
  const give = dialog().getByRole('button', { name: 'Give 3 shifts' })
  await expect.element(rules().getByText(/Not enough rest/)).toBeVisible()
  await give.click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Say why, for each of these.')
  expect(sent()).toEqual([])
  await userEvent.fill(dialog().getByRole('textbox'), 'Ada is ill')
  await give.click()
  await said(/^3 shifts were given to Person cy/)
  expect(all.findLast(({ path }) => path === '/api/proposals')?.body['overrides']).toEqual([
    { verdictKey: 'v1', reason: 'Ada is ill' },
  ])

  needs = 'cure'
  await keys('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}g')
  await dialog()
    .getByRole('button', { name: /^Person ada/ })
    .click()
  // The rule speaks of a shift that is not among these.
  const blocked = dialog().getByRole('button', { name: 'Give 1 shift' })
  await expect.element(rules().getByText(/Not enough rest/)).toBeVisible()
  await expect.element(blocked).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(blocked, { force: true })
  expect(sent()).toHaveLength(1)
})

it('keeps what could not be sent, like every other step', async () => {
  let isLost = false
  await open((asked) => {
    const { path, body } = asked
    if (isLost && path === '/api/proposals' && body['mode'] === 'commit') throw new TypeError('Failed to fetch')
    return ranked(asked)
  })
  await keys('{ArrowRight}g')
  // Of a single one the best come first, each with what speaks for or against them.
  await expect.element(dialog().getByRole('listitem').first()).toHaveTextContent('Person cyFree')
  // Enter waits for the answer.
  await keys('ben{Enter}')
  await said(/^Nothing new speaks against it/)
  isLost = true
  await keys('{Enter}')
  await expect.element(page.getByText('1 change is not saved')).toBeVisible()
  await expect.element(cell('Person ben', 'March 10', 'Day, .*not saved yet')).toBeInTheDocument()
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await said(/^1 shift was given to Person ben/)
})

it('lists others too where the board is narrowed, whichever way the line runs', async () => {
  const provider = (id: string) => scheduled({ providerId: id, providerName: `Person ${id}`, specialty: null })
  await open(
    ({ path }) =>
      path.startsWith('/api/providers')
        ? { body: { providers: [provider('ada'), provider('zoe')], total: 2 } }
        : undefined,
    '&facility=ny',
    true,
  )
  await page.getByRole('button', { name: 'Give to…' }).click()
  await expect.element(dialog().getByText('Not shown on the board')).toBeVisible()
  await keys('zo')
  await expect.element(dialog().getByRole('button', { name: /^Person zoe/ })).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: /^Person ben/ })).not.toBeInTheDocument()
  await keys('{ArrowDown}{Enter}')
  await said(/^Nothing new speaks against it/)
  await expect.element(dialog().getByRole('heading', { name: /^To Person zoe/ })).toBeVisible()
})
