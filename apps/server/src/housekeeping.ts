import type { AuditAction } from '@onward/contract'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from './db.ts'
import { forgetTouches } from './kept-months.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long somebody may claim an address. */
const CLAIM_DAYS = 7
/** How long an import that did something is listed, with what a person should look at. */
const IMPORT_DAYS = 90

/** How long a change waits for who cannot be told of it. */
const NOTICE_DAYS = 30

/** Removes what has run out: tokens of sessions and mails, sessions of a month ago, claims of a week ago, changes of an address that nobody can finish any more, counted tries, idempotency keys, events and imports that did nothing of a day ago, changes of a month ago that could be told to nobody, lines of an hour ago, other imports of three months ago, and what months have seen of what was written. */
export const removeExpired = async (db: Db, now: Date) => {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await db.deleteFrom('accessToken').where('expiresAt', '<', ago(0)).execute()
  await db.deleteFrom('mailToken').where('expiresAt', '<', ago(0)).execute()
  await db
    .deleteFrom('session')
    .where('expiresAt', '<', ago(30 * DAY))
    .execute()
  await removeClaims(db, ago(CLAIM_DAYS * DAY))
  // The mails of a change of address may be late; their links say how long it can still be finished.
  await sql`
    delete from email_change c where c.asked_at < ${ago(DAY)} and not exists (
      select from mail_token t where t.account_id = c.account_id and t.user_id = c.user_id
        and t.purpose in ('email-old', 'email-new'))`.execute(db)
  await db.deleteFrom('attempt').where('windowStart', '<', ago(DAY)).execute()
  await sql`
    delete from import_state where created_at < ${ago(IMPORT_DAYS * DAY)} or created_at < ${ago(DAY)}
      and ((state ->> 'state') is distinct from 'done' or coalesce(state ->> 'dryRun', state #>> '{result,dryRun}') = 'true')`.execute(
    db,
  )
  await db.deleteFrom('changeEvent').where('at', '<', ago(DAY)).execute()
  for (const notices of ['changeNotice', 'leaveNotice'] as const)
    await db
      .deleteFrom(notices)
      .where('changedAt', '<', ago(NOTICE_DAYS * DAY))
      .execute()
  await forgetTouches(db)
  await db.deleteFrom('presence').where('seenAt', '<', ago(HOUR)).execute()
  await db.deleteFrom('idempotencyKey').where('createdAt', '<', ago(DAY)).execute()
}

/** Takes those out of use whose last day of work has passed in every time zone, each with an entry in the audit trail. */
export const retireProviders = async (db: Db, now: Date) => {
  const day = new Date(now.getTime() - DAY).toISOString().slice(0, 10)
  await sql`
    with left_us as (
      update provider set is_active = false, version = version + 1
      where is_active and last_day < ${day}::date
      returning account_id, provider_id
    )
    insert into audit_entry (account_id, user_id, action, object_type, object_id, before, after)
    select account_id, null, ${'provider.left' satisfies AuditAction}, 'provider', provider_id,
      '{"isActive": true}'::jsonb, '{"isActive": false}'::jsonb
    from left_us`.execute(db)
}

/** Who registered and never showed that the address is theirs. */
const removeClaims = (db: Db, before: string) =>
  db.transaction().execute(async (trx) => {
    const claims = await trx
      .selectFrom('appUser')
      .where('isClaim', '=', true)
      // Who was invited waits until it is taken back.
      .where('invitedAt', 'is', null)
      .where('createdAt', '<', before)
      .select(['accountId', 'userId'])
      .limit(1_000)
      .forUpdate()
      .execute()
    for (const { accountId, userId } of claims)
      for (const table of ['mailToken', 'session', 'userFacility', 'userRole', 'appUser'] as const)
        await trx.deleteFrom(table).where('accountId', '=', accountId).where('userId', '=', userId).execute()
  })

/** Removes what has run out, and takes out of use who has left, each hour; the returned function stops it. */
export const startHousekeeping = (db: Db, log: Logger) => {
  const timer = setInterval(() => {
    const now = new Date()
    removeExpired(db, now)
      .then(() => retireProviders(db, now))
      .catch((err: unknown) => log.error({ err }, 'housekeeping failed'))
  }, HOUR).unref()
  return () => clearInterval(timer)
}
