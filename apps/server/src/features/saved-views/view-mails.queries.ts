import type { Language, MailTurn, ViewMail } from '@onward/contract'
import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db.ts'

type OfView = { accountId: number; viewId: string }
export type Sent = NonNullable<ViewMail['mail']>
type Mailable = ViewMail['people'][number] & { language: Language | null }

export const mailOf = async (db: Db, { accountId, viewId }: OfView): Promise<Sent | undefined> =>
  (
    await sql<Sent>`
      select every, user_ids as "userIds" from view_mail
      where account_id = ${accountId} and view_id = ${viewId}`.execute(db)
  ).rows[0]

/** Admins who can sign in, see the view and have shown that their address is theirs, by name. */
export const mailable = async (
  db: Db,
  { accountId, viewId }: OfView,
  { emailVerification }: Pick<Config, 'emailVerification'>,
): Promise<Mailable[]> =>
  (
    await sql<Mailable>`
      select u.user_id as "userId", u.full_name as "fullName", u.email, u.language
      from saved_view s
      join app_user u on u.account_id = s.account_id and (s.is_shared or u.user_id = s.user_id)
      join user_role r on r.account_id = u.account_id and r.user_id = u.user_id and r.role_name = 'Admin'
      where s.account_id = ${accountId} and s.view_id = ${viewId} and u.disabled_at is null and u.invited_at is null
        and (u.email_verified_at is not null or not (${emailVerification} or u.is_claim))
      order by folded(u.full_name), u.user_id`.execute(db)
  ).rows

/** The zone of the first of these facilities, or of the first one of the account. */
export const zoneOf = async (db: Db, accountId: number, named: readonly string[]): Promise<string> => {
  const { rows } = await sql<{ timeZone: string }>`
    select time_zone as "timeZone" from facility where account_id = ${accountId}
    order by array_position(${named}::text[], hospital_id), is_active desc, sort_name, hospital_id limit 1`.execute(db)
  return rows[0]?.timeZone ?? 'UTC'
}

/** Sends a view from now on; nothing is owed for dates before. */
export const putMail = async (trx: Db, of: OfView, { every, userIds }: Sent, sentFor: string) => {
  await sql`
    insert into view_mail as m (account_id, view_id, every, user_ids, sent_for)
    values (${of.accountId}, ${of.viewId}, ${every}, ${userIds}::text[], ${sentFor}::date)
    on conflict (account_id, view_id) do update set every = excluded.every, user_ids = excluded.user_ids,
      sent_for = case when m.every = excluded.every then m.sent_for else excluded.sent_for end`.execute(trx)
}

export const deleteMail = async (trx: Db, { accountId, viewId }: OfView) => {
  await trx.deleteFrom('viewMail').where('accountId', '=', accountId).where('viewId', '=', viewId).execute()
}

export type Turn = OfView & { every: MailTurn; search: string }

/** What may have come due since it was sent last, in some time zone. */
export const turnsNear = async (db: Db, now: Date): Promise<Turn[]> =>
  (
    await sql<Turn>`
      select m.account_id as "accountId", m.view_id as "viewId", m.every, s.search
      from view_mail m
      join saved_view s on s.account_id = m.account_id and s.view_id = m.view_id
      where m.sent_for + case m.every when 'week' then 7 else 28 end
        <= (${now.toISOString()}::timestamptz at time zone 'UTC')::date + 1
      order by m.account_id, m.view_id`.execute(db)
  ).rows

/** Takes a date as sent, and says to whom: nobody where it was taken before, whoever else asks at once. */
export const takeTurn = async (trx: Db, { accountId, viewId, every }: Turn, due: string): Promise<string[]> => {
  const { rows } = await sql<{ userIds: string[] }>`
    update view_mail set sent_for = ${due}::date
    where account_id = ${accountId} and view_id = ${viewId} and every = ${every} and sent_for < ${due}::date
    returning user_ids as "userIds"`.execute(trx)
  return rows[0]?.userIds ?? []
}

export const viewToSend = async (db: Db, { accountId, viewId }: OfView) =>
  (
    await sql<{ viewName: string; search: string }>`
      select view_name as "viewName", search from saved_view
      where account_id = ${accountId} and view_id = ${viewId} and place = 'insight'`.execute(db)
  ).rows[0]
