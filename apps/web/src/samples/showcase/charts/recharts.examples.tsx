import { addDays, addMonths, firstDay } from '@onward/scheduling'
import { useState } from 'react'
import {
  Area as AreaOf,
  AreaChart,
  Bar as BarOf,
  BarChart,
  CartesianGrid,
  Line as LineOf,
  LineChart,
  Pie as PieOf,
  PieChart,
  PolarAngleAxis,
  PolarGrid,
  Radar as RadarOf,
  RadarChart,
  Scatter as ScatterOf,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { count, monthDay, monthName, today, weekdayName } from '#web/lib/formats/formats.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { colorOf, figuresOf } from '#web/ui/charts/chart.ts'
import { ChartFrame } from '#web/ui/charts/chart-frame.tsx'
import { Legend } from '#web/ui/charts/legend.tsx'
import { RangeButton } from './range-button.tsx'
import { daysIn, offersOf, shiftsOn, WARDS } from './staffing.ts'
import { useRechartsStyle } from './use-recharts-style.ts'

const HEIGHT = 260
const SERIES = WARDS.map((name, tone) => ({ name, tone }))
/** A row for each day or month, with the shifts of each ward. */
const rowsOf = (dates: readonly string[], say: (date: string) => string) =>
  dates.map((date) => ({
    point: say(date),
    ...Object.fromEntries(WARDS.map((ward) => [ward, shiftsOn(ward, date)])),
  }))
/** The same for the table. */
const tableOf = (by: string, dates: readonly string[], say: (date: string) => string) =>
  figuresOf({
    by,
    points: dates.map(say),
    series: SERIES.map(({ name, tone }) => ({ name, tone, values: dates.map((date) => shiftsOn(name, date)) })),
  })

const Line = () => {
  const { plane, along, up, hint } = useRechartsStyle()
  const months = Array.from({ length: 12 }, (_, at) => firstDay(addMonths(today().slice(0, 7), at - 11)))
  return (
    <Stack>
      <Legend of={SERIES} />
      <ChartFrame
        chart={{ label: 'Shifts on the first of each month', height: HEIGHT, hasTable: true }}
        figures={tableOf('Month', months, monthName)}
      >
        {(width) => (
          <LineChart {...plane} width={width} height={HEIGHT} data={rowsOf(months, monthName)}>
            <CartesianGrid stroke="var(--line)" vertical={false} />
            <XAxis {...along} dataKey="point" />
            <YAxis {...up} />
            <Tooltip {...hint} />
            {SERIES.map(({ name, tone }) => (
              <LineOf key={name} dataKey={name} type="monotone" stroke={colorOf(tone)} strokeWidth={2.5} dot={false} />
            ))}
          </LineChart>
        )}
      </ChartFrame>
    </Stack>
  )
}

const Area = () => {
  const { plane, along, up, hint } = useRechartsStyle()
  const [range, setRange] = useState({ from: today(), to: addDays(today(), 13) })
  const days = daysIn(range)
  return (
    <Stack>
      <RangeButton label="Days of the area" value={range} onChange={setRange} />
      <Legend of={SERIES} />
      <ChartFrame
        chart={{ label: 'Shifts a day, by ward, on top of each other', height: HEIGHT, hasTable: true }}
        figures={tableOf('Day', days, monthDay)}
      >
        {(width) => (
          <AreaChart {...plane} width={width} height={HEIGHT} data={rowsOf(days, monthDay)}>
            <CartesianGrid stroke="var(--line)" vertical={false} />
            <XAxis {...along} dataKey="point" />
            <YAxis {...up} />
            <Tooltip {...hint} />
            {SERIES.map(({ name, tone }) => (
              <AreaOf
                key={name}
                dataKey={name}
                stackId="wards"
                type="monotone"
                stroke={colorOf(tone)}
                fill={colorOf(tone)}
                fillOpacity={0.3}
              />
            ))}
          </AreaChart>
        )}
      </ChartFrame>
    </Stack>
  )
}

const MARKS = ['circle', 'triangle', 'square'] as const

const Scatter = () => {
  const { plane, along, up, hint } = useRechartsStyle()
  const [range, setRange] = useState({ from: addDays(today(), -13), to: today() })
  const series = SERIES.map((one) => ({ ...one, spots: offersOf(one.name, range.to, daysIn(range).length) }))
  return (
    <Stack>
      <RangeButton label="Days of the offers" value={range} onChange={setRange} />
      <Legend of={SERIES} hasMarks />
      <ChartFrame
        chart={{ label: 'How soon an open shift is taken', height: HEIGHT, hasTable: true }}
        figures={{
          head: ['Ward', 'Days ahead', 'Hours until taken'],
          rows: series.flatMap(({ name, spots }) => spots.map(({ x, y }) => [name, count(x), count(y)])),
        }}
      >
        {(width) => (
          <ScatterChart {...plane} width={width} height={HEIGHT}>
            <CartesianGrid stroke="var(--line)" />
            <XAxis {...along} type="number" dataKey="x" name="Days ahead" />
            <YAxis {...up} dataKey="y" name="Hours until taken" />
            <Tooltip {...hint} cursor={false} />
            {series.map(({ name, tone, spots }) => (
              <ScatterOf key={name} name={name} data={spots} fill={colorOf(tone)} shape={MARKS[tone] ?? 'circle'} />
            ))}
          </ScatterChart>
        )}
      </ChartFrame>
    </Stack>
  )
}

const Bar = () => {
  const { plane, along, up, hint } = useRechartsStyle()
  const [range, setRange] = useState({ from: today(), to: addDays(today(), 6) })
  const days = daysIn(range)
  return (
    <Stack>
      <RangeButton label="Days of the bars" value={range} onChange={setRange} />
      <Legend of={SERIES} />
      <ChartFrame
        chart={{ label: 'Shifts a day, stacked by ward', height: HEIGHT, hasTable: true }}
        figures={tableOf('Day', days, monthDay)}
      >
        {(width) => (
          <BarChart {...plane} width={width} height={HEIGHT} data={rowsOf(days, monthDay)}>
            <CartesianGrid stroke="var(--line)" vertical={false} />
            <XAxis {...along} dataKey="point" />
            <YAxis {...up} />
            <Tooltip {...hint} />
            {SERIES.map(({ name, tone }) => (
              <BarOf key={name} dataKey={name} stackId="wards" fill={colorOf(tone)} maxBarSize={18} />
            ))}
          </BarChart>
        )}
      </ChartFrame>
    </Stack>
  )
}

const Radar = () => {
  const { hint } = useRechartsStyle()
  const days = Array.from({ length: 7 }, (_, at) => addDays(today(), at))
  return (
    <Stack>
      <Legend of={SERIES.slice(0, 2)} />
      <ChartFrame
        chart={{ label: 'Shifts of a week, day by day', height: HEIGHT, hasTable: true }}
        figures={figuresOf({
          by: 'Day of the week',
          points: days.map(weekdayName),
          series: SERIES.slice(0, 2).map(({ name, tone }) => ({
            name,
            tone,
            values: days.map((day) => shiftsOn(name, day)),
          })),
        })}
      >
        {(width) => (
          <RadarChart accessibilityLayer={false} width={width} height={HEIGHT} data={rowsOf(days, weekdayName)}>
            <PolarGrid stroke="var(--line)" />
            <PolarAngleAxis dataKey="point" tick={{ fill: 'var(--ink-soft)', fontSize: 12 }} />
            <Tooltip {...hint} />
            {SERIES.slice(0, 2).map(({ name, tone }) => (
              <RadarOf key={name} dataKey={name} stroke={colorOf(tone)} fill={colorOf(tone)} fillOpacity={0.25} />
            ))}
          </RadarChart>
        )}
      </ChartFrame>
    </Stack>
  )
}

const Pie = () => {
  const { hint } = useRechartsStyle()
  const shifts = SERIES.map(({ name, tone }) => ({ name, tone, value: shiftsOn(name, today()), fill: colorOf(tone) }))
  return (
    <Stack>
      <Legend of={shifts.map(({ name, tone, value }) => ({ name: `${name}: ${count(value)} shifts`, tone }))} />
      <ChartFrame
        chart={{ label: "Today's shifts, by ward", height: HEIGHT, hasTable: true }}
        figures={{ head: ['Ward', 'Shifts'], rows: shifts.map(({ name, value }) => [name, count(value)]) }}
      >
        {(width) => (
          <PieChart accessibilityLayer={false} width={width} height={HEIGHT}>
            <Tooltip {...hint} />
            <PieOf
              data={shifts}
              dataKey="value"
              nameKey="name"
              innerRadius="55%"
              paddingAngle={3}
              stroke="none"
              rootTabIndex={-1}
            />
          </PieChart>
        )}
      </ChartFrame>
    </Stack>
  )
}

export { Area, Bar, Line, Pie, Radar, Scatter }
