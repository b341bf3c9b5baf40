import styles from './insight.module.css'

/** The letters of a facility in its tint. */
export const PlaceCode = ({ code, tone }: { code: string; tone: number | undefined }) => (
  <span className={styles.code} data-tone={tone} aria-hidden="true">
    {code}
  </span>
)
