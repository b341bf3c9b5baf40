import { Checkbox } from '@mantine/core'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import type { Task } from '@onward/contract/samples'
import { useState } from 'react'
import { monthDay } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Empty } from '#web/ui/data/content-state.tsx'
import { DragAndDrop } from '#web/samples/ui/overlays/drag-and-drop.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { toneOf } from './tags.ts'
import { inOrder } from './in-order.ts'
import styles from './todo.module.css'

type Props = {
  tasks: readonly Task[]
  isBusy: boolean
  onOpen: (task: Task) => void
  onComplete: (task: Task, isCompleted: boolean) => void
}

/** The tasks, to be ticked, opened, and dragged into an order that lasts until the list is asked for anew. */
export const TaskList = ({ tasks, isBusy, ...does }: Props) => {
  const t = useText()
  const [order, setOrder] = useState<readonly number[]>([])
  const shown = inOrder(tasks, order)
  if (tasks.length === 0) return <Empty icon="todo" title={t('todo.none')} />
  return (
    <DragAndDrop
      nameOf={(id) => tasks.find((task) => String(task.id) === id)?.title ?? ''}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source)) return
        const ids = shown.map(({ id }) => id)
        const [taken] = ids.splice(source.initialIndex, 1)
        if (taken === undefined) return
        ids.splice(source.index, 0, taken)
        setOrder(ids)
      }}
    >
      <ul className={styles.list} aria-busy={isBusy} aria-label={t('todo.tasks')}>
        {shown.map((task, at) => (
          <TaskRow key={task.id} task={task} at={at} {...does} />
        ))}
      </ul>
    </DragAndDrop>
  )
}

const TaskRow = ({ task, at, onOpen, onComplete }: Omit<Props, 'tasks' | 'isBusy'> & { task: Task; at: number }) => {
  const t = useText()
  const { ref, handleRef, isDragging } = useSortable({ id: String(task.id), index: at })
  const { title, tags, dueDate, assignee, isCompleted } = task
  return (
    <li
      ref={ref}
      className={styles.row}
      data-done={isCompleted ? '' : undefined}
      data-dragging={isDragging ? '' : undefined}
    >
      <button type="button" ref={handleRef} className={styles.handle} aria-label={t('todo.move', { title })}>
        <Icon name="grip" size={16} />
      </button>
      <Checkbox
        aria-label={t('todo.complete', { title })}
        checked={isCompleted}
        onChange={(event) => onComplete(task, event.currentTarget.checked)}
      />
      <button type="button" className={styles.open} onClick={() => onOpen(task)}>
        {title}
      </button>
      <span className={styles.tags}>
        {tags.map((tag) => (
          <Pill key={tag} tone={toneOf(tag)}>
            {t(`todo.tag.${tag}`)}
          </Pill>
        ))}
      </span>
      {dueDate !== '' && (
        <time dateTime={dueDate} className={styles.due}>
          {monthDay(dueDate)}
        </time>
      )}
      {assignee && (
        <span title={assignee.fullName}>
          <span className="unseen">{t('todo.assignedTo', { name: assignee.fullName })}</span>
          <Avatar name={assignee.fullName} src={assignee.avatar} size={30} />
        </span>
      )}
    </li>
  )
}
