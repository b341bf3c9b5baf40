import { useDroppable } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import { useEffect, useRef, useState } from 'react'
import { DragAndDrop } from '#web/samples/ui/overlays/drag-and-drop.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { withMoved, type SortedItem, type SortedList } from './sorted-lists.ts'
import styles from './sortable-lists.module.css'

type Look = {
  /** Beside each other as far as there is room. */
  isGrid?: boolean
  /** Taken up by a grip alone, so that words can be selected. */
  hasGrips?: boolean
}
type Props = Look & { lists: readonly SortedList[]; onChange: (lists: readonly SortedList[]) => void }

/** Lists whose items are put in order, and from one list into another: by pointer, touch and key. */
export const SortableLists = ({ lists, onChange, ...look }: Props) => {
  // What it would be, while one is carried; Escape leaves all as it was.
  const [carried, setCarried] = useState<readonly SortedList[]>()
  const [arrived, setArrived] = useState<string>()
  const shown = carried ?? lists
  const nameOf = (id: string) =>
    lists.find((list) => list.id === id)?.label ??
    lists.flatMap(({ items }) => items).find((item) => item.id === id)?.name ??
    ''
  return (
    <DragAndDrop
      nameOf={nameOf}
      onDragStart={() => setArrived(undefined)}
      onDragOver={(event) => {
        // React alone moves what it has drawn.
        event.preventDefault()
        const { source, target } = event.operation
        if (source && target) setCarried(withMoved(shown, String(source.id), String(target.id)))
      }}
      onDragEnd={({ canceled, operation: { source, activatorEvent } }) => {
        if (!canceled && carried) onChange(carried)
        if (source && activatorEvent instanceof KeyboardEvent) setArrived(String(source.id))
        setCarried(undefined)
      }}
    >
      <div className={styles.lists}>
        {shown.map((list) => (
          <OneList key={list.id} list={list} hasTitle={lists.length > 1} arrived={arrived} {...look} />
        ))}
      </div>
    </DragAndDrop>
  )
}

type ListProps = Look & { list: SortedList; hasTitle: boolean; arrived: string | undefined }
const OneList = ({ list, hasTitle, arrived, isGrid = false, hasGrips = false }: ListProps) => {
  const { ref, isDropTarget } = useDroppable({
    id: list.id,
    type: 'list',
    accept: 'item',
    // Where it has items, they come before it.
    ...(list.items.length > 0 && { collisionPriority: 1 }),
  })
  return (
    <div className={styles.list}>
      {hasTitle && <h3>{list.label}</h3>}
      <ul
        ref={ref}
        aria-label={list.label}
        data-grid={isGrid || undefined}
        data-over={isDropTarget || undefined}
        data-empty={list.items.length === 0 || undefined}
      >
        {list.items.map((item, at) => (
          <Item key={item.id} item={item} at={at} list={list.id} hasGrip={hasGrips} isArrived={arrived === item.id} />
        ))}
      </ul>
    </div>
  )
}

type ItemProps = { item: SortedItem; at: number; list: string; hasGrip: boolean; isArrived: boolean }
const Item = ({ item, at, list, hasGrip, isArrived }: ItemProps) => {
  const handle = useRef<HTMLButtonElement>(null)
  const { ref, isDragging } = useSortable({ id: item.id, index: at, group: list, type: 'item', accept: 'item', handle })
  useEffect(() => {
    // Drawn anew in another list, it has lost the focus.
    if (isArrived) handle.current?.focus()
  }, [isArrived])
  const words = (
    <>
      <span className={styles.name}>{item.name}</span>
      {item.words !== undefined && <span className={styles.words}>{item.words}</span>}
    </>
  )
  return (
    <li ref={ref} className={styles.item} data-dragging={isDragging || undefined}>
      <button
        type="button"
        ref={handle}
        className={styles.handle}
        {...(hasGrip && { 'aria-label': `Move ${item.name}` })}
      >
        <Icon name="grip" size={16} />
        {!hasGrip && <span>{words}</span>}
      </button>
      {hasGrip && <span>{words}</span>}
    </li>
  )
}
