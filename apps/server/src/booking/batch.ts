import type { Author } from '#server/audit.ts'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { tried } from '#server/tried.ts'

/** Why something is booked, and which batch it takes back. */
export type Motive = { reason?: string | null | undefined; undoes?: number | undefined }

type Numbered = Author & { batchId: number }

/** Begins a batch: whatever this author writes from now on is part of it. One that was numbered before keeps its number. */
export const openBatch = async (
  trx: Db,
  author: Author,
  { reason = null, undoes = undefined }: Motive,
): Promise<Numbered> => {
  const { accountId, userId, batchId: known } = author
  const number = known === undefined ? sql`default` : sql`${known}::bigint`
  const { rows } = await sql<{ batchId: number }>`
    insert into batch (account_id, batch_id, user_id, reason, undoes) overriding system value
    values (${accountId}::integer, ${number}, ${userId}, ${reason}, ${undoes ?? null}::bigint)
    returning batch_id as "batchId"`.execute(trx)
  const [batch] = rows
  if (!batch) throw new Error('A batch that is begun has a number')
  return { ...author, batchId: batch.batchId }
}

/** Numbers a batch that begins later: what is written ahead of it, and seen with it, says already that it is part of it. */
export const numberBatch = (db: Db, author: Author): Promise<Numbered> =>
  // A number that was given out is not given out again, whatever becomes of the row.
  tried(db, (trx) => openBatch(trx, author, {}))
