import { textOf } from '#web/lib/text.ts'

/** The identity service takes no shorter password. */
const SHORTEST = 8

export const newPassword = (text: string) =>
  text === ''
    ? textOf('ui.required')
    : [...text].length < SHORTEST
      ? textOf('authdemo.short', { count: SHORTEST })
      : null
