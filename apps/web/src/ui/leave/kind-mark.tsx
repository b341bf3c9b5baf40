import styles from './kind-mark.module.css'

/** The letter of a kind of leave in its tint. */
export const KindMark = ({ kind: { letter, tone } }: { kind: { letter: string; tone: number } }) => (
  <span className={styles.mark} data-tone={tone}>
    {letter}
  </span>
)
