import type { BoardShiftType } from '@onward/contract'

/** A type that is typed: one in use that says when it is. */
export type TypeableType = BoardShiftType & { startsAt: string; endsAt: string; days: number }
const isTypeable = (type: BoardShiftType): type is TypeableType =>
  type.isActive && type.startsAt !== null && type.endsAt !== null && type.days !== null
export const typeable = (types: Iterable<BoardShiftType>) => [...types].filter(isTypeable)

/**
 * What is typed so far: the type whose letters these are, and whether they may become those of another one. Undefined where no
 * type has letters that begin so.
 */
export const lettersRead = (text: string, types: readonly TypeableType[]) => {
  const typed = text.toUpperCase()
  const fitting = types.filter(({ letters }) => letters.startsWith(typed))
  if (typed === '' || fitting.length === 0) return undefined
  return {
    exact: fitting.find(({ letters }) => letters === typed),
    isOpen: fitting.some(({ letters }) => letters !== typed),
  }
}
