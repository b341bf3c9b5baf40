import type { KindName } from '../judge/kinds/all-kinds.ts'
import type { Verdict } from '../judge/verdict.ts'

/** How well somebody suits a slot, the best first. Whoever is in more than one is in the last of them. */
export const candidateBuckets = [
  /** Nothing speaks against it. */
  'free',
  /** They would be at a limit, or close to it, or a rule has something to say. */
  'nearLimit',
  /** A rule warns. */
  'needsOverride',
  /** A rule refuses it, other than those below. */
  'blocked',
  'onLeave',
  'bookedElsewhere',
  /** What the slot asks for they do not have: specialty, credential or facility. */
  'notQualified',
  /** They are not scheduled any more, or not that late. */
  'inactive',
] as const
export type CandidateBucket = (typeof candidateBuckets)[number]

/** What is known of somebody and a slot beside the rules. */
export type CandidateFacts = {
  /** They are scheduled, and on the slot's day still. */
  isActive: boolean
  /** They have the specialty that the slot asks for. */
  isTrained: boolean
  isBooked: boolean
  isOnLeave: boolean
}

const QUALIFYING: ReadonlySet<KindName> = new Set(['credential', 'specialty', 'homeFacility'])

const bucketOfVerdict = ({ severity, kind }: Pick<Verdict, 'severity' | 'kind'>): CandidateBucket => {
  if (severity === 'inform') return 'nearLimit'
  if (severity === 'warn') return 'needsOverride'
  if (QUALIFYING.has(kind)) return 'notQualified'
  return kind === 'leaveOverlap' ? 'onLeave' : 'blocked'
}

/** Whether somebody in the one bucket suits better, less than 0, or worse than in the other. */
export const compareBuckets = (one: CandidateBucket, other: CandidateBucket): number =>
  candidateBuckets.indexOf(one) - candidateBuckets.indexOf(other)

/**
 * The bucket of somebody for a slot, by what is known of them and what the rules say of them with the slot.
 * @param isNear whether they would be at a limit or close to it
 */
export const bucketOf = (
  { isActive, isTrained, isBooked, isOnLeave }: CandidateFacts,
  verdicts: readonly Pick<Verdict, 'severity' | 'kind'>[],
  isNear: boolean,
): CandidateBucket => {
  const all: CandidateBucket[] = verdicts.map(bucketOfVerdict)
  if (isNear) all.push('nearLimit')
  if (isOnLeave) all.push('onLeave')
  if (isBooked) all.push('bookedElsewhere')
  if (!isTrained) all.push('notQualified')
  if (!isActive) all.push('inactive')
  return all.reduce((worst, one) => (compareBuckets(one, worst) > 0 ? one : worst), 'free')
}
