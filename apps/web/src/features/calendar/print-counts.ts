import texts from 'texts:open,print'
import { addTexts, textOf } from '#web/lib/text.ts'

addTexts(texts)

type Counted = {
  /** That begin on the printed dates: that somebody works, and that nobody works yet. */
  staffed: number
  open: number
  /** That began before and still run. */
  since: number
}

/**
 * How many shifts are printed, a part each: `124 shifts`, `2 more run since before`, `1,488 h`, `3 open`.
 * @param hours those that somebody works come to, where that is said
 */
export const printCounts = ({ staffed, open, since }: Counted, hours?: string) => [
  textOf('print.shifts', { count: staffed }),
  since > 0 && textOf('print.since', { count: since }),
  hours,
  open > 0 && textOf('open.count', { count: open }),
]
