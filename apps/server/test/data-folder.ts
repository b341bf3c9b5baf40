import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * Puts a migrated, empty database of the embedded engine into a folder, as a first start would, which takes eight times as
 * long. What a first start does is the question of `start.test.ts` and `embedded-folder.test.ts`.
 */
export const fillDataFolder = async (folder: string): Promise<void> => {
  const engine = inject('engine')
  if (engine.kind !== 'embedded') throw new Error('Only the embedded engine keeps its database in a folder.')
  await cp(engine.folder, folder, { recursive: true })
}

/** A new folder with such a database. Remove it. */
export const newDataFolder = async (prefix: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await fillDataFolder(folder)
  return folder
}
