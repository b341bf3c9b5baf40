import { Button } from '@mantine/core'
import { accountWeek } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { weekDayWord } from './week-day.ts'
import styles from './rules.module.css'

const WeekForm = lazyPart(() => import('./week-form.tsx'), 'WeekForm')
const { readAccountWeek } = apiOf(accountWeek)

/** On which day the week begins by which rules count, and the way to change it. */
export const WeekLine = () => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const query = useQuery(ask(readAccountWeek, {}))
  return (
    <QueryContent query={query}>
      {({ week }) => (
        <>
          <p className={styles.week}>
            <span>{t('rules.week', { day: weekDayWord(week.weekStartsOn) })}</span>
            <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
              {t('rules.changeWeek')}
            </Button>
          </p>
          <Suspense>{isOpen && <WeekForm week={week} onClose={() => setOpen(false)} />}</Suspense>
        </>
      )}
    </QueryContent>
  )
}
