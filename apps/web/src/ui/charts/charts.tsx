import type { ReactNode } from 'react'
import { Bars, type BarsProps } from './bars.tsx'
import { figuresOf, type Chart } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { Curves, type AreaProps, type LineProps } from './curves.tsx'
import { Donut, type DonutProps } from '#web/ui/charts/round/donut.tsx'
import { Gauge, type GaugeProps } from '#web/ui/charts/round/gauge.tsx'
import { Radar } from '#web/ui/charts/round/radar.tsx'

// All of them together are lighter than what a file of its own for each would cost.
export const AreaChart = (props: AreaProps) => (
  <ChartFrame chart={props} figures={figuresOf(props)}>
    {(width) => <Curves {...props} width={width} isFilled />}
  </ChartFrame>
)
export const BarChart = (props: BarsProps) => (
  <ChartFrame chart={props} figures={figuresOf(props)}>
    {(width) => <Bars {...props} width={width} />}
  </ChartFrame>
)
export const LineChart = (props: LineProps) => (
  <ChartFrame chart={props} figures={figuresOf(props)}>
    {(width) => <Curves {...props} width={width} />}
  </ChartFrame>
)
export const DonutChart = ({ middle, ...props }: DonutProps & { middle?: ReactNode }) => (
  <ChartFrame chart={props} figures={figuresOf(props)} middle={middle}>
    {(width) => <Donut {...props} width={width} />}
  </ChartFrame>
)
export const GaugeChart = ({ middle, ...props }: GaugeProps & { middle?: ReactNode }) => (
  <ChartFrame chart={props} figures={figuresOf(props)} middle={middle}>
    {(width) => <Gauge {...props} width={width} />}
  </ChartFrame>
)
export const RadarChart = (props: Chart) => (
  <ChartFrame chart={props} figures={figuresOf(props)}>
    {(width) => <Radar {...props} width={width} />}
  </ChartFrame>
)
