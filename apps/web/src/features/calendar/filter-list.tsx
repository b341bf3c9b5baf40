import { Checkbox, TextInput } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import { folded } from '#web/lib/folded.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { Tones } from './events.ts'
import type { Filter } from './use-filters.ts'
import styles from './filter-list.module.css'

type Props = { title: string; searchLabel: string; filter: Filter; tones?: Tones }

/** A filter: a search, "View all", and a checkbox a line. With thousands of lines only those in sight are in the page. */
export const FilterList = ({ title, searchLabel, filter, tones }: Props) => {
  const t = useText()
  const [q, setQ] = useState('')
  const { choices, unticked } = filter
  const found = useMemo(() => {
    const wanted = folded(q)
    return wanted === '' ? choices : choices.filter(({ name }) => folded(name).includes(wanted))
  }, [choices, q])
  const count = choices.reduce((sum, { id }) => sum + (unticked.has(id) ? 0 : 1), 0)
  const isAll = count === choices.length

  const box = useRef<HTMLDivElement>(null)
  const lines = useVirtualizer({
    count: found.length,
    getScrollElement: () => box.current,
    estimateSize: () => 34,
    overscan: 6,
  })

  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>
        {title} <span className={styles.count}>{t('calendar.selected', { count, total: choices.length })}</span>
      </legend>
      <TextInput
        size="xs"
        aria-label={searchLabel}
        placeholder={t('ui.search')}
        leftSection={<Icon name="search" size={14} />}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <Checkbox
        size="xs"
        className={styles.all ?? ''}
        label={t('ui.selectAll')}
        checked={isAll && choices.length > 0}
        indeterminate={count > 0 && !isAll}
        onChange={() => (isAll ? filter.clearAll() : filter.selectAll())}
      />
      {/* A scroller must be reachable by keyboard even where it is short. */}
      <div ref={box} className={styles.lines} tabIndex={0} role="group" aria-label={title}>
        {found.length === 0 && <p className={styles.none}>{t('ui.noMatch')}</p>}
        <div style={{ height: lines.getTotalSize(), position: 'relative' }}>
          {lines.getVirtualItems().map(({ index, start }) => {
            const choice = found[index]
            if (!choice) return null
            return (
              <div key={choice.id} className={styles.line} style={{ transform: `translateY(${start}px)` }}>
                <Checkbox
                  size="xs"
                  label={<span dir="auto">{choice.name}</span>}
                  checked={!unticked.has(choice.id)}
                  onChange={() => filter.toggle(choice.id)}
                />
                {tones && <span className={styles.swatch} data-tone={tones.get(choice.id)} aria-hidden="true" />}
              </div>
            )
          })}
        </div>
      </div>
    </fieldset>
  )
}
