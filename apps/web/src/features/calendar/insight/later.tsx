import type { ReactNode } from 'react'
import { useGrowing } from '#web/ui/layout/use-growing.ts'

/** What stands further down, drawn so many pieces of work later: what is above is seen, and answers, before it. */
export const Later = ({ after, children }: { after: number; children: ReactNode }) =>
  useGrowing(after) < after ? null : children
