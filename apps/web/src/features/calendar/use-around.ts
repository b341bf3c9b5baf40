import type { Assignment } from '@onward/contract'
import { dateOfWall } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import { api, ask } from '#web/lib/api.ts'
import { reachOf } from './around.ts'

type Asked = Pick<Assignment, 'hospitalId' | 'startsAt' | 'endsAt'>
type Range = { from: string; to: string; running?: 'true' }

const useShifts = (range: Range, of: { providerId: string } | { hospitalId: string }) =>
  useQuery({
    ...ask(api.listAssignments, { ...range, ...of }),
    select: ({ assignments }) => assignments,
  })

/** The person's shifts some weeks before and after this one. */
export const usePersonsShifts = ({ providerId, startsAt, endsAt }: Asked & { providerId: string }) =>
  useShifts({ ...reachOf({ startsAt, endsAt }), running: 'true' }, { providerId })

/** All shifts at the place while this one is on. */
export const usePlacesShifts = ({ hospitalId, startsAt, endsAt }: Asked) =>
  useShifts({ from: dateOfWall(startsAt), to: dateOfWall(endsAt), running: 'true' }, { hospitalId })

/** What somebody is trained for; undefined of nobody, and as long as it is not known. */
export const useSpecialty = ({ providerId, providerName }: Pick<Assignment, 'providerId' | 'providerName'>) =>
  useQuery({
    ...ask(api.listProviders, { q: providerName ?? '' }),
    enabled: providerName !== null,
    select: ({ providers }) => providers.find((one) => one.providerId === providerId)?.specialty ?? undefined,
  }).data
