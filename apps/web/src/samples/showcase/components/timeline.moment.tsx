import styles from './timeline.module.css'

/** What happened, and when, at the two ends of a line. */
export const Moment = ({ name, ago }: { name: string; ago: string }) => (
  <span className={styles.moment}>
    <strong>{name}</strong>
    <small>{ago}</small>
  </span>
)
