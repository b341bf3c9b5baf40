import { setImmediate as breath } from 'node:timers/promises'
import { dayNumber } from '@onward/scheduling'
import { bucketOf, compareBuckets, judge, pointsOf, type CandidateBucket } from '@onward/scheduling/judge'
import type { PersonAsked } from './candidates.queries.ts'
import { judgeCandidates, type Asked, type JudgedCandidate } from './judge-candidates.ts'

/** So many people are judged in one go, fewer where fewer are wanted: others are answered in between. */
const AT_ONCE = 50
const MORE_THAN_WANTED = 5

type Ranked = { person: PersonAsked; points: number; place: number; bucket: CandidateBucket }
export type Placed = JudgedCandidate & { person: PersonAsked }

const byRank = (one: Ranked, other: Ranked) =>
  compareBuckets(one.bucket, other.bucket) || one.points - other.points || one.place - other.place

/** What rules of notice say of the slot, whoever takes it on: with no scope they need to know nothing of anybody. */
const saidOfAll = ({ rules, ground, slot }: Asked, { from, to }: { from: string; to: string }) => {
  const nobody = { providerId: '', specialtyIds: [], hospitalIds: [], contracts: [], credentials: [], leave: [] }
  const range = { from: dayNumber(from), to: dayNumber(to) }
  const situation = { ...ground, holidays: new Map(), people: [{ ...nobody, shifts: [slot] }], range }
  const ofAll = rules.filter(({ kind, scope = {} }) => kind === 'notice' && Object.keys(scope).length === 0)
  return judge(situation, ofAll, new Set([slot.shiftId]))
}

/**
 * The first so many people for a slot, the best first, as if all had been judged: what is known of somebody without the rules
 * puts them in the best bucket that they can have, and rules only make it worse. So whoever comes first and has been judged
 * is first, and of two thousand people those alone are judged who may be on the page.
 */
export const rankCandidates = async (
  asked: Asked,
  days: { from: string; to: string },
  people: readonly PersonAsked[],
  { wanted, slotMinutes }: { wanted: number; slotMinutes: number },
): Promise<{ placed: Placed[]; places: ReadonlyMap<string, string> }> => {
  const saidOfEach = saidOfAll(asked, days)
  let waiting = people
    .map((person, place): Ranked => {
      return { person, points: pointsOf(person, slotMinutes), place, bucket: bucketOf(person, saidOfEach, false) }
    })
    .sort(byRank)
  const known = new Map<string, JudgedCandidate>()
  const places = new Map<string, string>()
  const placed: Placed[] = []
  while (placed.length < wanted && waiting.length > 0) {
    const next = waiting.findIndex(({ person }) => !known.has(person.providerId))
    for (const { person } of waiting.splice(0, next === -1 ? waiting.length : next)) {
      const judged = known.get(person.providerId)
      if (judged) placed.push({ person, ...judged })
    }
    if (placed.length >= wanted || waiting.length === 0) break
    const count = Math.min(AT_ONCE, wanted - placed.length + MORE_THAN_WANTED)
    const some = waiting.filter(({ person }) => !known.has(person.providerId)).slice(0, count)
    const found = await judgeCandidates(
      asked,
      days,
      some.map(({ person }) => person),
    )
    for (const [id, judged] of found.judged) known.set(id, judged)
    for (const [id, hospitalId] of found.places) places.set(id, hospitalId)
    waiting = waiting
      .map((one) => ({ ...one, bucket: known.get(one.person.providerId)?.bucket ?? one.bucket }))
      .sort(byRank)
    await breath()
  }
  return { placed: placed.slice(0, wanted), places }
}
