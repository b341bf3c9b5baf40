import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { textOf } from '#web/lib/text.ts'
import { focusIfLost, pagesOwn } from './focus-return.ts'
import { theStage } from './the-stage.ts'

/** Long enough to read it and to press. */
const STAYS_MS = 12_000

/** Where Ctrl+Z is about something else: what is being typed, and what stands over the page. */
const OWN_STEPS = 'input, textarea, select, [contenteditable], [role=dialog]:not([data-live])'
const isStepBack = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

type Props = { message: string; label: string; onTake: () => void; onGone: () => void }

/**
 * What is said, and what can be done about it: by its button, or by Ctrl+Z from wherever one is. It stays while somebody is on it,
 * and leaves the focus where it was.
 */
const Offer = ({ message, label, onTake, onGone }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const take = useEffectEvent(onTake)
  const goes = useEffectEvent(onGone)
  useEffect(() => {
    const toast = button.current?.closest<HTMLElement>('[role=status]')
    if (!toast) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let before: EventTarget | null = null
    let isIn = false
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!toast.matches(':hover, :focus-within')) goes()
      }, STAYS_MS)
    }
    const onIn = ({ relatedTarget }: FocusEvent) => {
      if (!isIn) before = relatedTarget
      isIn = true
    }
    const onOut = ({ relatedTarget }: FocusEvent) => {
      // What is taken away while it has the focus gives it to nobody.
      if (relatedTarget && !toast.contains(relatedTarget as Node)) isIn = false
      wait()
    }
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest(OWN_STEPS) !== null
      if (event.defaultPrevented || isElsewhere || !isStepBack(event)) return
      event.preventDefault()
      take()
    }
    wait()
    const left = new AbortController()
    const { signal } = left
    toast.addEventListener('pointerleave', wait, { signal })
    toast.addEventListener('focusin', onIn, { signal })
    toast.addEventListener('focusout', onOut, { signal })
    addEventListener('keydown', onKey, { signal })
    return () => {
      clearTimeout(timer)
      left.abort()
      if (isIn) focusIfLost(() => (before instanceof HTMLElement && before.isConnected ? before : pagesOwn()))
    }
  }, [])
  return (
    <>
      {message}{' '}
      <Button ref={button} size="compact-sm" variant="default" aria-keyshortcuts="Control+Z" onClick={onTake}>
        {label}
      </Button>
    </>
  )
}

/**
 * A short note of something that went well, with what can be done about it.
 * @returns takes the note away, when there is nothing to be done about it any more
 */
export const offer = (message: string, label: string, act: () => void): (() => void) => {
  const shown = theStage()
    .then(({ showToast, hideToast }) => {
      const hide = () => hideToast(id)
      const take = () => {
        hide()
        act()
      }
      const id = showToast({
        message: <Offer message={message} label={label} onTake={take} onGone={hide} />,
        color: 'lagoon',
        role: 'status',
        autoClose: false,
        closeButtonProps: { 'aria-label': textOf('ui.close') },
      })
      return hide
    })
    .catch((error: unknown) => console.error('A toast could not be shown', message, error))
  return () => void shown.then((hide) => hide?.())
}
