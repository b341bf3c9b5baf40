import { candidates } from '@onward/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, apiOf, ask } from '#web/lib/api.ts'
import type { IconName } from '#web/ui/drawings/icon.tsx'
import { BUCKET_ICONS, bucketWords } from '../../candidates/candidate-words.ts'
import type { BoardShift } from '../roster.ts'
import type { BoardView } from '../use-board.ts'
import { groupName } from '../words.ts'
import type { Taker } from './judge-giving.ts'
import { takersAmong } from './takers.ts'

const { candidatesForShift } = apiOf(candidates)
/** So many are listed before one types on. */
const MOST = 50
/** How long a pause in typing has to be before it is searched, in milliseconds. */
const PAUSE = 200

/** Somebody as the list has them, with what is to be said beside their name. */
export type Listed = Taker & { note: string | undefined; icon?: IconName }
export type Takers = {
  shown: readonly Listed[]
  /** People of the account whom the board does not show. */
  others: readonly Listed[]
  /** Whom Enter means; nobody while what was typed may find somebody else. */
  first: Listed | undefined
  /** It is what was typed. */
  isSettled: boolean
  error: unknown
  again: () => void
}

/** Who could be given some shifts: of a single one the best first; of several those who are shown, and then others by name. */
export const useTakers = (shifts: readonly BoardShift[], view: BoardView, typed: string): Takers => {
  const { roster, address } = view
  const [q] = useDebouncedValue(typed.trim(), PAUSE)
  const [first, ...more] = shifts
  const isOne = first !== undefined && more.length === 0 && first.assignmentId > 0
  const ranked = useQuery({
    ...ask(candidatesForShift, { assignmentId: first?.assignmentId ?? 0, q, perPage: MOST }),
    enabled: isOne,
    placeholderData: keepPreviousData,
  })
  // Without a filter of them all are shown.
  const isNarrowed = address.facility !== '' || address.specialty !== ''
  const elsewhere = useQuery({
    ...ask(api.listProviders, { q, perPage: MOST }),
    enabled: !isOne && isNarrowed,
    placeholderData: keepPreviousData,
  })
  const { data, error, isPlaceholderData, refetch } = isOne ? ranked : elsewhere
  const state = { isSettled: q === typed.trim() && !isPlaceholderData, error, again: () => void refetch() }
  if (isOne) {
    const all = (ranked.data?.candidates ?? []).map(({ providerId, providerName, lastDay, bucket }) => ({
      providerId,
      providerName,
      lastDay,
      note: bucketWords(bucket),
      icon: BUCKET_ICONS[bucket],
    }))
    const isSettled = state.isSettled && data !== undefined
    return { ...state, isSettled, shown: all, others: [], first: isSettled ? all[0] : undefined }
  }
  const specialtyOf = (id: string | undefined) =>
    id === undefined ? undefined : groupName({ of: 'specialty', id }, roster)
  const all = takersAmong(roster.people, shifts, roster.byId, typed).map(({ person }) => ({
    ...person,
    note: specialtyOf(person.specialtyIds[0]),
  }))
  const shown = all.slice(0, MOST)
  const others = (isNarrowed ? (elsewhere.data?.providers ?? []) : []).flatMap((one) =>
    roster.byId.has(one.providerId) ? [] : [{ ...one, note: one.specialty ?? undefined }],
  )
  // Who is shown is found as one types.
  return { ...state, shown, others, first: shown[0] ?? (state.isSettled ? others[0] : undefined) }
}
