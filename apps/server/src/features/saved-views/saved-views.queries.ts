import type { SavedView, ViewPlace } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

/** Whoever asks for views of a page: they see their own, and what is shared. */
export type Asked = { accountId: number; userId: string; isAdmin: boolean; place: ViewPlace }

const shown = ({ accountId, userId, isAdmin, place }: Asked) => sql`
  select s.view_id as "viewId", s.view_name as "viewName", s.search, s.is_shared as "isShared",
    s.user_id = ${userId} as "isMine", s.user_id = ${userId} or (${isAdmin} and s.is_shared) as "mayChange",
    u.full_name as "fullName", o.view_id is not null as "isDefault", s.version
  from saved_view s
  join app_user u on u.account_id = s.account_id and u.user_id = s.user_id
  left join opening_view o on o.account_id = s.account_id and o.user_id = ${userId} and o.place = s.place
    and o.view_id = s.view_id
  where s.account_id = ${accountId} and s.place = ${place} and (s.user_id = ${userId} or s.is_shared)`

/** Somebody's own views of a page first, each kind by name. */
export const listViews = async (db: Db, asked: Asked) =>
  (
    await sql<SavedView>`${shown(asked)}
      order by s.user_id = ${asked.userId} desc, s.sort_name, u.full_name, s.view_id`.execute(db)
  ).rows

export const viewById = async (db: Db, asked: Asked, viewId: string) =>
  (await sql<SavedView>`${shown(asked)} and s.view_id = ${viewId}`.execute(db)).rows[0]

/** The same; until the transaction ends nobody else writes it. */
export const takeView = async (trx: Db, asked: Asked, viewId: string) => {
  await sql`select from saved_view where account_id = ${asked.accountId} and view_id = ${viewId} for update`.execute(
    trx,
  )
  return viewById(trx, asked, viewId)
}

/** How many views of a page somebody has made; until the transaction ends they make no other one. */
export const countViews = async (trx: Db, { accountId, userId, place }: Asked) => {
  await sql`select from app_user where account_id = ${accountId} and user_id = ${userId} for no key update`.execute(trx)
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from saved_view
    where account_id = ${accountId} and user_id = ${userId} and place = ${place}`.execute(trx)
  return rows[0]?.total ?? 0
}

type Written = Pick<SavedView, 'viewName' | 'search' | 'isShared'> & { sortName: string }

export const insertView = async (trx: Db, { accountId, userId, place }: Asked, viewId: string, row: Written) => {
  await trx
    .insertInto('savedView')
    .values({ accountId, userId, place, viewId, ...row })
    .execute()
}

/** Writes what is given, as the next version. One that is not shared any more opens the page of its maker alone. */
export const updateView = async (trx: Db, { accountId }: Asked, viewId: string, to: Partial<Written>) => {
  await trx
    .updateTable('savedView')
    .set({ ...to, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('viewId', '=', viewId)
    .execute()
  if (to.isShared !== false) return
  await sql`
    delete from opening_view o using saved_view s
    where o.account_id = ${accountId} and o.view_id = ${viewId} and s.account_id = o.account_id
      and s.view_id = o.view_id and o.user_id <> s.user_id`.execute(trx)
}

export const deleteView = async (trx: Db, accountId: number, viewId: string) => {
  await trx.deleteFrom('savedView').where('accountId', '=', accountId).where('viewId', '=', viewId).execute()
}

/** Lets a page open with a view, for one person. */
export const openWith = async (trx: Db, { accountId, userId, place }: Asked, viewId: string) => {
  await trx
    .insertInto('openingView')
    .values({ accountId, userId, place, viewId })
    .onConflict((conflict) => conflict.columns(['accountId', 'userId', 'place']).doUpdateSet({ viewId }))
    .execute()
}

/** Lets a page open as it is, where it opened with this view. */
export const openWithout = async (trx: Db, { accountId, userId, place }: Asked, viewId: string) => {
  await trx
    .deleteFrom('openingView')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('place', '=', place)
    .where('viewId', '=', viewId)
    .execute()
}
