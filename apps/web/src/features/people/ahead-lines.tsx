import { useText } from '#web/lib/text.ts'
import { conflictOf, aheadIn } from './person-refusal.ts'
import styles from './people.module.css'

/** The first of the shifts ahead that a refusal names, if it names any. */
export const AheadLines = ({ error }: { error: unknown }) => {
  const t = useText()
  const lines = aheadIn(error)
  const conflict = conflictOf(error)
  const more = conflict?.reason === 'shifts' ? conflict.facts.total - lines.length : 0
  return (
    lines.length > 0 && (
      <ul className={styles.ahead}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>{t('people.moreShifts', { count: more })}</li>}
      </ul>
    )
  )
}
