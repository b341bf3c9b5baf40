import type { Tone } from '#web/ui/layout/theme.ts'
import { Tooltip } from '@mantine/core'
import '@mantine/core/styles/Tooltip.layer.css'
import type { ReactNode } from 'react'
import styles from './tip.module.css'

type Props = {
  /** What the face means in a word or two; a reader hears it with what it shows. */
  label: string
  tone: Tone
  /** Lines that appear on pointing at it, focus and touch. */
  says: readonly string[]
  children: ReactNode
  /** The label is written beside the icon. */
  isWorded?: boolean
}

/** An icon that says more when asked. */
export const Tip = ({ label, tone, says, children, isWorded = false }: Props) => (
  <Tooltip
    events={{ hover: true, focus: true, touch: true }}
    label={says.map((line) => (
      <span key={line} className={styles.line}>
        {line}
      </span>
    ))}
  >
    <button
      type="button"
      className={styles.tip}
      data-tone={tone}
      aria-label={[label, ...says].join(', ')}
      data-worded={isWorded || undefined}
    >
      {children}
      {isWorded && label}
    </button>
  </Tooltip>
)
