import { createHash } from 'node:crypto'
import type { Context } from '#server/context.ts'

const isSecure = ({ config }: Context) => config.publicOrigin.startsWith('https:')

/** What a kind of cookie of ours begins with. Behind TLS no other host can have set it. */
export const cookiePrefix = (context: Context, kind: string) => `${isSecure(context) ? '__Host-' : ''}onward-${kind}-`

/** A cookie of its own for each word, which it tells to nobody who does not know it already. */
export const cookieFor = (context: Context, kind: string, word: string) =>
  cookiePrefix(context, kind) + createHash('sha256').update(word).digest('hex').slice(0, 16)

/** The cookies that the request brought, in its order. */
export const cookiesOf = ({ cookies }: Context): [name: string, value: string][] =>
  cookies.split(/; */).map((one) => {
    const at = one.indexOf('=')
    return [one.slice(0, at), one.slice(at + 1)]
  })

export const cookieIn = (context: Context, name: string) => cookiesOf(context).find(([one]) => one === name)?.[1]

/** Lets the answer set a cookie that pages cannot read, for so many seconds; 0 takes it away. */
export const setCookie = (context: Context, name: string, value: string, seconds: number) => {
  const secure = isSecure(context) ? '; Secure' : ''
  context.answerHeaders.append(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  )
}
