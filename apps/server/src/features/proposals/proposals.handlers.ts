import { wrongField, type Handlers, type ProposedChange, type proposals } from '@onward/contract'
import type { InferOutput } from 'valibot'
import { book } from '#server/booking/book.ts'
import type { ShiftChange } from '#server/booking/changes.ts'
import { overridesOf } from '#server/booking/overridden.ts'
import { together } from '#server/booking/refusing.ts'
import { missing } from '#server/booking/refusals.ts'
import { shiftById } from '#server/booking/shown-shifts.ts'
import { authorOf, maySee, scopeOf, signedIn, type Context } from '#server/context.ts'
import { createOnce } from '#server/idempotent.ts'
import { tried } from '#server/tried.ts'

type Proposed = InferOutput<typeof ProposedChange>

const changeOf = (change: Proposed): ShiftChange => {
  const of = 'assignment'
  if (change.kind === 'create') {
    const { kind, ...row } = change
    return { of, kind, row }
  }
  const { kind, assignmentId: id, version, ...to } = change
  return kind === 'cancel' ? { of, kind, id, version } : { of, kind, id, version, to }
}

/** @throws ApiError 400 for a shift that is named more than once: nobody could say what becomes of it */
const checkOnce = (changes: readonly Proposed[]) => {
  const named = new Set<number>()
  for (const [at, change] of changes.entries()) {
    if (change.kind === 'create') continue
    if (named.has(change.assignmentId)) throw wrongField(`changes.${at}.assignmentId`, 'is in another change too')
    named.add(change.assignmentId)
  }
}

export const proposalsHandlers: Handlers<typeof proposals, Context> = {
  propose: async ({ mode, ...proposal }, context) => {
    checkOnce(proposal.changes)
    const author = authorOf(context)
    const changes = proposal.changes.map(changeOf)
    const options = { reason: proposal.reason, overrides: proposal.overrides, refusing: together(author.scope) }
    if (mode === 'judge') {
      const { said } = await tried(context.db, (trx) => book(trx, author, changes, { ...options, isTrial: true }))
      return { ...said, batchId: null, assignments: [] }
    }
    return createOnce(context, 'propose', proposal, async (trx) => {
      const { said, batchId, assignments } = await book(trx, author, changes, options)
      return { ...said, batchId, assignments }
    })
  },

  listOverrides: async ({ id }, context) => {
    const user = signedIn(context)
    const shift = await shiftById(context.db, user.accountId, id)
    if (!shift || !maySee(user, shift)) throw missing('assignment')
    return overridesOf(context.db, user.accountId, id, scopeOf(user))
  },
}
