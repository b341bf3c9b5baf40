import { percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Ring } from '#web/ui/charts/round/ring.tsx'
import { BROWSERS } from '#web/samples/apps/dashboards/sample-data/browsers.sample.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { Tile } from '#web/samples/apps/dashboards/parts/tile.tsx'

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
