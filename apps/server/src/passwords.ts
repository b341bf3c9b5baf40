import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { ApiError, type NewPasswordRefusal, type WeakCode } from '@onward/contract'
import { isCommon } from './common-passwords.ts'

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

const phcOf = (nonce: Uint8Array, tag: Uint8Array) =>
  `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${base64(nonce)}$${base64(tag)}`

/** The password as an argon2id PHC string. */
export const hashPassword = async (password: string) => {
  const nonce = randomBytes(16)
  return phcOf(nonce, await hash(password, nonce, MEMORY, PASSES))
}

/** The same of a password that nobody knows, ourselves included. */
export const nobodysPassword = () => phcOf(randomBytes(16), randomBytes(TAG_LENGTH))

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

/** How much a password has to hold beside what anybody would try first, however short it may be. */
const OF_ONES_OWN = 8
/** What everybody knows: our name, and what the sample's sign-ins are published with. */
const OURS = ['onward', 'sample']
/** From this many words on it is a phrase, whatever they are. */
const PHRASE = 3
/** A shorter piece that comes again and again is found by its few characters. */
const SHORTEST_PIECE = 6

const lengthOf = (text: string) => [...text].length

/** `passwordpassword` is `password`. */
const piece = (text: string): string => {
  for (let size = SHORTEST_PIECE; size <= text.length / 2; size += 1)
    if (text.length % size === 0 && text === text.slice(0, size).repeat(text.length / size)) return text.slice(0, size)
  return text
}

/** Whether it is one of the passwords that people choose most, or one or two of them with little else. */
const isMadeOfCommon = (plain: string): boolean => {
  if (isCommon(plain) || isCommon(piece(plain))) return true
  const runs = plain.match(/\p{L}+|\p{N}+|[^\p{L}\p{N}]+/gu) ?? []
  const isKnown = (run: string) => isCommon(run) || isCommon(piece(run)) || new Set(run).size === 1
  const words = new Set(runs.filter((run) => /^\p{L}{3}/u.test(run)))
  const rest = runs.filter((run) => !isKnown(run)).join('')
  return words.size < PHRASE && lengthOf(rest) < OF_ONES_OWN
}

/** Of what is easily guessed: what would do. */
const RATHER = 'three or more words that do not belong together would do'
const WEAK = {
  few: 'must not repeat so few characters',
  known: `must not be made of your name, e-mail address or this product: ${RATHER}`,
  common: `must not be made of what many people choose: ${RATHER}`,
} satisfies Partial<Record<WeakCode, string>>
type Weak = { message: string; code: WeakCode; least?: number }
const weak = (code: keyof typeof WEAK): Weak => ({ message: WEAK[code], code })

/**
 * Why a new password cannot be taken, or undefined. Length is counted in characters; no rule asks for kinds of them.
 * @param aboutUser names and addresses, of which each word counts
 */
export const weakness = (password: string, minimum: number, aboutUser: string[]): Weak | undefined => {
  const characters = [...password.normalize('NFC')]
  if (characters.length < minimum)
    return { message: `must have at least ${minimum} characters`, code: 'short', least: minimum }
  if (new Set(characters).size < 5) return weak('few')
  const plain = password.normalize('NFKC').toLowerCase()
  const words = aboutUser.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map((word) => word.toLowerCase())
  const known = [...OURS, ...words]
    .filter((word) => word.length > 3)
    .toSorted((one, other) => other.length - one.length)
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), plain)
  if (lengthOf(rest) < OF_ONES_OWN) return weak('known')
  return isMadeOfCommon(plain) ? weak('common') : undefined
}

/** The 400 that says so, and names the field of the password. */
export const tooWeak = (path: string, why: Weak) =>
  new ApiError(400, {
    message: `${path}: ${why.message}`,
    issues: [{ path, ...why }],
  } satisfies NewPasswordRefusal)
