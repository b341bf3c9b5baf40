import { ApiError } from '@onward/contract'
import type { Context } from '#server/context.ts'
import { countTry } from './identity.queries.ts'

type Limit = { tries: number; seconds: number }

/** Wrong passwords for one name from one address, for one name from anywhere, and from one address for any name. */
const SIGN_IN = {
  nameAndAddress: { tries: 10, seconds: 15 * 60 },
  name: { tries: 100, seconds: 60 * 60 },
  address: { tries: 300, seconds: 15 * 60 },
} satisfies Record<string, Limit>
const REGISTER: Limit = { tries: 20, seconds: 60 * 60 }

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
