import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { useText } from '#web/lib/text.ts'
import { BillTable } from '#web/samples/ui/billing/bill-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { ACTIVITIES, PROJECTS } from './sample.ts'
import styles from './user-view.module.css'

type Project = (typeof PROJECTS)[number]

/** What the user works on, did last, and was billed for. */
export const AccountTab = () => {
  const t = useText()
  const projects: Column<Project>[] = [
    {
      id: 'name',
      title: t('user.project'),
      value: ({ name }) => name,
      cell: ({ name, kind }) => (
        <span className={styles.two}>
          <strong>{name}</strong>
          <small>{kind}</small>
        </span>
      ),
    },
    { id: 'tasks', title: t('user.totalTasks'), isNumber: true, value: ({ tasks }) => tasks },
    {
      id: 'progress',
      title: t('user.progress'),
      value: ({ progress }) => progress,
      cell: ({ progress, name }) => (
        <span className={styles.progress}>
          <span>{progress} %</span>
          <Progress value={progress} size="sm" aria-label={t('user.progressOf', { name })} />
        </span>
      ),
    },
    { id: 'hours', title: t('user.hours'), isNumber: true, value: ({ hours }) => hours },
  ]
  return (
    <div className={styles.column}>
      <Card title={t('user.projectList')}>
        <DataTable
          label={t('user.projectList')}
          columns={projects}
          rows={PROJECTS}
          keyOf={({ id }) => id}
          empty={t('ui.noMatch')}
        />
      </Card>
      <Card title={t('user.activity')}>
        <ol className={styles.timeline}>
          {ACTIVITIES.map(({ id, tone, minutes }) => (
            <li key={id} data-tone={tone}>
              <strong>{t(`user.activity.${id}`)}</strong>
              <small>
                {minutes < 60 ? t('user.minutesAgo', { count: minutes }) : t('user.daysAgo', { count: minutes / 1440 })}
              </small>
              <p>{t(`user.activityText.${id}`)}</p>
            </li>
          ))}
        </ol>
      </Card>
      <Card title={t('user.invoices')}>
        <BillTable label={t('user.invoices')} />
      </Card>
    </div>
  )
}
