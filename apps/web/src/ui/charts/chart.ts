import type { Tone } from '#web/ui/layout/theme.ts'
import { count, shortCount } from '#web/lib/formats/formats.ts'

export type Series = {
  name: string
  values: readonly number[]
  /** Its colour, one of the theme's tints. */
  tone: Tone
  isDashed?: boolean
  /** Of bars: they hang from the axis, so that one sees two things against each other. */
  isBelow?: boolean
}
/** What a chart says, as a table has it: the first of a row is its name. */
export type Figures = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** What every chart is told, whatever it is drawn as. */
export type Chart = {
  /** What it shows, for who does not see it. */
  label: string
  /** What its points are, such as "Month". */
  by: string
  points: readonly string[]
  series: readonly Series[]
  height: number
  /** Whether its table can be shown to everybody. */
  hasTable?: boolean
  /** How a figure is said, and how in short at an axis. */
  say?: (value: number) => string
  sayShort?: (value: number) => string
}

/** What is written beside a cartesian chart: figures and points, only the points, or nothing. */
export type AxesShown = 'both' | 'points' | 'none'

export const sayers = ({ say = count, sayShort = shortCount }: Pick<Chart, 'say' | 'sayShort'>) => ({ say, sayShort })

/** The table of a chart that has a figure for each point of each series. */
export const figuresOf = ({ by, points, series, ...chart }: Omit<Chart, 'label' | 'height'>): Figures => ({
  head: [by, ...series.map(({ name }) => name)],
  rows: points.map((point, at) => [point, ...series.map(({ values }) => sayers(chart).say(values[at] ?? 0))]),
})

export const colorOf = (tone: Tone) => `var(--tone-${tone})`
/** The same colour as a wash, for what lies behind. */
export const paleOf = (tone: Tone) => `color-mix(in srgb, ${colorOf(tone)} 22%, transparent)`
