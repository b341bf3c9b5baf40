import type { Verdict as Told, VerdictNames } from '@onward/contract'
import {
  holidaysOf,
  judgeProposal,
  worstOfEach,
  type JudgedShift,
  type Rule,
  type Situation,
  type Verdict,
} from '@onward/scheduling/judge'
import { rulesInForce } from '#server/booking/rules.ts'
import { judgedOf } from '#server/booking/judged-people.ts'
import { canBeJudged, groundOf, situationOf } from '#server/booking/situation.ts'
import { shownVerdicts } from '#server/booking/verdicts.ts'
import type { ShiftRow } from '#server/booking/changes.ts'
import type { Db } from '#server/db.ts'
import type { Turns } from './turns.ts'

/** So many people are judged in one go: others are answered in between. */
const AT_ONCE = 50
/** So much is told one by one. */
const LISTED = 1_000

type Row = ShiftRow & { line: number; assignmentId?: number }
/** What a rule says of a person by a file: that by which it fails most, and a line that has to do with it. */
export type Met<R> = { row: R; verdict: Told; isBlocked: boolean }

/** A row as the judge sees it. What a file does not say of a shift that it changes stays as it is. */
const judgedRow = (row: Row, stored: JudgedShift | undefined): JudgedShift | undefined => {
  const { providerId } = row
  if (providerId === null) return undefined
  const { shiftTypeId = row.shiftType, specialtyId = stored?.specialtyId ?? null } = row
  const judged = judgedOf({ ...row, providerId, shiftTypeId, specialtyId, assignmentId: row.assignmentId ?? 0 })
  return { ...judged, shiftId: idOf(row) }
}
const idOf = ({ line, assignmentId }: Row) => (assignmentId === undefined ? `new:${line}` : String(assignmentId))

/** What is stored of some people with what a file does to it. */
const withRows = (
  stored: Situation,
  rowsOf: ReadonlyMap<string | null, readonly Row[]>,
  changed: ReadonlySet<string>,
) => {
  const before = stored.people.flatMap(({ shifts }) => shifts)
  const byId = new Map(before.map((shift) => [shift.shiftId, shift]))
  const people = stored.people.map((person) => ({
    ...person,
    shifts: [
      ...person.shifts.filter(({ shiftId }) => !changed.has(shiftId)),
      ...(rowsOf.get(person.providerId) ?? []).flatMap((row) => judgedRow(row, byId.get(idOf(row))) ?? []),
    ],
  }))
  return { ...stored, people, dropped: before.filter(({ shiftId }) => changed.has(shiftId)) }
}

type Asked<R> = {
  rows: readonly R[]
  /** Whose shifts the changed ones are so far. */
  owners: Iterable<string>
  now: Date
}

/**
 * What the rules say of the rows of a file, by rule and person, the first thousand; of a shift that has begun by the file's own
 * times nothing is blocked, for nobody can work it otherwise any more. Judged by what is stored while it is looked at.
 */
export const judgeRows = async <R extends Row>(
  db: Db,
  accountId: number,
  { rows, owners, now }: Asked<R>,
  turns: Turns,
): Promise<{ met: Met<R>[]; names: VerdictNames | undefined }> => {
  const rules: readonly Rule[] = await rulesInForce(db, accountId)
  const dates = rows.flatMap(({ startsAt, endsAt }) => [startsAt.slice(0, 10), endsAt.slice(0, 10)]).sort()
  const days = { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
  if (rules.length === 0 || rows.length === 0 || !canBeJudged(days)) return { met: [], names: undefined }
  const ground = await groundOf(db, accountId)
  const rowsOf = Map.groupBy<string | null, R>(rows, ({ providerId }) => providerId)
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const changed = new Set(rows.flatMap((row) => (row.assignmentId === undefined ? [] : idOf(row))))
  const people = [...new Set([...owners, ...rows.flatMap(({ providerId }) => providerId ?? [])])]
  const found: { verdict: Verdict; row: R; isBlocked: boolean }[] = []
  for await (const some of turns.slices(people, () => AT_ONCE)) {
    const stored = await situationOf(db, accountId, some, days, rules, ground)
    const situation = withRows(stored, rowsOf, changed)
    const places = situation.people.flatMap(({ shifts }) => shifts).map(({ hospitalId }) => hospitalId)
    const asked = new Set(some)
    const verdicts = judgeProposal(
      { ...situation, holidays: holidaysOf(ground.holidays, places) },
      rules,
      new Set(byId.keys()),
    ).filter(({ providerId }) => asked.has(providerId))
    for (const verdict of worstOfEach(verdicts)) {
      const own = verdict.shiftIds.flatMap((id) => byId.get(id) ?? [])
      const ahead = own.find(({ start }) => Date.parse(start) > now.getTime())
      const row = ahead ?? own[0] ?? rowsOf.get(verdict.providerId)?.[0]
      if (row) found.push({ verdict, row, isBlocked: verdict.severity === 'block' && ahead !== undefined })
    }
  }
  const listed = found.sort((a, b) => Number(b.isBlocked) - Number(a.isBlocked)).slice(0, LISTED)
  const shown = await shownVerdicts(
    db,
    accountId,
    listed.map(({ verdict }) => verdict),
  )
  const met = listed.flatMap(({ row, isBlocked }, at) => {
    const verdict = shown.verdicts[at]
    return verdict ? [{ row, isBlocked, verdict }] : []
  })
  return { met, names: met.length > 0 ? shown.names : undefined }
}
