import type { LucideIcon } from 'lucide-react'
import type { Tone } from '#web/ui/layout/theme.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'

/** A tinted tile with a drawing or a letter, beside words that say the same: nobody hears it. */
export const Tile = ({
  tone,
  icon: Drawing,
  letter,
  size = 44,
}: {
  tone: Tone
  icon?: LucideIcon
  letter?: string
  size?: number
}) => (
  <span
    className={styles.tile}
    data-tone={tone}
    style={{ width: size, height: size, fontSize: size * 0.42 }}
    aria-hidden="true"
  >
    {Drawing ? <Drawing size={Math.round(size * 0.46)} strokeWidth={1.9} /> : <span data-letter={letter} />}
  </span>
)
