import { Tick } from '#web/ui/controls/tick.tsx'
import type { Tones } from './events.ts'
import type { FilterOption } from './filters.ts'
import type { Filter } from './use-filters.ts'
import styles from './filter-list.module.css'

export type LineProps = { choice: FilterOption; filter: Filter; tones?: Tones | undefined }

/** A box to tick, and the colour of a facility. */
export const FilterLine = ({ choice: { id, name }, filter, tones }: LineProps) => (
  <>
    <Tick
      label={<span dir="auto">{name}</span>}
      isTicked={!filter.unticked.has(id)}
      onChange={() => filter.toggle(id)}
    />
    {tones && <span className={styles.swatch} data-tone={tones.get(id)} aria-hidden="true" />}
  </>
)

export type LinesProps = Omit<LineProps, 'choice'> & { found: readonly FilterOption[] }

/** All the lines. */
export const FilterLines = ({ found, ...rest }: LinesProps) =>
  found.map((choice) => (
    <div key={choice.id} className={styles.line}>
      <FilterLine choice={choice} {...rest} />
    </div>
  ))
