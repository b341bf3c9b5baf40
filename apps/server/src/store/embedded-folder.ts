import { existsSync } from 'node:fs'
import { access, constants, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { durableStart, syncPath } from './durable-fs.ts'
import { openEmbeddedEngine, type EmbeddedEngine, type EmbeddedLimits } from './embedded-engine.ts'
import { startSession } from './embedded-session.ts'
import { lockFolder } from './folder-lock.ts'
import { createCopies } from './online-copy.ts'
import { codeOf, messageOf, StoreError, storeErrorOf } from './store-error.ts'

/** The PostgreSQL that the embedded engine is. Its files can be read by no other major version. */
const majorVersion = '18'

const prepareFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const why = codeOf(error) === 'EEXIST' ? 'it is a file' : messageOf(error)
    throw new StoreError(`The data folder ${folder} cannot be written: ${why}`, { cause: error })
  }
}

/**
 * Makes an empty database beside its final place and moves it there when it is whole and on the disk: a start that is cut off
 * leaves nothing that looks like a database.
 */
const createDatabase = async (folder: string, place: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (name.startsWith('database.new')) await rm(join(folder, name), { recursive: true })
  }
  const fresh = join(folder, 'database.new')
  const session = await startSession({ kind: 'create', folder: fresh })
  await session.close()
  await rename(fresh, place)
  syncPath(folder)
}

const readVersion = async (place: string): Promise<string | undefined> => {
  try {
    return (await readFile(join(place, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new StoreError(`The data folder ${place} cannot be read: ${messageOf(error)}`, { cause: error })
  }
}

/**
 * The embedded database of a folder, for this process alone, created when there is none.
 * @throws StoreError when the folder cannot be written, is in use, is of another version, or does not keep what is written
 */
export const openEmbeddedFolder = async (
  dataDir: string,
  limits: EmbeddedLimits = {},
  start: readonly string[] = durableStart,
): Promise<EmbeddedEngine> => {
  const folder = resolve(dataDir)
  const place = join(folder, 'database')
  await prepareFolder(folder)
  const lock = await lockFolder(folder)
  try {
    const version = await readVersion(place)
    if (version === undefined) await createDatabase(folder, place)
    else if (version !== majorVersion) {
      throw new StoreError(
        `The data folder ${folder} was written by PostgreSQL ${version}, and this program reads ${majorVersion}. ` +
          'Make a backup with the version that wrote it and restore that into a new folder.',
      )
    }
    const assertOurs = () => {
      if (existsSync(lock.path)) return
      const what = `The lock of the data folder ${folder} was removed, and another process may have it`
      throw storeErrorOf('57P01', `${what}: nothing is read or written any more. Start again.`)
    }
    const boot = { kind: 'folder', folder: place, start, lock: lock.path } as const
    const engine = await openEmbeddedEngine(boot, limits, assertOurs)
    const end = async () => {
      await engine.end()
      await lock.release()
    }
    const copies = createCopies(engine)
    lock.serve(copies.serve)
    return { ...engine, end, isBeingCopied: copies.isUnderWay }
  } catch (error) {
    await lock.release()
    throw error
  }
}
