import { COLORS } from './colors.ts'

/** The colours to fill with: greys that show on dark too. */
export const SOLID = { ...COLORS, secondary: '#5b6770', dark: 'dark.6' }
