import { ApiError } from '@onward/contract'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { countTry, forgetTriesUnder, forgetTries } from './identity.queries.ts'

type Limit = { tries: number; seconds: number }

/** Wrong passwords for one name from one address, for one name from anywhere, and from one address for any name. */
const SIGN_IN = {
  nameAndAddress: { tries: 10, seconds: 15 * 60 },
  name: { tries: 100, seconds: 60 * 60 },
  address: { tries: 300, seconds: 15 * 60 },
} satisfies Record<string, Limit>
const HOUR = 60 * 60
const REGISTER: Limit = { tries: 20, seconds: HOUR }
/** Mails to set a new password: from one network address, and to one name. */
const FORGOT = { address: { tries: 20, seconds: HOUR }, name: { tries: 5, seconds: HOUR } } satisfies Record<
  string,
  Limit
>
const RESEND: Limit = { tries: 5, seconds: HOUR }
const SPEND: Limit = { tries: 30, seconds: HOUR }

/** @throws ApiError 429 with Retry-After once the window's tries are used up */
const take = async ({ db, now }: Context, bucket: string, { tries, seconds }: Limit) => {
  const at = now().getTime()
  const start = at - (at % (seconds * 1000))
  if ((await countTry(db, bucket, new Date(start).toISOString())) <= tries) return
  const retryAfter = Math.ceil((start + seconds * 1000 - at) / 1000)
  throw new ApiError(
    429,
    { message: `Too many tries. Try again in ${Math.ceil(retryAfter / 60)} minutes.` },
    { 'retry-after': String(retryAfter) },
  )
}

const pairBucket = (context: Context, email: string) => `sign-in ${email.toLowerCase()} ${context.address}`

/**
 * Counts a try to sign in before the password is looked at. The pair comes first: someone who is stopped there uses up
 * nobody else's tries, so a stranger cannot lock a user out of another address.
 * @returns the bucket to forget when the sign-in succeeds
 */
export const trySignIn = async (context: Context, email: string) => {
  const pair = pairBucket(context, email)
  await take(context, pair, SIGN_IN.nameAndAddress)
  await take(context, `sign-in from ${context.address}`, SIGN_IN.address)
  await take(context, `sign-in ${email.toLowerCase()}`, SIGN_IN.name)
  return pair
}

export const tryRegister = (context: Context) => take(context, `register from ${context.address}`, REGISTER)

/** The network address comes first: who is stopped there uses up nobody's mails. Counted alike for a name that nobody has. */
export const tryForgot = async (context: Context, email: string) => {
  await take(context, `forgot from ${context.address}`, FORGOT.address)
  await take(context, `forgot ${email.toLowerCase()}`, FORGOT.name)
}
export const tryResend = (context: Context, { accountId, userId }: { accountId: number; userId: string }) =>
  take(context, `resend ${accountId} ${userId}`, RESEND)
/** Counts a try to spend the token of a mailed link. */
export const trySpend = (context: Context, what: 'reset' | 'verify') =>
  take(context, `${what} from ${context.address}`, SPEND)

/**
 * Writes as much as a mail to a known name does. The request was answered long before, but another one may wait for the store
 * behind it, and must not wait less after a name that nobody has.
 */
export const idleAsForgot = (db: Db) =>
  db.transaction().execute(async (trx) => {
    for (let i = 0; i < 4; i += 1) await countTry(trx, 'forgot nobody', '2000-01-01T00:00:00.000Z')
  })

/** Forgets every try to sign in under this name, from wherever it came. */
export const forgetSignInTries = async (db: Db, email: string) => {
  const name = `sign-in ${email.toLowerCase()}`
  await forgetTries(db, name)
  await forgetTriesUnder(db, `${name} `)
}
