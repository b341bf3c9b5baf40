import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { createSeal, Lock, openSeal, type Seal } from './seal.ts'
import { codeOf, messageOf, StoreError } from './store-error.ts'

/** A file that is being written. It is on the disk once it was ended. */
type NewFile = { write(text: string): Promise<void>; end(): Promise<void>; close(): Promise<void> }

/** The files of a backup, which only their owner may read, sealed where there is a passphrase. */
export type BackupFiles = {
  create(name: string): Promise<NewFile>
  /** @throws StoreError when the file cannot be read, or at its end when it was sealed and is not as it was written */
  read(name: string): AsyncIterable<Uint8Array>
}

const lockName = 'lock.json'

const write = async (path: string, sealing?: ReturnType<Seal['write']>): Promise<NewFile> => {
  const file = await open(path, 'wx', 0o600)
  if (sealing) await file.writeFile(sealing.head)
  return {
    write: (text) => file.writeFile(sealing ? sealing.seal(text) : text),
    end: async () => {
      if (sealing) await file.writeFile(sealing.tail())
      await file.sync()
    },
    close: () => file.close(),
  }
}

async function* read(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw new StoreError(`The file ${path} of the backup cannot be read: ${messageOf(error)}`, { cause: error })
  })
  try {
    yield* file.createReadStream({ autoClose: false })
  } finally {
    await file.close()
  }
}

const filesOf = (folder: string, seal?: Seal): BackupFiles => {
  const pathOf = (name: string) => join(folder, seal ? `${name}.sealed` : name)
  return {
    create: (name) => write(pathOf(name), seal?.write(name)),
    read: (name) => (seal ? seal.read(name, read(pathOf(name))) : read(pathOf(name))),
  }
}

/** The files of a new backup. */
export const newFiles = async (folder: string, passphrase: string | undefined): Promise<BackupFiles> => {
  if (passphrase === undefined) return filesOf(folder)
  const { lock, seal } = await createSeal(passphrase)
  const file = await write(join(folder, lockName))
  try {
    await file.write(`${JSON.stringify(lock)}\n`)
    await file.end()
  } finally {
    await file.close()
  }
  return filesOf(folder, seal)
}

/**
 * The files of a backup that was made before.
 * @throws StoreError when it is sealed, and the passphrase is missing or another one
 */
export const oldFiles = async (folder: string, passphrase: string | undefined): Promise<BackupFiles> => {
  const path = join(folder, lockName)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new StoreError(`The folder ${folder} cannot be read: ${messageOf(error)}`, { cause: error })
  })
  if (text === undefined) return filesOf(folder)
  if (passphrase === undefined) throw new StoreError('This backup is encrypted: set BACKUP_PASSPHRASE.')
  const lock = v.safeParse(v.pipe(v.string(), v.parseJson(), Lock), text)
  if (!lock.success) throw new StoreError(`${path} is not the lock of a backup.`)
  return filesOf(folder, await openSeal(lock.output, passphrase))
}
