import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { away, CARRY, onDates, shift } from '#test/events.ts'
import { drag, inside, keys, letGo, moveTo, press, type Point } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import type { Times } from '#web/ui/schedule/times.ts'
import { DayGrid } from './day-grid.tsx'
import type { DayGridProps } from './day-grid-props.ts'

const DATE = '2026-03-17'
const short = ({ startsAt, endsAt }: Times) => `${startsAt.slice(8)} to ${endsAt.slice(8)}`
const texts = { grid: 'Shifts of the day', empty: 'Nothing is planned', when: short, carry: CARRY }
const night = shift('2', '2026-03-16', 'Tom Ada', {
  startsAt: '2026-03-16T19:00',
  endsAt: `${DATE}T07:00`,
  short: { time: '', who: 'Ada T.', code: 'HAR', slot: 'night' },
})
const day = shift('1', DATE, 'Maya')
const late = shift('3', DATE, 'Tom Ada', { startsAt: `${DATE}T22:00`, endsAt: '2026-03-18T07:00' })

const opened = vi.fn<(what: string) => void>()
const changed = vi.fn<(what: string) => void>()
const drawn = vi.fn<(what: string) => void>()
const turned = vi.fn<(date: string) => void>()
beforeEach(() => {
  for (const spy of [opened, changed, drawn, turned]) spy.mockReset()
  // Only the clock: everything else waits as it does in earnest.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 17, 14, 20) })
})
afterEach(() => {
  vi.useRealTimers()
})
const show = (more: Partial<DayGridProps> = {}, look = {}) =>
  render(
    <DayGrid
      date={DATE}
      events={onDates(day, night, late, away('l', DATE, 'Zoe'))}
      texts={texts}
      onTurn={turned}
      onOpenEvent={({ title, id }) => opened(`${title} ${id}`)}
      onChange={({ title }, times) => changed(`${title} ${short(times)}`)}
      onSelect={(times) => drawn(short(times))}
      {...more}
    />,
    look,
  )

