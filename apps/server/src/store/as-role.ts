import { isIP } from 'node:net'
import type { Engine, EngineClient } from './engine.ts'

/** As whom statements run: for one account, whose rows are all there is, or across accounts. Neither role owns anything. */
export type Role = { accountId: number } | 'every account'

/** For the transaction alone: nothing of it stays on the session, whoever uses it next, also behind a connection pooler. */
const settingsOf = (role: Role, address: string | undefined): string => {
  // The audit trail takes it from there. What is no address, a name of a proxy's making for one, is none.
  const from = address !== undefined && isIP(address) > 0 ? `; set local onward.address to '${address}'` : ''
  return role === 'every account'
    ? `set local role onward_door${from}`
    : `set local role onward_app; set local onward.account_id to '${Math.trunc(role.accountId)}'${from}`
}

const begins = (sql: string) => /^\s*(begin|start transaction)\b/i.test(sql)
const ends = (sql: string) => /^\s*(commit|rollback)\s*$/i.test(sql)

/**
 * The engine, with everything on it run as a role: a transaction by a setting of its own, a statement in one made for it.
 * @param address from where it is asked for
 */
export const asRole = (engine: Engine, role: Role, address?: string): Engine => {
  const settings = settingsOf(role, address)
  const connect: Engine['connect'] = async (how) => {
    const client = await engine.connect(how)
    let isInside = false
    let isBroken = false
    const alone: EngineClient['query'] = async <R>(sql: string, parameters: readonly unknown[]) => {
      await client.query(`begin; ${settings}`, [])
      try {
        const result = await client.query<R>(sql, parameters)
        await client.query('commit', [])
        return result
      } catch (error) {
        // The one that counts is the first; a session that cannot even take back what it began is given up.
        await client.query('rollback', []).catch(() => (isBroken = true))
        throw error
      }
    }
    const query: EngineClient['query'] = async <R>(sql: string, parameters: readonly unknown[]) => {
      if (begins(sql)) {
        isInside = true
        return client.query<R>(`${sql}; ${settings}`, [])
      }
      if (!isInside) return alone<R>(sql, parameters)
      if (ends(sql)) isInside = false
      return client.query<R>(sql, parameters)
    }
    return { query, release: (broken) => client.release(broken || isBroken) }
  }
  return { ...engine, connect }
}
