import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape'
import type { Tone } from '#web/ui/layout/theme.ts'
import { colorOf } from './chart.ts'

const KINDS = [symbolCircle, symbolTriangle, symbolSquare, symbolDiamond]

/** One spot. Series have marks of their own: a circle, a triangle, a square, a diamond. */
export const Mark = ({ kind, tone, isOn = false }: { kind: number; tone: Tone; isOn?: boolean }) => (
  <path
    d={symbol(KINDS[kind % KINDS.length], isOn ? 130 : 64)() ?? ''}
    fill={colorOf(tone)}
    stroke="var(--surface)"
    strokeWidth={1}
  />
)
