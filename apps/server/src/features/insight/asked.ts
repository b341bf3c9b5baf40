import { MOST_INSIGHT_DAYS, wrongField } from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import type { Logger } from 'pino'
import { isWithin } from '#server/booking/scope.ts'
import { scopeOf, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import type { Places, Range } from './insight.queries.ts'

/** Who asks, about which facilities, and as of when. */
export type Asked = {
  db: Db
  accountId: number
  /** Those that were named, of those that are theirs. */
  places: Places
  /** Where they plan, whatever was named: what somebody works there counts for their week. */
  scope: Places
  /** Milliseconds since 1970. */
  now: number
  specialtyId: string | undefined
  /** Of these shift types alone, and of these people; undefined is of all. */
  shiftTypeIds: ReadonlySet<string> | undefined
  providerIds: ReadonlySet<string> | undefined
  /** Of what people were told, and not of what is planned. */
  isTold?: true
  /** Told of what an answer does not depend on. */
  log: Pick<Logger, 'warn'>
}
type Input = {
  hospitalId?: string[] | undefined
  specialtyId?: string | undefined
  asOf?: string | undefined
  shiftTypeIds?: string[] | undefined
  providerIds?: string[] | undefined
}

/** A scheduler is answered about their facilities alone, whatever they ask for. */
export const askedOf = (context: Context, input: Input): Asked => {
  const { hospitalId, specialtyId, asOf, shiftTypeIds, providerIds } = input
  const user = signedIn(context)
  const scope = scopeOf(user)
  const places = scope && hospitalId ? hospitalId.filter((id) => isWithin(scope, id)) : (hospitalId ?? scope)
  const now = asOf === undefined ? context.now().getTime() : momentIn('asOf', asOf)
  return {
    db: context.db,
    accountId: user.accountId,
    places,
    scope,
    now,
    specialtyId,
    shiftTypeIds: shiftTypeIds && new Set(shiftTypeIds),
    providerIds: providerIds && new Set(providerIds),
    log: context.log,
  }
}

/** Whether a shift is at a facility that is asked for. */
export const isHere = ({ places }: Asked, { hospitalId }: { hospitalId: string }) => isWithin(places, hospitalId)
/** Whether a shift, or a place that is needed, is of a type that is asked for. */
export const isOfType = ({ shiftTypeIds }: Asked, { shiftTypeId }: { shiftTypeId: string }) =>
  shiftTypeIds?.has(shiftTypeId) ?? true
/** Whether somebody is one of those who are asked for. */
export const isOfPeople = ({ providerIds }: Asked, { providerId }: { providerId: string }) =>
  providerIds?.has(providerId) ?? true

/**
 * Milliseconds since 1970.
 * @throws ApiError 400 for a text that has the form of a moment and is none, or is at the edge of the calendar
 */
export const momentIn = (field: string, text: string): number => {
  const moment = Date.parse(text)
  if (!(moment >= EARLIEST && moment < LATEST)) throw wrongField(field, 'must be a moment of the years 3 to 9997')
  return moment
}
const EARLIEST = Date.parse('0003-01-01T00:00:00Z')
const LATEST = Date.parse('9998-01-01T00:00:00Z')

/** @throws ApiError 400 for dates that are backward, too many, or at the edge of the calendar */
export const assertRange = ({ from, to }: Range) => {
  const days = daysBetween(from, to)
  if (days < 0) throw wrongField('to', 'must not be before from')
  if (days >= MOST_INSIGHT_DAYS) throw wrongField('to', `must be within ${MOST_INSIGHT_DAYS} days from the first one`)
  if (from < '0003-01-01') throw wrongField('from', 'must be of the years 3 to 9997')
  if (to >= '9998-01-01') throw wrongField('to', 'must be of the years 3 to 9997')
}
