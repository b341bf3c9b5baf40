import { ago, wholeMoney } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EVENTS } from '#web/samples/apps/dashboards/sample-data/timeline.sample.ts'
import styles from './timeline-card.module.css'

/** What happened last, the newest first. */
export const TimelineCard = () => {
  const t = useText()
  return (
    <Card title={t('figures.timeline')} hint={t('figures.timelineHint')}>
      <ol className={styles.events}>
        {EVENTS.map(({ id, tone, minutes, values }) => (
          <li key={id} data-tone={tone}>
            <div>
              <strong>{t(`figures.event.${id}`)}</strong>
              <small>
                <bdi>{ago(minutes)}</bdi>
              </small>
            </div>
            <p>
              <bdi>
                {t(`figures.eventText.${id}`, {
                  ...values,
                  ...('amount' in values && { amount: wholeMoney(values.amount) }),
                })}
              </bdi>
            </p>
            {'name' in values && (
              <span className={styles.person}>
                <Avatar name={values.name} size={30} />
                {values.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
