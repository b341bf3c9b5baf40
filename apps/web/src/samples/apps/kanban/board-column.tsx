import { useDroppable } from '@dnd-kit/react'
import type { KanbanBoard, KanbanTask } from '@onward/contract/samples'
import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { RowMenu } from '#web/samples/ui/controls/row-menu.tsx'
import { AddForm } from './add-form.tsx'
import { BoardTitle } from './board-title.tsx'
import { boardDropId, type Drag } from './use-board-drag.ts'
import type { Kanban } from './use-kanban.ts'
import styles from './kanban.module.css'

type Props = {
  board: KanbanBoard
  /** Tells the boards apart. */
  tone: number
  tasks: readonly KanbanTask[]
  drag: Drag | undefined
  kanban: Kanban
  card: (task: KanbanTask, at: number) => ReactNode
  onAsk: (what: 'clear' | 'remove') => void
}

/** One board: its title, its cards, and a field for another card. */
export const BoardColumn = ({ board, tone, tasks, drag, kanban, card, onAsk }: Props) => {
  const t = useText()
  const { id, title } = board
  const { ref } = useDroppable({ id: boardDropId(id), type: 'board', accept: 'task' })
  const isOver = drag?.boardId === id
  return (
    <section ref={ref} className={styles.board} aria-label={title} data-board={id} data-over={isOver ? '' : undefined}>
      <header className={styles.boardHead}>
        <span className={styles.dot} data-tone={tone} />
        <BoardTitle title={title} onRename={(to) => kanban.rename(board, to)} />
        <span className={styles.count}>
          <span aria-hidden="true">{tasks.length}</span>
          <span className="unseen">{t('kanban.count', { count: tasks.length })}</span>
        </span>
        <RowMenu label={t('kanban.boardMenu', { title })}>
          {(['clear', 'remove'] as const).map((what) => (
            <DropItem
              key={what}
              isDanger={what === 'remove'}
              isDisabled={what === 'clear' && tasks.length === 0}
              onClick={() => onAsk(what)}
            >
              {t(`kanban.${what}`)}
            </DropItem>
          ))}
        </RowMenu>
      </header>
      <ul className={styles.cards} aria-label={t('kanban.tasksOf', { title })}>
        {withGap(tasks, isOver ? drag : undefined, card)}
      </ul>
      {tasks.length === 0 && !isOver && <p className={styles.none}>{t('kanban.empty')}</p>}
      <AddForm label={t('kanban.taskTitle')} open={t('kanban.addTask')} onAdd={(text) => kanban.addTask(text, id)} />
    </section>
  )
}

/** The cards, with a gap where the one that is carried would land. */
const withGap = (tasks: readonly KanbanTask[], drag: Drag | undefined, card: Props['card']) => {
  const cards = tasks.map(card)
  if (!drag) return cards
  // Its place is counted among the others. The gap comes after the card itself, which must not move when it is lifted.
  const own = tasks.findIndex(({ id }) => id === drag.taskId)
  const at = own >= 0 && own <= drag.at ? drag.at + 1 : drag.at
  const gap = <li key="gap" className={styles.gap} data-gap="" aria-hidden="true" style={{ height: drag.height }} />
  return cards.toSpliced(at, 0, gap)
}
