import type { CoveredLine } from './covered-day.ts'

/** What is needed and what is there: `required` is `filled`, `open`, `notPosted` and `unfilled` together. */
export type CoveredFigures = {
  required: number
  filled: number
  filledDrafts: number
  open: number
  openDrafts: number
  notPosted: number
  unfilled: number
  wished: number
  over: number
  beyond: number
}

export const NO_FIGURES: Readonly<CoveredFigures> = {
  required: 0,
  filled: 0,
  filledDrafts: 0,
  open: 0,
  openDrafts: 0,
  notPosted: 0,
  unfilled: 0,
  wished: 0,
  over: 0,
  beyond: 0,
}

type Counting = { isDraft: boolean }
const drafts = (shifts: readonly Counting[]) => shifts.filter(({ isDraft }) => isDraft).length

/** What figures are once the time of what they count has passed: what is missing is unfilled, whether somebody was looked for or not. */
export const passed = (figures: CoveredFigures): CoveredFigures => ({
  ...figures,
  open: 0,
  openDrafts: 0,
  notPosted: 0,
  unfilled: figures.unfilled + figures.open + figures.notPosted,
})

/** The figures of one line. */
export const figuresOfLine = (
  { least, filled, extra, over, open, notPosted }: CoveredLine<Counting>,
  isOver: boolean,
): CoveredFigures => {
  const ahead: CoveredFigures = {
    required: least,
    filled: filled.length,
    filledDrafts: drafts(filled),
    open: open.length,
    openDrafts: drafts(open),
    notPosted,
    unfilled: 0,
    wished: extra.length,
    over: over.length,
    beyond: 0,
  }
  return isOver ? passed(ahead) : ahead
}

/** Adds figures to others, in place: a year has thousands of them. */
export const addFigures = (to: CoveredFigures, more: CoveredFigures): CoveredFigures => {
  to.required += more.required
  to.filled += more.filled
  to.filledDrafts += more.filledDrafts
  to.open += more.open
  to.openDrafts += more.openDrafts
  to.notPosted += more.notPosted
  to.unfilled += more.unfilled
  to.wished += more.wished
  to.over += more.over
  to.beyond += more.beyond
  return to
}

/** Filled of required; null where nobody is required: that is not all of them. */
export const fillRate = ({ required, filled }: Pick<CoveredFigures, 'required' | 'filled'>): number | null =>
  required === 0 ? null : filled / required

/** Full, 70 to 99 %, or less; null where nobody is required. */
export const bandOf = (figures: Pick<CoveredFigures, 'required' | 'filled'>): 'full' | 'some' | 'few' | null => {
  const rate = fillRate(figures)
  if (rate === null) return null
  return rate >= 1 ? 'full' : rate >= 0.7 ? 'some' : 'few'
}
