import type { Logger } from 'pino'
import type { Store } from '#server/db.ts'
import { eachMinute } from '#server/each-minute.ts'
import { STOPPED } from './import-later.ts'
import { clearStaging } from './staging.ts'
import { giveUpAll } from './staging.queries.ts'

/** Gives up what was under way when this store was last open, where only one process can have it open. */
export const giveUpCutOff = async ({ engine, db }: Store) => {
  if (engine === 'embedded') await giveUpAll(db, STOPPED)
}

/**
 * Takes back what imports left whose process has ended: now, and each minute, as another process may end in the midst of one.
 * @returns how to stop, which waits for what is under way
 */
export const startClearing = ({ db }: Store, log: Logger) => {
  const clear = async () => {
    const imports = await clearStaging(db)
    if (imports > 0) log.warn({ event: 'import.cleared', imports }, 'imports that were cut off have been taken back')
  }
  return eachMinute(clear, { failed: (err) => log.warn({ err }, 'what a cut-off import left is still there') })
}
