import { Button } from '@mantine/core'
import { addDays } from '@onward/scheduling'
import { CalendarDays, Clock } from 'lucide'
import { useState } from 'react'
import { mediumDate, today, wholeMoney } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { JOB } from '#web/samples/apps/dashboards/sample-data/advance.sample.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import own from './job-card.module.css'
import { People } from '#web/samples/apps/dashboards/parts/people.tsx'
import { Tile } from '#web/samples/apps/dashboards/parts/tile.tsx'

/** A post that somebody is looked for; one may apply, and think better of it. */
export const JobCard = () => {
  const t = useText()
  const [hasApplied, setApplied] = useState(false)
  const from = addDays(today(), 24)
  const facts = [
    { icon: CalendarDays, tone: 0, name: t('advance.jobFrom'), says: mediumDate(from) },
    { icon: Clock, tone: 2, name: t('advance.jobTime'), says: t('advance.jobHours') },
  ]
  return (
    <Card
      className={styles.stack}
      title={t('advance.job')}
      hint={t('advance.jobHint')}
      tools={<Pill tone={4}>{t('advance.jobOpen')}</Pill>}
    >
      <p className={styles.soft}>{t('advance.jobText')}</p>
      <ul className={`${styles.rows} ${own.facts}`}>
        {facts.map(({ icon, tone, name, says }) => (
          <li key={name}>
            <Tile tone={tone} icon={icon} size={38} />
            <span className={styles.two}>
              <strong>{says}</strong>
              <small>{name}</small>
            </span>
          </li>
        ))}
      </ul>
      <div className={own.end}>
        <People names={JOB.people} label={t('advance.jobPeople')} />
        <span>
          <strong className={styles.figure}>{wholeMoney(JOB.rate)}</strong>
          <small>{t('advance.aMonth')}</small>
        </span>
      </div>
      <Button fullWidth variant={hasApplied ? 'default' : 'filled'} onClick={() => setApplied(!hasApplied)}>
        {t(hasApplied ? 'advance.withdraw' : 'advance.apply')}
      </Button>
    </Card>
  )
}
