import { sql } from 'kysely'
import { openStore, type Store } from '../../apps/server/src/db.ts'
import { findServerBinaries, startPostgres } from '../../apps/server/test/postgres-server.ts'
import { temporaryFolder } from './server.ts'

export type EngineName = 'embedded' | 'postgres'
export type Place = {
  engine: EngineName
  /** Opens its store; close it before a server is started on it. */
  open(): Promise<Store>
  /** What a server needs in its environment to run on it. */
  settings: Record<string, string>
}

/**
 * Runs `work` on an empty store of each engine, one after the other. PostgreSQL runs as it is installed, with every write
 * made durable; without its server's programs on this machine only the embedded engine is measured, and the result says so.
 */
export const onEachEngine = async (work: (place: Place) => Promise<void>) => {
  const folder = await temporaryFolder('data')
  try {
    const open = () => openStore({ dataDir: folder.path })
    await work({ engine: 'embedded', open, settings: { DATA_DIR: folder.path, SAMPLE: 'off' } })
  } finally {
    await folder.remove()
  }
  const binaries = findServerBinaries()
  if (binaries === undefined) {
    console.warn("No PostgreSQL server was found on this machine: only the embedded engine's numbers are new.")
    return
  }
  const server = await startPostgres(binaries, [])
  try {
    const open = () => openStore({ databaseUrl: server.url })
    await work({ engine: 'postgres', open, settings: { DATABASE_URL: server.url, SAMPLE: 'off' } })
  } finally {
    await server.stop()
  }
}

/** What the engine says it is. */
export const versionOf = async ({ db, engine }: Store) => {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  return `PostgreSQL ${rows[0]?.version.split(' ')[0]}${engine === 'embedded' ? ', embedded' : ''}`
}
