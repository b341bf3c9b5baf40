import { screenIn } from './screen-in.ts'

// What shows how things are made: a list of its own, so that who works does not load it.
export const loadScreen = screenIn(
  import.meta.glob(['../showcase/**/*-page.tsx', '../features/cards/cards-*-page.tsx']),
)
