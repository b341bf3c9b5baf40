import { ApiError, Conflict, wrongFields, type Issue, type ProposalConflict } from '@onward/contract'
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

/** The same refusal of fields that the caller knows by other names; any other one as it is. */
export const renamed = (error: ApiError, to: (path: string) => string): ApiError => {
  const { issues } = error.body as { issues?: Issue[] } // ours
  if (!issues) return error
  return wrongFields(
    issues.map((one) => ({ ...one, path: to(one.path) })),
    error.status,
  )
}

/** All that stands in the way of the changes is told at once, in a 409 `ProposalConflict`; a wrong field with its change. */
export const together = (scope: Scope): Refusing => {
  const conflicts: ProposalConflict['facts']['conflicts'] = []
  return {
    refuse: (error, at) => {
      const told = toldWithin(scope, error)
      const conflict = told instanceof ApiError && told.status === 409 ? safeParse(Conflict, told.body) : undefined
      if (!conflict?.success) throw renamed(error, (path) => `changes.${at}.${path}`)
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
