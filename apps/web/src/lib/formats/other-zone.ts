import { zoneName } from './formats.ts'

/** The reader's zone. */
export const here = Intl.DateTimeFormat().resolvedOptions().timeZone

/** What a zone is called, where its clocks are not the reader's. */
export const otherZone = (timeZone: string) => {
  const name = zoneName(timeZone)
  return name === zoneName(here) ? undefined : name
}
