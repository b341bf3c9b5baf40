import { useText } from '#web/lib/text.ts'
import styles from './insight.module.css'

const BANDS = ['full', 'some', 'few', 'over', 'none'] as const
type Band = (typeof BANDS)[number]

/** What the fields of a map mean: each has a figure, and the worst is hatched. */
export const Legend = ({ bands }: { bands?: readonly (readonly [Band, string])[] }) => {
  const t = useText()
  return (
    <ul className={styles.legend}>
      {(bands ?? BANDS.map((band) => [band, t(`insight.band.${band}`)] as const)).map(([band, words]) => (
        <li key={band}>
          <span className={styles.cell} data-band={band} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  )
}
