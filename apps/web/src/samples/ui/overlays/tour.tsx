import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState, type CSSProperties } from 'react'
import texts from 'texts:guide'
import { addTexts, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { useFocusReturn } from '#web/ui/overlays/focus-return.ts'
import styles from './tour.module.css'

addTexts(texts)

export type TourStep = {
  /** What is shown, as a selector; where there is none the words stand in the middle. */
  target: string
  title: string
  words: string
}
type Props = { steps: readonly TourStep[]; onEnd: (isFinished: boolean) => void }

/** Follows an element of the page to wherever it is on the screen. */
const usePlaceOf = (target: string) => {
  const [place, setPlace] = useState<DOMRect>()
  useEffect(() => {
    const element = document.querySelector(target)
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const measure = () => setPlace(element?.getBoundingClientRect())
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element ?? document.body)
    addEventListener('resize', measure)
    addEventListener('scroll', measure, true)
    return () => {
      watcher.disconnect()
      removeEventListener('resize', measure)
      removeEventListener('scroll', measure, true)
    }
  }, [target])
  return place
}

/** What the style sheet puts the light and the words by. */
const spotOf = ({ left, top, width, height, bottom }: DOMRect) =>
  ({
    '--left': `${left}px`,
    '--top': `${top}px`,
    '--width': `${width}px`,
    '--height': `${height}px`,
    '--bottom': `${bottom}px`,
  }) as CSSProperties // variables of our own

/** A walk through the page, step by step; it is there while it is rendered. Escape ends it, and the focus goes back. */
export const Tour = ({ steps, onEnd }: Props) => {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const onward = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState(0)
  const step = steps[at]
  const place = usePlaceOf(step?.target ?? 'body')
  useFocusReturn()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    onward.current?.focus()
    return () => shown?.close()
  }, [])
  if (!step) return null
  const isLast = at === steps.length - 1
  // The words stand on the side with more room.
  const isAbove = place !== undefined && place.top > innerHeight - place.bottom
  return (
    <dialog
      ref={dialog}
      className={styles.tour}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      style={place && spotOf(place)}
      onCancel={(event) => {
        event.preventDefault()
        onEnd(false)
      }}
    >
      {place && <div className={styles.light} />}
      <div className={styles.panel} data-side={place ? (isAbove ? 'above' : 'below') : 'middle'}>
        <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={() => onEnd(false)}>
          <Icon name="close" size={16} />
        </button>
        <div role="status">
          <p className={styles.count}>{t('guide.step', { at: at + 1, count: steps.length })}</p>
          <h2 id={`${id}-title`}>{step.title}</h2>
          <p id={`${id}-words`}>{step.words}</p>
        </div>
        <div className={styles.actions}>
          {!isLast && (
            <Button variant="subtle" onClick={() => onEnd(false)}>
              {t('guide.skip')}
            </Button>
          )}
          {at > 0 && (
            <Button
              variant="default"
              onClick={() => {
                setAt(at - 1)
                // On the first step this button has gone, and would take the focus along.
                if (at === 1) onward.current?.focus()
              }}
            >
              {t('guide.back')}
            </Button>
          )}
          <Button ref={onward} onClick={() => (isLast ? onEnd(true) : setAt(at + 1))}>
            {t(isLast ? 'guide.finish' : 'guide.next')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
