import { users } from '@onward/contract/samples'
import { apiOf } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'

const api = apiOf(users)

/** Changes what the lists know of a user as well. */
export const useUpdateUser = () => {
  const t = useText()
  return useChange((change: Parameters<typeof api.updateUser>[0]) => api.updateUser(change), {
    stale: ['listUsers', 'allUsers', 'user'],
    failed: t('users.failed'),
  })
}