const grid = page.getByRole('grid', { name: 'Shifts of the day' })
const bar = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-event="${id}"]`)
  if (!found) throw new Error(`No bar ${id}`)
  return found
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const track = (name: string) => row(name).getByRole('gridcell')
/** A spot in somebody's row, by the hour. */
const spot = (name: string, hour: number): Point => inside(track(name), hour / 24, 0.5)
const drafts = () => [...document.querySelectorAll('[data-draft]')].map(({ textContent }) => textContent)
const said = page.getByRole('status')

describe('a day', () => {
  it('has a row for each person under their place, and a bar for each shift', async () => {
    show()
    const headers = page.getByRole('rowheader').elements()
    expect(headers.slice(1).map(({ textContent }) => textContent)).toEqual(['HARHarbor General', 'Ada, Tom', 'Maya'])
    expect(row('Ada, Tom').getByRole('button').elements()).toHaveLength(2)
    const whole = track('Maya').element().getBoundingClientRect()
    const { left, width } = bar('1').getBoundingClientRect()
    expect((left - whole.left) / whole.width).toBeCloseTo(7 / 24, 2)
    expect(width / whole.width).toBeCloseTo(8 / 24, 2)
  })

  it('says what its people are trained for, once that is known', async () => {
    show({ events: onDates({ ...day, specialty: 'Cardiology' }, { ...night, specialty: '' }) })
    const names = page.getByRole('rowheader').elements()
    expect(names.slice(2).map(({ textContent }) => textContent)).toEqual(['Ada, Tom', 'MayaCardiology'])
  })

  it('leaves the edges open of what goes on beyond it, and says its times with their days', async () => {
    show()
    expect(bar('2').dataset).toMatchObject({ before: 'true', slot: 'night' })
    expect(bar('2').querySelector('b')?.textContent).toBe('since Mon 7:00 PM, until 7:00 AM')
    expect(bar('3').dataset).toMatchObject({ after: 'true' })
    // Two hours are too short for all of it.
    expect(bar('3').querySelector('b')?.textContent).toBe('10p →')
    expect(getComputedStyle(bar('3')).writingMode).toBe('horizontal-tb')
  })

  it('shows this moment, and how many are on duty now and by hour', async () => {
    show()
    await expect.element(page.getByText('1 on duty now')).toBeVisible()
    await expect.element(page.getByText(/2:20p$/)).toBeVisible()
    await expect.element(page.getByText(/^12a: 1, 1a: 1.*7a: 1.*11p: 1$/)).toBeInTheDocument()
    show({ date: '2026-03-18' })
    await expect.element(page.getByText('at most 1 on duty').first()).toBeVisible()
    expect(page.getByText('on duty now').elements()).toEqual([])
  })

  it('has above it what lasts all day, and says when there is nothing', async () => {
    show()
    await page.getByRole('button', { name: /^Zoe/ }).click()
    expect(opened.mock.calls.flat()).toEqual(['Zoe l'])
    show({ events: onDates() })
    await expect.element(page.getByText('Nothing is planned')).toBeVisible()
  })

  it('stands by the clock of each place where that is wished, and by the reader’s otherwise', async () => {
    // Three hours behind the reader, wherever the reader is.
    const here = -new Date(2026, 2, 17).getTimezoneOffset() / 60
    const timeZone = `Etc/GMT${here - 3 > 0 ? '-' : '+'}${Math.abs(here - 3)}`
    const from = new Date(2026, 2, 17, 10).getTime()
    const west = shift('9', DATE, 'Kai', {
      from,
      to: from + 8 * 3_600_000,
      place: { id: 'k', name: 'Kestrel Ridge', timeZone },
      short: { time: '', who: 'Kai', code: 'KES', zone: 'PT', slot: 'day' },
    })
    // It ends at two by the reader's clock, and in the evening before by its own.
    const over = { ...west, id: '8', title: 'Ada', from: from - 16 * 3_600_000, to: from - 8 * 3_600_000 }
    show({ events: onDates(day, west, { ...over, date: '2026-03-16' }) })
    const hourOf = (id: string, name: string) => {
      const whole = track(name).element().getBoundingClientRect()
      return ((bar(id).getBoundingClientRect().left - whole.left) / whole.width) * 24
    }
    expect(hourOf('9', 'Kai')).toBeCloseTo(10, 1)
    expect(row('Ada').elements()).toHaveLength(1)
    await page.getByRole('button', { name: 'Local' }).click()
    expect(hourOf('9', 'Kai')).toBeCloseTo(7, 1)
    expect(hourOf('1', 'Maya')).toBeCloseTo(7, 1)
    expect(row('Ada').elements()).toHaveLength(0)
    await expect.element(page.getByText(/^12a: 0.*7a: 2.*2p: 2.*3p: 0/)).toBeInTheDocument()
    await drag(spot('Kai', 20.1), spot('Kai', 22.1))
    expect(drawn.mock.calls.flat()).toEqual(['17T20:00 to 17T22:15'])
    await page.getByRole('button', { name: 'Local' }).click()
    expect(hourOf('9', 'Kai')).toBeCloseTo(10, 1)
  })

  it('offers no other clock where there is none', () => {
    show()
    expect(page.getByRole('button', { name: 'Local' }).elements()).toHaveLength(0)
  })

  it('says a time by the clock of its place where that is another', async () => {
    const from = new Date(2026, 2, 17, 10).getTime()
    const west = shift('9', DATE, 'Kai', {
      from,
      to: from + 8 * 3_600_000,
      short: { time: '', who: 'Kai', code: 'KES', zone: 'PT', slot: 'day' },
    })
    show({ events: onDates(west) })
    expect(bar('9').querySelector('b')?.textContent).toBe('7:00 AM – 3:00 PM PT')
    const whole = track('Kai').element().getBoundingClientRect()
    expect((bar('9').getBoundingClientRect().left - whole.left) / whole.width).toBeCloseTo(10 / 24, 2)
  })
})

describe('a mouse', () => {
  it('carries a shift along the hours', async () => {
    show()
    await press(inside(bar('1')))
    await moveTo(spot('Maya', 12))
    await expect.poll(drafts).toEqual(['8:00 AM – 4:00 PM'])
    await letGo()
    await expect.poll(() => changed.mock.calls.flat()).toEqual(['Maya 17T08:00 to 17T16:00'])
    expect(opened).not.toHaveBeenCalled()
  })

  it.each([
    ['end', 16.5, 'Maya 17T07:00 to 17T16:30'],
    ['start', 6, 'Maya 17T06:00 to 17T15:00'],
  ])('draws its %s out', async (edge, hour, times) => {
    show()
    const grip = bar('1').querySelector(`[data-edge=${edge}]`)
    if (!grip) throw new Error(`No ${edge}`)
    await drag(inside(grip), spot('Maya', hour))
    await expect.poll(() => changed.mock.calls.flat()).toEqual([times])
  })

  it('draws hours for a new shift, in quarters, by the clock of the place in whose row it draws', async () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    show({ events: onDates({ ...day, place: { id: 'h', name: 'Harbor General', timeZone: zone } }) })
    await drag(spot('Maya', 18.05), spot('Maya', 20.1))
    await expect.poll(() => drawn.mock.calls.flat()).toEqual(['17T18:00 to 17T20:15'])
    const utc = { id: 'h', name: 'Harbor General', timeZone: 'Etc/GMT+1' }
    show({
      events: onDates({
        ...day,
        from: new Date(2026, 2, 17, 7).getTime(),
        to: new Date(2026, 2, 17, 15).getTime(),
        place: utc,
      }),
    })
    await drag(spot('Maya', 18.05), spot('Maya', 20.1))
    const hour = (at: number) => new Date(new Date(2026, 2, 17, at).getTime() - 3_600_000).toISOString().slice(8, 13)
    await expect.poll(() => drawn.mock.calls.flat()[1]).toBe(`${hour(18)}:00 to ${hour(20)}:15`)
  })

  it('draws from the other side where one reads from right to left', async () => {
    show({}, { isRTL: true })
    await drag(inside(track('Maya'), 1 - 18.05 / 24), inside(track('Maya'), 1 - 20.1 / 24))
    await expect.poll(() => drawn.mock.calls.flat()).toEqual(['17T18:00 to 17T20:15'])
  })

  it('changes nothing where nothing may be changed', async () => {
    show({ onChange: undefined, onSelect: undefined })
    expect(document.querySelectorAll('[data-edge]')).toHaveLength(0)
    await drag(inside(bar('1')), spot('Maya', 18))
    await drag(spot('Maya', 18), spot('Maya', 20))
    expect([changed.mock.calls, drawn.mock.calls, drafts()]).toEqual([[], [], []])
  })
})

describe('the keyboard', () => {
  const focus = (id: string) => bar(id).focus()
  const at = () => document.activeElement?.getAttribute('data-event')

  it('has one stop among the bars, and walks them by rows', async () => {
    show()
    expect(grid.element().querySelectorAll('[data-bars] [data-event][tabindex="0"]')).toHaveLength(1)
    focus('2')
    await keys('{ArrowRight}')
    expect(at()).toBe('3')
    await keys('{Home}{ArrowDown}')
    expect(at()).toBe('1')
    expect(bar('1').tabIndex).toBe(0)
    expect(bar('2').tabIndex).toBe(-1)
    await keys('{Enter}')
    expect(opened.mock.calls.flat()).toEqual(['Maya 1'])
  })

  it('turns the day', async () => {
    show()
    focus('1')
    await keys('{PageDown}{PageUp}')
    expect(turned.mock.calls.flat()).toEqual(['2026-03-18', '2026-03-16'])
  })

  it.each([
    ['{ArrowRight}', {}, 'Maya 17T07:15 to 17T15:15'],
    ['{ArrowRight}', { isRTL: true }, 'Maya 17T06:45 to 17T14:45'],
    ['{ArrowDown}', {}, 'Maya 18T07:00 to 18T15:00'],
    ['{Shift>}{ArrowRight}{/Shift}', {}, 'Maya 17T07:00 to 17T15:15'],
    ['{Alt>}{ArrowLeft}{/Alt}', {}, 'Maya 17T06:45 to 17T15:00'],
  ])('%s carries %o to %s', async (text, look, times) => {
    show({}, look)
    focus('1')
    await keys(' ')
    await expect.element(said).toHaveTextContent('Maya taken')
    await keys(text)
    await keys('{Enter}')
    await expect.poll(() => changed.mock.calls.flat()).toEqual([times])
  })

  it('leaves it where it was by Escape', async () => {
    show()
    focus('1')
    await keys(' {ArrowRight}{Escape}')
    await expect.element(said).toHaveTextContent('Maya left')
    expect([changed.mock.calls, drafts()]).toEqual([[], []])
  })
})
