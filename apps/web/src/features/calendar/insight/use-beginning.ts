import { usePrinting } from '../paper-pages.ts'

/** So many rows of a list stand beside the figures on a screen. */
export const BEGINNING = 8

/** The first rows of a list, and on paper, where nothing opens the others, all of them. */
export const useBeginning = <Row>(rows: readonly Row[], most = BEGINNING): readonly Row[] => {
  const isPrinted = usePrinting() !== undefined
  return isPrinted ? rows : rows.slice(0, most)
}
