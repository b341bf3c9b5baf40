import { useSortable } from '@dnd-kit/react/sortable'
import texts from 'texts:columns'
import { addTexts, useText } from '#web/lib/text.ts'
import type { HeadingProps } from '#web/ui/data/data-table.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './movable-heading.module.css'

addTexts(texts)

/** The heading of a column that can be put elsewhere; it stands in a `DragAndDrop`. */
export const MovableHeading = ({ id, title, at, th, children }: HeadingProps) => {
  const t = useText()
  const { ref, handleRef, isDragging } = useSortable({ id, index: at })
  return (
    <th {...th} ref={ref} className={styles.heading} data-dragging={isDragging ? '' : undefined}>
      <span>
        {children}
        <button type="button" ref={handleRef} className={styles.grip} aria-label={t('columns.move', { column: title })}>
          <Icon name="grip" size={14} />
        </button>
      </span>
    </th>
  )
}
