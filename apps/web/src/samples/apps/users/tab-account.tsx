import { Progress } from '@mantine/core'
import type { User } from '@onward/contract/samples'
import '@mantine/core/styles/Progress.layer.css'
import { useText } from '#web/lib/text.ts'
import { BillTable } from '#web/samples/ui/billing/bill-table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { devicesOf } from '#web/samples/lib/sample-devices.ts'
import { ACTIVITIES, agoOf, projectsOf } from './sample.ts'
import styles from './user-view.module.css'

type Project = ReturnType<typeof projectsOf>[number]

/** What the user works on, did last, and was billed for. */
export const AccountTab = ({ user }: { user: User }) => {
  const t = useText()
  const worksOn = projectsOf(user)
  const [last] = devicesOf(user.id)
  const facts = { place: last?.place ?? '', browser: last?.browser ?? '', project: worksOn.at(-1)?.name ?? '' }
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
    { id: 'tasks', title: t('user.totalTasks'), isNumber: true, value: ({ done }) => done, cell: ({ tasks }) => tasks },
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
    {
      id: 'hours',
      title: t('user.hours'),
      isNumber: true,
      value: ({ minutes }) => minutes,
      cell: ({ hours }) => hours,
    },
  ]
  return (
    <div className={styles.column}>
      <Card title={t('user.projectList')}>
        <DataTable
          label={t('user.projectList')}
          columns={projects}
          rows={worksOn}
          keyOf={({ name }) => name}
          empty={t('ui.noMatch')}
        />
      </Card>
      <Card title={t('user.activity')}>
        <ol className={styles.timeline}>
          {ACTIVITIES.map(({ id, tone }, at) => (
            <li key={id} data-tone={tone}>
              <strong>{t(`user.activity.${id}`)}</strong>
              <small>
                {agoOf(user, at) < 60
                  ? t('user.minutesAgo', { count: agoOf(user, at) })
                  : t('user.daysAgo', { count: agoOf(user, at) / 1440 })}
              </small>
              <p>{t(`user.activityText.${id}`, facts)}</p>
            </li>
          ))}
        </ol>
      </Card>
      <Card title={t('user.invoices')}>
        <BillTable label={t('user.invoices')} company={user.company} />
      </Card>
    </div>
  )
}
