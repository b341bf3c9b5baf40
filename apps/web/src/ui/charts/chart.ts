import type { Tone } from '#web/ui/layout/theme.ts'
import { count, shortCount } from '#web/lib/formats.ts'

export type Series = {
  name: string
  values: readonly number[]
  /** Its colour, one of the theme's tints. */
  tone: Tone
  isDashed?: boolean
  /** Of bars: they hang from the axis, so that one sees two things against each other. */
  isBelow?: boolean
}
/** What every chart is told, whatever it is drawn as. */
export type Chart = {
  /** What it shows, for who does not see it. */
  label: string
  /** What its points are, such as "Month". */
  by: string
  points: readonly string[]
  series: readonly Series[]
  height: number
  /** How a figure is said, and how in short at an axis. */
  say?: (value: number) => string
  sayShort?: (value: number) => string
}

/** What is written beside a cartesian chart: figures and points, only the points, or nothing. */
export type AxesShown = 'both' | 'points' | 'none'

export const sayers = ({ say = count, sayShort = shortCount }: Pick<Chart, 'say' | 'sayShort'>) => ({ say, sayShort })

export const colorOf = (tone: Tone) => `var(--tone-${tone})`
/** The same colour as a wash, for what lies behind. */
export const paleOf = (tone: Tone) => `color-mix(in srgb, ${colorOf(tone)} 22%, transparent)`
