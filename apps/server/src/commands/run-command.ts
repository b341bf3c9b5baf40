import { ConfigError, readConfig, type Config } from '../config.ts'
import { openEmbeddedFolder } from '../store/embedded-folder.ts'
import type { Engine } from '../store/engine.ts'
import { FolderBusyError } from '../store/folder-lock.ts'
import { withOnlineCopy } from '../store/online-copy.ts'
import { noteExport } from '../store/note-export.ts'
import { openEngine, type StorePlace } from '../store/open-engine.ts'
import { StoreError } from '../store/store-error.ts'

/** Where the configuration says that the data is, for who owns it. */
export const placeOf = ({ ownerUrl, dataDir }: Config): StorePlace =>
  ownerUrl === undefined ? { dataDir } : { databaseUrl: ownerUrl }

/** Runs a command and prints its answer. What an operator can put right is said in one line and ends the process with 1. */
export const inOneLine = async (work: (config: Config) => Promise<string>): Promise<void> => {
  try {
    console.log(await work(readConfig(process.env)))
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/**
 * The one path that a command takes.
 * @throws ConfigError that says how it is called
 */
export const onlyPath = (name: string, [path, ...more]: string[] = process.argv.slice(2)): string => {
  if (path === undefined || more.length > 0) throw new ConfigError(`Usage: npm run ${name} -- <folder>`)
  return path
}

/** Does something with an engine and closes it. */
export const spending = async <T>(engine: Engine, work: (engine: Engine) => Promise<T>): Promise<T> => {
  try {
    return await work(engine)
  } finally {
    await engine.end()
  }
}

const warn = (message: string) => console.error(message)

/** The engine of the environment's store, its schema as it is. */
export const onEngine = async <T>(config: Config, work: (engine: Engine) => Promise<T>): Promise<T> =>
  spending(await openEngine(placeOf(config), warn), work)

/** The same for work that takes everything along, which is written down: where a running server holds the data folder, on a copy that is made while it goes on. */
export const onEngineOrCopy = async <T>(config: Config, work: (engine: Engine) => Promise<T>): Promise<T> => {
  const place = placeOf(config)
  const opened = await openEngine(place, warn).catch((error: unknown) => {
    if (error instanceof FolderBusyError && 'dataDir' in place) return undefined
    throw error
  })
  const noted = async (engine: Engine) => {
    await noteExport(engine)
    return work(engine)
  }
  return opened
    ? spending(opened, noted)
    : withOnlineCopy(config.dataDir, async (copy) => spending(await openEmbeddedFolder(copy), work))
}
