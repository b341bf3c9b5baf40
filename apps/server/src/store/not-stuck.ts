import type { Pool, PoolClient } from 'pg'

/** How often it is looked whether the pool goes on. */
const LOOK_MS = 100

/**
 * Asks a pool for a connection, and gives up once all of them have been in use for so long without one coming back: who waits
 * for a pool that is merely busy gets theirs.
 * @returns what rejects when the pool is stuck
 */
export const notStuck = (pool: Pool, stuckMillis: number) => {
  let movedAt = performance.now()
  const move = () => {
    movedAt = performance.now()
  }
  for (const sign of ['acquire', 'release', 'connect', 'remove'] as const) pool.on(sign, move)
  return async (): Promise<PoolClient> => {
    const since = performance.now()
    const wanted = pool.connect()
    const isFull = () => pool.totalCount >= pool.options.max && pool.idleCount === 0
    let look: NodeJS.Timeout | undefined
    const stuck = new Promise<never>((_, reject) => {
      look = setInterval(() => {
        const still = performance.now() - Math.max(since, movedAt)
        if (isFull() && still >= stuckMillis) reject(new Error('every connection has been at work for too long'))
      }, LOOK_MS)
    })
    try {
      return await Promise.race([wanted, stuck])
    } catch (error) {
      // It may come all the same: nobody wants it any more.
      wanted.then((client) => client.release()).catch(() => {})
      throw error
    } finally {
      clearInterval(look)
    }
  }
}
