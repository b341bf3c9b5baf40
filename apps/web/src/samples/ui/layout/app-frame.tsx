import texts from 'texts:appFrame'
import { useState, type ReactNode } from 'react'
import { useScreenQuery } from '#web/ui/layout/use-screen-query.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import styles from './app-frame.module.css'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'

addTexts(texts)

type Props = {
  /** The application's name, as its page says it. */
  title: string
  /** What stands at the side: folders, filters, people. `close` is called when a choice has been made. */
  side: (close: () => void) => ReactNode
  /** What the side is called where it is no list of places. The frame around the page says the title then. */
  sideTitle?: string
  /** Below this width the side is a drawer, in em. */
  narrowBelow?: number
  /** A line over the content; the way to the side stands at its start where there is no room for it. */
  bar?: ReactNode
  /** What lies over the bar and the content, such as a reading pane; they rest meanwhile. */
  over?: ReactNode
  /** As high as the window has room: its panes scroll, the page does not. */
  fills?: boolean
  /** More room at the side, for people rather than words. */
  hasWideSide?: boolean
  /** A function is given the way to the side, which is there only where the side is a drawer. */
  children: ReactNode | ((openSide: (() => void) | undefined) => ReactNode)
}

/** An application of its own: something at the side, and the content, on one sheet. */
export const AppFrame = ({
  title,
  side,
  sideTitle,
  narrowBelow = 62,
  bar,
  over,
  fills = false,
  hasWideSide = false,
  children,
}: Props) => {
  const t = useText()
  const isNarrow = useScreenQuery(`(max-width: ${narrowBelow - 0.01}em)`)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={styles.frame} data-narrow={isNarrow ? '' : undefined} data-fills={fills ? '' : undefined}>
      {sideTitle === undefined && <h1 className="unseen">{title}</h1>}
      {!isNarrow && (
        <aside className={styles.side} aria-label={sideTitle} data-wide={hasWideSide ? '' : undefined}>
          {side(close)}
        </aside>
      )}
      <div className={styles.main}>
        <div className={styles.under} inert={Boolean(over)}>
          {(bar !== undefined || isNarrow) && (
            <div className={styles.bar}>
              {isNarrow && (
                <button
                  type="button"
                  className={styles.burger}
                  aria-label={sideTitle ?? t('appFrame.openSide', { title })}
                  onClick={() => setOpen(true)}
                >
                  <Icon name={sideTitle === undefined ? 'menu' : 'sliders'} size={20} />
                </button>
              )}
              {bar}
            </div>
          )}
          {typeof children === 'function' ? children(isNarrow ? () => setOpen(true) : undefined) : children}
        </div>
        {over}
      </div>
      {isNarrow && isOpen && (
        <Drawer title={sideTitle ?? title} side="start" onClose={close}>
          {side(close)}
        </Drawer>
      )}
    </div>
  )
}
