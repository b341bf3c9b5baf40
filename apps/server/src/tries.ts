import { ApiError } from '@onward/contract'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import type { Db } from './db.ts'

/** How often something may be tried within a window of time. */
export type Limit = { tries: number; seconds: number }

export const MINUTE = 60
export const HOUR = 60 * MINUTE

export const windowOf = ({ now }: Context, { seconds }: Limit) => {
  const at = now().getTime()
  const start = at - (at % (seconds * 1000))
  return { start: new Date(start).toISOString(), left: Math.ceil((start + seconds * 1000 - at) / 1000) }
}

export const tooMany = (context: Context, limit: Limit) => {
  const { left } = windowOf(context, limit)
  const minutes = Math.ceil(left / MINUTE)
  return new ApiError(
    429,
    { message: `Too many tries. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.` },
    { 'retry-after': String(left) },
  )
}

export const count = (context: Context, bucket: string, limit: Limit) =>
  countTry(context.db, bucket, windowOf(context, limit).start)

/** @throws ApiError 429 with Retry-After once the window's tries are used up */
export const take = async (context: Context, bucket: string, limit: Limit) => {
  const tries = await count(context, bucket, limit)
  if (tries > limit.tries) throw tooMany(context, limit)
  return tries
}

/** Counts one try in the window that starts then, and answers how many there are now. */
export const countTry = async (db: Db, bucket: string, windowStart: string) =>
  (
    await db
      .insertInto('attempt')
      .values({ bucket, windowStart, tries: 1 })
      .onConflict((conflict) =>
        conflict.columns(['bucket', 'windowStart']).doUpdateSet({ tries: sql`attempt.tries + 1` }),
      )
      .returning('tries')
      .executeTakeFirstOrThrow()
  ).tries

export const forgetTries = async (db: Db, bucket: string): Promise<void> => {
  await db.deleteFrom('attempt').where('bucket', '=', bucket).execute()
}

/** Takes one try of a window back. */
export const forgiveTry = async (db: Db, bucket: string, windowStart: string): Promise<void> => {
  await db
    .updateTable('attempt')
    .set({ tries: sql`tries - 1` })
    .where('bucket', '=', bucket)
    .where('windowStart', '=', windowStart)
    .execute()
}

export const forgetTriesUnder = (db: Db, prefix: string) =>
  db
    .deleteFrom('attempt')
    .where(sql<boolean>`starts_with(bucket, ${prefix})`)
    .execute()
