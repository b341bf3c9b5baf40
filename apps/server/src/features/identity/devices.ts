import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { cookieFor, cookieIn, setCookie } from './cookies.ts'
import { secretOf } from './identity.queries.ts'

const YEAR = 365 * 24 * 60 * 60

/** A cookie for each name, as a machine on a ward is many people's. */
const cookieOf = (context: Context, name: string) => cookieFor(context, 'device', name)

const sealOf = async ({ db }: Context, name: string, device: string) => {
  const secret = await secretOf(db, 'device', () => randomBytes(32))
  return createHmac('sha256', secret).update(`${name}\n${device}`).digest('base64url')
}

/**
 * The device that a request comes from, if somebody has signed in under this name on it before. It opens nothing: it only spares
 * them what the tries of strangers would cost them.
 */
export const knownDevice = async (context: Context, name: string): Promise<string | undefined> => {
  const value = cookieIn(context, cookieOf(context, name))
  const [, device, seal] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (device === undefined || seal === undefined) return undefined
  const expected = await sealOf(context, name, device)
  return timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) ? device : undefined
}

/** Lets the answer give the device a cookie by which it is known from now on; one that is known stays the same. */
export const rememberDevice = async (context: Context, name: string) => {
  const device = (await knownDevice(context, name)) ?? randomBytes(16).toString('base64url')
  const value = `${device}.${await sealOf(context, name, device)}`
  setCookie(context, cookieOf(context, name), value, YEAR)
}
