import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  scrypt,
  type DecipherGCM,
  type ScryptOptions,
} from 'node:crypto'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { StoreError } from './store-error.ts'

const algorithm = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
/** 128 MB and about half a second for each guess at a passphrase. */
const cost = { N: 131_072, r: 8, p: 1 }

const hex = v.pipe(v.string(), v.hexadecimal())
/** How the key is made of the passphrase, and what shows that it is the right one. */
export const Lock = v.object({
  format: v.literal(1),
  salt: hex,
  check: hex,
  ...v.entriesFromList(['N', 'r', 'p'], v.number()),
})
export type Lock = v.InferOutput<typeof Lock>

/** What seals the files of one backup. A file knows its name, so that none can stand in for another. */
export type Seal = {
  write(name: string): { head: Uint8Array; seal(text: string): Uint8Array; tail(): Uint8Array }
  /** @throws StoreError at the end, when the file is not as it was written: use nothing of it before */
  read(name: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>
}

const derive = promisify<string, Uint8Array, number, ScryptOptions, Buffer>(scrypt)
const keyOf = (passphrase: string, salt: Uint8Array, { N, r, p }: typeof cost) =>
  derive(passphrase.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r })

const sealWith = (key: Uint8Array): Seal => ({
  write: (name) => {
    const head = randomBytes(NONCE)
    const cipher = createCipheriv(algorithm, key, head, { authTagLength: TAG }).setAAD(Buffer.from(name))
    const tail = () => Buffer.concat([cipher.final(), cipher.getAuthTag()])
    return { head, seal: (text) => cipher.update(text, 'utf8'), tail }
  },
  read: async function* (name, pieces) {
    let held: Uint8Array = new Uint8Array()
    let decipher: DecipherGCM | undefined
    for await (const piece of pieces) {
      let bytes = Buffer.concat([held, piece])
      if (decipher === undefined && bytes.length >= NONCE) {
        decipher = createDecipheriv(algorithm, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
        decipher.setAAD(Buffer.from(name))
        bytes = bytes.subarray(NONCE)
      }
      // What may be the end of the file is not text.
      const end = decipher === undefined ? 0 : Math.max(0, bytes.length - TAG)
      if (decipher !== undefined && end > 0) yield decipher.update(bytes.subarray(0, end))
      held = bytes.subarray(end)
    }
    try {
      if (decipher === undefined || held.length < TAG) throw new Error('it ends too early')
      decipher.setAuthTag(held)
      decipher.final()
    } catch (error) {
      throw new StoreError(`The backup's file ${name} was cut off or changed.`, { cause: error })
    }
  },
})

const checkName = 'the passphrase'

/** A seal for a new backup, and the lock that it is opened again with. */
export const createSeal = async (passphrase: string): Promise<{ lock: Lock; seal: Seal }> => {
  const salt = randomBytes(16)
  const seal = sealWith(await keyOf(passphrase, salt, cost))
  const { head, tail } = seal.write(checkName)
  const check = Buffer.concat([head, tail()]).toString('hex')
  return { lock: { format: 1, ...cost, salt: salt.toString('hex'), check }, seal }
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

/**
 * The seal of a backup.
 * @throws StoreError when the passphrase is another one
 */
export const openSeal = async (lock: Lock, passphrase: string): Promise<Seal> => {
  const seal = sealWith(await keyOf(passphrase, Buffer.from(lock.salt, 'hex'), lock))
  try {
    for await (const _ of seal.read(checkName, once(Buffer.from(lock.check, 'hex')))) continue
  } catch (error) {
    throw new StoreError('BACKUP_PASSPHRASE is not the one that this backup was made with.', { cause: error })
  }
  return seal
}
