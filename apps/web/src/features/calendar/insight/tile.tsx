import { ArrowUpRight } from 'lucide'
import type { ReactNode } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx'
import styles from './insight.module.css'

type Props = {
  icon: IconName
  title: string
  figure: ReactNode
  /** Beside the figure, and below it. */
  beside?: ReactNode
  below?: ReactNode
  tone?: 'bad' | 'warn' | undefined
  /** Opens what the figure counts; without it, as on a wall, it is no button. */
  onOpen?: (() => void) | undefined
}

/** One of the figures at the top: a button whole, where it opens what it counts. */
export const Tile = ({ icon, title, figure, beside, below, tone, onOpen }: Props) => {
  const inside = (
    <>
      <span className={styles.tileHead}>
        <Icon name={tone === 'bad' ? 'alert' : icon} size={15} />
        {title}
        {onOpen && <Drawing of={ArrowUpRight} size={14} />}
      </span>
      <span className={styles.tileFigure}>
        {figure} {beside !== undefined && <small>{beside}</small>}
      </span>
      <span className={styles.tileBelow}>{below}</span>
    </>
  )
  return onOpen ? (
    <button type="button" className={styles.tile} data-tone-of={tone} onClick={onOpen}>
      {inside}
    </button>
  ) : (
    <div className={styles.tile} data-tone-of={tone}>
      {inside}
    </div>
  )
}
