import type { ThemeColor } from '@onward/contract'

const TONES: Record<ThemeColor, number> = { primary: 0, secondary: 7, success: 4, warning: 2, danger: 6, info: 1 }

/** The tint of the theme that stands for a colour of the calls. */
export const toneOf = (color: ThemeColor) => TONES[color]
