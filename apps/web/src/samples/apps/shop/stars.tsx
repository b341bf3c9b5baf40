import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './stars.module.css'

const FIVE = [1, 2, 3, 4, 5]

/** A rating as stars; `isSaid` where no words stand beside them. */
export const Stars = ({ rating, isSaid = true }: { rating: number; isSaid?: boolean }) => {
  const t = useText()
  return (
    <span
      className={styles.stars}
      data-tone="2"
      {...(isSaid ? { role: 'img', 'aria-label': t('shop.stars', { rating }) } : { 'aria-hidden': true })}
    >
      {FIVE.map((star) => (
        <span key={star} className={styles.star} data-full={star <= rating ? '' : undefined}>
          <Icon name="star" size={15} />
        </span>
      ))}
    </span>
  )
}
