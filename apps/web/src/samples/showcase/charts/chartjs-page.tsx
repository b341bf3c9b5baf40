import { addDays, addMonths, firstDay } from '@onward/scheduling'
import { useState } from 'react'
import texts from 'texts:chartjs'
import { count, monthDay, monthName, today, weekdayName } from '#web/lib/formats/formats.ts'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { figuresOf } from '#web/ui/charts/chart.ts'
import { Legend } from '#web/ui/charts/legend.tsx'
import { Segments } from '#web/ui/controls/segments.tsx'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Drawn } from './chart-js.tsx'
import styles from './charts.module.css'
import { RangeButton } from './range-button.tsx'
import { daysIn, offersOf, openOn, shiftsOn, TIMES, WARDS, type Time } from './staffing.ts'

addTexts(texts)

const sum = (figures: readonly number[]) => figures.reduce((whole, figure) => whole + figure, 0)
/** What is drawn of a point, in the order of `WARDS`. */
const MARKS = ['circle', 'triangle', 'rect'] as const
const weekDays = () => Array.from({ length: 7 }, (_, at) => addDays(today(), at))

const Bar = () => {
  const [range, setRange] = useState({ from: today(), to: addDays(today(), 6) })
  const days = daysIn(range)
  const points = days.map(monthDay)
  const values = days.map((day) => sum(WARDS.map((ward) => shiftsOn(ward, day))))
  return (
    <Stack>
      <RangeButton label="Days of the bars" value={range} onChange={setRange} />
      <Drawn
        label="Shifts a day"
        figures={figuresOf({ by: 'Day', points, series: [{ name: 'Shifts', values, tone: 0 }] })}
        draw={({ toneOf }) => ({
          type: 'bar',
          data: {
            labels: points,
            datasets: [
              { label: 'Shifts', data: values, backgroundColor: toneOf(0), borderRadius: 5, maxBarThickness: 20 },
            ],
          },
        })}
      />
    </Stack>
  )
}

const Lying = () => {
  const [range, setRange] = useState({ from: today(), to: addDays(today(), 6) })
  const values = WARDS.map((ward) => sum(daysIn(range).map((day) => openOn(ward, day))))
  return (
    <Stack>
      <RangeButton label="Days of the lying bars" value={range} onChange={setRange} />
      <Drawn
        label="Open shifts, by ward"
        figures={figuresOf({ by: 'Ward', points: WARDS, series: [{ name: 'Open', values, tone: 1 }] })}
        draw={({ toneOf }) => ({
          type: 'bar',
          data: {
            labels: [...WARDS],
            datasets: [
              {
                label: 'Open',
                data: values,
                backgroundColor: toneOf(1),
                borderRadius: 5,
                maxBarThickness: 20,
              },
            ],
          },
          options: { indexAxis: 'y' },
        })}
      />
    </Stack>
  )
}

const Line = () => {
  const months = Array.from({ length: 12 }, (_, at) => firstDay(addMonths(today().slice(0, 7), at - 11)))
  const points = months.map(monthName)
  const series = WARDS.map((ward, tone) => ({ name: ward, tone, values: months.map((month) => shiftsOn(ward, month)) }))
  return (
    <Stack>
      <Legend of={series} />
      <Drawn
        label="Shifts on the first of each month"
        figures={figuresOf({ by: 'Month', points, series })}
        draw={({ toneOf }) => ({
          type: 'line',
          data: {
            labels: points,
            datasets: series.map(({ name, tone, values }) => ({
              label: name,
              data: values,
              borderColor: toneOf(tone),
              backgroundColor: toneOf(tone),
              pointStyle: MARKS[tone] ?? 'circle',
              tension: 0.35,
            })),
          },
          options: { interaction: { mode: 'index', intersect: false } },
        })}
      />
    </Stack>
  )
}

const Radar = () => {
  const points = weekDays().map(weekdayName)
  const series = WARDS.slice(0, 2).map((ward, tone) => ({
    name: ward,
    tone,
    values: weekDays().map((day) => shiftsOn(ward, day)),
  }))
  return (
    <Stack>
      <Legend of={series} />
      <Drawn
        label="Shifts of a week, day by day"
        figures={figuresOf({ by: 'Day of the week', points, series })}
        draw={({ toneOf, paleOf }) => ({
          type: 'radar',
          data: {
            labels: points,
            datasets: series.map(({ name, tone, values }) => ({
              label: name,
              data: values,
              borderColor: toneOf(tone),
              backgroundColor: paleOf(tone),
              fill: true,
            })),
          },
        })}
      />
    </Stack>
  )
}

const SPANS = [
  { name: 'Last 7 days', days: 7 },
  { name: 'Last month', days: 30 },
  { name: 'Last year', days: 365 },
] as const

