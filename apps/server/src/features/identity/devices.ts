import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { secretOf } from './identity.queries.ts'

const YEAR = 365 * 24 * 60 * 60

/**
 * A cookie for each name, as a machine on a ward is many people's. It tells a name to nobody who does not know it already, and
 * behind TLS no other host can have set it.
 */
const cookieOf = ({ config }: Context, name: string) => {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 16)
  return `${config.publicOrigin.startsWith('https:') ? '__Host-' : ''}onward-device-${hash}`
}

const sealOf = async ({ db }: Context, name: string, device: string) => {
  const secret = await secretOf(db, 'device', () => randomBytes(32))
  return createHmac('sha256', secret).update(`${name}\n${device}`).digest('base64url')
}

/**
 * The device that a request comes from, if somebody has signed in under this name on it before. It opens nothing: it only spares
 * them what the tries of strangers would cost them.
 */
export const knownDevice = async (context: Context, name: string): Promise<string | undefined> => {
  const cookie = cookieOf(context, name)
  const value = context.cookies
    .split(/; */)
    .find((one) => one.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1)
  const [, device, seal] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (device === undefined || seal === undefined) return undefined
  const expected = await sealOf(context, name, device)
  return timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) ? device : undefined
}

/** Lets the answer give the device a cookie by which it is known from now on. */
export const rememberDevice = async (context: Context, name: string) => {
  const device = randomBytes(16).toString('base64url')
  const value = `${device}.${await sealOf(context, name, device)}`
  const secure = context.config.publicOrigin.startsWith('https:') ? '; Secure' : ''
  context.answerHeaders.append(
    'set-cookie',
    `${cookieOf(context, name)}=${value}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${secure}`,
  )
}
