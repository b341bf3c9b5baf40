import { reply, type Handlers } from '@onward/contract'
import { type kanban, type KanbanBoard, type KanbanTask } from '@onward/contract/samples'
import { dayFrom } from '../dates.ts'
import type { DemoContext } from '../demo.ts'
import { nextId } from '../rows.ts'

type Store = { boards: KanbanBoard[]; tasks: KanbanTask[] }

/** @param store boards and tasks in the order in which they are shown; changed here only */
export const kanbanHandlers = (store: Store): Handlers<typeof kanban, DemoContext> => {
  const hasBoard = (id: string) => store.boards.some((board) => board.id === id)
  const clear = (id: string) => {
    store.tasks = store.tasks.filter(({ boardId }) => boardId !== id)
  }

  return {
    listBoards: () => store.boards,
    listKanbanTasks: () => store.tasks,

    reorderTasks: ({ data: { taskId, targetTaskId } }) => {
      const from = store.tasks.findIndex(({ id }) => id === taskId)
      const to = store.tasks.findIndex(({ id }) => id === targetTaskId)
      if (from >= 0 && to >= 0) store.tasks.splice(to, 0, ...store.tasks.splice(from, 1))
      return store.tasks
    },

    moveTask: ({ data: { taskId, newBoardId } }) => {
      const task = store.tasks.find(({ id }) => id === taskId)
      if (!task || !hasBoard(newBoardId)) return reply(404)
      task.boardId = newBoardId
      return store.tasks
    },

    addKanbanTask: ({ data }, { now }) => {
      if (!hasBoard(data.boardId)) return reply(404)
      const dueDate = data.dueDate ?? dayFrom(now(), 2)
      const newTask = withoutEmptyCover({ id: nextId(store.tasks), ...data, dueDate })
      store.tasks.push(newTask)
      return { newTask }
    },

    addBoard: ({ data: { id, title } }) => {
      if (hasBoard(id)) return reply(409)
      const board = { id, title }
      store.boards.push(board)
      return { board }
    },

    updateKanbanTask: ({ data: { id, ...given } }) => {
      const stored = store.tasks.find((task) => task.id === id)
      if (!stored || (given.boardId !== undefined && !hasBoard(given.boardId))) return reply(404)
      return { task: withoutEmptyCover(Object.assign(stored, given)) }
    },

    deleteBoard: ({ id }) => {
      store.boards = store.boards.filter((board) => board.id !== id)
      clear(id)
    },
    clearBoard: ({ id }) => clear(id),
  }
}

const withoutEmptyCover = (task: KanbanTask) => {
  if (task.coverImage === '') delete task.coverImage
  return task
}
