import { client, session, type UserData } from '@onward/contract'
import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import publishedTexts from 'texts:published'
import { beActive, idleness, isIdleEnd, setIdleEnd, useIdleEnd } from '#web/lib/session/idle.ts'
import { useHasEnded } from '#web/lib/session/signed-in-again.ts'
import { keep, kept, placeOf } from '#web/lib/storage.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { startRipples } from '#web/ui/layout/ripple.ts'
import { loadStage } from '#web/ui/overlays/the-stage.ts'
import styles from './watch.module.css'

addTexts(publishedTexts)
startRipples()

const SignInAgain = lazyPart(() => import('#web/features/sign-in/sign-in-again.tsx'), 'SignInAgain')
const Warning = lazyPart(() => import('./idle-warning.tsx'), 'IdleWarning')

/** What is shown when the line may be gone by then is fetched soon after the page stands. */
const READY_MS = 10_000

const FIRST_SIGNS = ['pointerdown', 'keydown']

const LOOK_MS = 1_000
/** So often at most the server is told of an end that it has not heard of; at once when the line is back. */
const TELL_EACH_MS = 30_000
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** One after the other, so that nobody is held up by all of them. Without a line by then each is fetched when it is shown. */
const fetchAll = async (parts: (() => Promise<unknown>)[]) => {
  for (const preload of parts) await preload().catch(() => undefined)
}

/** What goes on over every screen and nobody waits for: ripples, the warning of the sample's users, the end of a session left alone. */
export const Watch = ({ user }: { user: UserData }) => {
  const endsIdle = user.idleMinutes !== undefined
  useEffect(() => {
    // That something failed is said in a toast, also where it failed for want of a line; and what is kept for it is asked about.
    const parts = [loadStage, () => import('./sign-out-question.tsx')]
    const fetchParts = () => fetchAll([...parts, ...(endsIdle ? [Warning.preload, SignInAgain.preload] : [])])
    const ready = setTimeout(fetchParts, READY_MS)
    // Whoever begins sooner may have to be told sooner.
    const ends = FIRST_SIGNS.map((sign) => {
      addEventListener(sign, fetchParts, { once: true })
      return () => removeEventListener(sign, fetchParts)
    })
    return () => {
      clearTimeout(ready)
      ends.forEach((end) => end())
    }
  }, [endsIdle])
  return (
    <>
      {user.isPublished && <PublishedNote />}
      {user.idleMinutes !== undefined && <IdleWatch user={user} minutes={user.idleMinutes} />}
    </>
  )
}

/** To a user of the sample where the store is for real use: everybody knows how to sign in as them. */
const PublishedNote = () => <p className="sample-mark">{useText()('published.text')}</p>

/**
 * Warns before a page that nobody uses ends its session, and then does: what is asked by itself, again and again, keeps none alive.
 * What stands on the page stays, unseen, for the sign-in over it.
 */
const IdleWatch = ({ user, minutes }: { user: UserData; minutes: number }) => {
  const [isWarned, setWarned] = useState(false)
  const isEnded = useIdleEnd() !== undefined
  const isAsked = useHasEnded()
  // Not every way to say that one is there is a key or a pointer.
  const begin = useCallback(() => {
    beActive(Date.now())
    setWarned(false)
  }, [])
  useEffect(() => {
    // A page that was loaded anew after its end.
    if (isOver()) setIdleEnd(minutes)
    else beActive(Date.now())
    let untold: string | undefined
    let tellAt = 0
    const tell = async () => {
      const token = untold
      if (token === undefined || Date.now() < tellAt) return
      tellAt = Date.now() + TELL_EACH_MS
      if (await endSession(token)) untold = undefined
    }
    const onLine = () => {
      tellAt = 0
      void tell()
    }
    const look = () => {
      void tell()
      if (isIdleEnd()) {
        // Somebody has signed in again, here or in another tab.
        if (isOver()) return
        setIdleEnd(undefined)
        return begin()
      }
      const state = idleness(Date.now(), minutes)
      setWarned(state === 'warned')
      if (state !== 'ended') return
      // Another tab may have been first.
      untold = kept('accessToken') || undefined
      forgetTokens()
      setIdleEnd(minutes)
      void tell()
    }
    const here = () => {
      // Whoever wakes a machine that slept comes too late.
      look()
      if (!isIdleEnd()) begin()
    }
    // What lies below such a dialog would hear it first, and close.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !document.querySelector('[data-asks]')) return
      event.stopImmediatePropagation()
      here()
    }
    const timer = setInterval(look, LOOK_MS)
    addEventListener('online', onLine)
    addEventListener('keydown', onEscape, { capture: true })
    for (const sign of SIGNS) addEventListener(sign, here, { passive: true })
    return () => {
      clearInterval(timer)
      removeEventListener('online', onLine)
      removeEventListener('keydown', onEscape, { capture: true })
      for (const sign of SIGNS) removeEventListener(sign, here)
    }
  }, [minutes, begin])
  useLayoutEffect(() => {
    // Whoever comes by sees nothing of it, not even blurred; nor of what lies over it, and even where the dialog cannot be had.
    document.documentElement.toggleAttribute('data-unseen', isEnded)
    return () => document.documentElement.removeAttribute('data-unseen')
  }, [isEnded])
  if (isEnded) {
    return (
      <div className={styles.asks}>
        <Suspense>{!isAsked && <SignInAgain user={user} />}</Suspense>
      </div>
    )
  }
  return <Suspense>{isWarned && <Warning onStay={begin} />}</Suspense>
}

/** Nothing that is kept here opens the session any more, also if the server cannot be told of its end yet. */
const forgetTokens = () => {
  const where = placeOf('accessToken')
  keep('accessToken', '', where)
  keep('refreshToken', '', where)
}
const isOver = () => kept('accessToken') === ''

/** Whether the server has answered: then there is no such session any more, whoever was first. */
const endSession = async (token: string): Promise<boolean> => {
  let isAnswered = false
  const calls = client(session, async (request) => {
    request.headers.set('authorization', `Bearer ${token}`)
    const response = await fetch(request)
    isAnswered = response.ok || response.status === 401
    return response
  })
  await calls.logout().catch((error: unknown) => console.warn('The server was not told that nobody is here', error))
  return isAnswered
}
