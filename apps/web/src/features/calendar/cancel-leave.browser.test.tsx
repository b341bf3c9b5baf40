import texts from 'texts:calendar,edit,event,leave,refusal'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { storedLeave } from '#test/leave.ts'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { CancelLeave } from './cancel-leave.tsx'

addTexts(texts)

const stored = { ...storedLeave, endDate: '2026-11-30' }
const onDone = vi.fn<() => void>()
beforeEach(() => {
  onDone.mockReset()
  signIn(admin)
})
afterEach(() => {
  vi.useRealTimers()
})

/** What is sent when leave is called off on a day, by what is chosen for it. */
const calledOff = async (today: string, choice?: RegExp) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00`) })
  const all = serve(() => ({ body: { leave: stored, assignments: [], batchId: 1 } }))
  render(<CancelLeave leave={stored} onDone={onDone} />)
  await page.getByRole('button', { name: 'Cancel leave' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this leave?' })
  const text = question.element().textContent
  const choices = question.getByRole('radio').elements().length
  if (choice) await question.getByRole('radio', { name: choice }).click()
  await question.getByRole('button', { name: 'Cancel leave' }).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  const sent = all.filter(({ method }) => method !== 'GET').map(({ method, path, body }: Asked) => [method, path, body])
  return { text, choices, sent }
}
const WHOLE = ['DELETE', '/api/leave/4?version=3', {}]

it('takes all of it away before it has begun', async () => {
  const { text, choices, sent } = await calledOff('2026-11-20')
  expect(text).toContain('again from Friday, November 20, 2026 to Monday, November 30, 2026.')
  expect([choices, sent]).toEqual([0, [WHOLE]])
})

it('lets the days stay that were taken, and ends it the day before', async () => {
  const { text, choices, sent } = await calledOff('2026-11-25')
  expect(text).toContain('again from Wednesday, November 25, 2026 to Monday, November 30, 2026.')
  expect([choices, sent]).toEqual([2, [['PATCH', '/api/leave/4', { version: 3, endDate: '2026-11-24' }]]])
})

it('takes the days away that were taken where that is said', async () => {
  expect((await calledOff('2026-11-25', /^All of it/)).sent).toEqual([WHOLE])
})

it('says of leave that is over what it was', async () => {
  const { text, sent } = await calledOff('2026-12-01')
  expect(text).toContain('was away from Friday, November 20, 2026 to Monday, November 30, 2026.')
  expect(sent).toEqual([WHOLE])
})
