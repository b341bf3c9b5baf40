import { createElement, startTransition, use, useEffect, useState, useTransition, type ComponentType } from 'react'
import { textOf } from '#web/lib/text.ts'

/** A component that arrives when it is first shown, or asked for before. */
export type Lazy<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<unknown>
  isHere: () => boolean
}

/**
 * Loads once, and is drawn at once when it has come, without the fallback around it. A download that failed is told to who
 * shows the part, and tried again when it is asked for anew.
 */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> => {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let waited: typeof loading
  const preload = () =>
    (loading ??= load().then(
      (part) => (Part = part),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  // React draws again when a download has failed: one that began another then would never be told.
  const wait = () => (waited ??= preload())
  // Who has begun to wait asks in the same way once more; whoever comes when it is there need not wait at all.
  const Shown = (props: Props) => createElement(Part && !waited ? Part : use(wait()), props)
  const ask = () => {
    if (!loading) waited = undefined
    return preload()
  }
  return Object.assign(Shown, { preload: ask, isHere: () => Part !== undefined && !waited })
}

/** When the line came back. So long what fails still fails for want of it, and is tried again by itself after a second. */
let onlineAt = -Infinity
const UNSURE_MS = 15_000
const AGAIN_MS = 1_000

/** In place of a part that could not be downloaded; the rest of the page stays as it is. */
const Missing = ({ onRetry, onGone }: { onRetry: () => void; onGone: () => void }) => {
  // Whoever tries again keeps the button, and hears how it went.
  const [isTrying, tryAgain] = useTransition()
  // Whoever opens it anew tries again. Whoever has tried by keys goes on at the top of what has come.
  useEffect(
    () => () => {
      onGone()
      const isLost = document.activeElement === document.body && !document.querySelector('[role="dialog"]')
      if (isLost) document.getElementById('content')?.focus({ preventScroll: true })
    },
    [onGone],
  )
  // Where there was no line nobody has to ask again. What is said stays meanwhile, so that a try that fails is not said anew.
  useEffect(() => {
    const retry = () => startTransition(onRetry)
    const onLine = () => {
      onlineAt = performance.now()
      retry()
    }
    addEventListener('online', onLine)
    const next = performance.now() - onlineAt < UNSURE_MS ? setTimeout(retry, AGAIN_MS) : undefined
    return () => {
      removeEventListener('online', onLine)
      clearTimeout(next)
    }
  }, [onRetry])
  return createElement(
    'p',
    { role: 'alert', className: 'missing' },
    textOf(isTrying ? 'ui.loading' : 'ui.missing'),
    createElement('button', { type: 'button', onClick: () => isTrying || tryAgain(onRetry) }, textOf('ui.retry')),
  )
}

/**
 * A part of a page by its name: `lazyPart(() => import('./drawer.tsx'), 'Drawer')`. A download that failed is said in its place,
 * with a way to try again, and takes nothing else of the page away.
 */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Lazy<Props> => {
  const Part = lazily<Props>(async () => (await load())[name])
  let asked: Promise<boolean> | undefined
  const forget = () => {
    asked = undefined
  }
  const isHere = () =>
    (asked ??= Part.preload().then(
      () => true,
      (error: unknown) => {
        console.warn(name, error)
        return false
      },
    ))
  const Shown = (props: Props) => {
    const [, again] = useState(0)
    // Who has begun to wait asks in the same way once more.
    if ((!asked && Part.isHere()) || use(isHere())) return createElement(Part, props)
    const retry = () => {
      forget()
      again((count) => count + 1)
    }
    return createElement(Missing, { onRetry: retry, onGone: forget })
  }
  return Object.assign(Shown, { preload: Part.preload, isHere: Part.isHere })
}
