import { setTimeout as pause } from 'node:timers/promises'
import type { Author } from '#server/audit.ts'
import { ServerStops } from '#server/background.ts'
import { withdrawShifts } from '#server/booking/withdraw-shifts.ts'
import type { Db } from '#server/db.ts'
import { withdrawOwn } from './own-rows.queries.ts'
import { claimStaging, endStaging, giveUpStaging, holdStaging, leftBehind, seeStaged } from './staging.queries.ts'
import type { Turns } from './turns.ts'

/** How often an import looks whether another one of its account has ended. */
const WAIT_MS = 250

/** Writes a slice ahead, in a transaction of its own. */
export type Ahead = (write: (trx: Db, importId: string) => Promise<void>) => Promise<void>

type Steps<T> = {
  /** What must be there before the rows. */
  before: (trx: Db) => Promise<void>
  /** Writes the rows, slice by slice. */
  ahead: (slice: Ahead) => Promise<void>
  /** What is left to do in the transaction with which all of it is seen. */
  last: (trx: Db, importId: string) => Promise<T>
}

/**
 * Does a long import so that nobody waits for more than a slice of it: its rows are written ahead, unseen, and one short
 * transaction ends it. What is not ended is taken back, by us or by who finds it (`clearStaging`).
 * @throws what a step throws, with nothing kept
 */
export const inSlices = async <T>(db: Db, author: Author, turns: Turns, steps: Steps<T>): Promise<T> => {
  const { accountId } = author
  const importId = await claimed(db, accountId, turns, steps.before)
  const held = <R>(work: (trx: Db) => Promise<R>) =>
    db.transaction().execute(async (trx) => {
      if (!(await holdStaging(trx, accountId, importId))) throw new Error('The import was silent, and was given up')
      return work(trx)
    })
  try {
    await steps.ahead((write) =>
      held(async (trx) => {
        await seeStaged(trx, importId)
        await write(trx, importId)
      }),
    )
    return await held(async (trx) => {
      await endStaging(trx, accountId, importId)
      return steps.last(trx, importId)
    })
  } catch (error) {
    // A server that ends has seconds: the next one takes it back. So it is where this fails; the error that counts is the first.
    if (!(error instanceof ServerStops)) await takeBack(db, author, importId).catch(() => {})
    throw error
  }
}

const claimed = async (db: Db, accountId: number, turns: Turns, before: (trx: Db) => Promise<void>) => {
  for (;;) {
    turns.assertWanted()
    const importId = await db.transaction().execute(async (trx) => {
      await before(trx)
      return claimStaging(trx, accountId)
    })
    if (importId !== undefined) return importId
    await clearStaging(db)
    await pause(WAIT_MS)
  }
}

/** Takes the rows of an import back, slice by slice; each is written down, as their coming was. */
const takeBack = async (db: Db, author: Author, importId: string) => {
  await giveUpStaging(db, author.accountId, importId)
  for (let isLeft = true; isLeft;) {
    isLeft = await db.transaction().execute(async (trx) => {
      await seeStaged(trx, importId)
      const count = (await withdrawShifts(trx, author, importId)) || (await withdrawOwn(trx, author, importId))
      if (count === 0) await endStaging(trx, author.accountId, importId)
      return count > 0
    })
  }
}

/** Takes back what imports left that were cut off, and answers how many there were. */
export const clearStaging = async (db: Db) => {
  const left = await leftBehind(db)
  for (const { accountId, importId } of left)
    await takeBack(db, { accountId, userId: null, requestId: 'cut-off-import' }, importId)
  return left.length
}
