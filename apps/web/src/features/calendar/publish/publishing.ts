import { PublicationConflict, publications, type PublishedDiff, type PublishedEntry } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { apiOf } from '#web/lib/api.ts'
import { conflictIn } from '#web/lib/conflict-in.ts'
import { longTimes, zoneName } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'
import type { FilterOption } from '../filters.ts'

export const { publish, listPublications, readPublication } = apiOf(publications)

/** A facility of which people have been told until a date. */
export type Place = { id: string; name: string; publishedUntil: string }
export const placesApart = (places: readonly FilterOption[]): Place[] =>
  places.flatMap(({ id, name, publishedUntil }) => (publishedUntil ? [{ id, name, publishedUntil }] : []))

/** How far a place will have been published: a gap that nobody is told of keeps it where it is. */
export const horizonAfter = ({ publishedUntil }: Place, { from, to }: { from: string; to: string }) =>
  publishedUntil >= addDays(from, -1) && publishedUntil < to ? to : publishedUntil

/** How many shifts somebody is told of; one that is given to somebody else is told to two. */
export const shiftsIn = (diffs: readonly PublishedDiff[]) =>
  new Set(diffs.flatMap(({ entries }) => entries.map(({ assignmentId }) => assignmentId))).size
export const countOf = ({ entries }: PublishedDiff, kind: PublishedEntry['kind']) =>
  entries.filter((entry) => entry.kind === kind).length

const conflictOf = conflictIn(PublicationConflict)
/** Why nothing was published. */
export const refusalOf = (error: unknown): string => {
  const conflict = conflictOf(error)
  if (!conflict) return messageOf(error)
  const [one, other] = conflict.facts.shifts.map(
    ({ facilityName, startsAt, endsAt, timeZone }) =>
      `${longTimes(startsAt, endsAt)}, ${zoneName(timeZone)}, ${facilityName}`,
  )
  const who = conflict.facts.shifts[0]?.providerName
  return who !== undefined && one !== undefined && other !== undefined
    ? textOf('publish.twice', { who, one, other })
    : textOf('publish.twiceGone')
}
