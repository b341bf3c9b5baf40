import {
  ApiError,
  MOST_PUBLISHED_DAYS,
  wrongField,
  type Handlers,
  type PublishedDiff,
  type publications,
} from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { onlyKnown } from '#server/booking/only-known.ts'
import { placesWithin } from '#server/booking/places-within.ts'
import { planPublishing, publishPlanned, type PublishWish } from '#server/booking/publish.ts'
import { assertAsShown, type MailedUser } from '#server/booking/published-diffs.ts'
import { withdrawPublished } from '#server/booking/withdraw-published.ts'
import { authorOf, scopeOf, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { createOnce } from '#server/idempotent.ts'
import { tried } from '#server/tried.ts'
import { isVerified } from '#server/users.ts'
import { promisePublished } from './published-mails.ts'
import { listPublications, publicationById } from './publications.queries.ts'

/** Who plans at some facilities publishes there alone, and is told what they published themselves. */
const whoseOf = (context: Context) => {
  const user = signedIn(context)
  return { accountId: user.accountId, userId: scopeOf(user) === undefined ? undefined : user.userId }
}
const tellingOf = (context: Context) => ({
  now: context.now(),
  isKnown: (user: MailedUser) => isVerified(user, context.config),
})
const promiseAll = async (trx: Db, context: Context, publicationId: number, diffs: readonly PublishedDiff[]) => {
  for (const { providerId, isMailed } of diffs)
    if (isMailed && providerId !== null) await promisePublished(trx, context, publicationId, providerId)
}
const missing = () => new ApiError(404, { message: 'There is no such publication' })

export const publicationsHandlers: Handlers<typeof publications, Context> = {
  publish: async ({ dryRun, ...asked }, context) => {
    const { from, to, hospitalIds, providerIds } = asked
    if (to < from) throw wrongField('to', 'must not be before from')
    if (daysBetween(from, to) >= MOST_PUBLISHED_DAYS)
      throw wrongField('to', `must not make it more than ${MOST_PUBLISHED_DAYS} days`)
    const author = authorOf(context)
    const wish: PublishWish = { from, to, providerIds, hospitalIds: placesWithin(author.scope, hospitalIds) }
    const work = async (trx: Db) => {
      await onlyKnown(trx, author.accountId, asked)
      const plan = await planPublishing(trx, author, wish, tellingOf(context))
      const entriesHash = plan.ids.length === 0 ? null : plan.entriesHash
      // Nobody writes these shifts any more: what is compared is what is told.
      assertAsShown(asked.entriesHash, { ...plan, entriesHash })
      const answer = { publication: null, diffs: plan.diffs, onDates: plan.onDates, entriesHash, left: plan.left }
      if (entriesHash === null) return answer
      const publicationId = await publishPlanned(trx, author, wish, plan)
      if (dryRun) return answer
      await promiseAll(trx, context, publicationId, plan.diffs)
      const found = await publicationById(trx, { accountId: author.accountId, userId: undefined }, publicationId)
      return { ...answer, publication: found?.publication ?? null }
    }
    return dryRun ? tried(context.db, work) : createOnce(context, 'publish', asked, work)
  },

  listPublications: ({ page, perPage }, context) => listPublications(context.db, whoseOf(context), page, perPage),

  readPublication: async ({ publicationId }, context) => {
    const found = await publicationById(context.db, whoseOf(context), publicationId)
    if (!found) throw missing()
    return found
  },

  withdrawPublication: async ({ dryRun, ...asked }, context) => {
    const author = authorOf(context)
    const { publicationId, entriesHash: shownHash } = asked
    // A scheduler knows of what they published themselves.
    if (!(await publicationById(context.db, whoseOf(context), publicationId))) throw missing()
    const work = async (trx: Db) => {
      const { withdrawalId, ...found } = await withdrawPublished(
        trx,
        author,
        { publicationId, shownHash },
        tellingOf(context),
      )
      if (withdrawalId === null || dryRun) return { withdrawal: null, ...found }
      await promiseAll(trx, context, withdrawalId, found.diffs)
      const kept = await publicationById(trx, { accountId: author.accountId, userId: undefined }, withdrawalId)
      return { withdrawal: kept?.publication ?? null, ...found }
    }
    return dryRun ? tried(context.db, work) : createOnce(context, 'withdrawPublication', asked, work)
  },
}
