import { joined } from '#web/lib/formats/joined.ts'
import styles from './insight.module.css'

type Props = {
  /** What the number is of, for who hears it without what stands around it. */
  of: string
  children: string
  onOpen: () => void
  className?: string | undefined
  band?: string | undefined
}

/** A number that opens what it counts. */
export const Figure = ({ of, children, onOpen, className = styles.figure, band }: Props) => (
  <button type="button" className={className} data-band={band} aria-label={joined([children, of])} onClick={onOpen}>
    {children}
  </button>
)
