import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'
import { LocalDate } from '../date-fields.ts'
import { Name, Plain } from '../fields.ts'
import { RowId, Text } from '../row-fields.ts'

export const TaskTag = v.picklist(['update', 'team', 'high', 'medium', 'low'])
export type TaskTag = v.InferOutput<typeof TaskTag>

export const Assignee = v.object({ fullName: v.string(), avatar: v.nullable(v.string()) })
export type Assignee = v.InferOutput<typeof Assignee>

export const Task = v.object({
  id: v.number(),
  title: v.string(),
  /** `2026-11-21`, or empty: due on no day. */
  dueDate: v.string(),
  /** Rich text. */
  description: v.string(),
  assignee: v.nullable(Assignee),
  tags: v.array(TaskTag),
  isCompleted: v.boolean(),
  isDeleted: v.boolean(),
  isImportant: v.boolean(),
})
export type Task = v.InferOutput<typeof Task>

const written = {
  title: Name,
  dueDate: v.union([LocalDate, v.literal('')], 'must be a date such as 2026-11-21, or empty'),
  description: v.pipe(Plain, v.maxLength(10_000, 'must have at most 10000 characters')),
  assignee: v.nullable(
    v.object({
      fullName: Name,
      avatar: v.optional(v.nullable(v.pipe(Plain, v.maxLength(2000, 'must have at most 2000 characters'))), null),
    }),
  ),
  tags: v.pipe(
    v.array(TaskTag),
    v.transform((tags) => [...new Set(tags)]),
  ),
  isCompleted: v.boolean(),
  isDeleted: v.boolean(),
  isImportant: v.boolean(),
}
const NewTask = v.object({
  title: written.title,
  dueDate: v.optional(written.dueDate, ''),
  description: v.optional(written.description, ''),
  assignee: v.optional(written.assignee, null),
  tags: v.optional(written.tags, []),
  isCompleted: v.optional(written.isCompleted, false),
  isDeleted: v.optional(written.isDeleted, false),
  isImportant: v.optional(written.isImportant, false),
})
const TaskChange = v.object({ id: RowId, ...v.partial(v.object(written)).entries })

/** The to-do list. Deleting a task only flags it. */
export const todo = endpoints({
  listTasks: {
    method: 'GET',
    path: '/apps/todo/tasks',
    input: v.object({ q: Text, filter: Text, tag: Text, sortBy: Text }),
    answers: { 200: v.array(Task) },
  },
  addTask: {
    method: 'POST',
    path: '/apps/todo/add-tasks',
    input: v.object({ task: NewTask }),
    answers: { 201: v.object({ task: Task }) },
  },
  updateTask: {
    method: 'POST',
    path: '/apps/todo/update-task',
    input: v.object({ task: TaskChange }),
    answers: { 200: v.object({ task: Task }), 404: nothing },
  },
  deleteTask: {
    method: 'DELETE',
    path: '/apps/todo/delete-task',
    input: v.object({ taskId: RowId }),
    answers: { 200: nothing },
  },
})
