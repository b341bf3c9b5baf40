import { kanban, type KanbanBoard, type KanbanTask } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { boardIdFor, placed, type Place } from './places.ts'

const api = apiOf(kanban)
const asked = { boards: ask(api.listBoards, {}), tasks: ask(api.listKanbanTasks, {}) }
const STALE = ['listBoards', 'listKanbanTasks']
type Move = { place: Place; newBoardId: string | undefined; targetTaskId: number | undefined }
/** What the drawer changes of a task. */
export type TaskChange = Pick<
  KanbanTask,
  'id' | 'title' | 'description' | 'dueDate' | 'labels' | 'assignedTo' | 'coverImage'
>

/** The boards, their tasks, and everything that changes them. */
export const useKanban = () => {
  const t = useText()
  const boardsQuery = useQuery(asked.boards)
  const tasksQuery = useQuery(asked.tasks)
  // No call renames a board: a new title lasts as long as the page.
  const [titles, setTitles] = useState<Record<string, string>>({})
  // Moves that are under way, shown over what was last answered: an answer that does not know them yet takes none back.
  const [moves, setMoves] = useState<readonly Place[]>([])
  const boards = (boardsQuery.data ?? []).map((board) => ({ ...board, title: titles[board.id] ?? board.title }))
  const tasks = moves.reduce<readonly KanbanTask[]>((all, place) => placed(all, place).tasks, tasksQuery.data ?? [])
  const forget = (place: Place) => setMoves((all) => all.filter((one) => one !== place))
  const settings = { stale: STALE, failed: t('kanban.failed') }

  const mover = useChange(
    async ({ place, newBoardId, targetTaskId }: Move) => {
      const { taskId } = place
      try {
        if (newBoardId !== undefined) await api.moveTask({ data: { taskId, newBoardId } })
        if (targetTaskId !== undefined) await api.reorderTasks({ data: { taskId, targetTaskId } })
      } catch (error) {
        // It goes back at once, not when the boards have been asked for again.
        forget(place)
        throw error
      }
    },
    { ...settings, turn: 'kanban' },
  )
  /** Puts a task somewhere, by as many calls as that needs. */
  const move = (place: Place) => {
    const { newBoardId, targetTaskId } = placed(tasks, place)
    if (newBoardId === undefined && targetTaskId === undefined) return
    setMoves((all) => [...all, place])
    const over = () => forget(place)
    mover.mutateAsync({ place, newBoardId, targetTaskId }).then(over, over)
  }
  const adder = useChange((data: { title: string; boardId: string }) => api.addKanbanTask({ data }), settings)
  const boardAdder = useChange((data: KanbanBoard) => api.addBoard({ data }), settings)
  const ids = boards.map(({ id }) => id)

  return {
    queries: { boards: boardsQuery, tasks: tasksQuery },
    boards,
    tasks,
    move,
    rename: ({ id }: KanbanBoard, title: string) => setTitles((all) => ({ ...all, [id]: title })),
    addTask: (title: string, boardId: string) => adder.mutateAsync({ title, boardId }),
    addBoard: (title: string) => boardAdder.mutateAsync({ id: boardIdFor(title, ids), title }),
    save: useChange((data: TaskChange) => api.updateKanbanTask({ data }), {
      ...settings,
      failed: t('kanban.notSaved'),
      done: ({ title }) => t('kanban.saved', { title }),
    }),
    clear: useChange(({ id }: KanbanBoard) => api.clearBoard({ id }), {
      ...settings,
      done: ({ title }) => t('kanban.cleared', { title }),
    }),
    remove: useChange(({ id }: KanbanBoard) => api.deleteBoard({ id }), {
      ...settings,
      done: ({ title }) => t('kanban.removed', { title }),
    }),
  }
}
export type Kanban = ReturnType<typeof useKanban>
