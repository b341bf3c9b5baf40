import { randomBytes } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import type { Context } from '#server/context.ts'
import { cookieFor, cookieIn, cookiePrefix, cookiesOf, setCookie } from './cookies.ts'
import { secretOf } from './identity.queries.ts'
import type { Flow } from './openid.ts'

/** How long one may take at the service, in seconds. */
const PATIENCE = 15 * 60

const Kept = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  returnUrl: v.optional(v.string()),
})
export type KeptFlow = Flow & { returnUrl?: string | undefined }

// Nothing is stored here for who has not signed in: whoever begins a million times fills only their own browser.
const keyOf = async ({ db }: Context) =>
  new Uint8Array(await secretOf(db, 'sign-in flow', () => new Uint8Array(randomBytes(32))))

const KIND = 'sign-in'
/** A cookie for each, so that two tabs do not meet. */
const cookieOf = (context: Context, state: string) => cookieFor(context, KIND, state)

/** Where one was going, in bytes: a longer one is not worth a cookie that proxies refuse. */
const LONGEST_RETURN = 500
/** Begun so often and never finished, a browser would send more than a server reads. */
const MOST_BEGUN = 5
const forgetMany = (context: Context) => {
  const begun = cookiesOf(context)
    .map(([name]) => name)
    .filter((name) => name.startsWith(cookiePrefix(context, KIND)))
  if (begun.length >= MOST_BEGUN) for (const name of begun) setCookie(context, name, '', 0)
}

/** Lets the browser keep, sealed, what it has to show when it comes back from the service. */
export const keepFlow = async (context: Context, { returnUrl, ...flow }: KeptFlow) => {
  const at = Math.floor(context.now().getTime() / 1000)
  const isShort = returnUrl !== undefined && Buffer.byteLength(returnUrl) <= LONGEST_RETURN
  const sealed = await new EncryptJWT({ ...flow, ...(isShort && { returnUrl }) })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(at + PATIENCE)
    .encrypt(await keyOf(context))
  forgetMany(context)
  setCookie(context, cookieOf(context, flow.state), sealed, PATIENCE)
}

/** What this browser began, to be shown once; undefined where it began nothing of the kind, or too long ago. */
export const takeFlow = async (context: Context, state: string): Promise<KeptFlow | undefined> => {
  const name = cookieOf(context, state)
  const sealed = cookieIn(context, name)
  if (sealed === undefined) return undefined
  setCookie(context, name, '', 0)
  try {
    const { payload } = await jwtDecrypt(sealed, await keyOf(context), { currentDate: context.now() })
    const kept = v.parse(Kept, payload)
    return kept.state === state ? kept : undefined
  } catch (error) {
    context.log.info({ event: 'sign-in.stale', err: error }, 'what a browser kept of a sign-in is not ours, or too old')
    return undefined
  }
}
