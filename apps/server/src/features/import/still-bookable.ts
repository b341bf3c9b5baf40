import { takePeople } from '#server/booking/people.ts'
import type { Db } from '#server/db.ts'
import { notFacility, notProvider, worksUntil } from './reasons.ts'
import { createReport } from './refused.ts'

type Row = { line: number; providerId: string | null; hospitalId: string; scheduledDate: string }

/**
 * Takes the people and the places of shifts that a file is about to write, as every booking does, and looks whether each is
 * still there: somebody may have left, or a place been closed, since the file was looked at.
 * @param others who else is written, and takes part in nothing new
 * @throws ImportRefused naming every line whose person or place is not
 */
export const assertBookable = async (
  trx: Db,
  accountId: number,
  rows: readonly Row[],
  columns: { providerId: string; hospitalId: string },
  others: Iterable<string> = [],
) => {
  const people = await takePeople(trx, accountId, [...others, ...rows.flatMap(({ providerId }) => providerId ?? [])])
  const ids = [...new Set(rows.map(({ hospitalId }) => hospitalId))]
  const open =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('facility')
          .where('accountId', '=', accountId)
          .where('hospitalId', 'in', ids)
          .where('isActive', '=', true)
          .select('hospitalId')
          .orderBy('hospitalId')
          .forKeyShare()
          .execute()
  const places = new Set(open.map(({ hospitalId }) => hospitalId))
  const report = createReport()
  for (const { line, providerId, hospitalId, scheduledDate } of rows) {
    if (!places.has(hospitalId)) report.bad(line, columns.hospitalId, notFacility)
    if (providerId === null) continue
    const person = people.get(providerId)
    if (!person?.isActive) report.bad(line, columns.providerId, notProvider)
    else if (person.lastDay !== null && scheduledDate > person.lastDay)
      report.bad(line, columns.providerId, worksUntil(person.lastDay))
  }
  report.done()
}
