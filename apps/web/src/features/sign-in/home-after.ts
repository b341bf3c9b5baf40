import type { UserData } from '@onward/contract'
import { homeOf } from '#web/lib/session.ts'

/** Where a sign-in leads: back to where one was going, if that is a page of ours, else home. */
export const homeAfter = (search: string, user: UserData, origin = location.origin) => {
  const returnUrl = new URLSearchParams(search).get('returnUrl')
  if (returnUrl === null || !returnUrl.startsWith('/')) return homeOf(user)
  const url = new URL(returnUrl, origin)
  // `//elsewhere` and `/\elsewhere` start with a slash too.
  return url.origin === origin ? `${url.pathname}${url.search}` : homeOf(user)
}

/** Another of the pages before the sign-in, which still knows where one was going. */
export const onTheWay = (path: string, search = location.search) => {
  const returnUrl = new URLSearchParams(search).get('returnUrl')
  return returnUrl === null ? path : `${path}?returnUrl=${encodeURIComponent(returnUrl)}`
}
