import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { ApiError } from '@onward/contract'

// OWASP's floor for argon2id: 19 MiB, two passes, one lane.
const MEMORY = 19_456
const PASSES = 2
const TAG_LENGTH = 32
/** A hash takes 19 MiB and a core: more at once would only wait for one another, and one core is everybody else's. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1))
/** A second or two of waiting; who comes behind is better told to come back. */
const MOST_WAITING = 50

let running = 0
const waiting: (() => void)[] = []
const turn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new ApiError(
        503,
        { message: 'Too many people sign in right now. Try again in a moment.' },
        { 'retry-after': '2' },
      )
    // Whoever is done hands the turn on, so that nobody who comes meanwhile is let in between.
    await new Promise<void>((go) => waiting.push(go))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const hash = (password: string, nonce: Uint8Array, memory: number, passes: number) =>
  turn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        // One spelling for each character, however the keyboard composed it.
        const message = password.normalize('NFC')
        const parameters = { message, nonce, parallelism: 1, tagLength: TAG_LENGTH, memory, passes }
        argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)))
      }),
  )
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

/** The password as an argon2id PHC string. */
export const hashPassword = async (password: string) => {
  const nonce = randomBytes(16)
  const tag = await hash(password, nonce, MEMORY, PASSES)
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${base64(nonce)}$${base64(tag)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether the password is the one of the PHC string. Takes as long without a string, so that time tells nothing. */
export const isPassword = async (password: string, phc: string | undefined) => {
  const parts = phc === undefined ? undefined : PHC.exec(phc)
  if (phc !== undefined && !parts) throw new Error('A stored password hash cannot be read')
  const [, memory, passes, nonce = '', tag = ''] = parts ?? []
  const salt = nonce ? Buffer.from(nonce, 'base64') : randomBytes(16)
  const given = await hash(password, salt, Number(memory ?? MEMORY), Number(passes ?? PASSES))
  const expected = Buffer.from(tag, 'base64')
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Why a new password cannot be taken, or undefined. Length is counted in characters; no rule asks for kinds of them. */
export const weakness = (password: string, minimum: number, aboutUser: string[]) => {
  const characters = [...password.normalize('NFC')]
  if (characters.length < minimum) return `must have at least ${minimum} characters`
  if (new Set(characters).size < 5) return 'must not repeat so few characters'
  const plain = password.toLowerCase()
  const known = ['onward', ...aboutUser].map((word) => word.toLowerCase()).filter((word) => word.length > 3)
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), plain)
  return [...rest].length < Math.min(8, minimum)
    ? 'must not be made of your name, e-mail address or this product'
    : undefined
}
