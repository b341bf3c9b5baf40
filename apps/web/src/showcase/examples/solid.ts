import { COLORS } from './colors.ts'

/** The colours to fill with under white letters: a deeper green and orange than the theme has, and greys that show on dark too. */
export const SOLID = { ...COLORS, secondary: '#5b6770', success: '#237a35', warning: '#b84a08', dark: 'dark.6' }
