import { addDays } from '@onward/scheduling'
import { CalendarDays, MapPin } from 'lucide'
import { clock, dayNumberOf, longDate, today, weekdayName } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { MeetupDrawing } from '#web/samples/apps/dashboards/parts/meetup-drawing.tsx'
import { MEETUP } from '#web/samples/apps/dashboards/sample-data/meetup.sample.ts'
import own from './meetup-card.module.css'
import { People } from '#web/samples/apps/dashboards/parts/people.tsx'
import { Tile } from '#web/samples/apps/dashboards/parts/tile.tsx'

const { inDays, from, to, people, more } = MEETUP

/** When and where the clinicians come together, and who has said yes. */
export const MeetupCard = () => {
  const t = useText()
  const date = addDays(today(), inDays)
  return (
    <Card className={own.card}>
      <MeetupDrawing />
      <div className={own.title}>
        <span className={own.day} aria-hidden="true">
          <small>{weekdayName(date)}</small>
          <strong>{dayNumberOf(date)}</strong>
        </span>
        <div>
          <h2>{t('figures.meetup')}</h2>
          <p className={styles.soft}>{t('figures.meetupText')}</p>
        </div>
      </div>
      <ul className={styles.rows}>
        <li>
          <Tile tone={0} icon={CalendarDays} size={40} />
          <span className={styles.two}>
            <strong>
              <time dateTime={date}>{longDate(date)}</time>
            </strong>
            <small>
              <bdi>{t('figures.fromTo', { from: clock(`${date}T${from}`), to: clock(`${date}T${to}`) })}</bdi>
            </small>
          </span>
        </li>
        <li>
          <Tile tone={0} icon={MapPin} size={40} />
          <span className={styles.two}>
            <strong>{t('figures.meetupPlace')}</strong>
            <small>{t('figures.meetupTown')}</small>
          </span>
        </li>
      </ul>
      <People names={people} more={more} label={t('figures.meetupPeople')} />
    </Card>
  )
}
