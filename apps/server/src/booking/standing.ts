import { setImmediate as breath } from 'node:timers/promises'
import { ApiError, MOST_VIOLATIONS } from '@onward/contract'
import type { LocalDate } from '@onward/scheduling'
import { judge, type Rule, type Verdict } from '@onward/scheduling/judge'
import { chunks } from '#server/chunks.ts'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { groundOf, situationOf } from './situation.ts'

/** So many people are judged in one go: others are answered in between. */
const AT_ONCE = 50

/** What stands against a rule, and the facilities of the shifts that it met. */
export type Standing = { verdict: Verdict; hospitalIds: readonly string[] }

type Asked = {
  days: { from: LocalDate; to: LocalDate }
  rules: readonly Rule[]
  /** Of one person alone, or of some. */
  providerId?: string | undefined
  providerIds?: readonly string[]
  /** Ends the work when whoever asked has left. */
  signal?: AbortSignal
}

/**
 * Everything that stands against some rules on some days, person by person.
 * @throws ApiError 422 where that is more than a server has room for
 */
export const standing = async (
  db: Db,
  accountId: number,
  { days, rules, providerId, providerIds, signal }: Asked,
): Promise<Standing[]> => {
  if (rules.length === 0) return []
  const people = await db
    .selectFrom('provider')
    .where('accountId', '=', accountId)
    .$if(providerId !== undefined, (all) => all.where('providerId', '=', providerId ?? ''))
    .$if(providerIds !== undefined, (all) =>
      all.where('providerId', '=', sql<string>`any(${providerIds ?? []}::text[])`),
    )
    .select('providerId')
    .orderBy('sortName')
    .orderBy('providerId')
    .execute()
  const ground = await groundOf(db, accountId)
  const found: Standing[] = []
  for (const some of chunks(
    people.map((person) => person.providerId),
    AT_ONCE,
  )) {
    const situation = await situationOf(db, accountId, some, days, rules, ground)
    const places = new Map(
      situation.people.flatMap(({ shifts }) => shifts).map(({ shiftId, hospitalId }) => [shiftId, hospitalId]),
    )
    const verdicts = Map.groupBy(judge(situation, rules, 'all'), (verdict) => verdict.providerId)
    for (const verdict of some.flatMap((id) => verdicts.get(id) ?? [])) {
      const hospitalIds = [...new Set(verdict.shiftIds.flatMap((id) => places.get(id) ?? []))]
      found.push({ verdict, hospitalIds })
      if (found.length > MOST_VIOLATIONS)
        throw new ApiError(422, {
          message: `More than ${MOST_VIOLATIONS} things stand against the rules: ask about fewer days`,
        })
    }
    await breath()
    signal?.throwIfAborted()
  }
  return found
}
