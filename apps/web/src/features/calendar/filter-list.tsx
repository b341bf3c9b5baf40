import { TextInput } from '@mantine/core'
import texts from 'texts:filterList,filters'
import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import { folded } from '#web/lib/formats/folded.ts'
import { inReadersOrder } from '#web/lib/formats/names-order.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Tick } from '#web/ui/controls/tick.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import type { Tones } from './tones.ts'
import { FilterLines } from './filter-lines.tsx'
import type { FilterOption } from './filters.ts'
import type { Filter } from './use-filters.ts'
import styles from './filter-list.module.css'

addTexts(texts)

const ManyFilterLines = lazyPart(() => import('./many-filter-lines.tsx'), 'ManyFilterLines')
/** So many are drawn whole. */
const FEW = 100
const byName = inReadersOrder(({ name }: FilterOption) => name)

type Props = { title: string; searchLabel: string; filter: Filter; tones?: Tones }

/** A filter: a search, "View all", and a box to tick a line. */
export const FilterList = ({ title, searchLabel, filter, tones }: Props) => {
  const t = useText()
  const [q, setQ] = useState('')
  const { choices, unticked, isKnown, hasFailed, set } = filter
  // The tints of places go by the order in which the server lists them: it stays what it is.
  const sorted = byName(choices)
  const found = useMemo(() => {
    const wanted = folded(q)
    return wanted === '' ? sorted : sorted.filter(({ name }) => folded(name).includes(wanted))
  }, [sorted, q])
  const isTicked = ({ id }: { id: string }) => !unticked.has(id)
  const count = choices.filter(isTicked).length
  // The box at the top ticks what is found, and nothing that is out of sight.
  const ticked = found.filter(isTicked).length
  const isAll = ticked === found.length
  const tickAll = () => {
    const next = new Set(unticked)
    for (const { id } of found) next[isAll ? 'add' : 'delete'](id)
    set(next)
  }

  // The lines come after what is around them, and leave the page free meanwhile.
  const isDrawn = useDeferredValue(true, false)
  const box = useRef<HTMLDivElement>(null)
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>
        {title}{' '}
        {isKnown && (
          <span className={styles.count} dir="auto">
            {t('filters.selected', { count, total: choices.length })}
          </span>
        )}
      </legend>
      <TextInput
        size="xs"
        aria-label={searchLabel}
        placeholder={t('ui.search')}
        leftSection={<Icon name="search" size={14} />}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <div className={styles.all}>
        <Tick
          label={q === '' ? t('ui.selectAll') : t('filterList.selectFound', { count: found.length })}
          isTicked={isAll && found.length > 0}
          isPartly={ticked > 0 && !isAll}
          onChange={tickAll}
        />
      </div>
      {/* A scroller must be reachable by keyboard even where it is short. */}
      <div ref={box} className={styles.lines} tabIndex={0} role="group" aria-label={title}>
        {hasFailed && !isKnown && <p className={styles.none}>{t('filterList.listFailed')}</p>}
        {!hasFailed && !isKnown && <p className={styles.blank} role="status" aria-label={t('ui.loading')} />}
        {isKnown && found.length === 0 && <p className={styles.none}>{t('ui.noMatch')}</p>}
        {isDrawn && found.length > FEW && (
          <Suspense>
            <ManyFilterLines found={found} filter={filter} tones={tones} box={box} />
          </Suspense>
        )}
        {isDrawn && found.length <= FEW && <FilterLines found={found} filter={filter} tones={tones} />}
      </div>
    </fieldset>
  )
}
