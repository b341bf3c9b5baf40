import texts from 'texts:calendar,grid,ui'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { shift } from '#test/events.ts'
import { keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { addTexts } from '#web/lib/text.ts'
import { useTurned } from '#web/ui/schedule/turned.ts'
import { gridLabels } from './grid-labels.ts'
import { MonthTotals } from './month-totals.tsx'

addTexts(texts)

const at = (id: string, name: string) => ({
  detail: name,
  place: { id, name, timeZone: 'America/New_York' },
  short: { time: '7a', who: 'Okafor M.', code: name.slice(0, 3).toUpperCase(), slot: 'day' as const },
})
const shifts = [
  ...['Maya', 'Ada', 'Kai'].map((name, id) => shift(`${id}`, '2026-03-07', name, at('t', 'Tidewrack'))),
  shift('9', '2026-03-07', 'Tom', at('h', 'Harbor')),
]
const opened = vi.fn<(title: string) => void>()
const Totals = () => {
  const turned = useTurned({ chosen: 'month', date: '2026-03-07', onTurn: () => {}, onChoose: () => {} })
  return (
    <MonthTotals
      turned={turned}
      shifts={shifts}
      labels={gridLabels(new Map())}
      isBusy={false}
      isKnown={() => true}
      onOpenDay={(date) => opened(date)}
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

it('each number opens the list of the day at that place, with exactly as many lines', async () => {
  render(<Totals />)
  const total = page.getByRole('button', { name: /^Tidewrack, 3 on duty/ })
  await expect.element(total).toBeVisible()
  // The head of the day counts shifts, not numbers.
  await expect.element(page.getByRole('gridcell', { name: /Saturday, March 7, 2026, 4 shifts/ })).toBeVisible()
  await total.click()
  const dialog = page.getByRole('dialog', { name: 'Tidewrack: 3 on duty · Sat, Mar 7' })
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(3)
  await dialog.getByRole('button', { name: /^Ada/ }).click()
  expect(opened.mock.calls.flat()).toEqual(['Ada'])
})

it('is walked by keys like any month', async () => {
  render(<Totals />)
  await expect.element(page.getByRole('button', { name: /^Tidewrack/ })).toBeVisible()
  document.querySelector<HTMLElement>('[data-date="2026-03-07"][role=gridcell]')?.focus()
  await keys('{F2}{ArrowDown}{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Tidewrack: 3 on duty · Sat, Mar 7' })).toBeVisible()
})
