import { reply, type Handlers } from '@onward/contract'
import type { User, users } from '@onward/contract/samples'
import type { DemoContext } from '../demo.ts'
import { holds, nextId, pageOf, sortedBy } from '../rows.ts'

/** @param store the users in the order in which they were added; changed here only */
export const usersHandlers = (store: { rows: User[] }): Handlers<typeof users, DemoContext> => ({
  allUsers: () => store.rows,

  listUsers: ({ q, page, perPage, role, status, currentPlan, sort = 'asc', sortColumn }) => {
    const found = store.rows.filter(
      (user) =>
        (role === undefined || user.role === role) &&
        (status === undefined || user.status === status) &&
        (currentPlan === undefined || user.currentPlan === currentPlan) &&
        (q === undefined || [user.email, user.fullName, user.billing].some((text) => holds(text, q.toLowerCase()))),
    )
    const sorted = sortedBy(found, (user) => user[sortColumn] ?? '', sort === 'asc')
    return { total: found.length, users: pageOf(sorted, page, perPage) }
  },

  addUser: (given) => {
    const user = { id: nextId(store.rows), ...given }
    store.rows.push(user)
    return { user }
  },

  user: ({ id }) => {
    const user = store.rows.find((one) => one.id === id)
    return user ? { user } : {}
  },

  updateUser: ({ id, ...changes }) => {
    const user = store.rows.find((one) => one.id === id)
    if (!user) return reply(404)
    Object.assign(user, given(changes))
    return { user }
  },

  deleteUser: ({ id }) => {
    store.rows = store.rows.filter((user) => user.id !== id)
  },
})

/** What was said; a key without a value says nothing. */
const given = (changes: { [Key in keyof User]?: User[Key] | undefined }): Partial<User> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
