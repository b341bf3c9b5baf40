import type { DeviceSessions } from '@onward/contract'

type Color = DeviceSessions['chart_info'][number]['iconColor']

const TONES: Record<Color, number> = { primary: 0, secondary: 7, success: 4, warning: 2, danger: 6, info: 1 }

/** The tint of the theme that stands for a colour of the calls. */
export const toneOf = (color: Color) => TONES[color]
