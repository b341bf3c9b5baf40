import { colorOf, type Series } from './chart.ts'
import styles from './legend.module.css'

/** Which colour is what. */
export const Legend = ({ of }: { of: readonly Pick<Series, 'name' | 'tone' | 'isDashed'>[] }) => (
  <ul className={styles.legend}>
    {of.map(({ name, tone, isDashed }) => (
      <li key={name}>
        <span
          data-dashed={isDashed ? '' : undefined}
          style={{ borderColor: colorOf(tone), background: isDashed ? 'transparent' : colorOf(tone) }}
        />
        {name}
      </li>
    ))}
  </ul>
)
