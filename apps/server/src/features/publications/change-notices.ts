import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Db, Store } from '#server/db.ts'
import { eachMinute } from '#server/each-minute.ts'
import type { Timers } from '#server/store/housekeeping.ts'
import { promiseChanges } from './change-mails.ts'
import { notifiedUser, whoWaits } from './change-notices.queries.ts'
import { isDue } from './when-due.ts'

/**
 * Promises each person whose time has come a mail with all that has changed of their shifts since they were told last. Whoever
 * cannot be told now keeps what waits for them.
 */
export const promiseChangesDue = async (db: Db, config: Config, now: Date) => {
  for (const { accountId, userId, ...waiting } of await whoWaits(db, now)) {
    if (!isDue(waiting, now)) continue
    if (await notifiedUser(db, { accountId, userId }, config)) await promiseChanges(db, { accountId, userId }, now)
  }
}

/** Promises each minute what has come due; the returned function stops it and waits for what is under way. */
export const startChangeMails = ({ db }: Store, config: Config, log: Logger, timers?: Timers) =>
  eachMinute((now) => promiseChangesDue(db, config, now), {
    timers,
    failed: (err) => log.error({ err }, 'mails of changed shifts could not be promised'),
  })
