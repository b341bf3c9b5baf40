import { createTheme, type MantineColorsTuple } from '@mantine/core'

const lagoon: MantineColorsTuple = [
  '#e6f7f8',
  '#cfebee',
  '#a1d7dc',
  '#6fc2ca',
  '#46b0ba',
  '#2ca5b0',
  '#1b97a3',
  '#0a7f8a',
  '#0b6b75',
  '#04505a',
]
const slate: MantineColorsTuple = [
  '#e9eef0',
  '#c9d3d7',
  '#a3b1b7',
  '#7f9098',
  '#5d6f78',
  '#43545c',
  '#2f3e45',
  '#1f2c32',
  '#172127',
  '#11191c',
]

/** Everything that is drawn takes its colours, sizes and type from here. */
export const theme = createTheme({
  primaryColor: 'lagoon',
  // Ink, never pure black: the kit's own for words on its controls.
  black: '#15262c',
  colors: { lagoon, dark: slate },
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  luminanceThreshold: 0.28,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--font)',
  fontSizes: {
    xs: 'var(--text-chip)',
    sm: 'var(--text)',
    md: 'var(--text)',
    lg: 'var(--text-card)',
    xl: 'var(--text-panel)',
  },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'var(--text-page)', lineHeight: '1.4' },
      h2: { fontSize: 'var(--text-panel)', lineHeight: '1.28' },
      h3: { fontSize: 'var(--text-card)', lineHeight: '1.43' },
    },
  },
})

/** How many tints there are for things that are told apart by place, such as facilities. */
export const TONES = 12
/** One of those, or the grey of leave and of what is off, which no place has. */
export type Tone = number | 'away'
