import {
  ArcElement,
  BarController,
  BarElement,
  BubbleController,
  CategoryScale,
  Chart as ChartJs,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Tooltip,
  type ChartConfiguration,
  type ChartOptions,
} from 'chart.js'
import { useEffect, useRef } from 'react'
import { useLayout } from '#web/lib/layout.ts'
import { localeOf } from '#web/lib/text.ts'
import { useTokens } from '#web/samples/lib/use-tokens.ts'
import type { Figures } from '#web/ui/charts/chart.ts'
import { ChartFrame } from '#web/ui/charts/chart-frame.tsx'

ChartJs.register(
  ArcElement,
  BarController,
  BarElement,
  BubbleController,
  CategoryScale,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Tooltip,
)

/** A canvas knows no custom properties: the colours are told to it, and told again when the page takes others. */
const TOKENS = ['--ink', '--ink-soft', '--line', '--surface', '--tone-0', '--tone-1', '--tone-2', '--tone-3']
const useColors = () => {
  const [ink = '', soft = '', line = '', surface = '', ...tones] = useTokens(TOKENS)
  return {
    ink,
    soft,
    line,
    surface,
    toneOf: (tone: number) => tones[tone % tones.length] ?? ink,
    /** The same as a wash. */
    paleOf: (tone: number) => `${tones[tone % tones.length] ?? ink}4d`,
  }
}
export type Colors = ReturnType<typeof useColors>

type Drawing = Pick<ChartConfiguration, 'type' | 'data'> & { options?: ChartOptions }
type Props = {
  /** What it shows, and its figures, for who does not see it. */
  label: string
  figures: Figures
  height?: number
  /** What is drawn, in the colours of the page. */
  draw: (colors: Colors) => Drawing
}

/** A chart of Chart.js in the page's colours, type and direction, with a table of its figures. */
export const Drawn = ({ label, figures, height = 260, draw }: Props) => {
  const colors = useColors()
  const { isRTL } = useLayout()
  const { options, ...drawing } = draw(colors)
  return (
    <ChartFrame chart={{ label, height, hasTable: true }} figures={figures}>
      {() => <Canvas drawing={{ ...drawing, options: { ...styleOf(drawing.type, colors, isRTL), ...options } }} />}
    </ChartFrame>
  )
}

/** Chart.js draws itself into the canvas; what changes later passes over into the same drawing. */
const Canvas = ({ drawing }: { drawing: Drawing }) => {
  const ref = useRef<HTMLCanvasElement>(null)
  const chart = useRef<ChartJs>(null)
  const { type, data, options } = drawing
  useEffect(() => {
    if (!ref.current) return undefined
    const made = new ChartJs(ref.current, { type, data: { datasets: [] } })
    chart.current = made
    return () => made.destroy()
  }, [type])
  useEffect(() => {
    if (!chart.current) return
    chart.current.data = data
    chart.current.options = options ?? {}
    chart.current.update()
  })
  return <canvas ref={ref} />
}

/** How it looks: quiet axes where reading begins, no motion for who asked for less, and no legend that keys cannot reach. */
const styleOf = (type: Drawing['type'], { ink, soft, line, surface }: Colors, isRTL: boolean): ChartOptions => {
  const font = { family: getComputedStyle(document.body).fontFamily, size: 12 }
  const ticks = { color: soft, font, maxRotation: 0, autoSkipPadding: 14 }
  const grid = { color: line }
  const common: ChartOptions = {
    responsive: true,
    maintainAspectRatio: false,
    locale: localeOf(),
    color: ink,
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { animation: false as const }),
    plugins: {
      tooltip: {
        rtl: isRTL,
        textDirection: isRTL ? 'rtl' : 'ltr',
        titleFont: font,
        bodyFont: font,
        backgroundColor: ink,
        titleColor: surface,
        bodyColor: surface,
      },
    },
  }
  if (type === 'doughnut') return common
  if (type === 'radar' || type === 'polarArea')
    return {
      ...common,
      scales: {
        r: {
          beginAtZero: true,
          grid,
          angleLines: grid,
          // Its figures stand on what is drawn.
          ticks: { color: soft, font, backdropColor: surface, maxTicksLimit: 4, z: 1 },
          pointLabels: { color: soft, font },
        },
      },
    }
  return {
    ...common,
    // The last word reaches over its point, and room is left for it in one direction only.
    layout: { padding: { left: isRTL ? 18 : 0, top: 6 } },
    scales: {
      x: { reverse: isRTL, grid, ticks, border: { display: false } },
      y: { position: isRTL ? 'right' : 'left', beginAtZero: true, grid, ticks, border: { display: false } },
    },
  }
}
