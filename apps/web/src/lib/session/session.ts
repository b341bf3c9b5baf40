import { ApiError, check, client, frontPages, session, UserData, type RoleName } from '@onward/contract'
import * as v from 'valibot'
import { can } from './abilities.ts'
import { isWingHere, wingNow } from '#web/lib/pages/wing.ts'
import { wouldLose } from '#web/lib/leaving.ts'
import { dropAtSignOut, keep, kept, placeOf, readJson } from '#web/lib/storage.ts'

type Tokens = { accessToken: string; refreshToken: string }
type Send = (request: Request) => Promise<Response>

/** A hung refresh counts as failed after this. */
const REFRESH_PATIENCE_MS = 20_000

/** The signed-in user as this browser knows them; the server decides on its own. */
export const currentUser = (): UserData | undefined => {
  if (kept('userData') === null || kept('accessToken') === null) return undefined
  const user = v.safeParse(UserData, readJson('userData'))
  if (user.success) return user.output
  // Edited by hand or left by an older version: start over.
  dropAtSignOut()
  return undefined
}

export const hasRole = ({ userValidation }: UserData, role: RoleName) =>
  userValidation.rolesList.some(({ roleName }) => roleName === role)
export const isAdmin = (user: UserData) => hasRole(user, 'Admin')
/** Whether an admin is signed in: what concerns all of the account is theirs to see. */
export const seesAll = () => {
  const user = currentUser()
  return user !== undefined && isAdmin(user)
}
/** Plans: an admin everywhere, a scheduler at their facilities, which is all that the server tells them of. */
export const isPlanner = (user: UserData) => isAdmin(user) || hasRole(user, 'Scheduler')
/** Has a schedule of their own, whoever else they are. */
export const hasOwnShifts = (user: UserData) => hasRole(user, 'Provider')
/** Sees their own schedule. A planner sees everybody's, whatever else they are. */
export const isProvider = (user: UserData) => hasOwnShifts(user) && !isPlanner(user)

export const keepSession = ({ userData, ...tokens }: Tokens & { userData: UserData }, where: 'everywhere' | 'tab') => {
  keep('userData', JSON.stringify(userData), where)
  keep('accessToken', tokens.accessToken, where)
  keep('refreshToken', tokens.refreshToken, where)
}

/** The address that leads everybody to where they start. */
export const FRONT_DOOR = '/'
/** Where a user starts: the calendar, or what a wing has for who sees no schedule. Without a user it is the front door. */
export const homeOf = (user: UserData | undefined) => {
  if (!user) return FRONT_DOOR
  if (can(user.ability, 'manage', 'Samples')) return frontPages.calendar.path
  // Until the wing has come nobody knows.
  return isWingHere() ? (wingNow()?.homeOf(user) ?? frontPages.calendar.path) : FRONT_DOOR
}

/** Where to sign in, and come back to from there. */
export const loginAddress = () => {
  const { pathname, search } = location
  const here = `${pathname}${search}`
  return here === FRONT_DOOR || pathname === '/login' ? '/login' : `/login?returnUrl=${encodeURIComponent(here)}`
}

let isLeaving = false
/** Clears everything of this user and loads the sign-in page anew, so that nothing stays in memory either. */
const leave = (to = loginAddress()) => {
  dropAtSignOut()
  if (isLeaving) return
  // The identity service may know who was here: whoever comes next says who they are.
  if (to.startsWith('/')) keep('asksAnew', '1')
  isLeaving = true
  location.replace(to)
}

/** Ends the session on the server, then here, whatever the server says; and at the identity service that had signed the user in. */
export const signOut = async () => {
  const end = (token: string | null) => client(session, (request) => fetch(bearing(request, token))).logout()
  let to: string | undefined
  try {
    const { signOutUrl } = await end(kept('accessToken')).catch(async (error: unknown) => {
      // The token may have run out before its session.
      const renewed = error instanceof ApiError && error.status === 401 ? await renewSession() : undefined
      if (renewed === undefined) throw error
      return end(renewed)
    })
    to = signOutUrl
  } catch (error) {
    console.warn('The server could not be told of the sign-out', error)
  } finally {
    leave(to ?? '/login')
  }
}

