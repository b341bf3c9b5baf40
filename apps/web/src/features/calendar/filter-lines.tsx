import { useText } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import { Tick } from '#web/ui/controls/tick.tsx'
import type { Tones } from './tones.ts'
import type { FilterOption } from './filters.ts'
import type { Filter } from './use-filters.ts'
import styles from './filter-list.module.css'

export type LineProps = { choice: FilterOption; filter: Filter; tones?: Tones | undefined }

/** A box to tick, and the colour of a facility. Enter, or the word beside it, shows this one alone. */
export const FilterLine = ({ choice: { id, name }, filter: { choices, unticked, set }, tones }: LineProps) => {
  const t = useText()
  const showOnly = () => set(new Set(choices.flatMap((one) => (one.id === id ? [] : [one.id]))))
  return (
    <>
      <Tick label={name} isTicked={!unticked.has(id)} onChange={() => set(toggled(unticked, id))} onEnter={showOnly} />
      <button type="button" className={styles.only} tabIndex={-1} onClick={showOnly}>
        {t('filterList.only')} <span className="unseen">{name}</span>
      </button>
      {tones && <span className={styles.swatch} data-tone={tones.get(id)} aria-hidden="true" />}
    </>
  )
}

export type LinesProps = Omit<LineProps, 'choice'> & { found: readonly FilterOption[] }

/** All the lines. */
export const FilterLines = ({ found, ...rest }: LinesProps) =>
  found.map((choice) => (
    <div key={choice.id} className={styles.line}>
      <FilterLine choice={choice} {...rest} />
    </div>
  ))
