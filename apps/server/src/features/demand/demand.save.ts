import { randomUUID } from 'node:crypto'
import { wrongFields, type ChangedDemand, type Demand, type Issue, type NewDemand } from '@onward/contract'
import { sql } from 'kysely'
import { record, recordChange, type Author } from '#server/audit.ts'
import { given } from '#server/booking/changes.ts'
import type { Db } from '#server/db.ts'
import { isExclusionViolation } from '#server/db-errors.ts'
import { demandAt, takeFacilities, weekSaid } from '#server/demand-said.ts'
import { demandById, insertDemand, kindsInUse, removeDemand, updateDemand } from './demand.queries.ts'
import { overlapping, staleDemand } from './demand.refusals.ts'

/** What is done to patterns at once. */
export type DemandChanges = {
  create: NewDemand[]
  change: ChangedDemand[]
  delete: { demandId: string; version: number }[]
}
/** A pattern as it is going to be, with where the writer said so. */
type Written = { at: string; before: Demand | undefined; row: Demand }

/**
 * Writes patterns, all of them or none.
 * @param at where a change stands in what was sent, for who is told what is wrong with it
 * @throws ApiError that names everything that is wrong, or in the way
 */
export const saveDemand = async (
  trx: Db,
  author: Author,
  changes: DemandChanges,
  at: (list: keyof DemandChanges, place: number) => string,
): Promise<Demand[]> => {
  const { accountId } = author
  const seen = [...changes.change, ...changes.delete]
  const ids = seen.map(({ demandId }) => demandId)
  const places = [...changes.create, ...(await demandById(trx, author, ids))].map(({ hospitalId }) => hospitalId)
  const open = await takeFacilities(trx, author, [...new Set(places)])
  // Nobody else writes them from here on.
  const stored = new Map((await demandById(trx, author, ids)).map((row) => [row.demandId, row]))
  refuse(404, [
    ...changes.change.flatMap(({ demandId }, i) => (stored.has(demandId) ? [] : [gone(at('change', i))])),
    ...changes.delete.flatMap(({ demandId }, i) => (stored.has(demandId) ? [] : [gone(at('delete', i))])),
    ...changes.create.flatMap(({ hospitalId }, i) =>
      open.includes(hospitalId) ? [] : [unknown(`${at('create', i)}hospitalId`, 'a facility')],
    ),
  ])
  const twice = new Set(ids.filter((id, i) => ids.indexOf(id) !== i))
  refuse(
    400,
    changes.change.flatMap(({ demandId }, i) =>
      twice.has(demandId) ? [{ path: `${at('change', i)}demandId`, message: 'must not be named twice' }] : [],
    ),
  )
  const newer = seen.flatMap(({ demandId, version }) => {
    const row = stored.get(demandId)
    return row && row.version !== version ? [row] : []
  })
  if (newer.length > 0) throw staleDemand(newer)

  const written = [
    ...changes.create.map((row, i): Written => ({
      at: at('create', i),
      before: undefined,
      row: { ...row, demandId: randomUUID(), version: 1 },
    })),
    ...changes.change.flatMap((change, i): Written[] => {
      const { demandId, version: _, ...to } = change
      const before = stored.get(demandId)
      return before ? [{ at: at('change', i), before, row: { ...before, ...given(to) } }] : []
    }),
  ]
  await assertSound(trx, accountId, written)
  const deleted = changes.delete.map(({ demandId }) => demandId)
  await assertAlone(trx, accountId, written, deleted)

  await removeDemand(trx, accountId, deleted)
  for (const demandId of deleted) {
    const before = stored.get(demandId)
    if (before)
      await record(trx, author, { ...author, action: 'demand.deleted', objectId: demandId, before: told(before) })
  }
  const rows: Demand[] = []
  for (const { before, row } of written) rows.push(await write(trx, author, before, row))
  await assertUnseenAlone(trx)
  return rows
}

