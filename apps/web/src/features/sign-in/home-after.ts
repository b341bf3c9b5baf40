import { pages } from '@onward/contract'

/** Where a sign-in leads: back to where one was going, if that is a page of ours. */
export const homeAfter = (search: string, origin = location.origin) => {
  const returnUrl = new URLSearchParams(search).get('returnUrl')
  if (returnUrl === null || !returnUrl.startsWith('/')) return pages.calendar.path
  const url = new URL(returnUrl, origin)
  // `//elsewhere` and `/\elsewhere` start with a slash too.
  return url.origin === origin ? `${url.pathname}${url.search}` : pages.calendar.path
}
