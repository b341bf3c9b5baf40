import { isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as Edge } from 'hono'

/** The address in `203.0.113.7`, `203.0.113.7:4711`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:443`. */
const plainAddress = (text: string): string | undefined => {
  // Nothing that is longer is an address.
  const given = text.slice(0, 100).trim()
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(given) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(given) ?? []
  const address = (inBrackets ?? beforePort ?? given).replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) === 0 ? undefined : address
}

/**
 * The caller's address. `X-Forwarded-For` counts only behind a proxy of ours, and then its last entry; what is no address
 * counts for nothing.
 */
export const addressOf = (c: Edge, trustProxy: boolean): string => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined
  // Without a socket (a test that calls the app directly) there is no address to tell apart.
  const own = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined
  return plainAddress(forwarded ?? '') ?? plainAddress(own ?? '') ?? ''
}

/**
 * Whom an address stands for when tries are counted: of IPv6 its first 64 bits, of which every household has at least one to
 * itself and its devices draw the rest anew each day.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - front.length - back.length - (address.includes('.') ? 1 : 0)
  const groups = [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
