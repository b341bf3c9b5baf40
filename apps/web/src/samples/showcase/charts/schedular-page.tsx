import { addDays, addMonths, firstDay } from '@onward/scheduling'
import { useState } from 'react'
import texts from 'texts:schedular'
import { count, monthDay, monthName, percent, today, weekdayName } from '#web/lib/formats/formats.ts'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { AreaChart, BarChart, DonutChart, LineChart, RadarChart } from '#web/ui/charts/charts.tsx'
import { Legend } from '#web/ui/charts/legend.tsx'
import { BoxChart, HeatChart, LyingBarChart, RadialChart, ScatterChart } from '#web/ui/charts/more-charts.tsx'
import { Segments } from '#web/ui/controls/segments.tsx'
import { RangeButton } from './range-button.tsx'
import { daysIn, hoursOn, nightsOn, offersOf, openOn, shiftsOn, TIMES, WARDS, type Time } from './staffing.ts'

addTexts(texts)

const sum = (figures: readonly number[]) => figures.reduce((whole, figure) => whole + figure, 0)
const hoursLong = (figure: number) => `${count(figure)} h`

const Area = () => {
  const [range, setRange] = useState({ from: today(), to: addDays(today(), 13) })
  const days = daysIn(range)
  const series = WARDS.map((ward, tone) => ({ name: ward, tone, values: days.map((day) => shiftsOn(ward, day)) }))
  return (
    <Stack>
      <RangeButton label="Days of the coverage" value={range} onChange={setRange} />
      <Legend of={series} />
      <AreaChart
        label="Shifts a day, by ward"
        by="Day"
        points={days.map(monthDay)}
        series={series}
        height={260}
        hasTable
      />
    </Stack>
  )
}

const Column = () => {
  const [range, setRange] = useState({ from: today(), to: addDays(today(), 6) })
  const days = daysIn(range)
  const shifts = days.map((day) => sum(WARDS.map((ward) => shiftsOn(ward, day))))
  const nights = days.map((day) => sum(WARDS.map((ward) => nightsOn(ward, day))))
  const series = [
    { name: 'By day', tone: 2, values: shifts.map((all, at) => all - (nights[at] ?? 0)) },
    { name: 'At night', tone: 1, values: nights },
  ]
  return (
    <Stack>
      <RangeButton label="Days of the shifts" value={range} onChange={setRange} />
      <Legend of={series} />
      <BarChart
        label="Shifts by day and at night"
        by="Day"
        points={days.map(monthDay)}
        series={series}
        height={260}
        hasTable
      />
    </Stack>
  )
}

const Scatter = () => {
  const [time, setTime] = useState<Time>('daily')
  const days = TIMES.find(({ value }) => value === time)?.days ?? 0
  const series = WARDS.map((ward, tone) => ({ name: ward, tone, spots: offersOf(ward, today(), days) }))
  return (
    <Stack>
      <Segments label="Offers of" choices={TIMES} value={time} onChange={setTime} />
      <Legend of={series} hasMarks />
      <ScatterChart
        label="How soon an open shift is taken"
        by="Ward"
        along={{ name: 'Days ahead' }}
        up={{ name: 'Hours until taken', say: hoursLong }}
        series={series}
        height={260}
        hasTable
      />
    </Stack>
  )
}

const Line = () => {
  const months = Array.from({ length: 12 }, (_, at) => firstDay(addMonths(today().slice(0, 7), at - 11)))
  const filled = months.map((month) => 1 - sum(WARDS.map((ward) => openOn(ward, month))) / 100)
  return (
    <LineChart
      label="Share of shifts that were filled"
      by="Month"
      points={months.map(monthName)}
      series={[{ name: 'Filled', tone: 0, values: filled }]}
      say={percent}
      sayShort={percent}
      height={260}
      hasDots
      hasTable
    />
  )
}

const Bar = () => {
  const [range, setRange] = useState({ from: today(), to: addDays(today(), 6) })
  const days = daysIn(range)
  return (
    <Stack>
      <RangeButton label="Days of the open shifts" value={range} onChange={setRange} />
      <LyingBarChart
        label="Open shifts, by ward"
        by="Ward"
        points={WARDS}
        series={[{ name: 'Open', tone: 6, values: WARDS.map((ward) => sum(days.map((day) => openOn(ward, day)))) }]}
        height={180}
        hasTable
      />
    </Stack>
  )
}

const Box = () => {
  const [range, setRange] = useState({ from: today(), to: addDays(today(), 6) })
  const days = daysIn(range)
  return (
    <Stack>
      <RangeButton label="Days of the lengths" value={range} onChange={setRange} />
      <BoxChart
        label="How long shifts are"
        by="Ward"
        points={WARDS}
        values={WARDS.map((ward) => days.flatMap((day) => hoursOn(ward, day)))}
        tone={5}
        say={hoursLong}
        height={260}
        hasTable
      />
    </Stack>
  )
}

const Heat = () => {
  const weeks = Array.from({ length: 6 }, (_, at) => addDays(today(), at * 7))
  const weekdays = Array.from({ length: 7 }, (_, at) => at)
  return (
    <HeatChart
      label="Open shifts in the weeks ahead"
      by="Day of the week"
      points={weekdays.map((at) => weekdayName(addDays(today(), at)))}
      series={weeks.map((week) => ({
        name: monthDay(week),
        tone: 0,
        values: weekdays.map((at) => sum(WARDS.map((ward) => openOn(ward, addDays(week, at))))),
      }))}
      height={260}
      hasTable
    />
  )
}

const Radial = () => {
  const filled = WARDS.map((ward) => 1 - openOn(ward, today()) / shiftsOn(ward, today()))
  return (
    <Stack>
      <Legend of={WARDS.map((name, tone) => ({ name, tone }))} />
      <RadialChart
        label="Filled today, by ward"
        by="Ward"
        points={WARDS}
        series={[{ name: 'Filled', tone: 0, values: filled }]}
        tones={[0, 1, 2]}
        say={percent}
        height={260}
        hasTable
        middle={
          <>
            <strong>{percent(sum(filled) / WARDS.length)}</strong>
            <small>filled</small>
          </>
        }
      />
    </Stack>
  )
}

const Radar = () => {
  const series = WARDS.slice(0, 2).map((ward, tone) => ({
    name: ward,
    tone,
    values: Array.from({ length: 7 }, (_, at) => shiftsOn(ward, addDays(today(), at))),
  }))
  return (
    <Stack>
      <Legend of={series} />
      <RadarChart
        label="Shifts of a week, day by day"
        by="Day of the week"
        points={Array.from({ length: 7 }, (_, at) => weekdayName(addDays(today(), at)))}
        series={series}
        height={260}
        hasTable
      />
    </Stack>
  )
}

const Donut = () => {
  const shifts = WARDS.map((ward) => shiftsOn(ward, today()))
  return (
    <Stack>
      <Legend of={WARDS.map((name, tone) => ({ name, tone }))} />
      <DonutChart
        label="Today's shifts, by ward"
        by="Ward"
        points={WARDS}
        series={[{ name: 'Shifts', tone: 0, values: shifts }]}
        tones={[0, 1, 2]}
        height={260}
        hasTable
        middle={
          <>
            <strong>{count(sum(shifts))}</strong>
            <small>shifts</small>
          </>
        }
      />
    </Stack>
  )
}

const SchedularPage = () => (
  <Examples page="schedular" parts={{ Area, Column, Scatter, Line, Bar, Box, Heat, Radial, Radar, Donut }} />
)
export default SchedularPage
