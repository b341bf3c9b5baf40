import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'
import { LocalDate } from '../date-fields.ts'
import { Id, Name, Plain } from '../fields.ts'
import { RowId } from '../row-fields.ts'

export const KanbanLabel = v.picklist(['App', 'UX', 'Images', 'Forms', 'Code Review', 'Charts & Maps'])
export type KanbanLabel = v.InferOutput<typeof KanbanLabel>

export const KanbanBoard = v.object({ id: v.string(), title: v.string() })
export type KanbanBoard = v.InferOutput<typeof KanbanBoard>

export const KanbanTask = v.object({
  id: v.number(),
  title: v.string(),
  /** Rich text. */
  description: v.string(),
  labels: v.array(KanbanLabel),
  boardId: v.string(),
  /** `2026-11-21`, or empty: due on no day. */
  dueDate: v.string(),
  coverImage: v.optional(v.string()),
  attachments: v.array(v.object({ name: v.string(), img: v.string() })),
  comments: v.array(v.object({ name: v.string(), img: v.string(), comment: v.string() })),
  assignedTo: v.array(v.object({ title: v.string(), img: v.string() })),
})
export type KanbanTask = v.InferOutput<typeof KanbanTask>

const Long = v.pipe(Plain, v.maxLength(10_000, 'must have at most 10000 characters'))
/** An address of a picture, which may hold the picture itself. */
const Picture = v.pipe(Plain, v.maxLength(2_000_000, 'must have at most 2000000 characters'))
const img = v.optional(Picture, '')
const written = {
  title: Name,
  description: Long,
  labels: v.pipe(
    v.array(KanbanLabel),
    v.transform((labels) => [...new Set(labels)]),
  ),
  boardId: Id,
  dueDate: v.union([LocalDate, v.literal('')], 'must be a date such as 2026-11-21, or empty'),
  /** Empty takes the picture away. */
  coverImage: Picture,
  attachments: v.array(v.object({ name: Name, img })),
  comments: v.array(v.object({ name: Name, img, comment: Long })),
  assignedTo: v.array(v.object({ title: Name, img })),
}
const NewKanbanTask = v.object({
  title: written.title,
  description: v.optional(written.description, ''),
  labels: v.optional(written.labels, []),
  boardId: written.boardId,
  dueDate: v.optional(written.dueDate),
  coverImage: v.optional(written.coverImage, ''),
  attachments: v.optional(written.attachments, []),
  comments: v.optional(written.comments, []),
  assignedTo: v.optional(written.assignedTo, []),
})
const KanbanTaskChange = v.object({ id: RowId, ...v.partial(v.object(written)).entries })

const AllTasks = v.array(KanbanTask)

/** Boards and their tasks, which stand in one order across all boards. */
export const kanban = endpoints({
  listBoards: { method: 'GET', path: '/apps/kanban/boards', answers: { 200: v.array(KanbanBoard) } },
  listKanbanTasks: { method: 'GET', path: '/apps/kanban/tasks', answers: { 200: AllTasks } },
  reorderTasks: {
    method: 'POST',
    path: '/apps/kanban/reorder-tasks',
    input: v.object({ data: v.object({ taskId: RowId, targetTaskId: RowId }) }),
    answers: { 200: AllTasks },
  },
  moveTask: {
    method: 'POST',
    path: '/apps/kanban/update-task-board',
    input: v.object({ data: v.object({ taskId: RowId, newBoardId: Id }) }),
    answers: { 200: AllTasks, 404: nothing },
  },
  addKanbanTask: {
    method: 'POST',
    path: '/apps/kanban/add-task',
    input: v.object({ data: NewKanbanTask }),
    answers: { 200: v.object({ newTask: KanbanTask }), 404: nothing },
  },
  addBoard: {
    method: 'POST',
    path: '/apps/kanban/add-board',
    input: v.object({ data: v.object({ id: Id, title: Name }) }),
    answers: { 200: v.object({ board: KanbanBoard }), 409: nothing },
  },
  updateKanbanTask: {
    method: 'POST',
    path: '/apps/kanban/update-task',
    input: v.object({ data: KanbanTaskChange }),
    answers: { 200: v.object({ task: KanbanTask }), 404: nothing },
  },
  deleteBoard: {
    method: 'DELETE',
    path: '/apps/kanban/delete-board',
    input: v.object({ id: Id }),
    answers: { 200: nothing },
  },
  clearBoard: {
    method: 'DELETE',
    path: '/apps/kanban/clear-tasks',
    input: v.object({ id: Id }),
    answers: { 200: nothing },
  },
})
