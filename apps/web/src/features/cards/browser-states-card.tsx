import { percent } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/card.tsx'
import { Ring } from '#web/ui/charts/ring.tsx'
import { BROWSERS } from './browsers.sample.ts'
import styles from './cards.module.css'
import { Tile } from './tile.tsx'

/** Which browsers the schedule is opened with. */
export const BrowserStatesCard = () => {
  const t = useText()
  return (
    <Card className={styles.stack} title={t('figures.browsers')} hint={t('figures.browsersHint')}>
      <ul className={styles.rows}>
        {BROWSERS.map(({ name, share, tone }) => (
          <li key={name}>
            <Tile tone={tone} letter={name.slice(0, 1)} size={38} />
            <span className={styles.two}>
              <strong>{name}</strong>
            </span>
            <span className={styles.shares}>
              {percent(share)}
              <Ring share={share} tone={tone} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
