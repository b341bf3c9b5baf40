import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { setLayout } from '#web/lib/layout.ts'
import { Legend } from './legend.tsx'
import { BoxChart, HeatChart, LyingBarChart, RadialChart, ScatterChart } from './more-charts.tsx'

const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
const drawing = () => {
  const found = document.querySelector('figure [aria-hidden] svg')
  if (!(found instanceof SVGElement)) throw new Error('Nothing is drawn')
  return found
}
const pointAt = (x: number, y: number) => userEvent.hover(drawing(), { position: { x, y } })
const hint = () => document.querySelector('[data-hint]')?.textContent
/** Where something is drawn, counted from the left. */
const leftOf = (selector: string, at = 0) =>
  drawing().querySelectorAll(selector)[at]?.getBoundingClientRect().left ?? Number.NaN

const wards = { label: 'By ward', by: 'Ward', height: 200 }
afterEach(() => setLayout({ isRTL: false }))

describe('spots', () => {
  const series = [
    { name: 'Surgery', tone: 0, spots: [{ x: 10, y: 100 }] },
    { name: 'Emergency', tone: 1, spots: [{ x: 0, y: 0 }] },
  ]
  const chart = <ScatterChart {...wards} along={{ name: 'Days' }} up={{ name: 'Hours' }} series={series} />
  it('say both of their figures, in a table too', async () => {
    render(chart)
    expect(rows()).toEqual([
      ['Surgery', '10', '100'],
      ['Emergency', '0', '0'],
    ])
    const { width } = drawing().getBoundingClientRect()
    await pointAt(width - 12, 26)
    await expect.poll(hint).toBe('SurgeryDays10Hours100')
    await pointAt(width / 2, 80)
    await expect.poll(hint).toBeUndefined()
  })
  it('lie the way of reading', () => {
    render(chart)
    expect(leftOf('g[transform^=translate]', 0)).toBeGreaterThan(leftOf('g[transform^=translate]', 1))
    setLayout({ isRTL: true })
    render(chart, { isRTL: true })
    expect(leftOf('g[transform^=translate]', 0)).toBeLessThan(leftOf('g[transform^=translate]', 1))
  })
  it('have a mark for each series, in the legend too', () => {
    render(<Legend of={series} hasMarks />)
    const marks = [...document.querySelectorAll('li path')].map((mark) => mark.getAttribute('d'))
    expect(new Set(marks).size).toBe(2)
  })
})

describe('boxes', () => {
  it('say the five figures of a point, and nothing of one without any', async () => {
    render(<BoxChart {...wards} points={['Surgery', 'Emergency']} values={[[1, 3, 5, 7, 9], []]} tone={0} />)
    expect(rows()).toEqual([
      ['Surgery', '1', '3', '5', '7', '9'],
      ['Emergency', '–', '–', '–', '–', '–'],
    ])
    const { width } = drawing().getBoundingClientRect()
    await pointAt(width * 0.3, 80)
    await expect.poll(hint).toBe('SurgeryHighest9Upper quarter7Middle5Lower quarter3Lowest1')
    await pointAt(width * 0.8, 80)
    await expect.poll(hint).toBe('EmergencyThere are no figures yet')
  })
})

describe('a heat map', () => {
  const chart = (
    <HeatChart
      {...wards}
      points={['Mon', 'Tue']}
      series={[
        { name: 'First week', tone: 0, values: [0, 8] },
        { name: 'Second week', tone: 0, values: [4, 2] },
      ]}
    />
  )
  it('writes its figures, the more the stronger', async () => {
    render(chart)
    const washes = [...drawing().querySelectorAll('rect')].map((field) =>
      Number(/(\d+(?:\.\d+)?)%/.exec(field.getAttribute('fill') ?? '')?.[1]),
    )
    expect(washes.map((_, at) => at).toSorted((one, other) => (washes[one] ?? 0) - (washes[other] ?? 0))).toEqual([
      0, 3, 2, 1,
    ])
    await expect.element(page.getByText('8', { exact: true }).first()).toBeInTheDocument()
    const { width } = drawing().getBoundingClientRect()
    await pointAt(width - 20, 20)
    await expect.poll(hint).toBe('TueFirst week8')
  })
  it('runs the way of reading', async () => {
    setLayout({ isRTL: true })
    render(chart, { isRTL: true })
    await pointAt(20, 20)
    await expect.poll(hint).toBe('TueFirst week8')
  })
})

describe('lying bars', () => {
  const chart = (
    <LyingBarChart {...wards} points={['Surgery', 'Emergency']} series={[{ name: 'Open', tone: 0, values: [10, 5] }]} />
  )
  const bars = () =>
    [...drawing().querySelectorAll('rect[fill^="var(--tone"]')].map((bar) => bar.getBoundingClientRect())
  it('are as long as their figures, and say them', async () => {
    render(chart)
    const [ten, five] = bars()
    expect((ten?.width ?? 0) / (five?.width ?? 1)).toBeCloseTo(2, 1)
    expect(ten?.left).toBe(five?.left)
    await pointAt(200, 150)
    await expect.poll(hint).toBe('Emergency5')
  })
  it('begin where reading begins', () => {
    setLayout({ isRTL: true })
    render(chart, { isRTL: true })
    const [ten, five] = bars()
    expect(ten?.right).toBe(five?.right)
    const { left, width } = drawing().getBoundingClientRect()
    expect(ten?.right).toBeGreaterThan(left + width / 2)
    expect(ten?.left).toBeLessThan(five?.left ?? 0)
  })
})

describe('rings around each other', () => {
  it('say the one that is pointed at, and nothing in the middle', async () => {
    render(
      <RadialChart
        {...wards}
        points={['Surgery', 'Emergency']}
        series={[{ name: 'Filled', tone: 0, values: [0.5, 1] }]}
        tones={[0, 1]}
      />,
    )
    const { width } = drawing().getBoundingClientRect()
    await pointAt(width / 2, 10)
    await expect.poll(hint).toBe('Surgery0.5')
    await pointAt(width / 2, 40)
    await expect.poll(hint).toBe('Emergency1')
    await pointAt(width / 2, 100)
    await expect.poll(hint).toBeUndefined()
  })
})

it('nothing is said as such', async () => {
  render(<HeatChart {...wards} points={[]} series={[]} />)
  await expect.element(page.getByText('There are no figures yet')).toBeVisible()
})