const Polar = () => {
  const [span, setSpan] = useState<(typeof SPANS)[number]>(SPANS[0])
  const days = daysIn({ from: addDays(today(), 1 - span.days), to: today() })
  const values = WARDS.map((ward) => sum(days.map((day) => shiftsOn(ward, day))))
  return (
    <Stack>
      <Drop kind="menu" label={`Time: ${span.name}`} className={styles.menu} width={170} face={span.name}>
        {SPANS.map((one) => (
          <DropItem key={one.name} isChosen={one === span} onClick={() => setSpan(one)}>
            {one.name}
          </DropItem>
        ))}
      </Drop>
      <Legend of={WARDS.map((name, tone) => ({ name, tone }))} />
      <Drawn
        label="Shifts, by ward"
        figures={figuresOf({ by: 'Ward', points: WARDS, series: [{ name: 'Shifts', values, tone: 0 }] })}
        draw={({ paleOf, toneOf }) => ({
          type: 'polarArea',
          data: {
            labels: [...WARDS],
            datasets: [
              {
                label: 'Shifts',
                data: values,
                backgroundColor: WARDS.map((_, tone) => paleOf(tone)),
                borderColor: WARDS.map((_, tone) => toneOf(tone)),
              },
            ],
          },
        })}
      />
    </Stack>
  )
}

const Bubble = () => {
  const spotsOf = (ward: (typeof WARDS)[number]) =>
    weekDays().map((day, x) => ({ x: x + 1, y: shiftsOn(ward, day), r: 4 + openOn(ward, day) * 3 }))
  const series = WARDS.slice(0, 2).map((name, tone) => ({ name, tone }))
  return (
    <Stack>
      <Legend of={series} />
      <Drawn
        label="Shifts of the days ahead, larger where more are open"
        figures={{
          head: ['Ward', 'Days ahead', 'Shifts', 'Open'],
          rows: series.flatMap(({ name }) =>
            spotsOf(name).map(({ x, y }, at) => [
              name,
              count(x),
              count(y),
              count(openOn(name, weekDays()[at] ?? today())),
            ]),
          ),
        }}
        draw={({ paleOf, toneOf }) => ({
          type: 'bubble',
          data: {
            datasets: series.map(({ name, tone }) => ({
              label: name,
              data: spotsOf(name),
              backgroundColor: paleOf(tone),
              borderColor: toneOf(tone),
            })),
          },
        })}
      />
    </Stack>
  )
}

const Doughnut = () => {
  const values = WARDS.map((ward) => shiftsOn(ward, today()))
  return (
    <Stack>
      <Legend of={WARDS.map((ward, tone) => ({ name: `${ward}: ${count(values[tone] ?? 0)} shifts`, tone }))} />
      <Drawn
        label="Today's shifts, by ward"
        figures={figuresOf({ by: 'Ward', points: WARDS, series: [{ name: 'Shifts', values, tone: 0 }] })}
        draw={({ toneOf, surface }) => ({
          type: 'doughnut',
          data: {
            labels: [...WARDS],
            datasets: [
              {
                label: 'Shifts',
                data: values,
                backgroundColor: WARDS.map((_, tone) => toneOf(tone)),
                borderColor: surface,
              },
            ],
          },
        })}
      />
    </Stack>
  )
}

const Scatter = () => {
  const [time, setTime] = useState<Time>('daily')
  const days = TIMES.find(({ value }) => value === time)?.days ?? 0
  const series = WARDS.map((name, tone) => ({ name, tone, spots: offersOf(name, today(), days) }))
  return (
    <Stack>
      <Segments label="Offers of" choices={TIMES} value={time} onChange={setTime} />
      <Legend of={series} hasMarks />
      <Drawn
        label="How soon an open shift is taken"
        figures={{
          head: ['Ward', 'Days ahead', 'Hours until taken'],
          rows: series.flatMap(({ name, spots }) => spots.map(({ x, y }) => [name, count(x), count(y)])),
        }}
        draw={({ toneOf }) => ({
          type: 'scatter',
          data: {
            datasets: series.map(({ name, tone, spots }) => ({
              label: name,
              data: spots,
              backgroundColor: toneOf(tone),
              pointStyle: MARKS[tone] ?? 'circle',
              pointRadius: 4,
            })),
          },
        })}
      />
    </Stack>
  )
}

const Area = () => {
  const [range, setRange] = useState({ from: today(), to: addDays(today(), 13) })
  const days = daysIn(range)
  const points = days.map(monthDay)
  const series = WARDS.map((ward, tone) => ({ name: ward, tone, values: days.map((day) => shiftsOn(ward, day)) }))
  return (
    <Stack>
      <RangeButton label="Days of the area" value={range} onChange={setRange} />
      <Legend of={series} />
      <Drawn
        label="Shifts a day, by ward"
        figures={figuresOf({ by: 'Day', points, series })}
        draw={({ toneOf, paleOf }) => ({
          type: 'line',
          data: {
            labels: points,
            datasets: series.map(({ name, tone, values }) => ({
              label: name,
              data: values,
              borderColor: toneOf(tone),
              backgroundColor: paleOf(tone),
              pointRadius: 0,
              tension: 0.35,
              fill: true,
            })),
          },
          options: { interaction: { mode: 'index', intersect: false } },
        })}
      />
    </Stack>
  )
}

const ChartjsPage = () => (
  <Examples page="chartjs" parts={{ Bar, Lying, Line, Radar, Polar, Bubble, Doughnut, Scatter, Area }} />
)
export default ChartjsPage
