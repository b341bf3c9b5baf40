import type { Db } from './db.ts'

/** Ends a transaction of which nothing is kept. */
class Tried extends Error {}

/**
 * What work in a transaction comes to that is done, and then taken back whole.
 * @throws what the work throws
 */
export const tried = async <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> => {
  const { promise, resolve } = Promise.withResolvers<T>()
  await db
    .transaction()
    .execute(async (trx) => {
      resolve(await work(trx))
      throw new Tried('taken back')
    })
    .catch((error: unknown) => {
      if (!(error instanceof Tried)) throw error
    })
  return promise
}
