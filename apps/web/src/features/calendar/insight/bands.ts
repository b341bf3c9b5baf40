import type { CoverFigures } from '@onward/contract'

type Cell = Pick<CoverFigures, 'required' | 'filled'> & Partial<Pick<CoverFigures, 'over' | 'wished'>>

/** As the server has it: full, 70 to 99 %, less; over where nobody is required and somebody is there; none otherwise. */
export const bandOf = ({ required, filled, over = 0 }: Cell) => {
  if (required === 0) return over > 0 ? 'over' : 'none'
  const rate = filled / required
  return rate >= 1 ? 'full' : rate >= 0.7 ? 'some' : 'few'
}

/** `3/4`, in a full cell `4` where there is little room; nobody required is a dash, or how many are there all the same. */
export const cellText = (cell: Cell, isShort = false) => {
  const { required, filled, over = 0 } = cell
  if (required === 0) return over > 0 ? `${over}/0` : '–'
  return isShort && filled === required ? String(required) : `${filled}/${required}`
}
