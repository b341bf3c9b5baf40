import {
  facilities as places,
  pages,
  type Facility,
  type ListedPage,
  type Provider,
  type UserData,
} from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { api, apiOf, ask } from '#web/lib/api.ts'
import { folded } from '#web/lib/formats/folded.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { allPages, titleOf } from '#web/lib/pages/pages.ts'
import { isPlanner } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { wingNow, type Found, type SearchSource } from '#web/lib/pages/wing.ts'
import { Icon, iconNamed } from '#web/ui/drawings/icon.tsx'
import { isFound } from './found.ts'
import { isOffered } from './menu-tree.ts'
import { recentPages } from './recent-pages.ts'

const placesApi = apiOf(places)
/** So many of a group. */
const LIMIT = 4

const pageRow = ({ id, path, icon }: ListedPage): Found => ({
  key: `page ${id}`,
  label: titleOf(id),
  face: <Icon name={iconNamed(icon)} />,
  to: path,
})

/** Where one has been, without the page that is open. */
const recentRows = (user: UserData): Found[] => {
  const pagesById = new Map(allPages().map((page) => [page.id, page]))
  return recentPages().flatMap((id) => {
    const page = pagesById.get(id)
    return page && page.path !== location.pathname && isOffered(page, user) ? [pageRow(page)] : []
  })
}

/** The pages that match; before anything is typed those that were open here. */
const usePages: SearchSource = (q, user) => {
  const t = useText()
  if (folded(q) === '') {
    const recent = recentRows(user)
    const groups = recent.length === 0 ? [] : [{ title: t('search.recent'), rows: recent }]
    return { groups, error: null, retry: () => {} }
  }
  const rows = allPages()
    .filter((page) => isOffered(page, user) && isFound(page, q))
    .slice(0, LIMIT)
    .map(pageRow)
  return { groups: [{ title: t('search.pages'), rows }], error: null, retry: () => {} }
}

/** The providers and facilities of who plans, which the server looks for. */
const useAccount: SearchSource = (q, user) => {
  const t = useText()
  const options = {
    enabled: folded(q) !== '' && isPlanner(user),
    placeholderData: <Before,>(before: Before) => before,
  }
  const input = { q: q.trim(), perPage: LIMIT }
  const providers = useQuery({ ...ask(api.listProviders, input), ...options })
  const facilities = useQuery({ ...ask(placesApi.listFacilities, input), ...options })
  const rows = rowsOf(providers.data?.providers ?? [], facilities.data?.facilities ?? [])
  return {
    groups: isPlanner(user) ? [{ title: t('search.account'), rows }] : [],
    error: providers.error ?? facilities.error,
    retry: () => void Promise.all([providers.refetch(), facilities.refetch()]),
  }
}

/** What matches: pages, the account's people and places, and what a wing has. */
export const useSearch = (q: string, user: UserData) => {
  // The wing came before the frame and stays: the hooks are the same on each paint.
  const sources = [usePages, useAccount, wingNow()?.useFound].filter((source) => source !== undefined)
  const all = sources.map((useSource) => useSource(q, user))
  const failed = all.filter(({ error }) => error !== null)
  const [pagesFound] = all
  return {
    // Before anything is typed there are pages alone, of those that were open.
    groups: folded(q) === '' ? (pagesFound?.groups ?? []) : all.flatMap(({ groups }) => groups),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ retry }) => retry()),
  }
}

/** Four of both, two of either where there are as many. Each leads to the calendar that shows only them. */
const rowsOf = (providers: readonly Provider[], facilities: readonly Facility[]): Found[] => [
  ...providers
    .slice(0, Math.max(LIMIT / 2, LIMIT - facilities.length))
    .map(({ providerId, providerName, specialty }) => ({
      key: `provider ${providerId}`,
      label: providerName,
      ...(specialty !== null && { detail: specialty }),
      face: <Icon name="provider" />,
      to: `${pages.calendar.path}?provider=${encodeURIComponent(providerId)}`,
    })),
  ...facilities
    .slice(0, Math.max(LIMIT / 2, LIMIT - providers.length))
    .map(({ hospitalId, facilityName, city, state }) => ({
      key: `facility ${hospitalId}`,
      label: facilityName,
      detail: joined([city, state]),
      face: <Icon name="building" />,
      to: `${pages.calendar.path}?facility=${encodeURIComponent(hospitalId)}`,
    })),
]
