import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { day, type Sampled } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

/** A board of a week of 2031, what is sent to it, and how others add to it. */
const open = async (more = '', special?: Parameters<typeof serveBoard>[1], ...others: Sampled[]) => {
  history.replaceState(null, '', `?date=2031-03-10&span=week&group=none${more}`)
  const shifts: Sampled[] = [day(0, '2031-03-10'), day(1, '2031-03-11'), ...others]
  const served = serveBoard(shifts, special)
  const { queries } = render(<BoardPage />)
  await expect.element(page.getByRole('rowheader', { name: /^Person ada/ })).toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}')
  /** The board is asked for again, as it is from time to time. */
  const later = () => void queries.invalidateQueries()
  return { ...served, shifts, later }
}
const said = async (words: RegExp) =>
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeInTheDocument()
const active = () => {
  const id = page.getByRole('grid').element().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.querySelector('.unseen')?.textContent
}
const clipboard = (kind: 'cut' | 'paste', text = '') => {
  const clipboardData = new DataTransfer()
  if (kind === 'paste') clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true })
  page.getByRole('grid').element().dispatchEvent(event)
  return clipboardData.getData('text/plain')
}
beforeEach(async () => {
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('puts what is typed in a row into one person’s days, whatever the order would be by then', async () => {
  const { sent } = await open('&sort=free')
  const [first] = active()?.split(', ') ?? []
  await keys('nnn')
  await expect.poll(sent).toHaveLength(3)
  expect(sent()).toMatchObject([[{ providerId: 'ada' }], [{ assignmentId: 1 }], [{ providerId: 'ada' }]])
  expect([first, active()?.split(', ')[0]]).toEqual(['Person ada', 'Person ada'])
})

it('stays on somebody when a row appears above them', async () => {
  const { shifts, later } = await open()
  await keys('{ArrowDown}{ArrowRight}')
  expect(active()).toMatch(/^Person ben, Monday, March 10/)
  shifts.push(day(null, '2031-03-12'))
  later()
  await expect.element(page.getByRole('rowheader', { name: /^Open shifts/ })).toBeInTheDocument()
  expect(active()).toMatch(/^Person ben, Monday, March 10/)
})

it('moves what was cut to the cell that is meant, though the period has been turned and a row has appeared', async () => {
  const { shifts, sent, later } = await open()
  await keys('{ArrowRight}')
  const text = clipboard('cut')
  shifts.push([null, 0, '2031-03-15T07:00', '2031-03-17T19:00', 'call'])
  later()
  await expect.element(page.getByRole('rowheader', { name: /^Open shifts/ })).toBeInTheDocument()
  await page.getByRole('button', { name: /^Next/ }).click()
  await expect.element(page.getByRole('grid', { name: /Mar 16|March 16/ })).toBeInTheDocument()
  page.getByRole('grid').element().focus()
  await keys('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}')
  expect(active()).toMatch(/^Person ben, Monday, March 17/)
  clipboard('paste', text)
  await said(/^1 shift was moved/)
  expect(sent()[0]).toMatchObject([{ assignmentId: 1, providerId: 'ben', startsAt: '2031-03-17T07:00' }])
})

it('clears what is shown, not what a filter hides, and puts nothing over that', async () => {
  const { sent } = await open('&type=day', undefined, [0, 0, '2031-03-10T19:00', '2031-03-11T07:00', 'night'])
  await keys('{ArrowRight}')
  expect(active()).toMatch(/^Person ada, Monday/)
  await keys('n')
  await said(/^A shift stands there that the filter hides/)
  await keys('{ArrowLeft}{Delete}')
  await said(/^1 shift was cancelled/)
  expect(sent()).toEqual([[{ kind: 'cancel', assignmentId: 1, version: 1 }]])
})

it('keeps what could not be sent while one looks elsewhere, and has the browser ask before it is lost', async () => {
  let isLost = true
  const special: Parameters<typeof serveBoard>[1] = ({ path }) =>
    isLost && path === '/api/proposals' ? { status: 503, body: { message: 'Later' } } : undefined
  const isAskedFor = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await open('', special)
  expect(isAskedFor()).toBe(false)
  await keys('d')
  await expect.element(page.getByText('1 change is not saved')).toBeVisible()
  render(<p>Elsewhere</p>)
  expect(isAskedFor()).toBe(true)
  await open('', special)
  await expect.element(page.getByText('1 change is not saved').last()).toBeVisible()
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await said(/^Day: 1 shift saved/)
  expect(isAskedFor()).toBe(false)
})

it('shows once what was stored though its answer was lost, and clears it', async () => {
  let isLost = true
  const { sent, all, shifts } = await open('', ({ path, body }) => {
    if (path !== '/api/proposals' || body['mode'] !== 'commit' || !isLost) return undefined
    isLost = false
    shifts.push(day(0, '2031-03-09'))
    return { status: 503, body: { message: 'Later' } }
  })
  await keys('d')
  await said(/^Day: 1 shift saved/)
  const keysSent = all.flatMap(({ path, key }) => (path === '/api/proposals' ? [key] : []))
  expect([keysSent.length, new Set(keysSent).size]).toEqual([2, 1])
  await keys('{ArrowLeft}')
  await expect.poll(active).toMatch(/^Person ada, Sunday, March 9, 2031: Day[^;]*$/)
  await keys('{Delete}')
  await said(/^1 shift was cancelled/)
  expect(sent().at(-1)).toHaveLength(1)
})

it('takes back what waits before what is saved, and says that it may have been stored', async () => {
  let isLost = false
  const { all } = await open('', ({ path }) =>
    isLost && path === '/api/proposals' ? { status: 503, body: { message: 'Later' } } : undefined,
  )
  const discard = page.getByRole('button', { name: 'Discard' })
  const undone = () => all.filter(({ path }) => path.endsWith('/undo')).length
  await keys('d')
  await said(/^Day: 1 shift saved/)
  isLost = true
  await keys('n')
  await expect.element(discard).toBeVisible()
  const asked = () => all.filter(({ path }) => path.startsWith('/api/board')).length
  const before = asked()
  await keys('{Control>}z{/Control}')
  await said(/^What was not saved yet was taken back. No answer had come, so it may have been saved/)
  await expect.element(discard).not.toBeInTheDocument()
  await expect.poll(asked).toBeGreaterThan(before)
  expect(undone()).toBe(0)
  await keys('n')
  await discard.click()
  await expect.element(page.getByText('1 change was discarded').nth(1)).toBeVisible()
  isLost = false
  await keys('{Control>}z{/Control}')
  await said(/^It was undone/)
  expect(undone()).toBe(1)
})

it('takes back what is on its way, once it has come to an end', async () => {
  const { all } = await open()
  await keys('d{Control>}z{/Control}')
  await said(/^It was undone/)
  expect(all.find(({ path }) => path.endsWith('/undo'))?.path).toContain('101')
})
