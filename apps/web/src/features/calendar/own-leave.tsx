import { useQuery } from '@tanstack/react-query'
import { api, ask } from '#web/lib/api.ts'
import { longDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import styles from './details.module.css'

/** One's own leave of a day: of which kind it is, and from when to when. */
export const OwnLeave = ({ date, providerId }: { date: string; providerId: string }) => {
  const t = useText()
  const query = useQuery(ask(api.listLeave, { from: date, to: date, providerId }))
  return (
    <QueryContent query={query}>
      {({ leave }) =>
        leave.map((one) => (
          <dl key={one.leaveId} className={styles.facts}>
            <dt>{t('edit.leaveKind')}</dt>
            <dd>{leaveKindName(one)}</dd>
            <dt>{t('edit.firstDay')}</dt>
            <dd>{longDate(one.startDate)}</dd>
            <dt>{t('edit.lastDay')}</dt>
            <dd>{longDate(one.endDate)}</dd>
            <dt>{t('edit.reason')}</dt>
            <dd dir="auto">{one.leaveDescription}</dd>
          </dl>
        ))
      }
    </QueryContent>
  )
}
