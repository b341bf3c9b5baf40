import { Feedback, KeyboardSensor, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import { useDraggable } from '@dnd-kit/react'
import type { KanbanBoard, KanbanTask } from '@onward/contract/samples'
import { useEffect, useRef } from 'react'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { toneOf } from './labels.ts'
import type { Place } from './places.ts'
import { TaskFacts } from './task-facts.tsx'
import { TaskMenu } from './task-menu.tsx'
import { cardId } from './use-board-drag.ts'
import styles from './card.module.css'

type Props = {
  task: KanbanTask
  at: number
  count: number
  boards: readonly KanbanBoard[]
  /** How it is carried at the moment. */
  carried: 'pointer' | 'keys' | undefined
  /** It was put down by keyboard or from its menu: the focus goes with it. */
  isArrived: boolean
  onOpen: () => void
  onMove: (place: Place) => void
}

const { Delay, Distance } = PointerActivationConstraints
// The card itself is carried, and leaves no copy behind: the board draws the gap.
const PLUGINS = [Feedback.configure({ feedback: 'move', dropAnimation: null })]
const SENSORS = [
  PointerSensor.configure({
    // The pointer takes a card anywhere but at its menu; the keyboard has the handle.
    activatorElements: (source) => [source.element],
    preventActivation: ({ target }) => target instanceof Element && target.closest('.drop') !== null,
    // A press that stays where it is opens the card, and a swipe of a finger scrolls, except on the handle.
    activationConstraints: ({ pointerType, target }, { handle }) =>
      pointerType === 'touch' && !(target instanceof Node && handle?.contains(target))
        ? [new Delay({ value: 250, tolerance: 8 })]
        : [new Distance({ value: 6 })],
  }),
  KeyboardSensor,
]

/** A card: dragged anywhere or by its handle, opened by a press, moved by its menu. */
export const TaskCard = ({ task, at, count, boards, carried, isArrived, onOpen, onMove }: Props) => {
  const t = useText()
  const { id, title, labels, coverImage } = task
  const handle = useRef<HTMLButtonElement>(null)
  const { ref } = useDraggable({ id: cardId(id), type: 'task', handle, plugins: PLUGINS, sensors: SENSORS })
  useEffect(() => {
    if (isArrived) handle.current?.focus()
  }, [isArrived])
  return (
    <li ref={ref} className={styles.place} data-task={id} data-carried={carried}>
      <div className={styles.card}>
        {coverImage && <img className={styles.cover} src={coverImage} alt="" draggable={false} />}
        <div className={styles.cardHead}>
          <span className={styles.labels}>
            {labels.map((label) => (
              <Pill key={label} tone={toneOf(label)}>
                {t(`kanban.label.${label}`)}
              </Pill>
            ))}
          </span>
          <span className={styles.cardTools}>
            <button
              type="button"
              ref={handle}
              className={styles.handle}
              aria-label={t('kanban.drag', { title })}
              aria-roledescription={t('drag.role')}
            >
              <Icon name="grip" size={16} />
            </button>
            <TaskMenu task={task} at={at} count={count} boards={boards} onOpen={onOpen} onMove={onMove} />
          </span>
        </div>
        <button type="button" className={styles.open} onClick={onOpen}>
          {title}
        </button>
        <TaskFacts task={task} />
      </div>
    </li>
  )
}
