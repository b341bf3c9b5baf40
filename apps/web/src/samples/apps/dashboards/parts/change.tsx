import { TrendingDown, TrendingUp } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'

/** How much more or less something has become: `0.064` is 6.4% up. The arrow and a word say which, not the colour alone. */
export const Change = ({ by, size = 16 }: { by: number; size?: number }) => {
  const t = useText()
  const isUp = by >= 0
  const arrow = isUp ? TrendingUp : TrendingDown
  return (
    <span className={`${styles.change} ${isUp ? styles.gain : styles.loss}`} data-tone={4}>
      <Drawing of={arrow} className="turns" size={size} strokeWidth={2.2} />
      <span className="unseen">{t(isUp ? 'figures.up' : 'figures.down')}</span> {percent(Math.abs(by))}
    </span>
  )
}
