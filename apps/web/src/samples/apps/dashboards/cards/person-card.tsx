import { count, shortCount } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { PERSON } from '#web/samples/apps/dashboards/sample-data/advance.sample.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import own from './person-card.module.css'

/** A person, with what they are known for. */
export const PersonCard = () => {
  const t = useText()
  const figures = [
    { name: t('advance.followers'), says: shortCount(PERSON.followers) },
    { name: t('advance.shifts'), says: count(PERSON.shifts) },
    { name: t('advance.rank'), says: count(PERSON.rank) },
  ]
  return (
    <Card className={own.card}>
      <div className={own.cover} aria-hidden="true" />
      <div className={own.who}>
        <Avatar name={PERSON.name} size={88} />
        <h2>{PERSON.name}</h2>
        <p>{t('advance.personPlace')}</p>
        <Pill tone={0}>{t('advance.personRole')}</Pill>
      </div>
      <ul className={styles.feet}>
        {figures.map(({ name, says }) => (
          <li key={name}>
            <small>{name}</small>
            <strong>{says}</strong>
          </li>
        ))}
      </ul>
    </Card>
  )
}
