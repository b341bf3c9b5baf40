import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** How to start the engine so that a commit waits for the disk. As shipped it is started with `-F`: never. */
export const durableStart: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
]

type InitOptions = Parameters<NodeFS['init']>[1]
type PreRun = NonNullable<InitOptions['preRun']>[number]
type SyncableModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }

/** The errno of an input/output error in the engine's libc. */
const EIO = 29

/**
 * PGlite's file system on a folder, with the fsync it lacks. Only `fsync` reaches a callback; `fdatasync` is a no-op in the
 * engine, hence `wal_sync_method=fsync` above.
 */
export class DurableFs extends NodeFS {
  /** How often the engine has waited for the disk. */
  syncs = 0
  #onLost: (error: unknown) => void
  #lock: string

  /**
   * @param onLost called when the disk refuses a sync: what the engine believes written may be gone
   * @param lock a file without which the folder is not ours any more
   */
  constructor(folder: string, onLost: (error: unknown) => void, lock: string) {
    super(folder)
    this.#onLost = onLost
    this.#lock = lock
  }

  override async init(pg: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pg, options)
    const sync = (stream: { nfd: number }) => {
      try {
        fsyncSync(stream.nfd)
        // Afterwards: whoever takes the folder from now on finds what has been synced.
        if (!existsSync(this.#lock)) throw new Error('the lock of the data folder was removed')
      } catch (error) {
        this.#onLost(error)
        return EIO
      }
      this.syncs += 1
      return 0
    }
    const addSync: PreRun = (module) => {
      // The module's type leaves out the file systems it carries.
      const { NODEFS } = module as unknown as SyncableModule
      NODEFS.stream_ops.fsync = sync
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
}

/** Waits until one file or folder entry is on the disk. */
export const syncPath = (path: string): void => {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Waits until every file and folder below `folder` is on the disk. */
export const syncTree = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}
