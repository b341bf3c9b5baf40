import { createHash, randomUUID } from 'node:crypto'
import { ApiError, MOST_FEEDS, type feeds, type Handlers } from '@onward/contract'
import { record } from '#server/audit.ts'
import { signedIn, type Context } from '#server/context.ts'
import { isKnownTag } from '#server/http/known-tag.ts'
import { newToken } from '#server/tokens.ts'
import { HOUR, take, type Limit } from '#server/tries.ts'
import { isVerified } from '#server/users.ts'
import { calendarFile } from './calendar-file.ts'
import { deleteFeed, feedAt, feedShifts, feedsOf, insertFeed, noteFetch, takeOwnProvider } from './feeds.queries.ts'

/** How often one address is read: programs look once an hour, or when somebody pulls. */
const READS: Limit = { tries: 120, seconds: HOUR }
/** How much of what a program says of itself is kept. */
const LONGEST_AGENT = 200

const missing = () => new ApiError(404, { message: 'There is nothing at this address' })

export const feedsHandlers: Handlers<typeof feeds, Context> = {
  listFeeds: async (_, context) => ({ feeds: await feedsOf(context.db, signedIn(context)) }),

  createFeed: async ({ feedName }, context) => {
    const { accountId, userId } = signedIn(context)
    return context.db.transaction().execute(async (trx) => {
      if (!(await takeOwnProvider(trx, { accountId, userId })))
        throw new ApiError(403, { message: 'You have no shifts of your own here' })
      if ((await feedsOf(trx, { accountId, userId })).length >= MOST_FEEDS)
        throw new ApiError(422, { message: `You have ${MOST_FEEDS} addresses, the most there are. End one first.` })
      const token = newToken(accountId)
      const feed = await insertFeed(trx, { accountId, userId }, { feedId: randomUUID(), feedName, token })
      const entry = { accountId, userId, action: 'feed.created', objectId: feed.feedId, after: { feedName } } as const
      await record(trx, context, entry)
      return { feed, address: `${context.config.publicOrigin}/api/feeds/${token}.ics` }
    })
  },

  endFeed: async ({ feedId }, context) => {
    const { accountId, userId } = signedIn(context)
    return context.db.transaction().execute(async (trx) => {
      const feedName = await deleteFeed(trx, { accountId, userId }, feedId)
      if (feedName === undefined) throw new ApiError(404, { message: 'There is no such address, or it has ended' })
      await record(trx, context, { accountId, userId, action: 'feed.ended', objectId: feedId, before: { feedName } })
      return {}
    })
  },

  readFeed: async ({ file }, context) => {
    const { db, headers, now } = context
    const feed = await feedAt(db, file.replace(/\.ics$/, ''))
    // Whoever may not sign in any more, or never showed that the address is theirs, has no feed either.
    if (!feed || !isVerified(feed, context.config)) throw missing()
    await take(context, `feed ${feed.accountId} ${feed.feedId}`, READS)
    await noteFetch(db, feed, headers.get('user-agent')?.slice(0, LONGEST_AGENT) ?? null)
    const text = calendarFile(feed, 'Onward', await feedShifts(db, feed, now()))
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    const kept = { etag, 'cache-control': 'private, no-cache' }
    if (isKnownTag(headers.get('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers: kept })
    return new Response(text, {
      headers: {
        ...kept,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="onward.ics"',
      },
    })
  },
}
