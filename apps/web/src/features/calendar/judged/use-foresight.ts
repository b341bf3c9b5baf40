import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { seesAll } from '#web/lib/session/session.ts'

const program = {
  queryKey: ['foresight'],
  queryFn: () => import('./foresight.ts'),
  staleTime: Infinity,
  gcTime: Infinity,
}

/**
 * What it takes to say what the rules will say of these people's shifts on these days, once it has come: it is no more than the
 * quicker of two answers, so that nothing is said where it does not come. Of others' shifts elsewhere admins alone are told.
 */
export const useForesight = (providerIds: readonly string[], { from, to }: { from: string; to: string }) => {
  const isWanted = providerIds.length > 0 && from !== '' && seesAll()
  const { data: judge } = useQuery({ ...program, enabled: isWanted, structuralSharing: false })
  const { data: known } = useQuery({
    queryKey: ['situation', providerIds, from, to],
    queryFn:
      judge && isWanted
        ? ({ signal }) => judge.readSituation({ providerIds: [...providerIds], from, to }, { signal })
        : skipToken,
    meta: { reads: judge?.readSituation.about.reads ?? [] },
    retry: false,
  })
  return useMemo(() => (judge && known ? { ...judge, known } : undefined), [judge, known])
}
export type Foresight = NonNullable<ReturnType<typeof useForesight>>

const keysOf = (verdicts: readonly { key: string }[]) =>
  verdicts
    .map(({ key }) => key)
    .sort()
    .join('\n')
/** Whether two answers name other failings. */
export const differ = (one: readonly { key: string }[], other: readonly { key: string }[]) =>
  keysOf(one) !== keysOf(other)
