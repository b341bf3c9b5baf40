import type { PublishedDiff } from '@onward/contract'
import type { Logger } from 'pino'
import { takePeople } from '#server/booking/people.ts'
import { byId, diffsBetween } from '#server/booking/published-diffs.ts'
import { toldById, type ToldAssignment } from '#server/booking/shown-shifts.ts'
import type { Config } from '#server/config.ts'
import type { Db, Store } from '#server/db.ts'
import { eachMinute } from '#server/each-minute.ts'
import type { Timers } from '#server/store/housekeeping.ts'
import { isVerified } from '#server/users.ts'
import { promiseChanges } from './change-mails.ts'
import { notifiedUser, takeNotices, whoWaits, type Notified } from './change-notices.queries.ts'
import { isDue, isSoon } from './when-due.ts'

/** What people are told of a shift. */
const TOLD = ['hospitalId', 'start', 'end', 'timeZone', 'shiftTypeId', 'specialtyId', 'note'] as const
const isAsKnown = (known: ToldAssignment | undefined, now: ToldAssignment | undefined) =>
  known && now ? TOLD.every((field) => known[field] === now[field]) : known === now

/** What has become for somebody of the shifts that are noted for them; undefined where that is nothing that they are mailed of. */
const diffFor = async (trx: Db, who: Notified, config: Config, now: Date): Promise<PublishedDiff | undefined> => {
  const { accountId, userId } = who
  // Whoever books for them is done, or waits.
  await takePeople(trx, accountId, [userId])
  const notices = await takeNotices(trx, who)
  const wish = (await notifiedUser(trx, who))?.mailChanges ?? 'none'
  if (wish === 'none') return undefined
  const before = byId(notices.known)
  const told = await toldById(trx, accountId, notices.ids)
  const after = byId(told.filter(({ providerId }) => providerId === userId))
  const ids = notices.ids.filter((id) => {
    const sides = [before.get(id), after.get(id)]
    const starts = sides.flatMap((shift) => (shift ? new Date(shift.start) : []))
    const isWanted = starts.some((start) => (wish === 'all' ? start > now : isSoon(start, now)))
    return isWanted && !isAsKnown(before.get(id), after.get(id))
  })
  const telling = { now, isKnown: (user: Parameters<typeof isVerified>[0]) => isVerified(user, config) }
  const [diff] = await diffsBetween(trx, accountId, { before, after, ids }, telling)
  return diff?.isMailed ? diff : undefined
}

/**
 * Promises each person whose time has come one mail with all that has changed of their shifts since they were told last, whoever
 * else asks at once. What was taken back meanwhile is nothing to tell.
 */
export const promiseChangesDue = async (db: Db, config: Config, now: Date) => {
  for (const { accountId, userId, ...waiting } of await whoWaits(db, now)) {
    if (!isDue(waiting, now)) continue
    await db.transaction().execute(async (trx) => {
      const diff = await diffFor(trx, { accountId, userId }, config, now)
      if (diff) await promiseChanges(trx, { accountId, userId, entries: diff.entries }, now)
    })
  }
}

/** Promises each minute what has come due; the returned function stops it and waits for what is under way. */
export const startChangeMails = ({ db }: Store, config: Config, log: Logger, timers?: Timers) =>
  eachMinute((now) => promiseChangesDue(db, config, now), {
    log,
    timers,
    what: 'mails of changed shifts could not be promised',
  })
