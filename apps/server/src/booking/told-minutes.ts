import type { MinutesOnDates } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { Shifts } from './published-diffs.ts'
import { isWithin, type Scope } from './scope.ts'
import type { ToldAssignment } from './shown-shifts.ts'

type Of = { accountId: number; scope?: Scope; from: string; to: string }

/** Elapsed minutes of what each of these people has been told of on the dates, where the reader plans; who is told of nothing has none. */
export const knownMinutes = async (trx: Db, { accountId, scope, from, to }: Of, providerIds: readonly string[]) => {
  const { rows } = await sql<{ providerId: string; minutes: number }>`
    select provider_id as "providerId", (sum(extract(epoch from upper(during) - lower(during))) / 60)::integer as minutes
    from told_assignment
    where account_id = ${accountId} and provider_id = any(${[...providerIds]}::text[]) and status = 'confirmed'
      and scheduled_date between ${from}::date and ${to}::date
      ${scope ? sql`and hospital_id = any(${scope}::text[])` : sql``}
    group by provider_id`.execute(trx)
  return new Map(rows.map(({ providerId, minutes }) => [providerId, minutes]))
}

/**
 * What the shifts of these people on the dates come to, as they know them and as they will once they are told what has become of
 * some.
 */
export const minutesOnDates = (
  of: Of,
  known: ReadonlyMap<string, number>,
  providerIds: readonly string[],
  { before, after, ids }: { before: Shifts; after: Shifts; ids: readonly number[] },
): MinutesOnDates => {
  const then = new Map(known)
  const add = (shift: ToldAssignment | undefined, times: 1 | -1) => {
    if (!shift || shift.providerId === null || !isWithin(of.scope, shift.hospitalId)) return
    if (shift.scheduledDate < of.from || shift.scheduledDate > of.to) return
    then.set(shift.providerId, (then.get(shift.providerId) ?? 0) + times * shift.elapsedMinutes)
  }
  for (const id of ids) {
    add(before.get(id), -1)
    add(after.get(id), 1)
  }
  const minutesOf = (providerId: string) => ({
    providerId,
    before: known.get(providerId) ?? 0,
    after: then.get(providerId) ?? 0,
  })
  return { from: of.from, to: of.to, people: providerIds.map(minutesOf) }
}
