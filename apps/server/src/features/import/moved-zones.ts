import { ApiError, type Doubt } from '@onward/contract'
import type { Author } from '#server/audit.ts'
import {
  astray,
  CannotKeep,
  mend,
  momentsOf,
  shiftsAhead,
  told,
  wallKept,
  type Keep,
} from '#server/booking/zone-rules.ts'
import type { Db } from '#server/db.ts'
import type { FacilityRow } from './facilities.ts'
import { zonesOf } from './people-and-places.queries.ts'
import { createReport, refusedAt } from './refused.ts'
import type { Placed } from './unique.ts'

type Settings = { keep: Keep | undefined; now: Date; column: string }

/**
 * What a file that corrects the zones of facilities does to the shifts that stand there ahead: whether they stay at their wall
 * times or at their moments is the sender's choice.
 */
export const movedZones = (author: Author, rows: readonly Placed<FacilityRow>[], { keep, now, column }: Settings) => {
  const { accountId } = author
  const moved = async (db: Db) => {
    const given = rows.filter(({ isGuess }) => !isGuess)
    const kept = await zonesOf(db, accountId, given)
    return new Map(
      given.flatMap((row) => {
        const from = kept.get(row.hospitalId)
        return from === undefined || from === row.timeZone ? [] : [[row.hospitalId, { row, from }]]
      }),
    )
  }

  /**
   * The shifts, with what becomes of each.
   * @throws ImportRefused listing them as long as nothing is chosen
   */
  const ask = async (db: Db): Promise<Doubt[]> => {
    const places = await moved(db)
    if (places.size === 0) return []
    const report = createReport()
    const doubtful: Doubt[] = []
    for await (const page of shiftsAhead(db, accountId, now, [...places.keys()]))
      for (const shift of page) {
        const place = places.get(shift.hospitalId)
        if (!place) continue
        const { row, from } = place
        const there = { ...shift, zone: row.timeZone }
        if (keep === undefined) {
          const choice = `say keep=wall if it stays at these wall times, keep=instants if it stays at its moments`
          const reason = `The zone of ${row.facilityName} was ${from}, and ${told(shift)} is ahead: ${choice}`
          const { providerName, startsAt } = shift
          // An empty name is an open shift's.
          const facts = { facility: row.facilityName, from, name: providerName ?? '', startsAt }
          report.bad(row.line, column, { reason, code: 'ahead', facts })
        } else
          try {
            doubtful.push({
              line: row.line,
              column,
              reason: becomes(there, keep),
              code: 'moved',
              shift: {
                providerId: shift.providerId,
                providerName: shift.providerName,
                hospitalId: shift.hospitalId,
                facilityName: row.facilityName,
                startsAt: shift.startsAt,
              },
            })
          } catch (error) {
            if (!(error instanceof CannotKeep)) throw error
            report.bad(row.line, column, error.message)
          }
      }
    report.done()
    return doubtful
  }

  /** Writes them anew, once the facilities have their zones. */
  const write = async (trx: Db, ids: readonly string[]) => {
    const shifts = ids.length === 0 ? [] : await astray(trx, accountId, now, ids)
    if (shifts.length === 0) return
    // Somebody booked since the question was asked: the next look asks again.
    if (keep === undefined) throw new ApiError(409, { message: 'A shift was booked meanwhile' })
    try {
      await mend(trx, author, shifts, keep)
    } catch (error) {
      const line = rows.find(({ hospitalId }) => hospitalId === shifts[0]?.hospitalId)?.line ?? 1
      if (isInTheWay(error)) throw refusedAt(line, `With keep=${keep} ${error.message}`)
      throw error
    }
  }
  return { ask, moved, write }
}

const becomes = (shift: Parameters<typeof wallKept>[0], keep: Keep) => {
  const { startsAt, endsAt } = wallKept(shift, keep)
  if (keep === 'wall')
    return `${told(shift)} stays at these wall times, and begins at ${momentsOf(shift)?.start}, not ${shift.start}`
  return `${told(shift)} stays at its moments: the clock there shows ${startsAt.replace('T', ' ')} to ${endsAt.replace('T', ' ')}`
}

/** A refusal that names what is in the way, and not only that somebody was quicker. */
const isInTheWay = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status === 409 &&
  typeof error.body === 'object' &&
  error.body !== null &&
  'facts' in error.body &&
  typeof error.body.facts === 'object' &&
  error.body.facts !== null &&
  'wanted' in error.body.facts &&
  error.body.facts.wanted !== null
