/** What the rules will say of changes, before anybody is asked: for a page, by what `GET /api/situation` told it. */
import { holidaysOf } from '../judge/holidays.ts'
import { judgeProposal } from '../judge/judge-proposal.ts'
import { ruleOf, type StoredRule } from '../judge/rules.ts'
import { startDay, type JudgedShift, type Situation } from '../judge/situation.ts'
import type { Verdict } from '../judge/verdict.ts'
import { judgedShift, type StoredShift } from '../judged-shift.ts'
import { resolveShift, ShiftError } from '../resolve-shift.ts'

/** What is known of some people: their shifts before the changes, and what they are judged on. */
export type Known = Pick<Situation, 'people' | 'requirements' | 'weekStartsOn'> & {
  holidays: Parameters<typeof holidaysOf>[0]
  rules: readonly StoredRule[]
}

/** A shift as people write it; nobody's has no provider. */
export type WrittenShift = Pick<
  StoredShift,
  'hospitalId' | 'shiftTypeId' | 'partOfDay' | 'specialtyId' | 'startsAt' | 'endsAt' | 'timeZone'
> & { providerId: string | null }

/** One change of a proposal: `to` is the whole shift as it would be, null where it would be none. */
export type Foreseen = { shiftId: string | null; to: WrittenShift | null }

const DAY = 1440

/** As the judge sees it; undefined of nobody's, and of times that cannot be. */
export const asJudged = (shift: WrittenShift, shiftId: string): JudgedShift | undefined => {
  const { providerId } = shift
  if (providerId === null) return undefined
  try {
    const { start, end } = resolveShift(shift)
    const { hospitalId, shiftTypeId, partOfDay, specialtyId, startsAt, endsAt, timeZone } = shift
    const kept = { shiftId, providerId, hospitalId, shiftTypeId, partOfDay, specialtyId }
    return judgedShift({ ...kept, startsAt, endsAt, timeZone, start, end })
  } catch (error) {
    if (error instanceof ShiftError) return undefined
    throw error
  }
}

const isSame = (one: JudgedShift, other: JudgedShift) =>
  one.providerId === other.providerId &&
  one.hospitalId === other.hospitalId &&
  one.shiftTypeId === other.shiftTypeId &&
  one.specialtyId === other.specialtyId &&
  one.start === other.start &&
  one.end === other.end

/**
 * What the rules say of changes, as the server will where nobody has changed anything meanwhile: the same function judges. A new
 * shift is called by the place of its change, `new:0`.
 * @param now in elapsed minutes since 1970
 * @returns undefined where it cannot be told: somebody is not known, or times cannot be
 */
export const foresee = (known: Known, changes: readonly Foreseen[], now: number): readonly Verdict[] | undefined => {
  const stood = new Map(known.people.flatMap(({ shifts }) => shifts.map((shift) => [shift.shiftId, shift])))
  const people = new Set(known.people.map(({ providerId }) => providerId))
  const moved = new Map<string, JudgedShift | undefined>()
  for (const [at, { shiftId, to }] of changes.entries()) {
    const id = shiftId ?? `new:${at}`
    const after = to === null ? undefined : asJudged(to, id)
    if (to !== null && to.providerId !== null && (!after || !people.has(to.providerId))) return undefined
    const before = stood.get(id)
    if (!before || !after || !isSame(before, after)) moved.set(id, after)
  }
  const dropped = [...moved.keys()].flatMap((id) => stood.get(id) ?? [])
  const added = [...moved.values()].filter((shift) => shift !== undefined)
  const all = [...added, ...dropped]
  if (all.length === 0) return []
  const { requirements, weekStartsOn } = known
  const situation: Situation = {
    people: known.people.map((person) => ({
      ...person,
      shifts: [
        ...person.shifts.filter(({ shiftId }) => !moved.has(shiftId)),
        ...added.filter(({ providerId }) => providerId === person.providerId),
      ],
    })),
    requirements,
    weekStartsOn,
    now,
    holidays: holidaysOf(
      known.holidays,
      [...all, ...known.people.flatMap(({ shifts }) => shifts)].map(({ hospitalId }) => hospitalId),
    ),
    range: {
      from: Math.min(...all.map(startDay)),
      to: Math.max(...all.map(({ wallEnd }) => Math.floor(wallEnd / DAY))),
    },
    dropped,
  }
  return judgeProposal(situation, known.rules.map(ruleOf), new Set(moved.keys()))
}
