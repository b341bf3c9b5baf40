import { Building2, CalendarCheck2, CircleDollarSign, Stethoscope } from 'lucide'
import { shortCount, shortMoney } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { STATISTICS } from '#web/samples/apps/dashboards/sample-data/statistics.sample.ts'
import { Tile } from '#web/samples/apps/dashboards/parts/tile.tsx'
import styles from './statistics-card.module.css'

const LOOKS = {
  shifts: { tone: 0, icon: CalendarCheck2, say: shortCount },
  clinicians: { tone: 1, icon: Stethoscope, say: shortCount },
  facilities: { tone: 6, icon: Building2, say: shortCount },
  billed: { tone: 4, icon: CircleDollarSign, say: shortMoney },
} as const

/** The four figures that the business goes by. */
export const StatisticsCard = () => {
  const t = useText()
  return (
    <Card
      className={styles.card}
      title={t('figures.statistics')}
      tools={<small className={styles.soft}>{t('figures.updatedToday')}</small>}
    >
      <ul className={styles.figures}>
        {STATISTICS.map(({ id, value }) => {
          const { tone, icon, say } = LOOKS[id]
          return (
            <li key={id}>
              <Tile tone={tone} icon={icon} size={48} />
              <span>
                <strong>{say(value)}</strong>
                <small>{t(`figures.statistic.${id}`)}</small>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
