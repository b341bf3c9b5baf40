import { percent, shortMoney, wholeMoney } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { DonutChart } from '#web/ui/charts/charts.tsx'
import { Legend } from '#web/ui/charts/legend.tsx'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { Change } from '#web/samples/apps/dashboards/parts/change.tsx'
import { EARNINGS } from '#web/samples/apps/dashboards/sample-data/earnings.sample.ts'
import own from './earnings-card.module.css'

const { total, change, parts } = EARNINGS

/** What the month has earned, and with what. */
export const EarningsCard = () => {
  const t = useText()
  const names = parts.map(({ id, tone }) => ({ name: t(`figures.earning.${id}`), tone }))
  return (
    <Card className={styles.stack} title={t('figures.earnings')} hint={t('figures.thisMonth')}>
      <div className={own.sides}>
        <div>
          <strong className={styles.figure}>{wholeMoney(total)}</strong>
          <p className={styles.soft}>
            <Change by={change} /> {t('figures.thanLastMonth')}
          </p>
          <div className={own.legend}>
            <Legend of={names} />
          </div>
        </div>
        <DonutChart
          label={t('figures.earningsChart')}
          by={t('figures.service')}
          points={names.map(({ name }) => name)}
          series={[{ name: t('figures.earnings'), values: parts.map(({ value }) => value), tone: 0 }]}
          tones={parts.map(({ tone }) => tone)}
          say={wholeMoney}
          sayShort={shortMoney}
          height={136}
          middle={
            <>
              <b>{percent(parts[0].value / total)}</b>
              <small>{names[0]?.name}</small>
            </>
          }
        />
      </div>
    </Card>
  )
}
