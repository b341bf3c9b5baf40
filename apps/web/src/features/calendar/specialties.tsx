import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect } from 'react'
import { api } from '#web/lib/api.ts'
import type { SpecialtyOf } from './events.ts'

/** As many as the server lists at once. */
const PAGE = 500

/** What everybody is trained for, by id; of who is trained for nothing in particular that is known too. */
const askAll = async (signal: AbortSignal) => {
  const found = new Map<string, string>()
  let total = 1
  for (let page = 1; (page - 1) * PAGE < total; page += 1) {
    const answer = await api.listProviders({ page, perPage: PAGE }, { signal })
    total = answer.total
    for (const { providerId, specialty } of answer.providers) found.set(providerId, specialty ?? '')
  }
  return found
}

/** Tells what everybody is trained for, for views with room to say it; it draws nothing itself. */
export const Specialties = ({ onKnown }: { onKnown: (specialties: SpecialtyOf) => void }) => {
  const { data } = useQuery({
    queryKey: ['specialties'],
    queryFn: ({ signal }) => askAll(signal),
    staleTime: 600_000,
    meta: { reads: ['people'] },
  })
  useEffect(() => {
    if (data) startTransition(() => onKnown(data))
  }, [data, onKnown])
  return null
}
