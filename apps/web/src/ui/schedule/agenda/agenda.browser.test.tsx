import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { away, onDates, shift } from '#test/events.ts'
import { keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { Agenda } from './agenda.tsx'
import { EventChip } from '#web/ui/schedule/event-chip.tsx'
import type { GridEvent } from '#web/ui/schedule/event.ts'

const opened = vi.fn<(title: string) => void>()
const open = ({ title }: GridEvent) => opened(title)
beforeEach(() => {
  opened.mockReset()
})

const show = (events: GridEvent[], dates = ['2026-03-06', '2026-03-07', '2026-03-08']) =>
  render(
    <Agenda
      dates={dates}
      events={onDates(...events)}
      label="March"
      heading={(date) => `Day ${date.slice(8)}`}
      onOpenEvent={open}
    />,
  )
/** Four weeks in which three people work each day. */
const WEEKS = Array.from({ length: 28 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`)
const crew = (title = (who: string, _date: string) => who) =>
  WEEKS.flatMap((date) => ['Maya', 'Tom', 'Ada'].map((who) => shift(`${date} ${who}`, date, title(who, date))))
const weeks = (events: GridEvent[], at: string, more: Partial<ComponentProps<typeof Agenda>> = {}) => (
  <Agenda
    dates={WEEKS}
    events={onDates(...events)}
    label="March"
    heading={(date) => `Day ${date.slice(8)}`}
    at={at}
    onOpenEvent={open}
    isInset
    {...more}
  />
)
/** A scroll is told of with the next frame. */
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.split(',')[0])

describe('a list of events', () => {
  it('stands under its dates, and leaves out dates without any', async () => {
    show([shift('2', '2026-03-08', 'Tom'), shift('1', '2026-03-06', 'Maya'), away('l', '2026-03-08', 'Ada')])
    await expect.poll(lines).toEqual(['Day 06', 'MayaHarbor General', 'Day 08', 'TomHarbor General', 'Ada'])
    expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(2)
  })

  it('draws what is in sight with itself, and not once it knows how high it is', async () => {
    const filled = new Set<Node>()
    const first = new Promise<void>((resolve) => {
      const observer = new MutationObserver((records) => {
        if (page.getByRole('listitem').elements().length === 0) return
        for (const { target } of records) filled.add(target)
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    show(Array.from({ length: 200 }, (_, at) => shift(`${at}`, '2026-03-06', `Person ${at}`)))
    await first
    expect(filled.size).toBeGreaterThan(0)
    expect(filled).not.toContain(page.getByRole('list').element())
  })

  it('of one date needs no heading', async () => {
    show([shift('1', '2026-03-06', 'Maya')], ['2026-03-06'])
    await expect.poll(lines).toEqual(['MayaHarbor General'])
  })

  it('shows the times where there is room for them', async () => {
    show([shift('1', '2026-03-06', 'Maya', { times: '7 to 3' })])
    await expect.element(page.getByRole('button')).toMatchTextContent('Maya7 to 3Harbor General')
  })

  it('says what somebody is trained for in a column of its own', async () => {
    await page.viewport(1280, 800)
    show([
      shift('1', '2026-03-06', 'Maya', { times: '7 to 3', specialty: 'Cardiology' }),
      shift('2', '2026-03-06', 'Tom', { times: '7 to 3', specialty: '' }),
    ])
    await expect.poll(lines).toEqual(['Day 06', 'Maya7 to 3CardiologyHarbor General', 'Tom7 to 3Harbor General'])
    const places = page.getByText('Harbor General', { exact: true }).elements()
    expect(new Set(places.map((place) => place.getBoundingClientRect().left)).size).toBe(1)
  })

  it('keeps its columns, whatever a line leaves out and however long its times are', async () => {
    await page.viewport(1280, 800)
    show([
      shift('1', '2026-03-06', 'Maya', { times: '7:00 AM – 7:00 AM next day', specialty: 'Cardiology' }),
      shift('2', '2026-03-06', 'Tom', { times: '7 to 3' }),
      away('l', '2026-03-06', 'Ada'),
    ])
    await expect.poll(lines).toHaveLength(4)
    const lefts = ['Maya', 'Tom', 'Ada'].map(
      (name) => page.getByText(name, { exact: true }).element().getBoundingClientRect().left,
    )
    expect(new Set(lefts).size).toBe(1)
  })

  it('says its zone with each line where there are several, and with none where there is one', async () => {
    await page.viewport(1280, 800)
    const east = shift('1', '2026-03-06', 'Maya', { times: '7 to 3', zone: 'Eastern Time' })
    const west = shift('2', '2026-03-06', 'Tom', { times: '8 to 4', zone: 'Pacific Time' })
    show([east, { ...west, zone: 'Eastern Time' }])
    await expect.element(page.getByText('8 to 4')).toBeVisible()
    expect(page.getByText('Eastern Time').elements()).toHaveLength(0)
    show([east, west])
    await expect.element(page.getByText('8 to 4 Pacific Time')).toBeVisible()
    await expect.element(page.getByText('7 to 3 Eastern Time')).toBeVisible()
  })

  it('says beside each date how many there are, and keeps the date in sight', async () => {
    const many = Array.from({ length: 80 }, (_, at) => shift(`${at}`, '2026-03-06', `Provider ${at}`))
    render(
      <Agenda
        dates={['2026-03-05', '2026-03-06']}
        events={onDates(shift('first', '2026-03-05', 'Maya'), ...many)}
        label="March"
        heading={(date) => `Day ${date.slice(8)}`}
        count={(events) => `${events.length} shifts`}
        onOpenEvent={open}
      />,
    )
    const heading = page.getByRole('heading', { name: 'Day 06 80 shifts' })
    await expect.element(heading).toBeVisible()
    const box = page.getByRole('region', { name: 'March' }).element()
    box.scrollTop = 1200
    await expect.element(page.getByRole('button', { name: /^Provider 45/ })).toBeVisible()
    await expect
      .poll(() => Math.abs(heading.element().getBoundingClientRect().top - box.getBoundingClientRect().top))
      .toBeLessThan(4)
  })

  it('begins at its date, and never draws what stands before it', async () => {
    const heading = vi.fn<(date: string) => string>((date) => `Day ${date.slice(8)}`)
    render(weeks(crew(), '2026-03-20', { heading }))
    await expect.element(page.getByRole('heading', { name: 'Day 20' })).toBeInViewport()
    expect(page.getByRole('region', { name: 'March' }).element().scrollTop).toBeGreaterThan(400)
    expect(heading.mock.calls.map(([date]) => date)).not.toContain('2026-03-01')
  })

  it('keeps what somebody reads where it is while rows before it come and go', async () => {
    const all = crew((who, date) => `${who} ${date}`)
    const list = (events: GridEvent[], turns = 0) => weeks(events, '2026-03-20', { turns })
    const { draw } = render(list(all))
    await expect.element(page.getByRole('heading', { name: 'Day 20' })).toBeInViewport()
    const box = page.getByRole('region', { name: 'March' }).element()
    box.scrollTop -= 300
    const read = page.getByRole('button', { name: /^Tom 2026-03-17/ })
    await expect.element(read).toBeInViewport()
    read.element().focus()
    const topOf = () => Math.round(read.element().getBoundingClientRect().top)
    await frame()
    const before = topOf()
    draw(list([...all, shift('new', '2026-03-02', 'Cy'), shift('newer', '2026-03-03', 'Cy')]))
    await expect.element(page.getByRole('list')).toBeInTheDocument()
    await expect.poll(topOf).toBe(before)
    expect(document.activeElement).toBe(read.element())
    draw(list(all.slice(6)))
    await expect.poll(topOf).toBe(before)
    box.scrollTop = 0
    await frame()
    draw(list([shift('first', '2026-03-01', 'Zoe'), ...all.slice(6)]))
    await expect.element(page.getByRole('button', { name: /^Zoe/ })).toBeInViewport()
    expect(box.scrollTop).toBe(0)
    // Only who turns is led on.
    draw(list(all, 1))
    await expect.element(page.getByRole('heading', { name: 'Day 20' })).toBeInViewport()
    await expect.poll(() => box.scrollTop).toBeGreaterThan(600)
  })

  it('opened at the last date shows all of it, though some of it comes late', async () => {
    const all = crew()
    const list = (events: GridEvent[]) => weeks(events, '2026-03-28')
    // On a busy machine the first rows that come late are there before the list is told that it was scrolled.
    const hold = (event: Event) => event.stopImmediatePropagation()
    addEventListener('scroll', hold, true)
    const { draw } = render(list(all.slice(0, -1)))
    const box = page.getByRole('region', { name: 'March' }).element()
    await expect.poll(() => box.scrollTop).toBeGreaterThan(600)
    draw(list(all))
    await expect.poll(() => lines().at(-1)).toBe('AdaHarbor General')
    removeEventListener('scroll', hold, true)
    box.dispatchEvent(new Event('scroll'))
    const below = () => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop)
    await expect.element(page.getByRole('heading', { name: 'Day 28' })).toBeInViewport()
    await expect.poll(below).toBe(0)
    await frame()
    const late = ['Cy', 'Dee', 'Eve'].map((who) => shift(`late ${who}`, '2026-03-28', who))
    draw(list([...all, ...late]))
    await expect.poll(() => lines().at(-1)).toBe('EveHarbor General')
    await expect.poll(below).toBe(0)
    // Who has moved is left where they are.
    box.scrollTop -= 200
    await frame()
    const before = box.scrollTop
    draw(list([...all, ...late, shift('last', '2026-03-28', 'Zoe')]))
    await expect.poll(below).toBeGreaterThan(200)
    expect(box.scrollTop).toBe(before)
  })

  it('opens an event by mouse and by keyboard', async () => {
    show([shift('1', '2026-03-06', 'Maya'), shift('2', '2026-03-06', 'Tom')])
    await page.getByRole('button', { name: /^Tom/ }).click()
    // The list scrolls, so that it is a stop of its own.
    page.getByRole('region', { name: 'March' }).element().focus()
    await keys('{Tab}{Enter}')
    expect(opened.mock.calls.flat()).toEqual(['Tom', 'Maya'])
  })

  it('keeps the focus where it is, however far it is scrolled away', async () => {
    const many = Array.from({ length: 400 }, (_, at) => shift(`${at}`, '2026-03-06', `Provider ${at}`))
    show(many)
    const third = page.getByRole('button', { name: /^Provider 2\D/ })
    await expect.element(third).toBeInViewport()
    third.element().focus()
    const box = page.getByRole('region', { name: 'March' }).element()
    box.scrollTop = 6_000
    await expect.element(page.getByRole('button', { name: /^Provider 23\d/ }).first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Provider 100\D/ })).not.toBeInTheDocument()
    expect(document.activeElement).toBe(third.element())
    await keys('{Tab}')
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Provider/)
  })

  it('makes nobody wait for a layout of the lines it has just drawn', async () => {
    const asked = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
    show(Array.from({ length: 80 }, (_, at) => shift(`${at}`, '2026-03-06', `Provider ${at}`)))
    await expect.poll(() => lines().length).toBeGreaterThan(20)
    expect(asked.mock.contexts.filter((one) => (one as Element).getAttribute('role') === 'listitem')).toEqual([])
    asked.mockRestore()
  })

  it('of fifty thousand has only what is in sight in the page, and says how many there are', async () => {
    const many = Array.from({ length: 50_000 }, (_, at) => shift(`${at}`, '2026-03-06', `Provider ${at}`))
    show(many)
    await expect.poll(() => lines().length).toBeGreaterThan(5)
    expect(lines().length).toBeLessThan(60)
    await expect.element(page.getByRole('listitem').nth(1)).toHaveAttribute('aria-setsize', '50001')
    const box = page.getByRole('region', { name: 'March' }).element()
    box.scrollTop = box.scrollHeight
    await expect.element(page.getByRole('button', { name: /^Provider 49999/ })).toBeVisible()
    await expect.element(page.getByRole('listitem').last()).toHaveAttribute('aria-posinset', '50001')
  })
})

describe('an event', () => {
  const chip = page.getByRole('button')
  const draw = (event: GridEvent, more = {}) => render(<EventChip event={event} onOpen={open} {...more} />)

  it('says everything about it to who does not see where it stands', async () => {
    draw(shift('1', '2026-03-06', 'Maya', { when: 'Friday, 7 to 3' }))
    await expect.element(chip).toHaveAccessibleName('Maya, Harbor General, Friday, 7 to 3')
    // A card shows it, at once.
    await expect.element(chip).not.toHaveAttribute('title')
  })

  it.each([
    ['a day shift', shift('1', '2026-03-06', 'Maya'), 0],
    ['a night', shift('1', '2026-03-06', 'Maya', { icon: 'moon' }), 1],
    ['leave', away('1', '2026-03-06', 'Maya'), 1],
  ])('that is %s has %#', (_, event, icons) => {
    draw(event)
    expect(chip.element().querySelectorAll('svg')).toHaveLength(icons)
  })

  it('says how it is carried only where it can be', async () => {
    const hint = <p id="how">Press Space</p>
    const both = (event: GridEvent) => (
      <>
        {hint}
        <EventChip event={event} onOpen={open} hintId="how" />
      </>
    )
    const { draw: next } = render(both(shift('1', '2026-03-06', 'Maya')))
    await expect.element(chip).toHaveAccessibleDescription(/Press Space/)
    next(both(away('1', '2026-03-06', 'Maya')))
    await expect.element(chip).not.toHaveAttribute('aria-describedby')
  })

  it('is a stop of its own in a list, and none in a grid', () => {
    const { draw: next } = draw(shift('1', '2026-03-06', 'Maya'))
    expect(document.querySelector<HTMLElement>('[data-event]')?.tabIndex).toBe(0)
    next(<EventChip event={shift('1', '2026-03-06', 'Maya')} onOpen={open} inTabOrder={false} />)
    expect(document.querySelector<HTMLElement>('[data-event]')?.tabIndex).toBe(-1)
  })
})
