import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { away, onDates, shift } from '#test/events.ts'
import { drag, inside, keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { MonthGrid } from './month-grid.tsx'
import type { MonthGridProps } from './month-grid-props.ts'

const texts = {
  grid: 'Calendar, March 2026',
  hint: 'Arrow keys move between days',
  weekday: (date: string) => `day ${new Date(date).getUTCDay()}`,
  date: (date: string) => date,
  day: (date: string, events: readonly GridEvent[]) => `${date}: ${events.length} shifts`,
  more: (count: number) => `+${count} more`,
  moreOn: (date: string) => `on ${date}`,
}
const opened = vi.fn<(what: string) => void>()
/** A calendar that follows the focus, as the pages do: another month comes with it. */
const March = ({ from = '2026-03-11', ...more }: { from?: string } & Partial<MonthGridProps>) => {
  const [focused, setFocused] = useState(from)
  return (
    <>
      <button>before</button>
      <MonthGrid
        month={focused.slice(0, 7)}
        weekStartsOn={1}
        today="2026-03-07"
        focused={focused}
        events={more.events ?? onDates()}
        texts={texts}
        onFocus={setFocused}
        onOpenDay={(date) => opened(date)}
        onOpenEvent={({ title }) => opened(title)}
        {...more}
      />
    </>
  )
}
const show = (more: Parameters<typeof March>[0] = {}, look = {}) => {
  opened.mockReset()
  return render(<March {...more} />, look)
}
const cells = () => [...document.querySelectorAll<HTMLElement>('[role=gridcell]')]
const cell = (date: string) => page.getByRole('gridcell').filter({ hasText: new RegExp(`^${date}:`) })
const dateOf = (element: Element | null) => element?.closest<HTMLElement>('[data-date]')?.dataset.date
const here = () => dateOf(document.activeElement)
/** From outside into the grid. */
const enter = () => keys('{Tab}{Tab}')

describe('a month', () => {
  it('is whole weeks, and shows which days are of other months', async () => {
    show()
    await expect.element(page.getByRole('grid', { name: 'Calendar, March 2026' })).toBeVisible()
    const dates = cells().map(dateOf)
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([42, '2026-02-23', '2026-04-05'])
    const outside = cells().filter((one) => one.dataset.outside !== undefined)
    expect(outside.map(dateOf)).toEqual([...dates.slice(0, 6), ...dates.slice(-5)])
  })

  it.each([
    ['Monday', 1, ['day 1', 'day 2', 'day 3', 'day 4', 'day 5', 'day 6', 'day 0']],
    ['Sunday', 0, ['day 0', 'day 1', 'day 2', 'day 3', 'day 4', 'day 5', 'day 6']],
  ])('begins its weeks on %s', async (_, weekStartsOn, names) => {
    show({ weekStartsOn })
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(names)
    expect(page.getByRole('row').elements()[1]?.querySelectorAll('[role=gridcell]')).toHaveLength(7)
  })

  it('marks today, and no other day', () => {
    show()
    const today = cells().filter((one) => one.getAttribute('aria-current') === 'date')
    expect(today.map(dateOf)).toEqual(['2026-03-07'])
  })

  it('says that it is busy, and how it is walked', async () => {
    show({ isBusy: true })
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('grid')).toHaveAccessibleDescription('Arrow keys move between days')
  })
})

describe('a day', () => {
  const crowd = (count: number) =>
    onDates(...Array.from({ length: count }, (_, at) => shift(`${at}`, '2026-03-11', `Provider ${at}`)))
  const chips = () => [...document.querySelectorAll('[data-event]')].map((chip) => chip.textContent.split(',')[0])

  it.each([
    // One too many stands in the place of the line that would say so.
    ['all where they have room', 5, 5, null],
    ['the first, and how many more there are', 6, 4, '+2 more'],
    ['the first of very many', 300, 4, '+296 more'],
  ])('shows %s', (_, count, shown, more) => {
    show({ events: crowd(count) })
    expect(chips()).toHaveLength(shown)
    expect(page.getByRole('button', { name: /more/ }).query()?.textContent ?? null).toBe(
      more && `${more} on 2026-03-11`,
    )
  })

  it('shows as many as it is told', () => {
    show({ events: crowd(6), most: 2 })
    expect(chips()).toHaveLength(2)
  })

  it('opens by "+N more" and by its number, and an event by its chip', async () => {
    show({ events: crowd(6) })
    await page.getByRole('button', { name: '+2 more on 2026-03-11' }).click()
    await cell('2026-03-12').getByText('12', { exact: true }).click()
    await page.getByRole('button', { name: /Provider 0/ }).click()
    expect(opened.mock.calls.flat()).toEqual(['2026-03-11', '2026-03-12', 'Provider 0'])
  })

  it('says to who does not see it what is on it', async () => {
    show({ events: onDates(shift('1', '2026-03-11', 'Maya Okafor'), away('l1', '2026-03-11', 'Tom Reyes')) })
    await expect.element(cell('2026-03-11')).toMatchTextContent('2026-03-11: 2 shifts')
    // Its bare number would only be said twice.
    expect(
      cell('2026-03-11')
        .getByRole('button')
        .elements()
        .map((one) => one.ariaLabel?.split(',').slice(0, 2).join()),
    ).toEqual(['Maya Okafor, Harbor General', 'Tom Reyes, 2026-03-11'])
  })
})

