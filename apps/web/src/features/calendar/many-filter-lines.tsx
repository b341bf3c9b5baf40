import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { FilterLine, type LinesProps } from './filter-lines.tsx'
import styles from './filter-list.module.css'

/** With thousands of lines only those in sight are in the page. */
export const ManyFilterLines = ({ found, box, ...rest }: LinesProps & { box: RefObject<HTMLDivElement | null> }) => {
  const lines = useVirtualizer({
    count: found.length,
    getScrollElement: () => box.current,
    estimateSize: () => 34,
    overscan: 6,
  })
  return (
    <div style={{ height: lines.getTotalSize(), position: 'relative' }}>
      {lines.getVirtualItems().map(({ index, start }) => {
        const choice = found[index]
        if (!choice) return null
        return (
          <div
            key={choice.id}
            className={`${styles.line} ${styles.placed}`}
            style={{ transform: `translateY(${start}px)` }}
          >
            <FilterLine choice={choice} {...rest} />
          </div>
        )
      })}
    </div>
  )
}