/** What an import that goes on has written ahead is seen by nobody, and holds its days all the same. */
const assertUnseenAlone = async (trx: Db) => {
  try {
    await sql`set constraints demand_never_overlaps immediate`.execute(trx)
  } catch (error) {
    throw isExclusionViolation(error) ? overlapping([]) : error
  }
}

const refuse = (status: number, issues: Issue[]) => {
  if (issues.length > 0) throw wrongFields(issues, status)
}
const gone = (at: string): Issue => unknown(`${at}demandId`, 'a demand')
const unknown = (path: string, what: string): Issue => ({ path, message: `is not ${what} of this account` })

/** Every pattern ends no earlier than it begins, and what it newly names is in use. */
const assertSound = async (trx: Db, accountId: number, written: readonly Written[]) => {
  const named = written.filter(({ before, row }) => row.shiftTypeId !== before?.shiftTypeId)
  const asked = written.filter(({ before, row }) => row.specialtyId !== (before ? before.specialtyId : null))
  const inUse = await kindsInUse(trx, accountId, {
    types: named.map(({ row }) => row.shiftTypeId),
    specialties: asked.flatMap(({ row }) => row.specialtyId ?? []),
  })
  refuse(404, [
    ...named.flatMap(({ at, row }) =>
      inUse.types.has(row.shiftTypeId) ? [] : [unknown(`${at}shiftTypeId`, 'a shift type')],
    ),
    ...asked.flatMap(({ at, row }) =>
      row.specialtyId === null || inUse.specialties.has(row.specialtyId)
        ? []
        : [unknown(`${at}specialtyId`, 'a specialty')],
    ),
  ])
  refuse(
    400,
    written.flatMap(({ at, row: { from, to } }) =>
      to !== null && to < from ? [{ path: `${at}to`, message: 'must not be before from' }] : [],
    ),
  )
}

/** Whether two patterns say what the same facility needs of the same on some date. */
const meet = (one: Demand, other: Demand) =>
  one.hospitalId === other.hospitalId &&
  one.shiftTypeId === other.shiftTypeId &&
  one.specialtyId === other.specialtyId &&
  (other.to === null || one.from <= other.to) &&
  (one.to === null || other.from <= one.to)

/** No two patterns of one line meet, once everything is written. The store would refuse it too, and name nothing. */
const assertAlone = async (trx: Db, accountId: number, written: readonly Written[], deleted: readonly string[]) => {
  refuse(
    400,
    written.flatMap(({ at, row }, i) =>
      written.slice(0, i).some((earlier) => meet(earlier.row, row))
        ? [{ path: `${at}from`, message: 'must not be among the dates of another one of the same' }]
        : [],
    ),
  )
  const touched = new Set([...deleted, ...written.map(({ row }) => row.demandId)])
  const places = [...new Set(written.map(({ row }) => row.hospitalId))]
  const others = (await demandAt(trx, accountId, places)).filter(({ demandId }) => !touched.has(demandId))
  const inTheWay = others.filter((other) => written.some(({ row }) => meet(row, other)))
  if (inTheWay.length > 0) throw overlapping(inTheWay)
}

const write = async (trx: Db, author: Author, before: Demand | undefined, row: Demand): Promise<Demand> => {
  const { accountId } = author
  const { demandId } = row
  if (!before) {
    await insertDemand(trx, accountId, row)
    await recordChange(trx, author, {
      action: 'demand.created',
      objectId: demandId,
      before: undefined,
      after: told(row),
    })
    return row
  }
  if (JSON.stringify(told(before)) === JSON.stringify(told(row))) return before
  const after = { ...row, version: before.version + 1 }
  await updateDemand(trx, accountId, after)
  await recordChange(trx, author, {
    action: 'demand.changed',
    objectId: demandId,
    before: told(before),
    after: told(after),
  })
  return after
}

/** As the audit trail writes it down. */
const told = ({ days, ...row }: Demand) => ({
  ...row,
  days: weekSaid(days),
})
