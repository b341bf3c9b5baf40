import { screenIn } from '#web/lib/pages/screen-in.ts'

/** The product's screens that nobody meets before the calendar: a list of their files in the first load would only grow. */
export const further = screenIn(
  import.meta.glob([
    '../features/**/*-page.tsx',
    '!../features/{calendar,notices}/*-page.tsx',
    '!../features/sign-in/login-page.tsx',
  ]),
)
