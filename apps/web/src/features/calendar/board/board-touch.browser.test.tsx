import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { day } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { inside, lift, slideTo, touch } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

const cell = (who: string, date: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${who}, .*${date}, 2031:`) })
const isDragging = () => document.documentElement.dataset['dragging'] !== undefined

beforeEach(async () => {
  history.replaceState(null, '', '?date=2031-03-10&span=week&group=none')
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('carries what a finger rests on, and nothing where the finger goes on at once', async () => {
  const { sent } = serveBoard([day(0, '2031-03-10')])
  render(<BoardPage />)
  const [from, to] = [cell('Person ada', 'March 10'), cell('Person ben', 'March 12')]
  await expect.element(from).toBeInTheDocument()
  await vi.waitFor(() => expect(document.querySelector('[data-shift]')).not.toBeNull())

  // Sooner it scrolls, and on a busy machine it is no later.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await touch(inside(from))
  await slideTo(inside(to))
  expect(isDragging()).toBe(false)
  await lift()
  vi.useRealTimers()

  await touch(inside(from))
  await vi.waitFor(() => expect(isDragging()).toBe(true))
  await slideTo(inside(to))
  await lift()
  await expect.element(page.getByRole('status').filter({ hasText: /^1 shift was moved/ })).toBeInTheDocument()
  expect(sent()).toMatchObject([[{ kind: 'change', assignmentId: 1, providerId: 'ben', startsAt: '2031-03-12T07:00' }]])
})
