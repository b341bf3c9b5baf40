import { openEmbeddedFolder } from './embedded-folder.ts'
import type { Engine } from './engine.ts'
import { openPostgresEngine } from './postgres-engine.ts'

/** Where the data is: the embedded engine's folder, or a PostgreSQL server's address. */
export type StorePlace =
  | { dataDir: string }
  | {
      databaseUrl: string
      /** The same database as the role that owns its tables, where the server's own does not. */
      ownerUrl?: string | undefined
    }

/**
 * The engine of a place, its schema as it is.
 * @throws StoreError with one line for the operator
 */
export const openEngine = (place: StorePlace, warn: (message: string) => void): Promise<Engine> =>
  'databaseUrl' in place ? openPostgresEngine(place.databaseUrl, warn) : openEmbeddedFolder(place.dataDir)
