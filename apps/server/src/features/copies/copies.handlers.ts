import { ApiError, MOST_COPIED_DAYS, MOST_ROLLED_OUT, wrongField, type copies, type Handlers } from '@onward/contract'
import { addDaysToWall, daysBetween } from '@onward/scheduling'
import { onlyKnown } from '#server/booking/only-known.ts'
import { placesWithin } from '#server/booking/places-within.ts'
import { LATEST, rollOut } from '#server/booking/roll-out.ts'
import { authorOf, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { createOnce } from '#server/idempotent.ts'
import { tried } from '#server/tried.ts'
import { shiftsToCopy } from './copies.queries.ts'

const NOBODY = { providerId: null, providerName: null }

export const copiesHandlers: Handlers<typeof copies, Context> = {
  /**
   * A copy has the facility, type, wall times and specialty of a shift, and its person unless all are to be open. A note speaks
   * of its own day, and stays there.
   */
  copyShifts: async ({ dryRun, ...asked }, context) => {
    const { from, to, target, as, providerIds } = asked
    if (to < from) throw wrongField('to', 'must not be before from')
    if (daysBetween(from, to) >= MOST_COPIED_DAYS)
      throw wrongField('to', `must not make it more than ${MOST_COPIED_DAYS} days`)
    if (target > LATEST) throw wrongField('target', `must not be after ${LATEST}`)
    const days = daysBetween(from, target)
    if (days === 0) throw wrongField('target', 'must be another day than from')
    const author = authorOf(context)
    const { accountId } = author
    const hospitalIds = placesWithin(author.scope, asked.hospitalIds)
    const work = async (trx: Db) => {
      await onlyKnown(trx, accountId, asked)
      const shifts = await shiftsToCopy(trx, { accountId, from, to, hospitalIds, providerIds, most: MOST_ROLLED_OUT })
      if (shifts.length > MOST_ROLLED_OUT)
        throw new ApiError(422, {
          message: `These are more than ${MOST_ROLLED_OUT} shifts: copy fewer days or facilities at once`,
        })
      const { report } = await rollOut(
        trx,
        author,
        shifts.map((shift) => ({
          ...shift,
          startsAt: addDaysToWall(shift.startsAt, days),
          endsAt: addDaysToWall(shift.endsAt, days),
          ...(as === 'open' && NOBODY),
        })),
      )
      return report
    }
    if (!dryRun) return createOnce(context, 'copyShifts', asked, work)
    return { ...(await tried(context.db, work)), batchId: null }
  },
}
