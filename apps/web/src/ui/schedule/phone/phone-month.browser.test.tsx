import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { away, shift } from '#test/events.ts'
import { inside, keys, lift, slideTo, touch } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { byDate, type GridEvent } from '#web/ui/schedule/event.ts'
import { useTurned } from '#web/ui/schedule/turned.ts'
import { PhoneMonth } from './phone-month.tsx'

const events = byDate([
  shift('1', '2026-03-07', 'Maya'),
  shift('2', '2026-03-07', 'Tom'),
  shift('3', '2026-03-14', 'Ada'),
  away('leave 1', '2026-03-07', 'Zoe'),
])
const opened = vi.fn<(title: string) => void>()
const Phone = ({ isKnown = true }: { isKnown?: boolean }) => {
  const [date, turn] = useState('2026-03-07')
  const turned = useTurned({ chosen: 'month', date, onTurn: turn, onChoose: () => {} })
  return (
    <PhoneMonth
      turned={turned}
      events={events}
      isBusy={false}
      unknown={(on) => (isKnown ? undefined : `${on} is not known`)}
      label={`Shifts of ${turned.month}`}
      day={(on, those) => `${on}: ${those.length}`}
      away={(_, those: readonly GridEvent[]) => those.filter(({ startsAt }) => startsAt === undefined).length}
      onOpenEvent={({ title }) => opened(title)}
    />
  )
}
beforeEach(() => {
  opened.mockReset()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 7, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})
const cell = (date: string) => page.getByRole('gridcell', { name: new RegExp(`^${date}`) })
const heading = page.getByRole('heading', { level: 2 })
const grid = page.getByRole('grid')
/** What a cell shows, without what it only says. */
const seen = (name: string) =>
  [...cell(name).element().querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent).join('')

describe('a month on a telephone', () => {
  it('counts each day, and lists the chosen one with as many', async () => {
    render(<Phone />)
    expect(seen('2026-03-07')).toBe('72 1')
    await expect.element(heading).toHaveTextContent('Saturday, March 7, 2026 · today')
    await expect.element(page.getByText('2 on duty · 1 on leave')).toBeVisible()
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(3)
    await cell('2026-03-14').click()
    await expect.element(heading).toHaveTextContent('Saturday, March 14, 2026')
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(1)
    await page.getByRole('button', { name: /^Ada/ }).click()
    expect(opened.mock.calls.flat()).toEqual(['Ada'])
  })

  it('is walked by keys, and turned by Page Up and Page Down', async () => {
    render(<Phone />)
    cell('2026-03-07').element().focus()
    await keys('{ArrowDown}')
    await expect.element(cell('2026-03-14')).toHaveFocus()
    await keys('{PageDown}')
    await expect.element(grid).toHaveAccessibleName('Shifts of 2026-04')
    await expect.element(cell('2026-04-14')).toHaveFocus()
    expect(grid.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  it.each([
    [false, 0.9, 0.2, '2026-04'],
    [false, 0.2, 0.9, '2026-02'],
    [true, 0.2, 0.9, '2026-04'],
  ])('is turned by a finger, right to left %s from %d to %d', async (isRTL, from, to, month) => {
    render(<Phone />, { isRTL })
    await touch(inside(grid, from, 0.5))
    await slideTo(inside(grid, to, 0.52))
    await lift()
    await expect.element(grid).toHaveAccessibleName(`Shifts of ${month}`)
  })

  it('says what is not known, and counts nothing then', async () => {
    render(<Phone isKnown={false} />)
    await expect.element(cell('2026-03-07 is not known')).toBeVisible()
    expect(seen('2026-03-07 is not known')).toBe('7·')
    await expect.element(page.getByText(/^2026-03-07 is not known/).last()).toBeVisible()
  })
})
