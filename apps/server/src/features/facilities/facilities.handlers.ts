import { randomUUID } from 'node:crypto'
import { ApiError, wrongField, type facilities, type Handlers, type Keep } from '@onward/contract'
import { today, wrongZone, zoneSpelled } from '@onward/scheduling/zoned'
import { recordChange, type Author } from '#server/audit.ts'
import { takePeopleToBook } from '#server/booking/people.ts'
import { astray, CannotKeep, mend, shiftsAhead, type ShiftAhead } from '#server/booking/zone-rules.ts'
import { isWithin } from '#server/booking/scope.ts'
import { given } from '#server/booking/changes.ts'
import { authorOf, scopeOf, signedIn, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { isUniqueViolation } from '#server/db-errors.ts'
import { differing } from '#server/differing.ts'
import { createOnce } from '#server/idempotent.ts'
import { sortName } from '#server/names.ts'
import {
  draftsUntil,
  facilityByCode,
  facilityById,
  insertFacility,
  searchFacilities,
  shiftsLeft,
  takeFacility,
  updateFacility,
} from './facilities.queries.ts'
import { cannotKeep, newer, noFacility, stillDrafts, stillScheduled, taken, undecided } from './facilities.refusals.ts'

export const facilitiesHandlers: Handlers<typeof facilities, Context> = {
  listFacilities: (search, context) => searchFacilities(context.db, { ...search, ...whoseOf(context) }),

  readFacility: async ({ hospitalId }, context) => {
    const { accountId, scope } = whoseOf(context)
    const facility = await facilityById(context.db, accountId, hospitalId)
    if (!facility || !isWithin(scope, hospitalId)) throw noFacility()
    return { facility }
  },

  createFacility: async (row, context) => {
    const author = authorOf(context)
    const {
      hospitalId = randomUUID(),
      facilityName,
      code = '',
      city = null,
      state = null,
      tone = null,
      publishedUntil = null,
    } = row
    const timeZone = zoneOf(row.timeZone)
    const written = {
      hospitalId,
      facilityName,
      sortName: sortName(facilityName),
      timeZone,
      code,
      city,
      state,
      tone,
      publishedUntil,
    }
    return createOnce(context, 'createFacility', row, async (trx) => {
      const facility = await insertFacility(trx, author.accountId, written)
      await recordChange(trx, author, {
        action: 'facility.created',
        objectId: hospitalId,
        before: undefined,
        after: facility,
      })
      return { facility }
    }).catch(whoHas(context.db, author.accountId, { code, hospitalId }))
  },

  changeFacility: async ({ hospitalId, version, keep, ...asked }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    const { facilityName, code } = asked
    const timeZone = asked.timeZone === undefined ? undefined : zoneOf(asked.timeZone)
    const to = given({ ...asked, timeZone })
    const work = async (trx: Db) => {
      const seen = await facilityById(trx, accountId, hospitalId)
      const isMoved = seen !== undefined && timeZone !== undefined && timeZone !== seen.timeZone
      const ahead = isMoved ? await aheadOf(trx, accountId, context.now(), hospitalId) : []
      // People before places, as bookings take them.
      await takePeopleToBook(
        trx,
        accountId,
        ahead.flatMap(({ providerId }) => providerId ?? []),
      )
      const before = await taking(trx, accountId, hospitalId, version)
      if (ahead.length > 0 && keep === undefined) throw undecided(ahead)
      if (Object.keys(differing(before, to)).length === 0) return { facility: before }
      if (to.publishedUntil !== undefined) await assertTold(trx, accountId, hospitalId, to.publishedUntil)
      const named = facilityName === undefined ? {} : { sortName: sortName(facilityName) }
      const facility = await updateFacility(trx, accountId, hospitalId, {
        ...to,
        ...named,
        ...(to.isActive && { closedOn: null }),
      })
      await recordChange(trx, author, {
        action: 'facility.changed',
        objectId: hospitalId,
        before: before,
        after: facility,
      })
      if (isMoved) await move(trx, author, context.now(), hospitalId, keep)
      return { facility }
    }
    return context.db
      .transaction()
      .execute(work)
      .catch(whoHas(context.db, accountId, { code, hospitalId }))
  },

  closeFacility: async ({ hospitalId, version }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    return context.db.transaction().execute(async (trx) => {
      const before = await taking(trx, accountId, hospitalId, version)
      if (!before.isActive) return { facility: before }
      const left = await shiftsLeft(trx, accountId, context.now(), hospitalId)
      if (left.length > 0) throw stillScheduled(left)
      const facility = await updateFacility(trx, accountId, hospitalId, {
        isActive: false,
        closedOn: today(context.now(), before.timeZone),
      })
      await recordChange(trx, author, {
        action: 'facility.closed',
        objectId: hospitalId,
        before: before,
        after: facility,
      })
      return { facility }
    })
  },
}

/** Nobody is told of a draft by a date alone: what it would take in is published first. */
const assertTold = async (trx: Db, accountId: number, hospitalId: string, until: string | null) => {
  const total = await draftsUntil(trx, accountId, hospitalId, until)
  if (total > 0) throw stillDrafts(total)
}

/** Whose facilities, and which of them: a scheduler's own. */
const whoseOf = (context: Context) => {
  const user = signedIn(context)
  return { accountId: user.accountId, scope: scopeOf(user) }
}

const zoneOf = (timeZone: string) => {
  const wrong = wrongZone(timeZone)
  if (wrong !== undefined) throw wrongField('timeZone', wrong)
  return zoneSpelled(timeZone)
}

/** The row as the writer saw it. */
const taking = async (trx: Db, accountId: number, hospitalId: string, version: number) => {
  const facility = await takeFacility(trx, accountId, hospitalId)
  if (!facility) throw noFacility()
  if (facility.version !== version) throw newer(facility)
  return facility
}

const aheadOf = async (db: Db, accountId: number, now: Date, hospitalId: string) => {
  const found: ShiftAhead[] = []
  for await (const page of shiftsAhead(db, accountId, now, [hospitalId])) found.push(...page)
  return found
}

/** Writes the shifts ahead anew, once their facility has another zone. */
const move = async (trx: Db, author: Author, now: Date, hospitalId: string, keep: Keep | undefined) => {
  const shifts = await astray(trx, author.accountId, now, [hospitalId])
  if (shifts.length === 0) return
  // Booked between the first look and the taking of the facility.
  if (keep === undefined) throw undecided(shifts)
  try {
    await mend(trx, author, shifts, keep)
  } catch (error) {
    // The booking's own words; its facts are those of a booking.
    if (error instanceof CannotKeep || (error instanceof ApiError && error.status === 409))
      throw cannotKeep(error.message)
    throw error
  }
}

/** What is refused for a code or an id that is taken says by whom. */
const whoHas =
  (db: Db, accountId: number, { code, hospitalId }: { code: string | undefined; hospitalId: string }) =>
  async (error: unknown): Promise<never> => {
    if (!isUniqueViolation(error)) throw error
    const owner = code ? await facilityByCode(db, accountId, code) : undefined
    if (owner && owner.hospitalId !== hospitalId) throw taken('code', owner)
    const same = await facilityById(db, accountId, hospitalId)
    throw same ? taken('hospitalId', same) : error
  }
