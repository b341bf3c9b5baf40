import { CompiledQuery, type KyselyPlugin } from 'kysely'
import type { Db, Store } from '../../apps/server/src/db.ts'

export type Statement = { sql: string; parameters: readonly unknown[] }

/** The same store, and the statements that are run on it from now on, as they are sent. */
export const spyOn = (store: Store) => {
  const statements: Statement[] = []
  const executor = store.db.getExecutor()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const { sql, parameters } = executor.compileQuery(node, queryId)
      statements.push({ sql, parameters })
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const heard = (db: Db) => db.withPlugin(plugin)
  return { store: { ...store, db: heard(store.db), of: (accountId: number) => heard(store.of(accountId)) }, statements }
}

/** The statement of the call that was answered last, found by a word of it. */
export const statementWith = (statements: readonly Statement[], words: string): Statement => {
  const found = statements.findLast(({ sql }) => sql.includes(words))
  if (!found) throw new Error(`No statement holds ${words}`)
  return found
}

export const run = <R>({ db }: Store, { sql, parameters }: Statement) =>
  db.executeQuery(CompiledQuery.raw(sql, [...parameters]) as CompiledQuery<R>) // the caller knows its rows
