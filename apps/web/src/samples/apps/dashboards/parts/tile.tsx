import type { IconNode } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import type { Tone } from '#web/ui/layout/theme.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'

/** A tinted tile with a drawing or a letter, beside words that say the same: nobody hears it. */
export const Tile = ({
  tone,
  icon,
  letter,
  size = 44,
}: {
  tone: Tone
  icon?: IconNode
  letter?: string
  size?: number
}) => (
  <span
    className={styles.tile}
    data-tone={tone}
    style={{ width: size, height: size, fontSize: size * 0.42 }}
    aria-hidden="true"
  >
    {icon ? <Drawing of={icon} size={Math.round(size * 0.46)} strokeWidth={1.9} /> : <span data-letter={letter} />}
  </span>
)
