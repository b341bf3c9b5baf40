import { frontPages, type PageEntry, type UserData } from '@onward/contract'
import { mayOpen } from '#web/lib/pages/may-open.ts'
import { FRONT_DOOR } from '#web/lib/session/session.ts'

/** Where this visitor starts, and where they sign in to come back here. */
export type Ways = { home: string; signIn: string }

/**
 * Where somebody who asks for an address belongs instead, or undefined where they may stay.
 * @param page the page that stands at the address, undefined where there is none
 */
export const whereTo = (
  page: PageEntry | undefined,
  path: string,
  user: UserData | undefined,
  { home, signIn }: Ways,
): string | undefined => {
  if (!page) {
    if (path !== FRONT_DOOR) return undefined
    return user ? home : signIn
  }
  if (page.access === 'stranger' && user) return home
  if (page.access === 'signed-in' && !user) return signIn
  if (page.access === 'signed-in' && !user?.isEmailVerified) return frontPages['verify-email'].path
  if (mayOpen(user, page)) return undefined
  // The front door leads everybody somewhere.
  return path === FRONT_DOOR ? home : frontPages['not-authorized'].path
}