describe('a month that fills the window', () => {
  const short = (at: number) => ({ time: `${at}a`, who: `Okafor ${at}.`, code: 'HAR', slot: 'day' as const })
  const crowd = onDates(
    ...Array.from({ length: 40 }, (_, at) => shift(`${at}`, '2026-03-11', `Maya ${at}`, { short: short(at) })),
  )
  const head = (_: string, events: readonly GridEvent[]) => ({ open: 0, onDuty: events.length, away: 2 })
  const chips = () => [...document.querySelectorAll<HTMLElement>('[data-event]')]

  it('ends above its lower edge, and shows as many lines as it has room for', async () => {
    show({ events: crowd, isFilling: true, texts: { ...texts, head } })
    await expect.poll(() => chips().length).toBeGreaterThan(2)
    const day = document.querySelector<HTMLElement>('[data-date="2026-03-11"]')
    const [bottom = 0, edge = 0] = [chips().at(-1)?.getBoundingClientRect().bottom, day?.getBoundingClientRect().bottom]
    expect(bottom).toBeLessThanOrEqual(edge)
    expect(edge - bottom).toBeLessThan(24)
    const { bottom: lowest = 0 } = page.getByRole('grid').element().getBoundingClientRect()
    expect(lowest).toBeLessThanOrEqual(innerHeight)
  })

  it('counts in the head of a day, and says there how many more there are', async () => {
    show({ events: crowd, isFilling: true, texts: { ...texts, head } })
    const more = page.getByRole('button', { name: /more on 2026-03-11$/ })
    await expect.poll(() => Number(/\d+/.exec(more.element().textContent)?.[0]) + chips().length).toBe(40)
    await more.click()
    expect(opened.mock.calls.flat()).toEqual(['2026-03-11'])
    await expect.element(cell('2026-03-11')).toMatchTextContent(/2 40/)
  })

  it('never cuts time and place of a line: the name gives way, and a screen reader hears all of it', async () => {
    const long = {
      time: '7:30p',
      zone: 'ET',
      who: 'Wolfeschlegelsteinhausenbergerdorff H.',
      code: 'HAR',
      slot: 'call' as const,
    }
    show({ events: onDates(shift('1', '2026-03-11', 'Maya', { short: long })), isFilling: true })
    const chip = page.getByRole('button', { name: /^Maya, Harbor General/ })
    await expect.element(chip).toBeVisible()
    const right = chip.element().getBoundingClientRect().right
    for (const text of ['7:30p', 'HAR', 'ET']) {
      const part = page.getByText(text, { exact: true }).element()
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right)
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1)
    }
  })
})

describe('days beside each other', () => {
  const DATES = ['2026-03-09', '2026-03-10', '2026-03-11']
  const many = Array.from({ length: 30 }, (_, at) =>
    shift(`${at}`, '2026-03-10', `Provider ${at}`, {
      short: { time: '7a', who: `Provider ${at}`, code: 'HAR', slot: 'day' },
    }),
  )

  it('show all that stands on them, each in a line that is not turned', async () => {
    show({ dates: DATES, events: onDates(...many), isFilling: true })
    expect(cells().map(dateOf)).toEqual(DATES)
    expect(page.getByRole('columnheader').elements()).toHaveLength(3)
    const chips = [...document.querySelectorAll<HTMLElement>('[data-event]')]
    expect(chips).toHaveLength(30)
    expect(new Set(chips.map((chip) => getComputedStyle(chip).writingMode))).toEqual(new Set(['horizontal-tb']))
    expect(page.getByText(/more/).elements()).toEqual([])
    // What does not fit is scrolled to under the dates.
    const grid = page.getByRole('grid').element()
    grid.scrollTop = grid.scrollHeight
    await expect.element(page.getByRole('columnheader').first()).toBeInViewport()
  })

  it('let a shift be carried from one to another', async () => {
    const moved = vi.fn<(what: string) => void>()
    show({
      dates: DATES,
      events: onDates(...many),
      isFilling: true,
      onMove: ({ title }, date) => moved(`${title} to ${date}`),
    })
    await drag(inside(page.getByRole('button', { name: /^Provider 3,/ })), inside(cell('2026-03-09'), 0.5, 0.3))
    await expect.poll(() => moved.mock.calls.flat()).toEqual(['Provider 3 to 2026-03-09'])
  })
})

