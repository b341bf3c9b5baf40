import { useQuery } from '@tanstack/react-query'
import { addDays } from '@onward/scheduling'
import texts from 'texts:next'
import { useState } from 'react'
import { api, ask } from '#web/lib/api.ts'
import { shortDate, timeSpan, today } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { otherZone } from '#web/lib/formats/other-zone.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { startingNext } from './starting-next.ts'
import styles from './next-shifts.module.css'

addTexts(texts)

/** So many are listed. */
const MOST = 6
/** How far ahead is looked: one's own shifts may be days apart, an account's are many each day. */
const DAYS = { own: 30, all: 1 }

/** The shifts that begin next, by the clock of their facility. */
export const NextShifts = ({ isOwn }: { isOwn: boolean }) => {
  const t = useText()
  const [now] = useState(() => new Date())
  const here = today(now)
  // Where the sun rises earlier or later than here, it is another date.
  const range = { from: addDays(here, -1), to: addDays(here, isOwn ? DAYS.own : DAYS.all) }
  const query = useQuery(ask(api.listAssignments, range))
  return (
    <QueryContent query={query}>
      {({ assignments }) => {
        const next = startingNext(assignments, now).slice(0, MOST)
        return (
          <>
            <h2 className={styles.title}>{t(isOwn ? 'next.own' : 'next.all')}</h2>
            {next.length === 0 && <p className={styles.none}>{t(isOwn ? 'next.noneOwn' : 'next.none')}</p>}
            <ul className={styles.list}>
              {next.map(({ assignmentId, providerName, facilityName, scheduledDate, startsAt, endsAt, timeZone }) => (
                <li key={assignmentId}>
                  <strong dir="auto">{isOwn ? facilityName : providerName}</strong>
                  <small>
                    {joined([shortDate(scheduledDate), timeSpan(startsAt, endsAt)])}
                    {otherZone(timeZone) && <bdi> {otherZone(timeZone)}</bdi>}
                    {!isOwn && <span dir="auto"> · {facilityName}</span>}
                  </small>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </QueryContent>
  )
}
