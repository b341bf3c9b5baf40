import { TONES } from '#web/ui/layout/theme.ts'
import styles from './calendar.module.css'

/** Which tint belongs to which facility, in the order that gave the tints. */
export const Legend = ({ places }: { places: readonly { id: string; name: string }[] }) => (
  <ul className={styles.legend}>
    {places.map(({ id, name }, index) => (
      <li key={id}>
        <span className={styles.swatch} data-tone={index % TONES} aria-hidden="true" />
        {name}
      </li>
    ))}
  </ul>
)
