import { ApiError, Conflict, type Assignment } from '@onward/contract'
import { sql, type RawBuilder } from 'kysely'
import { safeParse } from 'valibot'

/**
 * Where somebody plans, by the ids of facilities; undefined is everywhere. They see and write what is at those, and the people
 * who may work there.
 */
export type Scope = readonly string[] | undefined

/** Whether something at a facility is theirs to see and to write. */
export const isWithin = (scope: Scope, hospitalId: string) => scope === undefined || scope.includes(hospitalId)

/** Whether a row with an account and a provider, such as `p`, is of somebody who may work within: who has no facilities may anywhere. */
export const mayWorkWithin = (scope: Scope, row: RawBuilder<unknown>) =>
  scope === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(${scope.length > 0} and not exists (
        select from provider_facility o where o.account_id = ${row}.account_id and o.provider_id = ${row}.provider_id)
      or exists (
        select from provider_facility o
        where o.account_id = ${row}.account_id and o.provider_id = ${row}.provider_id and o.hospital_id = any(${scope}::text[])))`

/** What a place that is not theirs is called. */
export const ELSEWHERE = 'another facility'

/** A shift as somebody may read of it who plans at some facilities: of one elsewhere when it is, not where. */
export const shiftWithin = <Shift extends { assignmentId: number | null; hospitalId: string; facilityName: string }>(
  scope: Scope,
  shift: Shift,
): Shift =>
  isWithin(scope, shift.hospitalId) ? shift : { ...shift, assignmentId: null, hospitalId: '', facilityName: ELSEWHERE }

/** A refusal as somebody may read it who plans at some facilities: that a person is busy elsewhere and when, not where. */
export const toldWithin = (scope: Scope, error: unknown): unknown => {
  if (scope === undefined || !(error instanceof ApiError) || error.status !== 409) return error
  const said = safeParse(Conflict, error.body)
  if (!said.success) return error
  const conflict = said.output
  if (conflict.reason !== 'overlap' && conflict.reason !== 'assignments') return error
  const hidden = conflict.facts.shifts.filter(({ hospitalId }) => !isWithin(scope, hospitalId))
  if (hidden.length === 0) return error
  const shifts = conflict.facts.shifts.map((shift) => shiftWithin(scope, shift))
  const message = hidden.reduce((text, { facilityName }) => text.replaceAll(facilityName, ELSEWHERE), error.message)
  return new ApiError(
    409,
    conflict.reason === 'overlap'
      ? {
          ...conflict,
          message,
          facts: { ...conflict.facts, shifts },
          conflicts: conflict.conflicts.filter((one: Assignment) => isWithin(scope, one.hospitalId)),
        }
      : { ...conflict, message, facts: { ...conflict.facts, shifts } },
  )
}
