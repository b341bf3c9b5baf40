import { useQuery } from '@tanstack/react-query'
import { api, ask } from '#web/lib/api.ts'
import { longDates, today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './people.module.css'

/** Somebody's leave of this year and the next. */
export const PersonLeave = ({ providerId }: { providerId: string }) => {
  const t = useText()
  const year = Number(today().slice(0, 4))
  const query = useQuery(ask(api.listLeave, { from: `${year}-01-01`, to: `${year + 1}-12-31`, providerId }))
  return (
    <Card title={t('people.leaveOf', { year: String(year), next: String(year + 1) })}>
      <QueryContent query={query}>
        {({ leave }) =>
          leave.length === 0 ? (
            <p className={styles.soft}>{t('people.noLeave')}</p>
          ) : (
            <ul className={styles.list}>
              {leave.map(({ leaveId, startDate, endDate, leaveDescription, ...kind }) => (
                <li key={leaveId}>
                  <span dir="auto">{leaveKindName(kind)}</span> · <span dir="auto">{leaveDescription}</span>{' '}
                  <span className={styles.soft}>{longDates(startDate, endDate)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Card>
  )
}
