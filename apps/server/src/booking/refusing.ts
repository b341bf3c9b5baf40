import { ApiError, Conflict, type Issue, type ProposalConflict } from '@onward/contract'
import { safeParse } from 'valibot'
import { toldWithin, type Scope } from './scope.ts'

/** What becomes of what refuses a change of a booking, by the place of the change. */
export type Refusing = {
  /** Throws, or keeps it for the end. */
  refuse: (error: ApiError, at: number) => void
  /** Called before anything is written; throws what was kept. */
  end: () => void
}

/** The first that is refused ends the booking. */
export const atOnce: Refusing = {
  refuse: (error) => {
    throw error
  },
  end: () => {},
}

/** A field of a change in a list is named with its place there. */
const named = (error: ApiError, at: number) => {
  const { issues } = error.body as { issues?: Issue[] } // ours
  if (!issues) return error
  const placed = issues.map((one) => ({ ...one, path: `changes.${at}.${one.path}` }))
  return new ApiError(error.status, {
    message: placed.map((one) => `${one.path}: ${one.message}`).join('; '),
    issues: placed,
  })
}

/** All that stands in the way of the changes is told at once, in a 409 `ProposalConflict`; a wrong field with its change. */
export const together = (scope: Scope): Refusing => {
  const conflicts: ProposalConflict['facts']['conflicts'] = []
  return {
    refuse: (error, at) => {
      const told = toldWithin(scope, error)
      const conflict = told instanceof ApiError && told.status === 409 ? safeParse(Conflict, told.body) : undefined
      if (!conflict?.success) throw named(error, at)
      conflicts.push({ at, conflict: conflict.output })
    },
    end: () => {
      if (conflicts.length === 0) return
      conflicts.sort((a, b) => a.at - b.at)
      const message = conflicts.map(({ conflict }) => conflict.message).join(' ')
      throw new ApiError(409, { message, reason: 'conflicts', facts: { conflicts } } satisfies ProposalConflict)
    },
  }
}
