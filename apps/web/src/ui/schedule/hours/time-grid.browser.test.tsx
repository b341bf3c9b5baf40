import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { away, CARRY, onDates, shift } from '#test/events.ts'
import { drag, inside, keys, letGo, lift, moveTo, press, slideTo, touch, type Point } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import type { Times } from '#web/ui/schedule/times.ts'
import { TimeGrid } from './time-grid.tsx'
import type { TimeGridProps } from './time-grid-props.ts'

const short = ({ startsAt, endsAt }: Times) => `${startsAt.slice(8)} to ${endsAt.slice(8)}`
const texts = {
  grid: 'Week of March 7',
  heading: (date: string) => `Day ${date.slice(8)}`,
  hour: (hour: number) => `${hour} o’clock`,
  more: (count: number) => `+${count}`,
  moreFrom: (minutes: number) => `from ${minutes / 60}`,
  continued: ({ endsAt = '' }: GridEvent) => `until ${endsAt.slice(11)}`,
  times: short,
  when: short,
  carry: CARRY,
}
const DATES = ['2026-03-06', '2026-03-07', '2026-03-08']
const day = shift('1', '2026-03-07', 'Maya')
const night = shift('2', '2026-03-07', 'Tom', {
  startsAt: '2026-03-07T19:00',
  endsAt: '2026-03-08T07:00',
  when: 'that night',
})

const opened = vi.fn<(what: string) => void>()
const changed = vi.fn<(what: string) => void>()
const drawn = vi.fn<(times: Times) => void>()
const moved = vi.fn<(what: string) => void>()
beforeEach(() => {
  for (const spy of [opened, changed, drawn, moved]) spy.mockReset()
})
const show = async (more: Partial<TimeGridProps> = {}, look = {}) => {
  const shown = render(
    <TimeGrid
      dates={DATES}
      today="2026-03-07"
      events={onDates(day, night, away('l1', '2026-03-06', 'Ada'))}
      texts={texts}
      onOpenDay={(date) => opened(date)}
      onOpenEvent={({ title }) => opened(title)}
      onChange={({ title }, times) => changed(`${title} ${short(times)}`)}
      onMove={({ title }, date) => moved(`${title} to ${date}`)}
      onSelect={(times) => drawn(times)}
      {...more}
    />,
    look,
  )
  // It opens in the early morning: before that no spot stays where it is.
  await expect.poll(() => box().scrollTop).toBeGreaterThan(0)
  return shown
}

const box = () => page.getByRole('group', { name: 'Week of March 7' }).element()
const column = (date: string) => page.getByRole('list', { name: `Day ${date.slice(8)}` })
const piece = (date: string, title: string) => column(date).getByRole('button', { name: new RegExp(title) })
/** A spot in the hours of a date. */
const spot = (date: string, hour: number): Point => inside(column(date), 0.5, hour / 24)
const said = page.getByRole('status')
const drafts = () => [...document.querySelectorAll('[data-draft]')].map(({ textContent }) => textContent)

describe('the hours', () => {
  it('open in the early morning, where day shifts begin', async () => {
    await show()
    const { scrollTop, scrollHeight } = box()
    expect(scrollTop / scrollHeight).toBeCloseTo(6 / 24, 2)
  })

  it('stand under their dates, of which one is today', async () => {
    await show()
    const heads = DATES.map((date) => page.getByRole('button', { name: `Day ${date.slice(8)}` }))
    expect(heads.map((head) => head.element().getAttribute('aria-current'))).toEqual([null, 'date', null])
    await heads[2]?.click()
    expect(opened.mock.calls.flat()).toEqual(['2026-03-08'])
  })

  it('show when something is by where it stands', async () => {
    await show()
    const whole = column('2026-03-07').element().getBoundingClientRect()
    const part = piece('2026-03-07', 'Maya').element().parentElement?.getBoundingClientRect()
    expect(((part?.top ?? 0) - whole.top) / whole.height).toBeCloseTo(7 / 24, 3)
    expect((part?.height ?? 0) / whole.height).toBeCloseTo(8 / 24, 3)
  })

  it('show a night on both of its dates, and open one event', async () => {
    await show()
    await expect.element(piece('2026-03-07', 'Tom')).toMatchTextContent('Harbor General')
    await expect.element(piece('2026-03-08', 'Tom')).toMatchTextContent('until 07:00')
    expect(piece('2026-03-08', 'Tom').element().dataset).toMatchObject({ before: 'true', event: '2' })
    await piece('2026-03-08', 'Tom').click()
    expect(opened.mock.calls.flat()).toEqual(['Tom'])
  })

  it('show side by side what meets', async () => {
    const other = shift('3', '2026-03-07', 'Zoe')
    await show({ events: onDates(day, other) })
    const [left, right] = ['Maya', 'Zoe'].map((title) => piece('2026-03-07', title).element().getBoundingClientRect())
    expect(left?.right).toBeLessThanOrEqual((right?.left ?? 0) + 0.5)
    expect(left?.width).toBeCloseTo(right?.width ?? 0, 0)
  })

  it('count what has no room, and lead to its day', async () => {
    const crowd = Array.from({ length: 7 }, (_, at) => shift(`${at}`, '2026-03-08', `Provider ${at}`))
    await show({ events: onDates(...crowd) })
    await column('2026-03-08').getByRole('button', { name: '+3 from 7' }).click()
    expect(opened.mock.calls.flat()).toEqual(['2026-03-08'])
  })

  it('have above them what has no time of day', async () => {
    await show()
    await page.getByRole('button', { name: /^Ada/ }).click()
    expect(opened.mock.calls.flat()).toEqual(['Ada'])
    expect(column('2026-03-06').getByRole('button').elements()).toEqual([])
  })
})

