import type { BoardShift } from './roster.ts'

/** How it stands with a shift: who has been told of it, whether anybody works it, and whether a warning was gone over for it. */
export const STATES = ['draft', 'changed', 'removed', 'published', 'open', 'overridden'] as const
export type State = (typeof STATES)[number]

export const isInState = ({ flags, providerId }: BoardShift, state: State): boolean => {
  if (state === 'open') return providerId === null
  // It is nobody's any more.
  if (state === 'removed') return false
  return state === 'published' ? !flags.includes('draft') && !flags.includes('changed') : flags.includes(state)
}

/** Which shifts the filters of types and states leave; undefined where that is every one. */
export const leftBy = (type: string, state: State | '') =>
  type === '' && state === ''
    ? undefined
    : (shift: BoardShift) => (type === '' || shift.shiftTypeId === type) && (state === '' || isInState(shift, state))
