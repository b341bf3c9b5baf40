import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DAY, day, type Sampled } from '#test/board.ts'
import { serveBoard, stored } from '#test/board-server.ts'
import { keys } from '#test/hand.ts'
import { hearing } from '#test/hearing.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

/** What becomes of what is sent: it is done and answered, done without an answer (the next, or all), or does not arrive. */
type Line = 'whole' | 'answerLost' | 'answersLost' | 'cut'
type Made = { kind: string; providerId: string | null; startsAt: string; endsAt: string; shiftTypeId: string }

const SHORT = {
  hospitalId: 'ny',
  date: '2031-03-10',
  shiftTypeId: 'day',
  specialtyId: null,
  least: 3,
  wished: 3,
  onDuty: 0,
  open: 1,
}
const PEOPLE = ['ada', 'ben', 'cy']

/** A server that does what comes under a key once, and answers it the same again. */
const serveOnce = (shifts: Sampled[]) => {
  const line: { is: Line } = { is: 'whole' }
  const lost = () => {
    if (line.is === 'answerLost') line.is = 'whole'
    throw new TypeError('Failed to fetch')
  }
  const done = new Map<string | null, unknown>()
  const book = (changes: Made[]) => ({
    verdicts: [],
    names: { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} },
    batchId: 200 + done.size,
    assignments: changes.map((change) => {
      const { providerId, startsAt, endsAt, shiftTypeId } = change
      shifts.push([providerId === null ? null : PEOPLE.indexOf(providerId), 0, startsAt, endsAt, shiftTypeId])
      return stored({ ...change, assignmentId: shifts.length }, 0)
    }),
  })
  const undone = new Map<string, string | null>()
  /** What has been taken back is not taken back again; under its key it is answered. */
  const undo = (path: string, key: string | null) => {
    if (line.is === 'cut') return lost()
    const by = undone.get(path)
    undone.set(path, by ?? key)
    if (line.is !== 'whole') return lost()
    const [batchId, left, hidden] = [300 + undone.size, [], 0]
    return by === undefined || (by !== null && by === key)
      ? { body: { batchId, assignments: [], leave: [], left, hidden } }
      : { status: 409, body: { message: 'No', reason: 'undone', facts: { undoneBy: batchId } } }
  }
  const served = serveBoard(shifts, ({ path, body, key }) => {
    if (path.startsWith('/api/coverage')) return { body: { coverage: [SHORT] } }
    if (path.endsWith('/undo')) return undo(path, key)
    if (path.startsWith('/api/shift-types')) return { body: { shiftTypes: [DAY], total: 1 } }
    if (path !== '/api/proposals' || body['mode'] !== 'commit') return undefined
    if (line.is === 'cut') return lost()
    if (!done.has(key)) done.set(key, book(body['changes'] as Made[]))
    return line.is === 'whole' ? { body: done.get(key) } : lost()
  })
  const posts = () => served.all.filter(({ path, body }) => path === '/api/proposals' && body['mode'] === 'commit')
  return { ...served, line, posts }
}
const open = async (shifts: Sampled[] = [day(1, '2031-03-11')]) => {
  const served = serveOnce(shifts)
  const { draw } = render(<BoardPage />)
  const start = async () => {
    await expect.element(page.getByRole('rowheader', { name: /^Person ada/ })).toBeInTheDocument()
    page.getByRole('grid').element().focus()
    await keys('{Control>}{Home}{/Control}')
  }
  await start()
  /** Looks at another page, and comes back. */
  const away = () => draw(<p>Elsewhere</p>)
  const back = async () => {
    draw(<BoardPage />)
    await start()
  }
  return { ...served, shifts, away, back }
}
const said = async (words: RegExp) =>
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()
const unsent = (words: string) => page.getByText(words, { exact: true })
/** How many shifts are drawn: what is alike stands as one with its number. */
const howMany = () =>
  [...page.getByRole('grid').element().querySelectorAll('[data-shift]')]
    .map((chip) => Number(chip.querySelector('[dir=ltr]')?.textContent.slice(1) ?? 1))
    .reduce((sum, one) => sum + one, 0)
/** The shifts that the board draws, each once. */
const drawn = () =>
  new Set(
    [...page.getByRole('grid').element().querySelectorAll<HTMLElement>('[data-shift]')].map(
      ({ dataset }) => dataset['shift'],
    ),
  )