describe('drawing over the hours', () => {
  it('chooses them in quarters, and shows which', async () => {
    await show()
    await press(spot('2026-03-06', 9.05))
    await moveTo(spot('2026-03-06', 11.1))
    await expect.poll(drafts).toEqual(['06T09:00 to 06T11:15'])
    await letGo()
    await expect
      .poll(() => drawn.mock.calls.flat())
      .toEqual([{ startsAt: '2026-03-06T09:00', endsAt: '2026-03-06T11:15' }])
    expect(drafts()).toEqual([])
  })

  it('goes upwards as well, and over midnight', async () => {
    await show()
    await drag(spot('2026-03-08', 8.05), spot('2026-03-07', 14.3))
    await expect.poll(() => drawn.mock.calls.flat().map(short)).toEqual(['07T14:15 to 08T08:15'])
  })

  it('is taken back by Escape', async () => {
    await show()
    await press(spot('2026-03-06', 9))
    await moveTo(spot('2026-03-06', 11))
    await expect.poll(drafts).toHaveLength(1)
    await keys('{Escape}')
    await expect.poll(drafts).toEqual([])
    await letGo()
    expect(drawn).not.toHaveBeenCalled()
  })

  it('does nothing where there is nothing to put there', async () => {
    await show({ onSelect: undefined })
    await drag(spot('2026-03-06', 9), spot('2026-03-06', 11))
    expect([drawn.mock.calls, drafts(), changed.mock.calls]).toEqual([[], [], []])
  })
})

describe('a mouse', () => {
  const pieceAt = (date: string, title: string, down = 0.5) => inside(piece(date, title), 0.5, down)

  it('carries a shift to other hours and another date', async () => {
    await show()
    await press(pieceAt('2026-03-07', 'Maya'))
    await moveTo(spot('2026-03-06', 12))
    await expect.poll(drafts).toEqual(['06T08:00 to 06T16:00'])
    await expect.element(said.nth(0)).toHaveTextContent('Maya over 06T08:00 to 06T16:00')
    await letGo()
    await expect.poll(() => changed.mock.calls.flat()).toEqual(['Maya 06T08:00 to 06T16:00'])
    expect(opened).not.toHaveBeenCalled()
  })

  it.each([
    ['its end later', '[data-edge=end]', 15.75, 'Maya 07T07:00 to 07T15:45'],
    ['its end sooner', '[data-edge=end]', 13.5, 'Maya 07T07:00 to 07T13:30'],
    ['its beginning sooner', '[data-edge=start]', 6.75, 'Maya 07T06:45 to 07T15:00'],
    ['its end before its beginning, down to a quarter', '[data-edge=end]', 6.75, 'Maya 07T07:00 to 07T07:15'],
  ])('draws %s', async (_, edge, hour, times) => {
    await show()
    const grip = piece('2026-03-07', 'Maya').element().querySelector(edge)
    if (!grip) throw new Error(`The piece has no ${edge}`)
    await drag(inside(grip), spot('2026-03-07', hour))
    await expect.poll(() => changed.mock.calls.flat()).toEqual([times])
  })

  it('puts a shift back that is let go of beside the hours', async () => {
    await show()
    await press(pieceAt('2026-03-07', 'Maya', 0.2))
    await moveTo(spot('2026-03-08', 10))
    await expect.poll(drafts).toHaveLength(1)
    const { bottom } = box().getBoundingClientRect()
    await moveTo({ x: inside(box()).x, y: bottom + 40 })
    await expect.poll(drafts).toEqual(['07T07:00 to 07T15:00'])
    await letGo()
    await expect.element(said.nth(0)).toHaveTextContent('Maya left')
    expect(changed).not.toHaveBeenCalled()
  })

  it('draws a night out at its end, which stands on the next date', async () => {
    await show()
    expect(piece('2026-03-07', 'Tom').element().querySelectorAll('[data-edge]')).toHaveLength(1)
    const grip = piece('2026-03-08', 'Tom').element().querySelector('[data-edge=end]')
    if (!grip) throw new Error('The night has no end')
    await drag(inside(grip), spot('2026-03-08', 9))
    await expect.poll(() => changed.mock.calls.flat()).toEqual(['Tom 07T19:00 to 08T09:00'])
  })

  it('scrolls on at the edge while it holds something', async () => {
    await show()
    const before = box().scrollTop
    await press(pieceAt('2026-03-07', 'Maya', 0.2))
    await moveTo({ x: inside(box()).x, y: Math.min(box().getBoundingClientRect().bottom, innerHeight) - 4 })
    await expect.poll(() => box().scrollTop).toBeGreaterThan(before + 30)
    await keys('{Escape}')
    await letGo()
    expect(changed).not.toHaveBeenCalled()
  })

  it('carries what has no time to another date, and leave not at all', async () => {
    const { startsAt: _, endsAt: __, ...whole } = shift('9', '2026-03-06', 'Congress')
    await show({ events: onDates(whole, away('l1', '2026-03-06', 'Ada')) })
    const head = (date: string) => page.getByRole('button', { name: `Day ${date.slice(8)}` })
    await drag(inside(page.getByRole('button', { name: /^Congress/ })), inside(head('2026-03-08')))
    await expect.poll(() => moved.mock.calls.flat()).toEqual(['Congress to 2026-03-08'])
    await drag(inside(page.getByRole('button', { name: /^Ada/ })), inside(head('2026-03-08')))
    expect(moved).toHaveBeenCalledOnce()
  })

  it('changes nothing where nothing may be changed', async () => {
    await show({ onChange: undefined, onSelect: undefined })
    expect(document.querySelectorAll('[data-edge]')).toHaveLength(0)
    await drag(pieceAt('2026-03-07', 'Maya'), spot('2026-03-06', 12))
    expect(drafts()).toEqual([])
  })
})

