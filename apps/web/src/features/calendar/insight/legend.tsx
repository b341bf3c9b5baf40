import { useText } from '#web/lib/text.ts'
import styles from './insight.module.css'

const BANDS = ['full', 'some', 'few', 'over', 'none'] as const

/** What the fields of a map mean: each has a figure, and the worst is hatched. */
export const Legend = () => {
  const t = useText()
  return (
    <ul className={styles.legend}>
      {BANDS.map((band) => (
        <li key={band}>
          <span className={styles.cell} data-band={band} aria-hidden="true" />
          {t(`insight.band.${band}`)}
        </li>
      ))}
    </ul>
  )
}
