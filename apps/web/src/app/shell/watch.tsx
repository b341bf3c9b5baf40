import { Button, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { client, session, type UserData } from '@onward/contract'
import { Suspense, useEffect, useState } from 'react'
import idleTexts from 'texts:idle'
import publishedTexts from 'texts:published'
import { beActive, idleness, isIdleEnd, setIdleEnd, useIdleEnd } from '#web/lib/idle.ts'
import { useHasEnded } from '#web/lib/signed-in-again.ts'
import { kept } from '#web/lib/storage.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'

addTexts(idleTexts)
addTexts(publishedTexts)

const SignInAgain = lazyPart(() => import('#web/features/sign-in/sign-in-again.tsx'), 'SignInAgain')

const LOOK_MS = 1_000
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** What goes on over every screen and nobody waits for: the warning of the sample's users, and the end of a session left alone. */
export const Watch = ({ user }: { user: UserData }) => (
  <>
    {user.isPublished && <PublishedNote />}
    {user.idleMinutes !== undefined && <IdleWatch user={user} minutes={user.idleMinutes} />}
  </>
)

/** To a user of the sample where the store is for real use: everybody knows how to sign in as them. */
const PublishedNote = () => <p className="sample-mark">{useText()('published.text')}</p>

/**
 * Warns before a page that nobody uses ends its session, and then does: what is asked by itself, again and again, keeps none alive.
 * What stands on the page stays, unseen, for the sign-in over it.
 */
const IdleWatch = ({ user, minutes }: { user: UserData; minutes: number }) => {
  const t = useText()
  const [isWarned, setWarned] = useState(false)
  const isEnded = useIdleEnd() !== undefined
  const isAsked = useHasEnded()
  useEffect(() => {
    const here = () => {
      if (isIdleEnd()) return
      beActive(Date.now())
      setWarned(false)
    }
    let dead: string | null = null
    const look = () => {
      if (isIdleEnd()) {
        // Somebody has signed in again, here or in another tab.
        if (kept('accessToken') === dead) return
        setIdleEnd(undefined)
        return here()
      }
      const state = idleness(Date.now(), minutes)
      setWarned(state === 'warned')
      if (state !== 'ended') return
      dead = kept('accessToken')
      setIdleEnd(minutes)
      void endSession(dead)
    }
    here()
    const timer = setInterval(look, LOOK_MS)
    for (const sign of SIGNS) addEventListener(sign, here, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) removeEventListener(sign, here)
    }
  }, [minutes])
  if (isEnded) return <Suspense>{!isAsked && <SignInAgain user={user} />}</Suspense>
  return (
    <Modal
      opened={isWarned}
      centered
      onClose={() => beActive(Date.now())}
      title={t('idle.title')}
      size="sm"
      zIndex={1000}
    >
      <Text size="sm" mb="sm">
        {t('idle.text')}
      </Text>
      <Actions>
        <Button data-autofocus onClick={() => setWarned(false)}>
          {t('idle.stay')}
        </Button>
      </Actions>
    </Modal>
  )
}

/** Another tab may have been first; then the server says that there is no such session any more. */
const endSession = async (token: string | null) => {
  const calls = client(session, (request) => {
    if (token !== null) request.headers.set('authorization', `Bearer ${token}`)
    return fetch(request)
  })
  await calls.logout().catch((error: unknown) => console.warn('The server was not told that nobody is here', error))
}