beforeEach(async () => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&group=none')
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('sends again once what is asked for twice, and takes each back once', async () => {
  const { line, posts, all } = await open()
  line.is = 'cut'
  await keys('dn')
  await expect.element(unsent('2 changes are not saved')).toBeVisible()
  line.is = 'whole'
  const before = posts().length
  const again = page.getByRole('button', { name: 'Try again' }).element()
  if (!(again instanceof HTMLElement)) throw new TypeError('No button')
  again.click()
  again.click()
  await expect.element(unsent('2 changes are not saved')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Saved/)).toBeVisible()
  expect(posts()).toHaveLength(before + 2)
  expect(drawn()).toEqual(new Set(['1', '2', '3']))
  page.getByRole('grid').element().focus()
  await keys('{Control>}zz{/Control}')
  await expect.poll(() => all.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(2)
  const heard = hearing()
  await keys('{Control>}z{/Control}')
  await expect.poll(() => heard.some((words) => words.startsWith('There is nothing to undo'))).toBe(true)
  expect(all.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(2)
})

it('sends what waits once when somebody is back on the board, which shows it', async () => {
  const { line, posts, away, back } = await open()
  line.is = 'answersLost'
  await keys('d')
  await expect.element(unsent('1 change is not saved')).toBeVisible()
  line.is = 'cut'
  await keys('n')
  await expect.element(unsent('2 changes are not saved')).toBeVisible()
  away()
  line.is = 'whole'
  const before = posts().length
  await back()
  await expect.element(page.getByText(/^Saved/)).toBeVisible()
  expect(posts()).toHaveLength(before + 2)
  expect(drawn()).toEqual(new Set(['1', '2', '3']))
})

it('draws open shifts once whose answer was lost, beside one that is alike', async () => {
  const { line } = await open([day(null, '2031-03-10')])
  line.is = 'cut'
  await page.getByRole('button', { name: /^Post 2/ }).click()
  await expect.element(unsent('1 change is not saved')).toBeVisible()
  expect(drawn().size).toBe(3)
  line.is = 'answerLost'
  await page.getByRole('button', { name: 'Try again' }).click()
  // They are found again on the board, and their answer is fetched by that.
  await said(/^2 open shifts/)
  // What is alike stands as one with its number.
  await expect.poll(howMany).toBe(3)
})

it('takes the note away that something waits when somebody is back, and says it anew when they leave', async () => {
  const { line, posts, away, back } = await open()
  line.is = 'cut'
  await keys('d')
  await expect.element(unsent('1 change is not saved')).toBeVisible()
  const note = page.getByRole('alert').filter({ hasText: 'It waits on the board' })
  away()
  await expect.element(note).toBeVisible()
  await back()
  // Left alone it would stay for twelve seconds.
  await expect.element(note, { timeout: 6_000 }).not.toBeInTheDocument()
  away()
  await expect.element(note).toBeVisible()
  expect(note.elements()).toHaveLength(1)
  const before = posts().length
  await back()
  // It is tried by itself, once.
  await expect.poll(() => posts().length).toBe(before + 1)
  await expect.element(unsent('1 change is not saved')).toBeVisible()
  line.is = 'whole'
  await page.getByRole('button', { name: 'Try again' }).click()
  await said(/^Day: 1 shift saved/)
  await expect.element(page.getByText('1 change is not saved')).not.toBeInTheDocument()
})

it('says that it was undone where the answer is lost once', async () => {
  const { line } = await open()
  await keys('d')
  await said(/^Day: 1 shift saved/)
  line.is = 'answerLost'
  await keys('{Control>}z{/Control}')
  await said(/^It was undone/)
  expect(page.getByRole('alert').filter({ hasText: 'Not undone' }).elements()).toHaveLength(0)
})

it('takes back once what was taken back without an answer, and does it again', async () => {
  const { line, all } = await open()
  await keys('d')
  await said(/^Day: 1 shift saved/)
  const undos = () => all.filter(({ path }) => path.endsWith('/undo'))
  line.is = 'answersLost'
  await keys('{Control>}z{/Control}')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Not undone' })).toBeVisible()
  line.is = 'whole'
  await keys('{Control>}z{/Control}')
  await said(/^It was undone/)
  expect(undos().length).toBeGreaterThan(1)
  expect(new Set(undos().map(({ path, key }) => `${path} ${key}`)).size).toBe(1)
  await keys('{Control>}{Shift>}z{/Shift}{/Control}')
  await said(/^It was done again/)
  expect(undos().at(-1)?.path).toContain('301')
})

it('sends by itself what waits once there is a line again, and says only once that it is not saved', async () => {
  const { line, posts } = await open()
  const heard = hearing()
  line.is = 'cut'
  await keys('d')
  await expect.element(unsent('1 change is not saved')).toBeVisible()
  const before = posts().length
  // It is tried after two seconds, and after four more.
  await expect.poll(() => posts().length, { timeout: 10_000 }).toBe(before + 1)
  line.is = 'whole'
  await expect.element(page.getByText(/^Saved/), { timeout: 20_000 }).toBeVisible()
  expect(posts()).toHaveLength(before + 2)
  expect(heard.filter((words) => words.startsWith('That could not be sent'))).toHaveLength(1)
})

it('does again at once what is still being taken back', async () => {
  const { all } = await open()
  await keys('d{Control>}zy{/Control}')
  const steps = () => all.filter(({ path }) => path.endsWith('/undo')).length
  await expect.poll(steps).toBe(2)
  await said(/^It was done again/)
})
