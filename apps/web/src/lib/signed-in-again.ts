import type { UserData } from '@onward/contract'
import { currentUser, keepSession, offerSignIn } from './session.ts'
import { kept, placeOf, takeShared } from './storage.ts'
import { valueStore } from './value-store.ts'

const ended = valueStore<PromiseWithResolvers<void> | undefined>(undefined)
const resume = () => {
  ended.now()?.resolve()
  ended.set(undefined)
}
const wait = () => {
  const waiting = ended.now() ?? Promise.withResolvers<void>()
  ended.set(waiting)
  return waiting.promise
}

const isNow = (user: UserData | undefined) => (other: UserData | undefined) =>
  other?.userId === user?.userId && other?.accountId === user?.accountId

/** From now on calls wait for a sign-in over the page when the session ends, until the page goes. */
export const keepPage = () => {
  const takeBack = offerSignIn(wait)
  const isSame = isNow(currentUser())
  // Signed in again in another tab; if that is somebody else, nothing of this page is theirs.
  const onStored = ({ key }: StorageEvent) => {
    if (key !== 'accessToken') return
    // A tab that had a session of its own has none any more.
    if (ended.now() || !kept('accessToken')) takeShared('userData', 'accessToken', 'refreshToken')
    if (!kept('accessToken')) return
    if (isSame(currentUser())) resume()
    else location.reload()
  }
  addEventListener('storage', onStored)
  return () => {
    takeBack()
    removeEventListener('storage', onStored)
  }
}
/** Whether the session has ended under the page, and calls wait. */
export const useHasEnded = () => ended.use() !== undefined
/** The same user has signed in again: what waited goes on. */
export const goOn = (answer: Parameters<typeof keepSession>[0]) => {
  keepSession(answer, placeOf('refreshToken'))
  resume()
}
