import { FocusTrap } from '@mantine/core'
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useScreenQuery } from '#web/ui/layout/use-screen-query.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { useEscape, useStay, useSteps, useWayBack } from './live-focus.ts'
import styles from './live-panel.module.css'

type Props = {
  /** What it is about, read out when the focus comes. */
  label: string
  /** What it shows now: when that becomes something else, the focus stays in the panel. */
  subject?: string
  /** What stands in its head, before the cross. */
  head?: ReactNode
  onClose: () => void
  /** Where the focus goes when it is closed; else to where it came from. */
  backTo?: () => HTMLElement | null | undefined
  /** Arrow keys inside of it lead to what comes before or after. */
  onStep?: (by: 1 | -1) => void
  children: ReactNode
}

/**
 * A panel at the end of the line, below the navbar, beside a page that goes on: the focus may leave it, and nothing is dimmed.
 * On a very wide window the page makes room for it; on a phone it is the page.
 */
export const LivePanel = ({ label, subject, head, onClose, backTo, onStep, children }: Props) => {
  const t = useText()
  const panel = useRef<HTMLDivElement>(null)
  const isPhone = useScreenQuery('(max-width: 47.99em)')
  const top = useTop()
  useWayBack(panel, backTo)
  useStay(panel, subject)
  useEscape(panel, onClose)
  useSteps(panel, onStep)
  return createPortal(
    <FocusTrap active={isPhone} innerRef={panel}>
      <div
        role="dialog"
        aria-modal={isPhone}
        aria-label={label}
        tabIndex={-1}
        className={styles.panel}
        data-live=""
        data-autofocus=""
        style={{ '--top': `${top}px` } as CSSProperties} // a variable of our own
      >
        <div className={styles.head}>
          {head}
          <span className={styles.space} />
          <button type="button" className={styles.tool} aria-label={t('ui.close')} onClick={onClose}>
            <Icon name="close" size={18} />
          </button>
        </div>
        {/* A scroller must be reachable by keyboard. */}
        <div className={styles.body} tabIndex={0} role="group" aria-label={label}>
          {children}
        </div>
      </div>
    </FocusTrap>,
    document.body,
  )
}

/** The lower edge of the navbar, wherever it is: one kind leaves with the page. */
const useTop = () => {
  const [top, setTop] = useState(8)
  useLayoutEffect(() => {
    const measure = () => setTop(Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + 8)
    measure()
    addEventListener('resize', measure)
    addEventListener('scroll', measure, { passive: true })
    return () => {
      removeEventListener('resize', measure)
      removeEventListener('scroll', measure)
    }
  }, [])
  return top
}
