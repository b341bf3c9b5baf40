import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import styles from './people.module.css'

type Props = { names: readonly string[]; more?: number; label: string; size?: number }

/** Faces that overlap, and how many more there are. Who does not see them hears the names. */
export const People = ({ names, more = 0, label, size = 34 }: Props) => {
  const t = useText()
  return (
    <ul className={styles.people} aria-label={label}>
      {names.map((name) => (
        <li key={name} title={name}>
          <Avatar name={name} size={size} />
          <span className="unseen">{name}</span>
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more}>
          <bdi>{t('figures.more', { count: more })}</bdi>
        </li>
      )}
    </ul>
  )
}
