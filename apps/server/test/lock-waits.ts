import { expect } from 'vitest'
import type { Store } from '../src/db.ts'

/**
 * When so many statements, of those that are written like this, wait for what another transaction holds. The store is asked by
 * itself and not through its `db`, whose role sees nothing of other sessions.
 */
export const untilWaiting = async (store: Pick<Store, 'query'>, count: number, like = '%') => {
  const waiting = `
    select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like $1`
  await expect.poll(async () => (await store.query(waiting, [like])).rows, { timeout: 30_000 }).toEqual([{ n: count }])
}
