import { useText } from '#web/lib/text.ts'
import styles from './insight.module.css'

const BANDS = ['full', 'some', 'few', 'over', 'none'] as const
type Band = (typeof BANDS)[number] | 'anyTime'

const NONE: readonly Band[] = []
type Props = {
  bands?: readonly (readonly [Band, string])[]
  /** Beside the usual ones. */
  more?: readonly Band[]
}

/** What the fields of a map mean: each has a figure, and the worst is hatched. */
export const Legend = ({ bands, more = NONE }: Props) => {
  const t = useText()
  const usual = [...BANDS, ...more].map((band) => [band, t(`insight.band.${band}`)] as const)
  return (
    <ul className={styles.legend}>
      {(bands ?? usual).map(([band, words]) => (
        <li key={band}>
          <span className={styles.cell} data-band={band} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  )
}
