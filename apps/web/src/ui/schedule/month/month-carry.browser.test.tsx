import { useState } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, CARRY, onDates, shift } from '#test/events.ts'
import { drag, inside, keys, letGo, lift, moveTo, press, slideTo, tap, touch } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { MonthGrid } from './month-grid.tsx'

const texts = {
  grid: 'March',
  hint: 'walk',
  weekday: (date: string) => date,
  date: (date: string) => date.slice(8),
  day: (date: string) => `${date}:`,
  more: (count: number) => `+${count}`,
  moreOn: (date: string) => date,
  carry: CARRY,
}
const moved = vi.fn<(what: string) => void>()
const opened = vi.fn<(what: string) => void>()
const chosen = vi.fn<(from: string, to: string) => void>()

/** A month that takes what is moved, as the calendar does before the server has answered. */
const Roster = ({ isFixed = false }: { isFixed?: boolean }) => {
  const [events, setEvents] = useState<GridEvent[]>([
    shift('1', '2026-03-11', 'Maya'),
    shift('2', '2026-03-11', 'Tom'),
    away('l1', '2026-03-12', 'Ada'),
  ])
  const [focused, setFocused] = useState('2026-03-11')
  const move = (event: GridEvent, date: string) => {
    moved(`${event.title} to ${date}`)
    setEvents((all) => all.map((one) => (one.id === event.id ? { ...one, date } : one)))
  }
  return (
    <MonthGrid
      month="2026-03"
      weekStartsOn={1}
      today="2026-03-07"
      focused={focused}
      events={onDates(...events)}
      texts={texts}
      onFocus={setFocused}
      onOpenDay={(date) => opened(date)}
      onOpenEvent={({ title }) => opened(title)}
      onMove={isFixed ? undefined : move}
      onSelect={(from, to) => chosen(from, to)}
    />
  )
}
const cell = (date: string) => page.getByRole('gridcell').filter({ hasText: new RegExp(`^${date}:`) })
const chip = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) })
const said = page.getByRole('status')
const over = () => [...document.querySelectorAll<HTMLElement>('[data-over]')].map(({ dataset }) => dataset.date)
const isDragging = () => document.documentElement.dataset.dragging !== undefined
const ghosts = () => [...document.querySelectorAll<HTMLElement>('body > button[aria-hidden=true]')]
const free = (date: string) => inside(cell(date), 0.5, 0.9)

beforeEach(() => {
  for (const spy of [moved, opened, chosen]) spy.mockReset()
})

