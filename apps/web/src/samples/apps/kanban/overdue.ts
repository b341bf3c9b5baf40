import type { KanbanTask } from '@onward/contract/samples'

/** The sample's board for what is finished: nothing on it is late. */
const DONE = 'done'

/** Whether a task should have been finished before today. */
export const isOverdue = ({ dueDate, boardId }: Pick<KanbanTask, 'dueDate' | 'boardId'>, today: string) =>
  boardId !== DONE && dueDate !== '' && dueDate < today
