import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { count, percent, shortCount, shortMoney, today } from '#web/lib/formats/formats.ts'
import { numberIn } from '#web/samples/lib/number-in.ts'
import { useText } from '#web/lib/text.ts'
import { BarChart } from '#web/ui/charts/charts.tsx'
import { api } from '#web/samples/apps/dashboards/calls.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { Change } from '#web/samples/apps/dashboards/parts/change.tsx'
import { Goals } from '#web/samples/apps/dashboards/parts/goals.tsx'
import { RangedCard } from './ranged-card.tsx'
import { pointsOf, SCALES, WEEK } from '#web/samples/apps/dashboards/parts/ranges.ts'
import { scaled } from '#web/samples/apps/dashboards/parts/scaled.ts'
import { REACHED, SPREAD } from '#web/samples/apps/dashboards/sample-data/sessions.sample.ts'
import sides from '#web/samples/apps/dashboards/parts/sides.module.css'

/** How often the schedule is opened, and how far that is from what was aimed at. */
export const AverageSessionsCard = () => {
  const t = useText()
  const query = useQuery(ask(api.averageSessions, {}))
  const name = t('figures.sessions')
  return (
    <RangedCard className={sides.card} name={name} hint={t('figures.sessionsHint')} query={query}>
      {({ sessions, growth, goal, users, retention, duration }, range) => {
        const figures = scaled(
          SPREAD.map((share) => share * sessions),
          SCALES[range],
        )
        const daily = figures.reduce((sum, figure) => sum + figure, 0) / SCALES[range].days
        return (
          <>
            <div className={sides.sides}>
              <div>
                <strong className={sides.figure}>{count(range === WEEK ? sessions : Math.round(daily))}</strong>
                <p className={styles.soft}>{t('figures.aDay')}</p>
                <p className={sides.growth}>
                  <Change by={numberIn(growth) / 100} size={18} />{' '}
                  <span className={styles.soft}>{t('figures.thanBefore')}</span>
                </p>
              </div>
              <BarChart
                label={t('figures.sessionsChart', { range: t(`figures.range.${range}`) })}
                by={t('figures.time')}
                points={pointsOf(range, today())}
                series={[{ name, values: figures, tone: 0 }]}
                height={190}
                isHighestMarked
                barWidth={18}
                axes="points"
              />
            </div>
            <Goals
              of={[
                { id: 'goal', says: shortMoney(goal), share: REACHED.goal, tone: 0 },
                { id: 'users', says: shortCount(users), share: REACHED.users, tone: 2 },
                { id: 'retention', says: percent(retention / 100), share: REACHED.retention, tone: 6 },
                { id: 'duration', says: t('figures.years', { count: duration }), share: REACHED.duration, tone: 4 },
              ]}
            />
          </>
        )
      }}
    </RangedCard>
  )
}
