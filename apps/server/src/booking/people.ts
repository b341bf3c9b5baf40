import { peopleFor } from '@onward/scheduling/judge'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { rulesInForce } from './rules.ts'
import { mayWorkWithin, type Scope } from './scope.ts'

export type Person = {
  providerId: string
  providerName: string
  isActive: boolean
  /** The last date on which a shift of theirs may begin. */
  lastDay: string | null
}

/**
 * Takes the rows of these people, so that whoever else books for one of them waits until we are done. In the order of their
 * ids, so that two who want the same people do not wait for each other; and as a statement of its own, because only the
 * next one sees what was committed while this one waited.
 * @returns those of them who may work within the scope
 */
export const takePeople = async (trx: Db, accountId: number, ids: Iterable<string>, scope?: Scope) => {
  const { rows } = await sql<Person & { isWithin: boolean }>`
    select provider_id as "providerId", provider_name as "providerName", is_active as "isActive",
      last_day as "lastDay", ${mayWorkWithin(scope, sql`provider`)} as "isWithin"
    from provider where account_id = ${accountId} and provider_id = any(${[...new Set(ids)]}::text[])
    order by provider_id
    for no key update`.execute(trx)
  return new Map(rows.flatMap(({ isWithin, ...person }) => (isWithin ? [[person.providerId, person]] : [])))
}

/**
 * The same with everybody whom the rules pair with them, for who looks first and books then: a booking takes all of these, and
 * whoever has some of them already would wait for the others in an order of their own.
 */
export const takePeopleToBook = async (trx: Db, accountId: number, ids: Iterable<string>, scope?: Scope) =>
  takePeople(trx, accountId, peopleFor(await rulesInForce(trx, accountId), [...ids]), scope)

/** Whose shifts and leave these are; an open shift is nobody's. */
export const ownersOf = async (
  trx: Db,
  accountId: number,
  shiftIds: readonly number[],
  leaveIds: readonly number[],
) => {
  if (shiftIds.length + leaveIds.length === 0) return []
  const { rows } = await sql<{ providerId: string }>`
    select provider_id as "providerId" from assignment
    where account_id = ${accountId} and assignment_id = any(${shiftIds}::bigint[]) and provider_id is not null
    union
    select provider_id from leave
    where account_id = ${accountId} and leave_id = any(${leaveIds}::bigint[])`.execute(trx)
  return rows.map(({ providerId }) => providerId)
}
