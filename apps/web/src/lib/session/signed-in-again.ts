import { currentUser, keepSession, offerSignIn } from './session.ts'
import { wouldLose } from '#web/lib/leaving.ts'
import { dropOwn, kept, placeOf } from '#web/lib/storage.ts'
import { valueStore } from '#web/lib/value-store.ts'

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

/** From now on calls wait for a sign-in over the page when the session ends, until the page goes. */
export const keepPage = () => {
  const user = currentUser()
  const isTheirs = () => {
    const now = currentUser()
    return !now || (now.userId === user?.userId && now.accountId === user.accountId)
  }
  const takeBack = offerSignIn({ wait, isTheirs })
  // Signed in again in another tab; if that is somebody else, nothing of this page is theirs.
  const onStored = ({ key }: StorageEvent) => {
    if (key !== 'accessToken') return
    // A tab that had a session of its own has none any more.
    if (localStorage.getItem(key) && (ended.now() || !kept(key))) dropOwn()
    if (!kept('accessToken')) return
    if (isTheirs()) resume()
    else if (wouldLose()) void wait()
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
