import { email, type Email, type EmailFolder, type EmailLabel, type EmailsMeta } from '@onward/contract/samples'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { usePage } from '#web/lib/pages/pages.ts'
import { useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { useChange } from '#web/ui/data/use-change.ts'

const api = apiOf(email)
const DEFAULTS = { q: '', mail: '' }
/** The calls whose answers a change of a mail makes old. */
const STALE = ['listEmails', 'email']

type Listed = { emails: Email[]; emailsMeta: EmailsMeta }
type Marks = { isStarred?: boolean; isRead?: boolean }

/** The mails that the address asks for: a folder or a label, a search, and the one that is open. */
export const useMails = () => {
  const { folder = 'inbox', label = '' } = usePage()?.values ?? {}
  const [{ q, mail }, change] = useAddress(DEFAULTS)
  // A label shows the mails of every folder but trash.
  const narrowing = { q, folder: label === '' ? folder : '', label }
  const query = useQuery({ ...ask(api.listEmails, narrowing), placeholderData: keepPreviousData })
  return { folder: label === '' ? folder : '', label, q, mail, change, narrowing, query }
}
export type Mails = ReturnType<typeof useMails>

/** What can be done with mails, one or many. */
export const useMailChanges = () => {
  const t = useText()
  const cache = useQueryClient()
  const settings = { stale: STALE, failed: t('email.failed') }
  const mark = useChange(
    ({ ids, marks }: { ids: number[]; marks: Marks }) => api.updateEmails({ emailIds: ids, dataToUpdate: marks }),
    {
      ...settings,
      ahead: ({ ids, marks }) => {
        const marked = <M extends Email>(mail: M): M => (ids.includes(mail.id) ? { ...mail, ...marks } : mail)
        const lists = cache.getQueriesData<Listed>({ queryKey: ['listEmails'] })
        const opened = cache.getQueriesData<Email>({ queryKey: ['email'] })
        for (const [key, listed] of lists)
          if (listed) cache.setQueryData(key, { ...listed, emails: listed.emails.map(marked) })
        for (const [key, mail] of opened) if (mail) cache.setQueryData(key, marked(mail))
        return () => {
          for (const [key, data] of [...lists, ...opened]) cache.setQueryData(key, data)
        }
      },
    },
  )
  const move = useChange(
    ({ ids, folder }: { ids: number[]; folder: EmailFolder }) =>
      api.updateEmails({ emailIds: ids, dataToUpdate: { folder } }),
    {
      ...settings,
      done: ({ ids, folder }) => t('email.moved', { count: ids.length, folder: t(`email.folder.${folder}`) }),
    },
  )
  const label = useChange(
    ({ ids, label: word }: { ids: number[]; label: EmailLabel }) =>
      api.toggleEmailLabel({ emailIds: ids, label: word }),
    settings,
  )
  return { mark: mark.mutate, move: move.mutate, label: label.mutate }
}
export type MailChanges = ReturnType<typeof useMailChanges>

/** The mail that is open, and the way to its neighbours in what is listed. */
export const useOpenMail = ({ mail, narrowing, change }: Mails) => {
  const t = useText()
  const cache = useQueryClient()
  const keyed = (id: number | string) => ask(api.email, { id: Number(id), ...narrowing })
  const query = useQuery(keyed(mail))
  const step = useChange(
    (dir: 'previous' | 'next') => api.neighbourEmail({ dir, emailId: Number(mail), ...narrowing }),
    {
      stale: [],
      failed: t('email.noNeighbour'),
      onDone: (neighbour) => {
        cache.setQueryData(keyed(neighbour.id).queryKey, neighbour)
        change({ mail: String(neighbour.id) })
      },
    },
  )
  return { query, step }
}

/** Everyone who wrote or was written to, as a line of an envelope. */
export const useAddressBook = () => {
  const { data } = useQuery(ask(api.listEmails, { folder: '' }))
  const everyone = data?.emails.flatMap(({ from, to, cc }) => [from, ...to, ...cc]) ?? []
  return [...new Set(everyone.map(({ name, email: address }) => `${name} <${address}>`))].toSorted()
}
