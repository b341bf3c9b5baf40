import type { CoverageLine } from '@onward/contract'
import type { ReactNode } from 'react'

/** What is said of a date where something is needed on it: nothing where it is not, or not known yet. */
export type Covered = {
  /** In the head of the day. */
  head: (date: string) => ReactNode
  /** The same for who does not see it. */
  said: (date: string) => string
  lines: (date: string) => readonly CoverageLine[]
}
