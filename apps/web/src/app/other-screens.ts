import { screenIn } from './screen-in.ts'

export const loadScreen = screenIn(
  import.meta.glob([
    '../features/**/*-page.tsx',
    '!**/{login,calendar}-page.tsx',
    '!../features/cards/cards-*-page.tsx',
  ]),
)
