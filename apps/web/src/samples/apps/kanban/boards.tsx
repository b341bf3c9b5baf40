import type { KanbanBoard, KanbanTask } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { DragAndDrop } from '#web/samples/ui/overlays/drag-and-drop.tsx'
import { AddForm } from './add-form.tsx'
import { BoardColumn } from './board-column.tsx'
import { tasksOn, type Place } from './places.ts'
import { TaskCard } from './task-card.tsx'
import { boardDropId, cardId, useBoardDrag } from './use-board-drag.ts'
import type { Kanban } from './use-kanban.ts'
import styles from './kanban.module.css'

const TONES = 8

type Props = {
  kanban: Kanban
  onOpen: (task: KanbanTask) => void
  onAsk: (what: 'clear' | 'remove', board: KanbanBoard) => void
}

/** The boards beside each other, and a field for another one. */
export const Boards = ({ kanban, onOpen, onAsk }: Props) => {
  const t = useText()
  const { boards, tasks, move } = kanban
  const { area, drag, arrived, setArrived, handlers } = useBoardDrag({ boards, tasks, onMove: move })
  const nameOf = (id: string) =>
    tasks.find((task) => cardId(task.id) === id)?.title ??
    boards.find((board) => boardDropId(board.id) === id)?.title ??
    ''
  const moveFromMenu = (place: Place) => {
    setArrived(place.taskId)
    move(place)
  }
  return (
    <DragAndDrop nameOf={nameOf} {...handlers}>
      <div ref={area} className={styles.boards}>
        {boards.map((board, tone) => {
          const own = tasksOn(tasks, board.id)
          return (
            <BoardColumn
              key={board.id}
              board={board}
              tone={tone % TONES}
              tasks={own}
              drag={drag}
              kanban={kanban}
              onAsk={(what) => onAsk(what, board)}
              card={(task, at) => (
                <TaskCard
                  key={task.id}
                  task={task}
                  at={at}
                  count={own.length}
                  boards={boards}
                  carried={drag?.taskId === task.id ? (drag.isByKeys ? 'keys' : 'pointer') : undefined}
                  isArrived={arrived === task.id}
                  onOpen={() => onOpen(task)}
                  onMove={moveFromMenu}
                />
              )}
            />
          )
        })}
        <div className={styles.newBoard}>
          <AddForm label={t('kanban.boardTitle')} open={t('kanban.addBoard')} rows={1} onAdd={kanban.addBoard} />
        </div>
      </div>
      <p className="unseen" role="status">
        {drag?.isByKeys && t('kanban.place', { at: drag.at + 1, count: roomFor(tasks, drag) })}
      </p>
    </DragAndDrop>
  )
}

/** How many places a board has with that task among its own. */
const roomFor = (tasks: readonly KanbanTask[], { taskId, boardId }: Place) =>
  tasksOn(tasks, boardId).filter(({ id }) => id !== taskId).length + 1
