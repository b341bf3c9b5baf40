import { percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Ring } from '#web/ui/charts/round/ring.tsx'
import { TASKS } from '#web/samples/apps/dashboards/sample-data/advance.sample.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'

/** Who is at what, for how long, and how far. */
export const TasksCard = () => {
  const t = useText()
  return (
    <Card className={styles.stack} title={t('advance.tasks')} hint={t('advance.tasksHint')}>
      <ul className={styles.rows}>
        {TASKS.map(({ name, id, minutes, done }) => (
          <li key={name}>
            <Avatar name={name} size={40} />
            <span className={styles.two}>
              <strong>{name}</strong>
              <small>{t(`advance.task.${id}`)}</small>
            </span>
            <small className={styles.soft}>
              <bdi>{t('advance.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</bdi>
            </small>
            <span title={t('advance.done', { share: percent(done) })}>
              <Ring share={done} tone={0} />
              <span className="unseen">{t('advance.done', { share: percent(done) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