it('a finger that rests carries, too', async () => {
  await show()
  await touch(inside(piece('2026-03-07', 'Maya')))
  await expect.poll(drafts).toEqual(['07T07:00 to 07T15:00'])
  await slideTo(spot('2026-03-08', 12))
  await expect.poll(drafts).toEqual(['08T08:00 to 08T16:00'])
  await lift()
  await expect.poll(() => changed.mock.calls.flat()).toEqual(['Maya 08T08:00 to 08T16:00'])
})

it('a piece is read with its place and when it is, once', async () => {
  await show()
  const maya = page.getByRole('button', { name: /^Maya/ })
  await expect.element(maya).toHaveAccessibleName('Maya Harbor General , 2026-03-07, 7:00 AM – 3:00 PM')
})

describe('the keyboard', () => {
  const take = async (title: string, date = '2026-03-07') => {
    piece(date, title).element().focus()
    await keys(' ')
    await expect.element(said.nth(0)).toHaveTextContent(`${title} taken`)
  }

  it.each([
    ['{ArrowDown}', 'Maya 07T07:15 to 07T15:15'],
    ['{ArrowUp}{ArrowUp}', 'Maya 07T06:30 to 07T14:30'],
    ['{ArrowRight}', 'Maya 08T07:00 to 08T15:00'],
    ['{Shift>}{ArrowDown}{/Shift}', 'Maya 07T07:00 to 07T15:15'],
    ['{Alt>}{ArrowUp}{/Alt}', 'Maya 07T06:45 to 07T15:00'],
  ])('%s makes it %s', async (text, times) => {
    await show()
    await take('Maya')
    await keys(text)
    await keys('{Enter}')
    await expect.poll(() => changed.mock.calls.flat()).toEqual([times])
    await expect.element(said.nth(0)).toHaveTextContent('Maya put')
  })

  it('the arrows go the way that one reads', async () => {
    await show({}, { isRTL: true })
    await take('Maya')
    await keys('{ArrowLeft} ')
    await expect.poll(() => changed.mock.calls.flat()).toEqual(['Maya 08T07:00 to 08T15:00'])
  })

  it.each(['{Escape}', '{ArrowUp}{Enter}', '{Tab}'])('leaves it where it was by %s', async (text) => {
    await show()
    await take('Maya')
    await keys(`{ArrowDown}${text}`)
    await expect.element(said.nth(0)).toHaveTextContent('Maya left')
    expect([changed.mock.calls, drafts()]).toEqual([[], []])
  })

  it('keeps the focus on what it has put down on another date', async () => {
    const { draw } = await show()
    await take('Maya')
    await keys('{ArrowRight}{Enter}')
    await expect.poll(() => changed.mock.calls.length).toBe(1)
    const there = { ...day, date: '2026-03-08', startsAt: '2026-03-08T07:00', endsAt: '2026-03-08T15:00' }
    draw(
      <TimeGrid
        dates={DATES}
        today="2026-03-07"
        events={onDates(there)}
        texts={texts}
        onOpenDay={opened}
        onOpenEvent={() => {}}
        onChange={() => {}}
      />,
    )
    expect(piece('2026-03-08', 'Maya').element()).toBe(document.activeElement)
  })
})
