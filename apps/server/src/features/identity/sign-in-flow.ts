import { createHash, randomBytes } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import type { Context } from '#server/context.ts'
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

const isSecure = ({ config }: Context) => config.publicOrigin.startsWith('https:')
const prefixOf = (context: Context) => `${isSecure(context) ? '__Host-' : ''}onward-sign-in-`
/** A cookie for each, so that two tabs do not meet; behind TLS no other host can have set it. */
const cookieOf = (context: Context, state: string) =>
  prefixOf(context) + createHash('sha256').update(state).digest('hex').slice(0, 16)

const setCookie = (context: Context, name: string, value: string, age: number) => {
  const secure = isSecure(context) ? '; Secure' : ''
  context.answerHeaders.append(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  )
}

/** Where one was going, in bytes: a longer one is not worth a cookie that proxies refuse. */
const LONGEST_RETURN = 500
/** Begun so often and never finished, a browser would send more than a server reads. */
const MOST_BEGUN = 5
const forgetMany = (context: Context) => {
  const begun = context.cookies
    .split(/; */)
    .map((one) => one.slice(0, one.indexOf('=')))
    .filter((name) => name.startsWith(prefixOf(context)))
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
  const name = `${cookieOf(context, state)}=`
  const sealed = context.cookies
    .split(/; */)
    .find((one) => one.startsWith(name))
    ?.slice(name.length)
  if (sealed === undefined) return undefined
  setCookie(context, cookieOf(context, state), '', 0)
  try {
    const { payload } = await jwtDecrypt(sealed, await keyOf(context), { currentDate: context.now() })
    const kept = v.parse(Kept, payload)
    return kept.state === state ? kept : undefined
  } catch (error) {
    context.log.info({ event: 'sign-in.stale', err: error }, 'what a browser kept of a sign-in is not ours, or too old')
    return undefined
  }
}
