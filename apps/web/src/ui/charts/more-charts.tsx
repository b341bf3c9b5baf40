import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { boxFigures, Boxes, type BoxProps } from './boxes.tsx'
import { figuresOf, type Chart } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { Heat } from './heat.tsx'
import { LyingBars } from './lying-bars.tsx'
import { Radial, type RadialProps } from '#web/ui/charts/round/radial.tsx'
import { Scatter, scatterFigures, type ScatterProps } from './scatter.tsx'

// Beside those of `charts.tsx`, for reports: who shows a trend on a card does not load them.
export const ScatterChart = (props: ScatterProps) => (
  <ChartFrame chart={props} figures={scatterFigures(props)}>
    {(width) => <Scatter {...props} width={width} />}
  </ChartFrame>
)
export const BoxChart = (props: BoxProps) => {
  const t = useText()
  return (
    <ChartFrame chart={props} figures={boxFigures(props, t)}>
      {(width) => <Boxes {...props} {...{ width, t }} />}
    </ChartFrame>
  )
}
export const HeatChart = (props: Chart) => (
  <ChartFrame chart={props} figures={figuresOf(props)}>
    {(width) => <Heat {...props} width={width} />}
  </ChartFrame>
)
export const LyingBarChart = (props: Chart) => (
  <ChartFrame chart={props} figures={figuresOf(props)}>
    {(width) => <LyingBars {...props} width={width} />}
  </ChartFrame>
)
export const RadialChart = ({ middle, ...props }: RadialProps & { middle?: ReactNode }) => (
  <ChartFrame chart={props} figures={figuresOf(props)} middle={middle}>
    {(width) => <Radial {...props} width={width} />}
  </ChartFrame>
)
