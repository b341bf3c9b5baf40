import { todo, type Task } from '@onward/contract/samples'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { usePage } from '#web/lib/pages/pages.ts'
import { useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { useChange } from '#web/ui/data/use-change.ts'

const api = apiOf(todo)
const DEFAULTS = { q: '', sort: '' }
/** The calls whose answers a change of a task makes old. */
export const STALE = ['listTasks']

/** The tasks that the address asks for: its filter or tag, a search and an order. */
export const useTasks = () => {
  const t = useText()
  const cache = useQueryClient()
  const { filter = '', tag = '' } = usePage()?.values ?? {}
  const [{ q, sort }, change] = useAddress(DEFAULTS)
  const asked = ask(api.listTasks, { q, filter, tag, sortBy: sort })
  const query = useQuery({ ...asked, placeholderData: keepPreviousData })
  const update = useChange((task: Partial<Task> & { id: number }) => api.updateTask({ task }), {
    stale: STALE,
    failed: t('todo.failed'),
    ahead: ({ id, ...given }) => {
      const before = cache.getQueryData<Task[]>(asked.queryKey)
      if (before)
        cache.setQueryData(
          asked.queryKey,
          before.map((task) => (task.id === id ? { ...task, ...given } : task)),
        )
      return () => cache.setQueryData(asked.queryKey, before)
    },
  })
  return { filter, tag, q, sort, change, query, update, shownKey: JSON.stringify(asked.queryKey) }
}

/** What the drawer does with a task. */
export const useTaskChanges = (onDone: () => void) => {
  const t = useText()
  const settings = { stale: STALE, failed: t('todo.failed'), onDone }
  return {
    add: useChange((task: Omit<Task, 'id'>) => api.addTask({ task }), { ...settings, done: () => t('todo.added') }),
    save: useChange((task: Task) => api.updateTask({ task }), { ...settings, done: () => t('todo.saved') }),
    remove: useChange(({ id }: Task) => api.deleteTask({ taskId: id }), { ...settings, done: () => t('todo.deleted') }),
    restore: useChange(({ id }: Task) => api.updateTask({ task: { id, isDeleted: false } }), {
      ...settings,
      done: () => t('todo.restored'),
    }),
  }
}
