import { ApiError, MOST_PUBLISHED_DAYS, wrongField, type Handlers, type publications } from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { planPublishing, publishPlanned, type MailedUser, type PublishWish } from '#server/booking/publish.ts'
import { unknownId } from '#server/booking/refusals.ts'
import { isWithin, type Scope } from '#server/booking/scope.ts'
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
const missing = () => new ApiError(404, { message: 'There is no such publication' })

const placesWithin = (scope: Scope, wanted: readonly string[] | undefined) => {
  if (wanted?.some((id) => !isWithin(scope, id))) throw unknownId('hospitalIds', 'a list of facilities')
  return wanted ?? scope
}

export const publicationsHandlers: Handlers<typeof publications, Context> = {
  publish: async ({ dryRun, ...asked }, context) => {
    const { from, to, hospitalIds, providerIds } = asked
    if (to < from) throw wrongField('to', 'must not be before from')
    if (daysBetween(from, to) >= MOST_PUBLISHED_DAYS)
      throw wrongField('to', `must not make it more than ${MOST_PUBLISHED_DAYS} days`)
    const author = authorOf(context)
    const wish: PublishWish = { from, to, providerIds, hospitalIds: placesWithin(author.scope, hospitalIds) }
    const work = async (trx: Db) => {
      const isKnown = (user: MailedUser) => isVerified(user, context.config)
      const plan = await planPublishing(trx, author, wish, { now: context.now(), isKnown })
      const answer = { publication: null, diffs: plan.diffs, left: plan.left }
      if (plan.ids.length === 0) return answer
      const publicationId = await publishPlanned(trx, author, wish, plan)
      if (dryRun) return answer
      for (const { providerId, isMailed } of plan.diffs)
        if (isMailed && providerId !== null) await promisePublished(trx, context, publicationId, providerId)
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
}
