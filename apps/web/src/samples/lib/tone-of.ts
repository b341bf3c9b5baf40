import type { ThemeColor } from '@onward/contract/samples'
import type { Tone } from '#web/ui/layout/theme.ts'

const TONES: Record<ThemeColor, Tone> = { primary: 0, secondary: 'away', success: 4, warning: 2, danger: 6, info: 1 }

/** The tint of the theme that stands for a colour of the calls. */
export const toneOf = (color: ThemeColor) => TONES[color]
