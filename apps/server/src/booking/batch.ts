import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'

/** Why something is booked, and which batch it takes back. */
export type Motive = { reason?: string | null | undefined; undoes?: number | undefined }

/** Begins a batch: whatever this author writes from now on is part of it. */
export const openBatch = async (
  trx: Db,
  author: Author,
  { reason = null, undoes }: Motive,
): Promise<Author & { batchId: number }> => {
  const { accountId, userId } = author
  const { batchId } = await trx
    .insertInto('batch')
    .values({ accountId, userId, reason, undoes: undoes ?? null })
    .returning('batchId')
    .executeTakeFirstOrThrow()
  return { ...author, batchId }
}
