import { aheadIn } from './facility-refusal.ts'
import styles from './facilities.module.css'

/** The shifts that a refusal names, if it names any. */
export const ShiftsAhead = ({ error }: { error: unknown }) => {
  const lines = aheadIn(error)
  return (
    lines.length > 0 && (
      <ul className={styles.ahead}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  )
}