describe('a mouse', () => {
  it('carries a shift to another date, with a copy under it and the date marked', async () => {
    render(<Roster />)
    await press(inside(chip('Maya')))
    await moveTo(inside(cell('2026-03-18')))
    await expect.poll(over).toEqual(['2026-03-18'])
    expect(ghosts().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Maya')])
    await expect.element(said).toHaveTextContent('Maya over 18')
    await letGo()
    await expect.poll(() => moved.mock.calls.flat()).toEqual(['Maya to 2026-03-18'])
    await expect.element(cell('2026-03-18')).toMatchTextContent('Maya')
    await expect.element(said).toHaveTextContent('Maya put')
    expect([ghosts(), over(), isDragging()]).toEqual([[], [], false])
    // Letting go is no click.
    expect(opened).not.toHaveBeenCalled()
  })

  it('that hardly moves only opens', async () => {
    render(<Roster />)
    const at = inside(chip('Maya'))
    await drag(at, { x: at.x + 2, y: at.y + 2 })
    await expect.poll(() => opened.mock.calls.flat()).toEqual(['Maya'])
    expect(moved).not.toHaveBeenCalled()
  })

  it('that comes back to where it began moves nothing, and opens nothing', async () => {
    render(<Roster />)
    await drag(inside(chip('Maya')), inside(cell('2026-03-18')), inside(chip('Maya'), 0.8))
    await expect.element(said).toHaveTextContent('Maya left')
    expect([moved.mock.calls, opened.mock.calls]).toEqual([[], []])
  })

  it('that lets go beside the dates moves nothing', async () => {
    render(
      <>
        <p>beside</p>
        <Roster />
      </>,
    )
    await drag(inside(chip('Maya')), inside(cell('2026-03-04')), inside(page.getByText('beside', { exact: true }), 0.1))
    await expect.element(said).toHaveTextContent('Maya left')
    expect([moved.mock.calls, ghosts(), isDragging()]).toEqual([[], [], false])
  })

  it('whose other button is pressed meanwhile leaves the focus where it was', async () => {
    render(
      <>
        <Roster />
        <input aria-label="focused" />
      </>,
    )
    await press(inside(chip('Maya')))
    await moveTo(inside(cell('2026-03-18')))
    page.getByRole('textbox', { name: 'focused' }).element().focus()
    await userEvent.pointer([{ keys: '[MouseRight]' }])
    await expect.element(page.getByRole('textbox', { name: 'focused' })).toHaveFocus()
    await keys('{Escape}')
    await letGo()
    expect(moved).not.toHaveBeenCalled()
  })

  it('leaves everything as it was on Escape', async () => {
    render(<Roster />)
    await press(inside(chip('Maya')))
    await moveTo(inside(cell('2026-03-18')))
    await expect.poll(over).toEqual(['2026-03-18'])
    await keys('{Escape}')
    await expect.element(said).toHaveTextContent('Maya left')
    expect([ghosts(), over(), isDragging()]).toEqual([[], [], false])
    await letGo()
    expect(moved).not.toHaveBeenCalled()
  })

  it('does not carry leave, nor anything where nothing may be moved', async () => {
    const { draw } = render(<Roster />)
    await drag(inside(chip('Ada')), inside(cell('2026-03-18')))
    draw(<Roster key="fixed" isFixed />)
    await drag(inside(chip('Tom')), inside(cell('2026-03-18')))
    expect([moved.mock.calls, over(), ghosts()]).toEqual([[], [], []])
  })

  it.each([
    ['forwards', '2026-03-16', '2026-03-18'],
    ['backwards', '2026-03-18', '2026-03-16'],
  ])('chooses dates by drawing over them %s', async (_, from, to) => {
    render(<Roster />)
    await press(free(from))
    await moveTo(free('2026-03-17'))
    await moveTo(free(to))
    await expect.poll(over).toEqual(['2026-03-16', '2026-03-17', '2026-03-18'])
    await letGo()
    await expect.poll(() => chosen.mock.calls).toEqual([['2026-03-16', '2026-03-18']])
  })

  it('forgets a drawing on Escape', async () => {
    render(<Roster />)
    await press(free('2026-03-16'))
    await moveTo(free('2026-03-17'))
    await expect.poll(over).toHaveLength(2)
    await keys('{Escape}')
    await expect.poll(over).toEqual([])
    await letGo()
    expect(chosen).not.toHaveBeenCalled()
  })
})

describe('a finger', () => {
  it('that rests takes a shift along', async () => {
    render(<Roster />)
    await touch(inside(chip('Tom')))
    await expect.poll(isDragging).toBe(true)
    await slideTo(inside(cell('2026-03-19')))
    await expect.poll(over).toEqual(['2026-03-19'])
    await lift()
    await expect.poll(() => moved.mock.calls.flat()).toEqual(['Tom to 2026-03-19'])
    expect(opened).not.toHaveBeenCalled()
  })

  it('that moves at once scrolls, and takes nothing along however long it stays', async () => {
    render(<Roster />)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const from = inside(chip('Tom'))
    await touch(from)
    await slideTo({ x: from.x, y: from.y + 60 })
    vi.advanceTimersByTime(5000)
    expect([isDragging(), ghosts()]).toEqual([false, []])
    await slideTo(inside(cell('2026-03-19')))
    await lift()
    expect(moved).not.toHaveBeenCalled()
  })

  it('that taps opens', async () => {
    render(
      <>
        <p>beside</p>
        <Roster />
      </>,
    )
    // What rolls on from an earlier scroll takes the first tap as the word to stop.
    await tap(inside(page.getByText('beside', { exact: true }), 0.1))
    scrollTo({ top: 0, behavior: 'instant' })
    await tap(inside(chip('Tom')))
    await expect.poll(() => opened.mock.calls.flat()).toEqual(['Tom'])
    expect(moved).not.toHaveBeenCalled()
  })
})

describe('the keyboard', () => {
  const take = async (title: string) => {
    chip(title).element().focus()
    await keys(' ')
    await expect.element(said).toHaveTextContent(`${title} taken`)
  }

  it('takes a shift up, says where it is, and puts it down where the focus goes along', async () => {
    render(<Roster />)
    await expect.element(chip('Maya')).toHaveAccessibleDescription('Press Space to take it up')
    await take('Maya')
    await keys('{ArrowDown}')
    await expect.element(said).toHaveTextContent('Maya over 18')
    await keys('{ArrowRight}')
    await expect.element(said).toHaveTextContent('Maya over 19')
    expect(over()).toEqual(['2026-03-19'])
    expect(moved).not.toHaveBeenCalled()
    await keys('{Enter}')
    await expect.element(said).toHaveTextContent('Maya put')
    expect(moved.mock.calls.flat()).toEqual(['Maya to 2026-03-19'])
    await expect.poll(() => document.activeElement?.getAttribute('data-date')).toBe('2026-03-19')
  })

  it('puts down by Space too', async () => {
    render(<Roster />)
    await take('Tom')
    await keys('{ArrowLeft} ')
    await expect.poll(() => moved.mock.calls.flat()).toEqual(['Tom to 2026-03-10'])
    // Space would press the button as well.
    expect(opened).not.toHaveBeenCalled()
  })

  it('stays within the weeks that are shown', async () => {
    render(<Roster />)
    await take('Maya')
    await keys('{PageDown}')
    await keys('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect.element(said).toHaveTextContent('Maya over 25')
    expect(over()).toEqual(['2026-02-25'])
  })

  it('leaves it where it was on Escape, when it comes back, and when the focus goes', async () => {
    render(<Roster />)
    for (const away of ['{Escape}', '{ArrowLeft} ', '{Tab}']) {
      await take('Maya')
      await keys(`{ArrowRight}${away}`)
      await expect.element(said).toHaveTextContent('Maya left')
    }
    expect([moved.mock.calls, over()]).toEqual([[], []])
  })

  it('takes no leave up: Space opens it', async () => {
    render(<Roster />)
    chip('Ada').element().focus()
    await expect.element(chip('Ada')).not.toHaveAccessibleDescription('Press Space to take it up')
    await keys(' ')
    await expect.poll(() => opened.mock.calls.flat()).toEqual(['Ada'])
  })
})
