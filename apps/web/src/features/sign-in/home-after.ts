import type { UserData } from '@onward/contract'
import { homeOf } from '#web/lib/session/session.ts'

/** Where one was going when the sign-in came between. */
export const returnUrl = (search = location.search) => new URLSearchParams(search).get('returnUrl') ?? undefined

/** Where a sign-in leads: back to where one was going, if that is a page of ours, else home. */
export const homeAfter = (search: string, user: UserData, origin = location.origin) => {
  const wish = returnUrl(search)
  if (!wish?.startsWith('/')) return homeOf(user)
  if (!URL.canParse(wish, origin)) return homeOf(user)
  const url = new URL(wish, origin)
  // `//elsewhere` and `/\elsewhere` start with a slash too.
  return url.origin === origin ? `${url.pathname}${url.search}` : homeOf(user)
}

/** Another of the pages before the sign-in, which still knows where one was going. */
export const onTheWay = (path: string, search = location.search) => {
  const wish = returnUrl(search)
  return wish === undefined ? path : `${path}?returnUrl=${encodeURIComponent(wish)}`
}
