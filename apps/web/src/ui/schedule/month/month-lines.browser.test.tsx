import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { onDates, shift } from '#test/events.ts'
import { render } from '#test/render.tsx'
import { MonthGrid } from './month-grid.tsx'

const short = { time: '7:30p', zone: 'ET', who: 'Okafor A.', code: 'HAR', slot: 'day' as const }
const done = vi.fn<() => void>()
const show = (isPaired = false, words = short) =>
  render(
    <MonthGrid
      month="2026-03"
      weekStartsOn={1}
      today="2026-03-07"
      focused="2026-03-11"
      events={onDates(shift('1', '2026-03-11', 'Maya', { short: words }))}
      texts={{
        grid: 'Calendar, March 2026',
        hint: 'Arrow keys move between days',
        weekday: (date) => date,
        date: (date) => date,
        day: (date) => date,
        more: (count) => `+${count} more`,
        moreOn: (date) => `on ${date}`,
      }}
      isFilling
      isPaired={isPaired}
      onFocus={done}
      onOpenDay={done}
      onOpenEvent={done}
    />,
  )
const part = (text: string) => page.getByText(text, { exact: true })

afterEach(() => {
  document.documentElement.style.fontSize = ''
  return page.viewport(1280, 800)
})

it.each([
  ['wide', 1280, ['7:30p', 'ET', 'Okafor A.', 'HAR']],
  ['narrow', 800, ['Okafor A.', 'HAR']],
  ['very narrow', 500, ['Okafor A.']],
])('a line of a %s day says who before when and where', async (_, width, said) => {
  await page.viewport(width, 900)
  show()
  await expect.element(part('Okafor A.')).toBeVisible()
  const { time, zone, who, code } = short
  expect([time, zone, who, code].filter((text) => part(text).element().clientWidth > 0)).toEqual(said)
})

it('a total has where and how many, however narrow its day', async () => {
  await page.viewport(800, 900)
  show(true, { ...short, time: 'TID', who: '', code: '40' })
  await expect.element(part('TID')).toBeVisible()
  await expect.element(part('40')).toBeVisible()
})

it('large letters stay within their line', async () => {
  document.documentElement.style.fontSize = '32px'
  show()
  await expect.element(part('Okafor A.')).toBeVisible()
  const { height } = page.getByRole('button', { name: /^Maya/ }).element().getBoundingClientRect()
  expect(parseFloat(getComputedStyle(part('Okafor A.').element()).fontSize)).toBeLessThan(height)
})
