import type { Tones } from './tones.ts'
import styles from './calendar.module.css'

/** Which tint belongs to which facility. */
export const Legend = ({ places, tones }: { places: readonly { id: string; name: string }[]; tones: Tones }) => (
  <ul className={styles.legend}>
    {places.map(({ id, name }) => (
      <li key={id}>
        <span className={styles.swatch} data-tone={tones.get(id)} aria-hidden="true" />
        {name}
      </li>
    ))}
  </ul>
)
