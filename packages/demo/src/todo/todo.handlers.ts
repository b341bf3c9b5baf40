import { reply, type Handlers } from '@onward/contract'
import { type Task, type todo } from '@onward/contract/samples'
import { monthName } from '../dates.ts'
import type { DemoContext } from '../demo.ts'
import { byName, holds, nextId } from '../rows.ts'

/** @param tasks the store, oldest first; changed here only */
export const todoHandlers = (tasks: Task[]): Handlers<typeof todo, DemoContext> => ({
  listTasks: ({ q, filter, tag, sortBy }) => {
    const isNarrowed = filter !== undefined || tag !== undefined
    const found = tasks.filter(
      (task) =>
        passes(task, filter) &&
        (tag === undefined || task.tags.some((own) => own === tag)) &&
        (q === undefined || matches(task, q.toLowerCase(), isNarrowed)),
    )
    return inOrder(found, sortBy)
  },

  addTask: ({ task }) => {
    const added = { id: nextId(tasks), ...task }
    tasks.push(added)
    return { task: added }
  },

  updateTask: ({ task: { id, ...given } }) => {
    const stored = tasks.find((task) => task.id === id)
    return stored ? { task: Object.assign(stored, given) } : reply(404)
  },

  deleteTask: ({ taskId }) => {
    const stored = tasks.find(({ id }) => id === taskId)
    if (stored) stored.isDeleted = true
  },
})

const passes = ({ isImportant, isCompleted, isDeleted }: Task, filter: string | undefined) => {
  if (filter === 'deleted') return isDeleted
  if (filter === 'important') return isImportant && !isDeleted
  if (filter === 'completed') return isCompleted && !isDeleted
  return !isDeleted
}

/** Among all tasks the search also looks at the tags and at the day they are due, `07 nov` or `nov 07`. */
const matches = ({ title, tags, dueDate }: Task, q: string, isNarrowed: boolean) => {
  if (holds(title, q)) return true
  if (isNarrowed) return false
  if (tags.some((tag) => holds(tag, q))) return true
  if (dueDate === '') return false
  const [day, month] = [dueDate.slice(8, 10), monthName(new Date(dueDate))]
  return holds(`${day} ${month}`, q) || holds(`${month} ${day}`, q)
}

/** Where two are alike, and in the order `latest`, the newest comes first. */
const inOrder = (tasks: Task[], sortBy: string | undefined) => {
  const latest = tasks.toSorted((one, other) => other.id - one.id)
  if (sortBy === 'title-asc') return latest.toSorted((one, other) => byName(one.title, other.title))
  if (sortBy === 'title-desc') return latest.toSorted((one, other) => byName(other.title, one.title))
  if (sortBy === 'due-date') return lastIfEmpty(latest, ({ dueDate }) => dueDate)
  if (sortBy === 'assignee') return lastIfEmpty(latest, ({ assignee }) => assignee?.fullName ?? '')
  return latest
}
const lastIfEmpty = (tasks: Task[], textOf: (task: Task) => string) =>
  tasks.toSorted((one, other) => {
    const [first, second] = [textOf(one), textOf(other)]
    if (first === '' || second === '') return Number(first === '') - Number(second === '')
    return byName(first, second)
  })
