import { colorOf, type Series } from './chart.ts'
import { Mark } from './mark.tsx'
import styles from './legend.module.css'

type Props = {
  of: readonly Pick<Series, 'name' | 'tone' | 'isDashed'>[]
  /** Of spots: each series has a mark of its own, so that it is told without its colour too. */
  hasMarks?: boolean
}

/** Which colour is what. */
export const Legend = ({ of, hasMarks = false }: Props) => (
  <ul className={styles.legend}>
    {of.map(({ name, tone, isDashed }, n) => (
      <li key={name}>
        {hasMarks ? (
          <svg width={12} height={12} viewBox="-6 -6 12 12" aria-hidden="true">
            <Mark kind={n} tone={tone} />
          </svg>
        ) : (
          <span
            data-dashed={isDashed ? '' : undefined}
            style={{ borderColor: colorOf(tone), background: isDashed ? 'transparent' : colorOf(tone) }}
          />
        )}
        {name}
      </li>
    ))}
  </ul>
)
