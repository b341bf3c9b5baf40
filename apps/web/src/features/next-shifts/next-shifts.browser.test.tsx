import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerAll } from '#test/house.tsx'
import { render } from '#test/render.tsx'
import { stored } from '#test/shift-server.ts'
import { NextShifts } from './next-shifts.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-04T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const shift = (assignmentId: number, facilityName: string, timeZone: string) =>
  stored({
    assignmentId,
    facilityName,
    timeZone,
    scheduledDate: '2026-11-06',
    startsAt: '2026-11-06T07:00',
    endsAt: '2026-11-06T19:00',
    start: '2026-11-06T12:00:00.000Z',
    end: '2026-11-07T00:00:00.000Z',
    elapsedMinutes: 720,
  })

it('lists what begins next, and says the zone of its times where that is not one’s own', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const assignments = [shift(1, 'Harbor', here), shift(2, 'Annapurna', 'Asia/Kathmandu')]
  answerAll(() => ({ assignments, total: assignments.length }))
  render(<NextShifts isOwn />)
  const items = page.getByRole('listitem')
  await expect.element(items.nth(0)).toHaveTextContent('HarborFri, Nov 6, 7:00 AM – 7:00 PM')
  await expect.element(items.nth(1)).toHaveTextContent('AnnapurnaFri, Nov 6, 7:00 AM – 7:00 PM Nepal Time')
})