const bearing = (request: Request, token: string | null) => {
  if (token === null) return request
  request.headers.set('authorization', `Bearer ${token}`)
  return request
}

/** What came of asking for new tokens: the access token, an answer that says nothing of it, or undefined: the session is over. */
type Renewal = string | Response | undefined

let refreshing: Promise<Renewal> | undefined
/** A newer access token than the one that was refused: another tab's, or by one refresh for all who wait. */
const newerThan = (refused: string | null) =>
  (refreshing ??= alone(() => refresh(refused)).finally(() => {
    refreshing = undefined
  }))

/** One tab at a time, where the browser can say so: over plain HTTP it cannot, and the server answers two alike. */
const alone = (work: () => Promise<Renewal>): Promise<Renewal> =>
  (navigator.locks as LockManager | undefined)?.request('onward-refresh', work) ?? work() // absent without a secure line

/** Asks the server anew who is signed in here, and keeps the answer; undefined when nobody is, or nobody can tell. */
export const renewSession = async () => {
  const renewal = await newerThan(kept('accessToken'))
  return typeof renewal === 'string' ? renewal : undefined
}

const refresh = async (refused: string | null): Promise<Renewal> => {
  const current = kept('accessToken')
  if (current !== null && current !== refused) return current
  const refreshToken = kept('refreshToken')
  if (refreshToken === null) return undefined
  const response = await fetch('/jwt/refresh-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
    signal: AbortSignal.timeout(REFRESH_PATIENCE_MS),
  })
  // Too many, or a server that is down: only a refusal ends a session.
  if (response.status === 401 || response.status === 400) return undefined
  if (!response.ok) return response
  const answer = await check(session.refreshToken.answers[200], await response.json(), 200)
  keepSession(answer, placeOf('refreshToken'))
  return answer.accessToken
}

/** A page that asks for a sign-in over itself when the session ends, and knows whether who is signed in now is its user. */
type Page = { wait: () => Promise<void>; isTheirs: () => boolean }
let page: Page | undefined
/** Said by such a page as long as it is there; others are left. */
export const offerSignIn = (offered: Page) => {
  page = offered
  return () => {
    page = undefined
  }
}
/** Leaves for the sign-in page, where nobody signs in again; who has signed in elsewhere meanwhile stays. */
export const giveUp = () => {
  if (page && !page.isTheirs()) return location.reload()
  // It may have been asked for before, and the browser have been told to stay.
  isLeaving = false
  leave()
}

/** The token of this page's user: what stands on a page never goes out in the name of somebody who signed in in another tab. */
const ownToken = async (): Promise<string | null> => {
  // Read before its user, who is kept before it.
  const token = kept('accessToken')
  if (!page || page.isTheirs()) return token
  await page.wait()
  return ownToken()
}

/**
 * Adds the bearer to requests to our own origin. A 401 leads to one refresh for all calls that wait, each then sent once
 * more. When that is refused the session is over: the page asks for a sign-in over itself, and the call goes on after it; or
 * there is one way, to the sign-in page.
 */
export const withSession =
  (send: Send): Send =>
  async (request) => {
    if (new URL(request.url).origin !== location.origin) return send(request)
    const again = request.clone()
    const token = await ownToken()
    const response = await send(bearing(request, token))
    if (response.status !== 401) return response
    const renewal = await newerThan(token)
    if (renewal instanceof Response) return renewal.clone()
    const second = renewal === undefined ? response : await send(bearing(again.clone(), await ownToken()))
    if (second.status !== 401) return second
    if (!page) {
      leave()
      return second
    }
    await page.wait()
    return send(bearing(again, await ownToken()))
  }

/**
 * Follows a sign-out in another tab, unless something on this page is not saved: then it waits, unseen, for its user. Leaves a
 * page that Back brought out of the browser's memory after one.
 */
export const watchSession = () => {
  const gone = () => kept('accessToken') === null && location.pathname !== '/login'
  addEventListener('storage', ({ key }) => {
    if ((key !== 'accessToken' && key !== null) || !gone()) return
    if (page && wouldLose()) void page.wait()
    else leave()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && gone()) leave()
  })
}
