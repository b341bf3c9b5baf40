/** What a colour says, and the theme's name of it. */
export const COLORS = {
  primary: 'lagoon',
  secondary: 'gray',
  success: 'green',
  danger: 'red',
  warning: 'orange',
  info: 'blue',
  dark: 'dark',
} as const
