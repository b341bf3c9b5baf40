import { todo, type Task } from '@onward/contract/samples'
import { read, type CaseApi } from '../case-kit.ts'
import { todoSeed } from './todo.seed.ts'

const { listTasks, addTask, updateTask } = todo
export const listed = (api: CaseApi, query: Record<string, string> = {}) =>
  read(api.get('/apps/todo/tasks', query), listTasks.answers[200])
export const added = async (api: CaseApi, task: object) =>
  (await read(api.post('/apps/todo/add-tasks', { task }), addTask.answers[201], 201)).task
export const updated = async (api: CaseApi, task: object) =>
  (await read(api.post('/apps/todo/update-task', { task }), updateTask.answers[200])).task

export const ids = (tasks: Task[]) => tasks.map(({ id }) => id)
/** The ids of the sample tasks that pass, newest first. */
export const expected = (api: CaseApi, passes: (task: Task) => boolean) =>
  ids(todoSeed(api.now).filter(passes)).toSorted((one, other) => other - one)
