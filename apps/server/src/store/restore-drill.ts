import { quoteTable } from './catalog.ts'
import { withClient, type Engine } from './engine.ts'
import { restore } from './restore.ts'
import { StoreError } from './store-error.ts'

/** What must find nothing in a store that is sound, by the words for what it would find. */
const faults: Record<string, string> = {
  'shifts of one person that overlap': `
    select from assignment a join assignment b using (account_id, provider_id)
    where a.assignment_id < b.assignment_id and a.status = 'confirmed' and b.status = 'confirmed' and a.during && b.during`,
  'shifts of somebody who is on leave': `
    select from assignment a join leave l using (account_id, provider_id)
    where a.status = 'confirmed' and l.status = 'approved' and l.start_date < a.ends_at and l.end_date + 1 > a.starts_at`,
  'shifts of nobody or nowhere': `
    select from assignment a
    where not exists (select from provider p where (p.account_id, p.provider_id) = (a.account_id, a.provider_id))
      or not exists (select from facility f where (f.account_id, f.hospital_id) = (a.account_id, a.hospital_id))`,
  'users without an address to sign in with': `
    select from app_user u where not exists (select from sign_in_name n where n.email = u.email and n.account_id = u.account_id)`,
  'constraints that were not checked': 'select from pg_constraint where not convalidated',
  'sessions that are still open': 'select from session',
}

export type Drill = {
  folder: string
  migrationsFolder: URL
  passphrase: string | undefined
  /** The store to be thrown away. */
  open: () => Promise<Engine>
  monotonic: () => number
  say: (line: string) => void
}

/**
 * Restores a backup into a store that is thrown away, counts its rows, asks whether they are sound, and says how long each of that
 * took.
 * @throws StoreError when the backup cannot be restored, or what comes of it is not sound
 */
export const drill = async (given: Drill): Promise<string> => {
  const { folder, migrationsFolder, passphrase, monotonic, say } = given
  const from = monotonic()
  const seconds = (since: number) => `${((monotonic() - since) / 1000).toFixed(1)} s`
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const start = monotonic()
    const result = await work()
    say(`${seconds(start).padStart(8)}  ${what}`)
    return result
  }
  const engine = await timed('opened an empty store', given.open)
  try {
    const { tables, madeAt } = await timed('restored it', () => restore(engine, folder, migrationsFolder, passphrase))
    const rows = await timed('counted the rows', async () => {
      let total = 0
      for (const { name, rows: wanted } of tables) {
        const found = await count(engine, `select from ${quoteTable(name)}`)
        if (found !== wanted) throw new StoreError(`${name} has ${found} rows, and ${wanted} were backed up.`)
        total += found
      }
      return total
    })
    await timed(`looked for ${Object.keys(faults).length} kinds of fault`, async () => {
      for (const [what, query] of Object.entries(faults)) {
        const found = await count(engine, query)
        if (found > 0) throw new StoreError(`The restored store has ${found} ${what}.`)
      }
    })
    return `The backup of ${madeAt} can be restored: ${rows} rows of ${tables.length} tables, in ${seconds(from)}`
  } finally {
    await engine.end()
  }
}

const count = async (engine: Engine, query: string): Promise<number> => {
  const ask = `select count(*) as found from (${query}) as rows`
  return withClient(engine, async (client) => Number((await client.query<{ found: number }>(ask, [])).rows[0]?.found), {
    patient: true,
  })
}
