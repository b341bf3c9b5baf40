import type { PeopleEvent, Topic } from '@onward/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOwn } from '#web/lib/session/own-requests.ts'
import { askAnew } from '#web/ui/data/ask-anew.ts'
import { follow, type Looked } from './follow.ts'

/** So long one waits for answers before one asks for what has changed meanwhile. */
const PATIENCE_MS = 20_000

export type OnChanged = (about: ReadonlySet<Topic>) => void

/**
 * Asks again for what others have changed, as they change it. Several changes in a row are one to ask for.
 * @param rests after asking, so many times as long as it took
 */
const useAgain = (onChanged: OnChanged | undefined, rests: number) => {
  const cache = useQueryClient()
  const waiting = useRef(new Set<Topic>())
  const isAsking = useRef(false)
  return async (about: readonly Topic[]) => {
    for (const topic of about) waiting.current.add(topic)
    if (isAsking.current) return
    isAsking.current = true
    while (waiting.current.size > 0) {
      const now = waiting.current
      waiting.current = new Set()
      onChanged?.(now)
      const begunAt = performance.now()
      // What fails says so where it is shown.
      const asked = askAnew(cache, { predicate: ({ meta }) => meta?.reads?.some((topic) => now.has(topic)) === true })
      // One that is never answered keeps nobody from hearing of what comes after.
      await Promise.race([asked, new Promise((go) => setTimeout(go, PATIENCE_MS))])
      const took = performance.now() - begunAt
      if (rests > 0) await new Promise((go) => setTimeout(go, rests * took))
    }
    isAsking.current = false
  }
}

/**
 * Asks again for what is shown as others change it.
 * @param looked the dates that are open, by which others see who is there; without them nobody does
 * @param rests what is dear to ask for is left alone so many times as long as its last answer took
 */
export const useLive = (looked?: Looked, onChanged?: OnChanged, rests = 0) => {
  const [people, setPeople] = useState<PeopleEvent['people']>([])
  const [isLost, setLost] = useState(false)
  const askAgain = useAgain(onChanged, rests)
  const changed = useEffectEvent((about: readonly Topic[]) => void askAgain(about))
  const { place, from, to } = looked ?? {}
  useEffect(
    () =>
      follow(place && from !== undefined && to !== undefined ? { place, from, to } : undefined, {
        changed: (changes) => changed(changes.flatMap((one) => (isOwn(one.requestId) ? [] : one.topics))),
        people: setPeople,
        isLost: setLost,
      }),
    [place, from, to],
  )
  return { people, isLost }
}
