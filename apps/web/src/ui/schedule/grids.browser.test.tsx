import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, shift } from '#test/events.ts'
import { render } from '#test/render.tsx'
import { IconButton } from '#web/ui/controls/buttons/icon-button.tsx'
import type { GridEvent } from './event.ts'
import { Grids } from './grids.tsx'
import { Toolbar } from './toolbar.tsx'
import { useTurned, VIEWS, type DateRange, type View } from './turned.ts'

const opened = vi.fn<(what: string) => void>()
const events = [
  shift('1', '2026-03-07', 'Maya'),
  shift('2', '2026-03-31', 'Tom', { startsAt: '2026-03-31T19:00', endsAt: '2026-04-01T07:00' }),
]
const labels = {
  month: (month: string) => `Shifts of ${month}`,
  times: (from: string, to: string) => `Hours from ${from} to ${to}`,
  day: (date: string, on: readonly GridEvent[]) => `${date}: ${on.length}`,
  empty: 'Nothing is planned',
}
type Props = {
  view?: View
  date?: string
  shown?: GridEvent[]
  isBusy?: boolean
  views?: readonly View[]
  isKnown?: () => boolean
  isFilling?: boolean
  isByPlace?: boolean
}
const Calendar = ({
  view,
  date = '2026-03-07',
  shown = events,
  isBusy = false,
  views = VIEWS,
  isKnown,
  isFilling = false,
  isByPlace = false,
}: Props) => {
  const [chosen, setChosen] = useState(view)
  const [on, setOn] = useState(date)
  const turned = useTurned({ chosen, date: on, onTurn: setOn, onChoose: setChosen })
  return (
    <>
      <Toolbar turned={turned} views={views} isBusy={isBusy} said={`now ${turned.title}`}>
        <button>Add a shift</button>
      </Toolbar>
      <Grids
        turned={turned}
        events={shown}
        isBusy={isBusy}
        {...(isKnown && { isKnown })}
        isFilling={isFilling}
        labels={labels}
        isByPlace={isByPlace}
        onOpenDay={(day) => opened(day)}
        onOpenEvent={({ title }) => opened(title)}
      />
      <output aria-label="asked">
        {[turned.months.join(), spanOf(turned.around.before), spanOf(turned.around.after)].filter(Boolean).join(' ')}
      </output>
    </>
  )
}
const spanOf = (range: DateRange | undefined) => range && `${range.from}..${range.to}`
const heading = page.getByRole('heading', { level: 1 })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (name: string) => page.getByText(name, { exact: true }).click()
const asked = page.getByLabelText('asked')

