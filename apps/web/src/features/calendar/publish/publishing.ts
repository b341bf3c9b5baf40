import {
  PublicationChanged,
  PublicationConflict,
  publications,
  WithdrawalRefused,
  type PublishedDiff,
  type PublishedEntry,
} from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { apiOf } from '#web/lib/api.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { closedWords, isClosed } from '#web/lib/refusals/closed-days.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { longTimes, zoneName } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'
import type { FilterOption } from '../filters.ts'

export const { publish, listPublications, readPublication, withdrawPublication } = apiOf(publications)

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
type Answered = { diffs: readonly PublishedDiff[] }
/** How many of all shifts that there are to tell are not told with these. */
export const notAmong = (some: Answered, all: Answered) =>
  shiftsIn([...some.diffs, ...all.diffs]) - shiftsIn(some.diffs)
/** `3 people · 2 by mail · …`: whom some publication or withdrawal tells, and how. */
export const toldWords = ({ diffs }: Answered) => {
  const people = diffs.filter(({ providerId }) => providerId !== null)
  return joined(
    [
      textOf('publish.people', { count: people.length }),
      textOf('publish.mailed', { count: people.filter(({ isMailed }) => isMailed).length }),
      textOf('publish.clock'),
    ],
    '·',
  )
}
export const countOf = ({ entries }: PublishedDiff, kind: PublishedEntry['kind']) =>
  entries.filter((entry) => entry.kind === kind).length

const conflictOf = conflictIn(PublicationConflict)
const changedIn = conflictIn(PublicationChanged)
const refusedIn = conflictIn(WithdrawalRefused)
/** Why nothing was published. */
export const refusalOf = (error: unknown): string =>
  changedIn(error)
    ? textOf('publish.changedSince')
    : (twiceIn(error, 'publish') ?? closedWords(error) ?? messageOf(error))
/** Whether whoever asks what would be told is refused for the same. */
export const isOfPlan = (error: unknown) => isClosed(error) || conflictOf(error) !== undefined
/** Why nothing was taken back. */
export const withdrawalRefusalOf = (error: unknown): string => {
  const refused = refusedIn(error)
  if (changedIn(error)) return textOf('withdraw.changedSince')
  return refused
    ? textOf(`withdraw.not.${refused.reason}`)
    : (twiceIn(error, 'withdraw') ?? closedWords(error) ?? messageOf(error))
}

/** The two shifts of somebody that people would be told of at once. */
const twiceIn = (error: unknown, during: 'publish' | 'withdraw') => {
  const conflict = conflictOf(error)
  if (!conflict) return undefined
  const [one, other] = conflict.facts.shifts.map(({ hospitalId, facilityName, startsAt, endsAt, timeZone }) =>
    joined([
      longTimes(startsAt, endsAt),
      zoneName(timeZone),
      hospitalId === '' ? textOf('publish.elsewhere') : facilityName,
    ]),
  )
  const who = conflict.facts.shifts[0]?.providerName
  return who !== undefined && one !== undefined && other !== undefined
    ? textOf(`${during}.twice`, { who, one, other })
    : textOf(`${during}.twiceGone`)
}
