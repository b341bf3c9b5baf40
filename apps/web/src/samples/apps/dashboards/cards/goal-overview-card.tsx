import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { count, percent } from '#web/lib/formats/formats.ts'
import { numberIn } from '#web/samples/lib/number-in.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { GaugeChart } from '#web/ui/charts/charts.tsx'
import { api } from '#web/samples/apps/dashboards/calls.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'

/** How much of what was planned is done. */
export const GoalOverviewCard = () => {
  const t = useText()
  const query = useQuery(ask(api.goalOverview, {}))
  return (
    <Card className={styles.stack} title={t('figures.goals')} hint={t('figures.goalsHint')}>
      <QueryContent query={query}>
        {(goals) => {
          const [done, open] = [numberIn(goals.completed), numberIn(goals.inProgress)]
          const share = done / (done + open)
          return (
            <>
              <div className={styles.centre}>
                <GaugeChart
                  label={t('figures.goalsChart')}
                  by={t('figures.goal')}
                  points={[t('figures.goalShare')]}
                  series={[{ name: t('figures.share'), values: [share], tone: 4 }]}
                  say={percent}
                  height={232}
                  isWhole
                  middle={
                    <>
                      <strong>{percent(share)}</strong>
                      <small>{t('figures.ofGoal')}</small>
                    </>
                  }
                />
              </div>
              <ul className={styles.feet}>
                <li>
                  <small>{t('figures.completed')}</small>
                  <strong>{count(done)}</strong>
                </li>
                <li>
                  <small>{t('figures.inProgress')}</small>
                  <strong>{count(open)}</strong>
                </li>
              </ul>
            </>
          )
        }}
      </QueryContent>
    </Card>
  )
}
