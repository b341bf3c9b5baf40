import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { day } from '#test/board.ts'
import { NO_NAMES, serveBoard, verdict } from '#test/board-server.ts'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin, userWith } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { situationOf } from '#test/situation.ts'
import BoardPage from './board-page.tsx'

// What is stored on the days that are shown is as the board has it by now.
const situation = situationOf({ ada: 'Person ada', ben: 'Person ben', cy: 'Person cy' })

/** A board of a week of 2031 whose server answers proposals once it is let to. */
const open = async (
  answer: { status?: number; body: unknown },
  first = day(0, '2031-03-10'),
  told: Promise<void> = Promise.resolve(),
) => {
  const gate = Promise.withResolvers<void>()
  const { all } = serveBoard([first, day(1, '2031-03-11')], ({ path }) => {
    if (path.startsWith('/api/situation')) return told.then(() => ({ body: situation }))
    return path === '/api/proposals' ? gate.promise.then(() => answer) : undefined
  })
  render(<BoardPage />)
  await expect
    .element(page.getByRole('gridcell', { name: /^Person ada, .*March 10, 2031: (Day|Night)/ }))
    .toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}')
  return { all, letIt: gate.resolve }
}
const asked = (all: { path: string }[]) => all.filter(({ path }) => path.startsWith('/api/situation'))
const RESTED = /0 h of rest between .* at least 11 h/

beforeEach(async () => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&group=none')
  signIn(admin)
  await page.viewport(1400, 800)
})

it('says what the rules will refuse before the answer has come, and then what the server says', async () => {
  const facts = { verdicts: [verdict('cure')], names: NO_NAMES }
  const { all, letIt } = await open({ status: 422, body: { message: 'No', reason: 'rules', facts } })
  await expect.poll(() => asked(all).length).toBe(1)
  // The night that ends when the day of the 10th begins.
  await keys('n')
  const foreseen = page.getByRole('group', { name: 'What the rules say' })
  await expect.element(foreseen.getByText(RESTED)).toBeVisible()
  letIt()
  await expect.element(page.getByRole('group', { name: 'Why it was not saved' })).toMatchTextContent('Not enough rest.')
  await expect.element(foreseen).not.toBeInTheDocument()
})

it('says it too where what it takes to know comes only after the deed', async () => {
  const told = Promise.withResolvers<void>()
  const nothing = { body: { verdicts: [], names: NO_NAMES, batchId: null, assignments: [] } }
  const { all, letIt } = await open(nothing, undefined, told.promise)
  await expect.poll(() => asked(all).length).toBe(1)
  await keys('n')
  await expect.element(page.getByText('Saving …')).toBeVisible()
  told.resolve()
  const foreseen = page.getByRole('group', { name: 'What the rules say' })
  await expect.element(foreseen.getByText(RESTED)).toBeVisible()
  letIt()
  await expect.element(foreseen).not.toBeInTheDocument()
})

it('says of what is carried what is foreseen there, and when the server knows better', async () => {
  const nothing = { body: { verdicts: [], names: NO_NAMES, batchId: null, assignments: [] } }
  const { all, letIt } = await open(nothing, [0, 0, '2031-03-10T19:00', '2031-03-11T07:00', 'night'])
  await expect.poll(() => asked(all).length).toBe(1)
  const held = page.getByRole('group', { name: 'If it is dropped here' })
  // The day of the 11th is led to who works until it begins.
  await keys('{ArrowDown}{ArrowRight}{ArrowRight} {ArrowUp}')
  await expect.element(held.getByText(RESTED)).toBeVisible()
  await keys('{ArrowRight}{ArrowRight}')
  await expect.element(held).toMatchTextContent('Nothing new speaks against it.')
  await keys('{ArrowLeft}{ArrowLeft}')
  await expect.element(held.getByText(RESTED)).toBeVisible()
  // By then the night is somebody else's.
  letIt()
  await expect.element(held).toMatchTextContent('Something has changed meanwhile')
  await keys('{Escape}')
})

it('asks nothing for a scheduler, who is not told of all shifts', async () => {
  signIn(userWith('Scheduler'))
  const { all, letIt } = await open({ body: { verdicts: [], names: NO_NAMES, batchId: null, assignments: [] } })
  await keys('{ArrowRight} {ArrowDown}')
  letIt()
  await expect
    .element(page.getByRole('group', { name: 'If it is dropped here' }))
    .toMatchTextContent('Nothing new speaks against it.')
  expect(asked(all)).toEqual([])
})

it('says nothing of a cell where something stands already, until the server has', async () => {
  const { letIt } = await open({ status: 503, body: { message: 'Later' } })
  const held = page.getByRole('group', { name: 'If it is dropped here' })
  await keys('{ArrowRight} {ArrowDown}')
  await expect.element(held).toMatchTextContent('Nothing new speaks against it.')
  await keys('{ArrowRight}')
  await expect.element(held).not.toBeInTheDocument()
  letIt()
  await expect.element(held).toBeVisible()
  expect(held.element().textContent).not.toContain('Nothing new')
  await keys('{Escape}')
})
