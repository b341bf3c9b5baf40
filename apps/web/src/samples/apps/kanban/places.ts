import type { KanbanTask } from '@onward/contract/samples'

type Tasks = readonly KanbanTask[]
/** A task on a board, at a place counted among that board's other tasks. */
export type Place = { taskId: number; boardId: string; at: number }

/** What the call does: the task takes the place that the target had in the one order of all tasks. */
export const taking = (tasks: Tasks, taskId: number, targetTaskId: number) => {
  const from = tasks.findIndex(({ id }) => id === taskId)
  const to = tasks.findIndex(({ id }) => id === targetTaskId)
  const [task] = tasks.slice(from, from + 1)
  return from < 0 || to < 0 || !task ? tasks : tasks.toSpliced(from, 1).toSpliced(to, 0, task)
}

export const tasksOn = (tasks: Tasks, boardId: string) => tasks.filter((task) => task.boardId === boardId)
const idsOn = (tasks: Tasks, boardId: string) => tasksOn(tasks, boardId).map(({ id }) => id)

/** The tasks with one of them at a place, and the calls that lead there: to another board, then where a target stood. */
export const placed = (tasks: Tasks, { taskId, boardId, at }: Place) => {
  const from = tasks.find(({ id }) => id === taskId)
  // It may be gone, with its board, before it is put down.
  if (!from) return { tasks, newBoardId: undefined, targetTaskId: undefined }
  const newBoardId = from.boardId === boardId ? undefined : boardId
  const moved = tasks.map((task) => (task.id === taskId ? { ...task, boardId } : task))
  const wanted = idsOn(moved, boardId)
    .filter((id) => id !== taskId)
    .toSpliced(at, 0, taskId)
    .join()
  const isThere = (all: Tasks) => idsOn(all, boardId).join() === wanted
  if (isThere(moved)) return { tasks: moved, newBoardId, targetTaskId: undefined }
  // The place that one of its neighbours had: before it or after it, depending on where the task came from.
  const target = tasksOn(moved, boardId).find(({ id }) => id !== taskId && isThere(taking(moved, taskId, id)))
  return { tasks: target ? taking(moved, taskId, target.id) : moved, newBoardId, targetTaskId: target?.id }
}

/** Where a task stands. */
export const placeOf = (tasks: Tasks, taskId: number): Place | undefined => {
  const task = tasks.find(({ id }) => id === taskId)
  return task && { taskId, boardId: task.boardId, at: idsOn(tasks, task.boardId).indexOf(taskId) }
}

/** The place a step away: up or down on its board, or at the same height on a board beside it; at an edge it stays. */
export const stepped = (
  boardIds: readonly string[],
  tasks: Tasks,
  { taskId, boardId, at }: Place,
  by: { boards: number; tasks: number },
): Place => {
  const board = boardIds[boardIds.indexOf(boardId) + by.boards] ?? boardId
  const last = idsOn(tasks, board).filter((id) => id !== taskId).length
  return { taskId, boardId: board, at: Math.min(Math.max(at + by.tasks, 0), last) }
}

/** A board as it stands on the screen, with the middles of its cards from the top; the one that is dragged is not among them. */
export type Column = { boardId: string; left: number; right: number; middles: readonly number[] }

/** The place that a pointer is over: on the nearest board, below the cards whose middles it has passed. */
export const placeUnder = (columns: readonly Column[], x: number, y: number) => {
  const away = ({ left, right }: Column) => Math.max(left - x, x - right, 0)
  const [nearest] = columns.toSorted((one, other) => away(one) - away(other))
  return nearest && { boardId: nearest.boardId, at: nearest.middles.filter((middle) => middle < y).length }
}

/** An id for a board of that title which no other board has: `on-call`, `on-call-2`. */
export const boardIdFor = (title: string, taken: readonly string[]) => {
  const plain = title.trim().toLowerCase().replace(/\s+/g, '-')
  let id = plain
  for (let count = 2; taken.includes(id); count += 1) id = `${plain}-${count}`
  return id
}
