import type { KanbanBoard, KanbanTask } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { DropDivider, DropItem, DropLabel } from '#web/ui/overlays/drop-item.tsx'
import { RowMenu } from '#web/samples/ui/controls/row-menu.tsx'
import type { Place } from './places.ts'

type Props = {
  task: KanbanTask
  at: number
  /** How many cards its board has. */
  count: number
  boards: readonly KanbanBoard[]
  onOpen: () => void
  onMove: (place: Place) => void
}

/** Everything that dragging does, for who does not drag. */
export const TaskMenu = ({ task: { id: taskId, title, boardId }, at, count, boards, onOpen, onMove }: Props) => {
  const t = useText()
  const others = boards.filter(({ id }) => id !== boardId)
  const moving = (place: Omit<Place, 'taskId'>) => () => onMove({ taskId, ...place })
  return (
    <RowMenu label={t('kanban.cardMenu', { title })}>
      <>
        <DropItem onClick={onOpen}>{t('kanban.update')}</DropItem>
        <DropItem isDisabled={at === 0} onClick={moving({ boardId, at: at - 1 })}>
          {t('kanban.up')}
        </DropItem>
        <DropItem isDisabled={at === count - 1} onClick={moving({ boardId, at: at + 1 })}>
          {t('kanban.down')}
        </DropItem>
        {others.length > 0 && (
          <>
            <DropDivider />
            <DropLabel>{t('kanban.moveTo')}</DropLabel>
          </>
        )}
        {others.map((board) => (
          <DropItem key={board.id} onClick={moving({ boardId: board.id, at: 0 })}>
            {board.title}
          </DropItem>
        ))}
      </>
    </RowMenu>
  )
}
