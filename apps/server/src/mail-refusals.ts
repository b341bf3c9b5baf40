import { sql } from 'kysely'
import { record } from './audit.ts'
import type { Db } from './db.ts'
import { NoLongerWanted } from './job-worker.ts'
import { MailRefused, type Mailer } from './mail.ts'
import { oneLine } from './one-line.ts'

/** As much of what a mail server says as people read. */
const MOST = 300

type Refusal = { email: string; at: string; said: string }

/**
 * A mailer that keeps of whom mail is refused for good, for admins to see and so that it is not tried again, until some is taken.
 * @throws NoLongerWanted of what is refused for good
 */
export const notingRefusals = (db: Db, mailer: Mailer, now: () => Date): Mailer => ({
  send: async (mail) => {
    const email = mail.to
    try {
      await mailer.send(mail)
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      await keep(db, { email, at: now().toISOString(), said: oneLine(error.said).slice(0, MOST) })
      throw new NoLongerWanted(error.message)
    }
    await forgetRefusal(db, email)
  },
})

/** Mail to an address is taken again. */
export const forgetRefusal = (db: Db, email: string) =>
  sql`update app_user set mail_refusal = null where email = ${email} and mail_refusal is not null`.execute(db)

const keep = (db: Db, refusal: Refusal) =>
  db.transaction().execute(async (trx) => {
    const { email, said } = refusal
    const { rows } = await sql<{ accountId: number; userId: string }>`
      update app_user set mail_refusal = ${JSON.stringify(refusal)}::jsonb where email = ${email}
      returning account_id as "accountId", user_id as "userId"`.execute(trx)
    for (const { accountId, userId } of rows) {
      const entry = { accountId, userId: null, action: 'user.mail-returned', objectId: userId } as const
      await record(trx, { requestId: 'mail' }, { ...entry, after: { email, said } })
    }
  })

/** What is kept of a user `u`, of the address that is theirs now. */
export const mailRefusal = sql<{ at: string; said: string } | null>`(
  case when u.mail_refusal->>'email' = u.email then u.mail_refusal - 'email' end)`
/** Whether mail reaches a user `u`, as far as is known; it is tried again after a day. */
export const isReached = sql<boolean>`(u.mail_refusal is null or u.mail_refusal->>'email' <> u.email
  or (u.mail_refusal->>'at')::timestamptz < now() - interval '1 day')`
