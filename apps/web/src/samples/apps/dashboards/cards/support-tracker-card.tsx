import { useQuery } from '@tanstack/react-query'
import { Clock, Inbox, LifeBuoy } from 'lucide'
import { ask } from '#web/lib/api.ts'
import { count, percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { GaugeChart } from '#web/ui/charts/charts.tsx'
import { api } from '#web/samples/apps/dashboards/calls.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { RangedCard } from './ranged-card.tsx'
import { SCALES } from '#web/samples/apps/dashboards/parts/ranges.ts'
import { scaledParts } from '#web/samples/apps/dashboards/parts/scaled.ts'
import sides from '#web/samples/apps/dashboards/parts/sides.module.css'
import { Tile } from '#web/samples/apps/dashboards/parts/tile.tsx'

/** How many people asked for help, and how many of them have it. */
export const SupportTrackerCard = () => {
  const t = useText()
  const query = useQuery(ask(api.supportTracker, {}))
  const name = t('figures.support')
  return (
    <RangedCard className={sides.card} name={name} hint={t('figures.supportHint')} query={query}>
      {({ totalTicket, newTicket, openTicket, responseTime }, range) => {
        const [total = 0, fresh = 0, open = 0] = scaledParts([totalTicket, newTicket, openTicket], SCALES[range])
        const share = (total - open) / total
        const facts = [
          { id: 'new', tone: 0, icon: Inbox, says: count(fresh) },
          { id: 'open', tone: 2, icon: LifeBuoy, says: count(open) },
          { id: 'response', tone: 4, icon: Clock, says: t('figures.days', { count: responseTime }) },
        ] as const
        return (
          <div className={sides.sides}>
            <div className={sides.facts}>
              <strong className={sides.figure}>{count(total)}</strong>
              <p className={styles.soft}>{t('figures.tickets')}</p>
              <ul className={styles.rows}>
                {facts.map(({ id, tone, icon, says }) => (
                  <li key={id}>
                    <Tile tone={tone} icon={icon} size={40} />
                    <span className={styles.two}>
                      <small>{t(`figures.ticket.${id}`)}</small>
                      <strong>
                        <bdi>{says}</bdi>
                      </strong>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
            <GaugeChart
              label={t('figures.supportChart', { range: t(`figures.range.${range}`) })}
              by={t('figures.tickets')}
              points={[t('figures.ticketsDone')]}
              series={[{ name: t('figures.share'), values: [share], tone: 1 }]}
              say={percent}
              height={264}
              middle={
                <>
                  <small>{t('figures.ticketsDone')}</small>
                  <strong>{percent(share)}</strong>
                </>
              }
            />
          </div>
        )
      }}
    </RangedCard>
  )
}
