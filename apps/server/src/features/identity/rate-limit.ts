import type { Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { networkOf } from '#server/http/address.ts'
import {
  count,
  countTry,
  forgetTries,
  forgetTriesUnder,
  forgiveTry,
  HOUR,
  MINUTE,
  take,
  tooMany,
  windowOf,
  type Limit,
} from '#server/tries.ts'
import { knownDevice } from './devices.ts'

/** Wrong passwords for one name: on a device on which it has signed in before, or from one network. */
const SIGN_IN: Limit = { tries: 10, seconds: 15 * MINUTE }
/** Wrong passwords for one name from anywhere. Beyond them strangers have one try from each network instead of ten. */
const NAME: Limit = { tries: 100, seconds: HOUR }
/** Wrong passwords from one network for any name. Beyond them strangers there have one try every few seconds. */
const NETWORK: Limit = { tries: 300, seconds: 15 * MINUTE }
const SLOWLY: Limit = { tries: 1, seconds: 5 }
/** Registered from one network. Beyond them one every while: each is a mail to an address that somebody typed. */
const REGISTER: Limit = { tries: 20, seconds: HOUR }
const REGISTER_SLOWLY: Limit = { tries: 1, seconds: 2 * MINUTE }
/** Mails to set a new password: asked for from one network, and to one name; beyond them one every while. */
const FORGOT = {
  network: { tries: 20, seconds: HOUR },
  networkSlowly: { tries: 1, seconds: 30 },
  name: { tries: 5, seconds: HOUR },
  nameSlowly: { tries: 1, seconds: 10 * MINUTE },
} satisfies Record<string, Limit>
const RESEND: Limit = { tries: 5, seconds: HOUR }
/** Failures to come back from the identity service to one network, and beyond them one every few seconds. */
const FINISH: Limit = { tries: 100, seconds: 15 * MINUTE }
/** Mailed links that were not good, from one network, and beyond them one every few seconds. */
const DEAD_LINK: Limit = { tries: 30, seconds: HOUR }
/** Wrong passwords beside one link. */
const BESIDE_LINK: Limit = { tries: 10, seconds: 15 * MINUTE }

/**
 * Counts a try to sign in before the password is looked at, so that many at once are counted too. Nobody is shut out by others:
 * a device that has signed in under the name before has tries of its own; and a stranger who is stopped in their network uses up
 * nobody else's tries.
 * @returns what to do when the sign-in succeeds, as only failures count
 */
export const trySignIn = async (context: Context, email: string): Promise<() => Promise<void>> => {
  const { db } = context
  const name = email.toLowerCase()
  const device = await knownDevice(context, name)
  if (device !== undefined) {
    const own = `sign-in ${name} device ${device}`
    if ((await count(context, own, SIGN_IN)) <= SIGN_IN.tries) return () => forgetTries(db, own)
    // Somebody guesses on it: from here on it is a stranger's.
  }
  const network = networkOf(context.address)
  const buckets = { pair: `sign-in ${name} ${network}`, network: `sign-in from ${network}`, name: `sign-in ${name}` }
  const tries = await take(context, buckets.pair, SIGN_IN)
  if ((await count(context, buckets.network, NETWORK)) > NETWORK.tries)
    await take(context, `sign-in slowly from ${network}`, SLOWLY)
  if ((await count(context, buckets.name, NAME)) > NAME.tries && tries > 1) throw tooMany(context, SIGN_IN)
  return async () => {
    await forgetTries(db, buckets.pair)
    await forgiveTry(db, buckets.network, windowOf(context, NETWORK).start)
    await forgiveTry(db, buckets.name, windowOf(context, NAME).start)
  }
}

/** Counts those who register. Whoever comes after many from their network waits for a turn there, and not for the hour's end. */
export const tryRegister = async (context: Context) => {
  const network = networkOf(context.address)
  if ((await count(context, `register from ${network}`, REGISTER)) > REGISTER.tries)
    await take(context, `register slowly from ${network}`, REGISTER_SLOWLY)
}

/**
 * Counts a wish for a new password, alike for a name that nobody has.
 * @returns whether a mail is to be sent. Past a few an hour one goes out every ten minutes, whoever asks: a stranger fills no
 * mailbox, and a link that came last is good for longer than that.
 */
export const tryForgot = async (context: Context, email: string): Promise<boolean> => {
  const network = networkOf(context.address)
  if ((await count(context, `forgot from ${network}`, FORGOT.network)) > FORGOT.network.tries)
    await take(context, `forgot slowly from ${network}`, FORGOT.networkSlowly)
  const name = email.toLowerCase()
  if ((await count(context, `forgot ${name}`, FORGOT.name)) <= FORGOT.name.tries) return true
  return (await count(context, `forgot slowly ${name}`, FORGOT.nameSlowly)) <= FORGOT.nameSlowly.tries
}
export const tryResend = (context: Context, { accountId, userId }: { accountId: number; userId: string }) =>
  take(context, `resend ${accountId} ${userId}`, RESEND)

/** Counts a wish for another address, each of which mails two. */
export const tryEmailChange = (context: Context, { accountId, userId }: { accountId: number; userId: string }) =>
  take(context, `email change ${accountId} ${userId}`, RESEND)

/**
 * Counts a link that was never mailed, or is good no more. One that is good is looked up first and never counted: nobody can guess
 * it, so no failure of others in the same house stands in its way.
 */
export const countDeadLink = async (context: Context, what: 'reset' | 'verify' | 'invitation') => {
  const network = networkOf(context.address)
  if ((await count(context, `${what} from ${network}`, DEAD_LINK)) > DEAD_LINK.tries)
    await take(context, `${what} slowly from ${network}`, SLOWLY)
}

/** Counts a password that is tried beside a link, in tries of the link's own. A right one spends the link and them with it. */
export const tryBesideLink = (context: Context, tokenHash: Uint8Array) =>
  take(context, `link ${Buffer.from(tokenHash).toString('hex').slice(0, 32)}`, BESIDE_LINK)

/**
 * Counts a try to come back from the identity service, each of which costs a call there.
 * @returns what to do when it succeeds, as only failures count: a building signs in from one address
 */
export const tryFinish = async (context: Context): Promise<() => Promise<void>> => {
  const network = networkOf(context.address)
  const bucket = `identity service from ${network}`
  if ((await count(context, bucket, FINISH)) > FINISH.tries)
    await take(context, `identity service slowly from ${network}`, SLOWLY)
  return () => forgiveTry(context.db, bucket, windowOf(context, FINISH).start)
}

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
