import { useDeferredValue, type ComponentType } from 'react'
import styles from './dashboard.module.css'

/** A card, and how much room it has: a name in the style sheet. */
export type Place = { of: ComponentType; span: string }

type Props = {
  places: readonly Place[]
  /** As many as stand in the first row: they are painted before the others are drawn. */
  first?: number
}

/** Cards in rows of twelve columns; fewer where there is less room. */
export const Dashboard = ({ places, first = places.length }: Props) => {
  const drawn = useDeferredValue(places.length, first)
  return (
    <div className={styles.grid} data-more={drawn < places.length || undefined}>
      {places.slice(0, drawn).map(({ of: Card, span }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <div key={at} className={styles[span]}>
          <Card />
        </div>
      ))}
    </div>
  )
}
