import type { ComponentType } from 'react'
import styles from './dashboard.module.css'

/** A card, and how much room it has: a name in the style sheet. */
export type Place = { of: ComponentType; span: string }

/** Cards in rows of twelve columns; fewer where there is less room. */
export const Dashboard = ({ places }: { places: readonly Place[] }) => (
  <div className={styles.grid}>
    {places.map(({ of: Card, span }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- the list never changes
      <div key={at} className={styles[span]}>
        <Card />
      </div>
    ))}
  </div>
)
