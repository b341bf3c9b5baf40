import { ConfigError, readConfig, type Config } from '../config.ts'
import type { Engine } from '../store/engine.ts'
import { openEngine, type StorePlace } from '../store/open-engine.ts'
import { StoreError } from '../store/store-error.ts'

/** Where the configuration says that the data is. */
export const placeOf = ({ databaseUrl, dataDir }: Config): StorePlace =>
  databaseUrl === undefined ? { dataDir } : { databaseUrl }

/** Runs a command that takes one path on the store of the environment, and prints its answer. */
export const runCommand = (name: string, work: (engine: Engine, path: string) => Promise<string>): Promise<void> =>
  runOnEngine(([path, ...more]) => {
    if (path === undefined || more.length > 0) throw new ConfigError(`Usage: npm run ${name} -- <folder>`)
    return (engine) => work(engine, path)
  })

/**
 * Reads the arguments of a command, runs it on the store of the environment, its schema as it is, and prints its answer. What
 * an operator can put right is said in one line and ends the process with 1.
 */
export const runOnEngine = async (read: (given: string[]) => (engine: Engine) => Promise<string>): Promise<void> => {
  try {
    const work = read(process.argv.slice(2))
    const engine = await openEngine(placeOf(readConfig(process.env)), (message) => console.error(message))
    try {
      console.log(await work(engine))
    } finally {
      await engine.end()
    }
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