beforeEach(() => {
  opened.mockReset()
  // Only the clock: everything else waits as it does in earnest.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 7, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a calendar', () => {
  it('is a month at first, called by it', async () => {
    render(<Calendar />)
    await expect.element(heading).toHaveTextContent('March 2026')
    await expect.element(page.getByRole('grid', { name: 'Shifts of March 2026' })).toBeVisible()
    await expect.element(page.getByRole('status').first()).toHaveTextContent('now March 2026')
  })

  it.each([
    ['Week', 'Mar 1 – 7, 2026', 'Hours from Sunday, March 1, 2026 to Saturday, March 7, 2026'],
    ['Day', 'Saturday, March 7, 2026', 'Hours from Saturday, March 7, 2026 to Saturday, March 7, 2026'],
  ])('shows hours as a %s', async (name, title, label) => {
    render(<Calendar />)
    await choose(name)
    await expect.poll(() => heading.element().textContent.replace(/\s/gu, ' ')).toBe(title)
    await expect.element(page.getByRole('group', { name: label })).toBeVisible()
  })

  it('shows a list, and opens from it', async () => {
    render(<Calendar />)
    await choose('List')
    await expect.element(page.getByRole('region', { name: 'Shifts of March 2026' })).toBeVisible()
    await page.getByRole('button', { name: /^Maya/ }).click()
    expect(opened.mock.calls.flat()).toEqual(['Maya'])
  })

  it('lists nothing of a month whose shifts are on their way, but the date with which a list of everybody begins', async () => {
    const leave = away('leave 1', '2026-03-07', 'Ada')
    const { draw } = render(<Calendar key="busy" view="list" shown={[leave]} isBusy isKnown={() => false} />)
    await expect.element(page.getByRole('status').filter({ hasText: /Loading/ })).toBeInTheDocument()
    expect(page.getByText('Saturday, March 7, 2026').elements()).toHaveLength(0)
    draw(<Calendar key="all" view="list" shown={[leave]} isBusy isKnown={() => false} isByPlace />)
    await expect.element(page.getByText('Saturday, March 7, 2026')).toBeVisible()
    expect(page.getByText('Ada').elements()).toHaveLength(0)
    draw(<Calendar key="failed" view="list" shown={[leave]} isKnown={() => false} />)
    await expect.element(page.getByText('It is not known yet what is planned.')).toBeVisible()
    expect(page.getByText('Ada').elements()).toHaveLength(0)
    draw(<Calendar key="known" view="list" shown={[leave]} />)
    await expect.element(page.getByText('Ada')).toBeVisible()
  })

  it('says that a list is empty, but not while it is on its way', async () => {
    const { draw } = render(<Calendar key="busy" view="list" shown={[]} isBusy isKnown={() => false} />)
    await expect.element(page.getByRole('status').filter({ hasText: /Loading/ })).toBeInTheDocument()
    expect(page.getByText('Nothing is planned').elements()).toEqual([])
    draw(<Calendar key="failed" view="list" shown={[]} isKnown={() => false} />)
    await expect.element(page.getByText('It is not known yet what is planned.')).toBeVisible()
    expect(page.getByText('Nothing is planned').elements()).toEqual([])
    draw(<Calendar view="list" shown={[]} />)
    await expect.element(page.getByText('Nothing is planned')).toBeVisible()
  })

  it('says of a day that it is not known, and nothing else of it', async () => {
    const { draw } = render(<Calendar key="busy" shown={[]} isBusy isKnown={() => false} />)
    const cells = () =>
      page
        .getByRole('gridcell')
        .elements()
        .map(({ textContent }) => textContent.replace(/\d+$/, ''))
    await expect.poll(() => new Set(cells().map((said) => said.split(', ').at(-1)))).toEqual(new Set(['loading']))
    draw(<Calendar key="failed" shown={[]} isKnown={() => false} />)
    await expect.poll(() => new Set(cells().map((said) => said.split(', ').at(-1)))).toEqual(new Set(['not known yet']))
  })

  it('opens a list at its date, and goes there again by Today', async () => {
    const many = Array.from({ length: 31 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`).flatMap((on) =>
      Array.from({ length: 9 }, (_, at) => shift(`${on} ${at}`, on, `Provider ${at}`)),
    )
    render(<Calendar view="list" date="2026-03-07" shown={many} />)
    const list = page.getByRole('region', { name: 'Shifts of March 2026' })
    const top = () => {
      const { left, top: edge } = list.element().getBoundingClientRect()
      return document.elementFromPoint(left + 40, edge + 10)?.closest('h2')?.textContent
    }
    await expect.poll(top).toBe('Saturday, March 7, 2026')
    list.element().scrollTop = 0
    await expect.poll(top).toBe('Sunday, March 1, 2026')
    // The date stays in sight above what is below it.
    list.element().scrollTop = 150
    await expect.poll(top).toBe('Sunday, March 1, 2026')
    await press('Today')
    await expect.poll(top).toBe('Saturday, March 7, 2026')
  })

  it('tells all of an event beside it, pointed at or with the focus, until Escape', async () => {
    render(<Calendar isFilling />)
    const card = () => document.querySelector('[data-card]')
    const chip = page.getByRole('button', { name: /^Maya/ })
    await chip.hover()
    await expect.poll(() => card()?.textContent).toMatch(/Maya.*Harbor General.*7:00 AM/)
    const [one, other] = [card()?.getBoundingClientRect(), chip.element().getBoundingClientRect()]
    expect(one && (one.left >= other.right || one.right <= other.left)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(card()).toBeNull()
    await page.getByRole('button', { name: 'Add a shift' }).hover()
    chip.element().focus()
    await expect.poll(() => card()?.textContent).toMatch(/^Maya/)
  })

  it('offers the views that it is told, and marks the one that is shown', async () => {
    render(<Calendar views={['month', 'list']} />)
    const radios = page.getByRole('radio')
    expect(radios.elements()).toHaveLength(2)
    await expect.element(page.getByRole('radio', { name: 'Month' })).toBeChecked()
    await choose('List')
    await expect.element(page.getByRole('radio', { name: 'List' })).toBeChecked()
  })

  it('is a list at first where there is little room', async () => {
    const narrow = vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('max-width: 48em'),
        media: query,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    )
    render(<Calendar />)
    await expect.element(page.getByRole('region', { name: 'Shifts of March 2026' })).toBeVisible()
    narrow.mockRestore()
  })
})

describe('turning', () => {
  const title = () => heading.element().textContent.replace(/\s/gu, ' ')
  it.each([
    ['month', '2026-03-07', 'February 2026', 'April 2026'],
    // From the last day of a long month into a shorter one, and not past it.
    ['month', '2026-03-31', 'February 2026', 'April 2026'],
    ['month', '2026-12-15', 'November 2026', 'January 2027'],
    ['week', '2026-03-04', 'Feb 22 – 28, 2026', 'Mar 8 – 14, 2026'],
    ['day', '2026-03-01', 'Saturday, February 28, 2026', 'Monday, March 2, 2026'],
    ['list', '2026-03-07', 'February 2026', 'April 2026'],
  ] as [View, string, string, string][])('a %s from %s leads to %s and %s', async (view, date, before, after) => {
    render(<Calendar view={view} date={date} />)
    await press('Previous')
    await expect.poll(title).toBe(before)
    await press('Next')
    await press('Next')
    await expect.poll(title).toBe(after)
  })

  it('comes back to today', async () => {
    render(<Calendar view="day" date="2026-09-20" />)
    await press('Today')
    await expect.poll(title).toBe('Saturday, March 7, 2026')
  })

  it.each([
    ['month', '2026-03-07', '2026-03 2026-03-01..2026-03-01 2026-04-01..2026-04-04'],
    ['month', '2026-04-07', '2026-04 2026-03-29..2026-03-31 2026-05-01..2026-05-02'],
    // What runs into the first date may have begun a week before.
    ['week', '2026-03-04', '2026-03 2026-03-01..2026-03-01'],
    ['week', '2026-03-18', '2026-03'],
    ['week', '2026-04-02', '2026-03,2026-04'],
    // By the reader's clock some of the dates beside it is on a day.
    ['day', '2026-04-01', '2026-04 2026-03-31..2026-03-31'],
    ['day', '2026-04-08', '2026-04 2026-04-07..2026-04-07'],
    ['day', '2026-04-09', '2026-04'],
    ['day', '2026-04-30', '2026-04 2026-05-01..2026-05-01'],
    ['list', '2026-03-07', '2026-03 2026-03-01..2026-03-01'],
  ] as [View, string, string][])('a %s at %s asks for %s', async (view, date, months) => {
    render(<Calendar view={view} date={date} />)
    await expect.element(asked).toHaveTextContent(months)
  })

  it('shows the end of a night that began in the month before', async () => {
    render(<Calendar view="day" date="2026-04-01" />)
    await expect.element(page.getByRole('button', { name: /^Tom until 7:00/ })).toBeVisible()
  })
})

it('a calendar is printed by its button', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  render(<Calendar />)
  await press('Print')
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

it('a calendar below the heading of its page has one of the second level', async () => {
  const Below = () => {
    const turned = useTurned({ chosen: 'month', date: '2026-03-07', onTurn: () => {}, onChoose: () => {} })
    return <Toolbar turned={turned} isBusy={false} said="" level={2} />
  }
  render(<Below />)
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('March 2026')
})

it.each([320, 360, 390, 430])('says the year of another one whole on a phone of %i pixels', async (width) => {
  await page.viewport(width, 800)
  const Phone = () => {
    const turned = useTurned({ chosen: 'list', date: '2027-09-07', onTurn: () => {}, onChoose: () => {} })
    return (
      <main style={{ padding: '0 12px' }}>
        <Toolbar turned={turned} isBusy={false} said="" late={<IconButton aria-label="Tell of it" />}>
          <IconButton aria-label="Filters" />
          <IconButton aria-label="Add a shift" />
        </Toolbar>
      </main>
    )
  }
  render(<Phone />)
  await expect.poll(() => heading.element().textContent).toContain('Sep 2027')
  const cut = [...heading.element().querySelectorAll<HTMLElement>('[aria-hidden]')].filter(
    (part) => part.scrollWidth > part.clientWidth,
  )
  expect(cut.map(({ textContent }) => textContent)).toEqual([])
})