describe('by keyboard', () => {
  it('one day is in the tab order, and none of its events', async () => {
    show({ events: onDates(shift('1', '2026-03-11', 'Maya')) })
    await enter()
    expect(here()).toBe('2026-03-11')
    expect(
      cells()
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(dateOf),
    ).toEqual(['2026-03-11'])
    expect([...document.querySelectorAll<HTMLElement>('[data-event]')].map(({ tabIndex }) => tabIndex)).toEqual([-1])
  })

  it.each([
    ['{ArrowRight}{ArrowDown}', '2026-03-19'],
    ['{ArrowLeft}{ArrowUp}', '2026-03-03'],
    ['{Home}', '2026-03-09'],
    ['{End}', '2026-03-15'],
    ['{PageDown}', '2026-04-11'],
    ['{PageUp}', '2026-02-11'],
    // Out of the month: the next one is drawn, and the focus stands in it.
    ['{ArrowDown}{ArrowDown}{ArrowDown}', '2026-04-01'],
  ])('%s leads to %s', async (text, date) => {
    show()
    await enter()
    await keys(text)
    await expect.poll(here).toBe(date)
    expect(
      cells()
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(dateOf),
    ).toEqual([date])
  })

  it('the arrows go the way that one reads', async () => {
    show({}, { isRTL: true })
    await enter()
    await keys('{ArrowLeft}')
    await expect.poll(here).toBe('2026-03-12')
    await keys('{ArrowRight}{ArrowRight}')
    await expect.poll(here).toBe('2026-03-10')
  })

  it.each(['{Enter}', ' '])('%j opens the day', async (text) => {
    show()
    await enter()
    await keys(text)
    await expect.poll(() => opened.mock.calls.flat()).toEqual(['2026-03-11'])
  })

  it('F2 leads to the events of the day, where the arrows walk, and Escape back', async () => {
    const many = Array.from({ length: 6 }, (_, at) => shift(`${at}`, '2026-03-11', `Provider ${at}`))
    show({ events: onDates(...many), most: 1 })
    await enter()
    await keys('{F2}')
    const on = () => document.activeElement?.textContent
    expect(on()).toMatch(/^Provider 0/)
    await keys('{ArrowDown}')
    expect(on()).toMatch(/^\+5 more/)
    // There is nothing below.
    await keys('{ArrowDown}{ArrowUp}')
    expect(on()).toMatch(/^Provider 0/)
    await keys('{Enter}')
    await expect.poll(() => opened.mock.calls.flat()).toEqual(['Provider 0'])
    await keys('{Escape}')
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
    expect(here()).toBe('2026-03-11')
  })

  it('F2 stays on a day without events', async () => {
    show()
    await enter()
    await keys('{F2}')
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
  })

  it.each(['{Control>}{ArrowRight}{/Control}', '{Alt>}{ArrowRight}{/Alt}'])(
    '%s is left to the browser',
    async (text) => {
      show()
      await enter()
      await keys(text)
      expect(here()).toBe('2026-03-11')
    },
  )

  it('takes no focus to a day that is shown for another reason', async () => {
    const { draw } = show()
    await keys('{Tab}')
    draw(<March key="other" from="2026-05-20" />)
    await expect
      .poll(() =>
        cells()
          .filter(({ tabIndex }) => tabIndex === 0)
          .map(dateOf),
      )
      .toEqual(['2026-05-20'])
    expect(here()).toBeUndefined()
  })
})

describe('dates that may be chosen', () => {
  it('are chosen one by a click on the free part of its day', async () => {
    const onSelect = vi.fn<(from: string, to: string) => void>()
    show({ onSelect, events: onDates(shift('1', '2026-03-11', 'Maya')) })
    await cell('2026-03-11').click({ position: { x: 60, y: 120 } })
    expect(onSelect.mock.calls).toEqual([['2026-03-11', '2026-03-11']])
    await page.getByRole('button', { name: /Maya/ }).click()
    expect([onSelect.mock.calls.length, opened.mock.calls.flat()]).toEqual([1, ['Maya']])
  })

  it('are not where there is nothing to put on them', async () => {
    show()
    await cell('2026-03-11').click({ position: { x: 60, y: 120 } })
    expect(opened).not.toHaveBeenCalled()
  })
})
