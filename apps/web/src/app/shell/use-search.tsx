import { pages, search, type Facility, type Provider, type UserData } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, apiOf, ask } from '#web/lib/api.ts'
import { folded } from '#web/lib/folded.ts'
import { titleOf } from '#web/lib/page.ts'
import { isAdmin } from '#web/lib/session.ts'
import { useText } from '#web/lib/text.ts'
import { Icon, iconNamed } from '#web/ui/icon.tsx'
import { can } from '#web/lib/abilities.ts'
import { isFound } from './found.ts'
import styles from './search-dialog.module.css'
import { pageOf } from './use-bookmarks.ts'

/** A row of the search; without `to` it leads nowhere. */
export type Found = { key: string; label: string; detail?: string; end?: string; face: ReactNode; to?: string }
export type FoundGroup = { title: string; rows: Found[] }

const samples = apiOf(search)
/** So many of a kind. */
const LIMIT = 4

/** What matches: the samples are searched here, the account's providers and facilities by the server. */
export const useSearch = (q: string, user: UserData) => {
  const t = useText()
  const wanted = folded(q)
  const index = useQuery({
    ...ask('searchIndex', samples.searchIndex, {}),
    staleTime: Infinity,
    enabled: wanted !== '',
  })
  const own = {
    enabled: wanted !== '' && isAdmin(user),
    placeholderData: <Before,>(before: Before) => before,
  }
  const input = { q: q.trim(), perPage: LIMIT }
  const providers = useQuery({ ...ask('listProviders', api.listProviders, input), ...own })
  const facilities = useQuery({ ...ask('listFacilities', api.listFacilities, input), ...own })
  const asked = [index, ...(own.enabled ? [providers, facilities] : [])]
  const error = asked.find((query) => query.error)?.error ?? null
  const retry = () => void Promise.all(asked.map((query) => query.refetch()))
  const groups: FoundGroup[] = []
  if (wanted !== '' && index.data) {
    const [pagesFound, files, contacts] = index.data.searchArr
    const { searchLimit } = pagesFound
    groups.push({
      title: t('search.pages'),
      rows: pagesFound.data
        .flatMap((item) => pageOf(item, user) ?? [])
        .filter((page) => isFound(page, q))
        .slice(0, searchLimit)
        .map(({ id, path, icon }) => ({
          key: `page ${id}`,
          label: titleOf(id),
          face: <Icon name={iconNamed(icon)} />,
          to: path,
        })),
    })
    if (isAdmin(user))
      groups.push({
        title: t('search.account'),
        rows: rowsOf(providers.data?.providers ?? [], facilities.data?.facilities ?? []),
      })
    if (can(user.ability, 'read', 'Samples')) {
      groups.push(
        {
          title: t('search.files'),
          rows: files.data
            .filter(({ title, by }) => folded(`${title} ${by}`).includes(wanted))
            .slice(0, searchLimit)
            .map(({ title, by, size, file }) => ({
              key: `file ${title}`,
              label: title,
              detail: t('search.by', { name: by }),
              end: size,
              face: <img src={file} alt="" width="32" height="32" />,
            })),
        },
        {
          title: t('search.contacts'),
          rows: contacts.data
            .filter(({ title, email }) => folded(`${title} ${email}`).includes(wanted))
            .slice(0, searchLimit)
            .map(({ title, email, img, date }) => ({
              key: `contact ${email}`,
              label: title,
              detail: email,
              end: date,
              face: <img className={styles.round} src={img} alt="" width="32" height="32" />,
            })),
        },
      )
    }
  }
  return { groups, error, retry }
}

/** Each leads to the calendar that shows only them. */
const rowsOf = (providers: readonly Provider[], facilities: readonly Facility[]): Found[] => [
  ...providers.map(({ providerId, providerName, specialty }) => ({
    key: `provider ${providerId}`,
    label: providerName,
    ...(specialty !== null && { detail: specialty }),
    face: <Icon name="provider" />,
    to: `${pages.calendar.path}?provider=${encodeURIComponent(providerId)}`,
  })),
  ...facilities.map(({ hospitalId, facilityName, city, state }) => ({
    key: `facility ${hospitalId}`,
    label: facilityName,
    detail: [city, state].filter(Boolean).join(', '),
    face: <Icon name="building" />,
    to: `${pages.calendar.path}?facility=${encodeURIComponent(hospitalId)}`,
  })),
]
