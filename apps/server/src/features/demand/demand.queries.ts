import type { Demand } from '@onward/contract'
import { sql } from 'kysely'
import type { Author } from '#server/audit.ts'
import { isWithin, type Scope } from '#server/booking/scope.ts'
import type { Db } from '#server/db.ts'
import { demandColumns, demandOf, typedDemand } from '#server/demand-said.ts'
import { holds, total, type Search } from '#server/search.ts'

/** One page of the patterns of a facility, or of all, whose facility, shift type or specialty has `q` in its name. */
export const searchDemand = async (
  db: Db,
  { accountId, scope, hospitalId, q, page, perPage }: Search & { scope?: Scope; hospitalId?: string | undefined },
) => {
  const found = demandOf(db, accountId)
    .innerJoin('facility as f', (join) =>
      join.onRef('f.accountId', '=', 'd.accountId').onRef('f.hospitalId', '=', 'd.hospitalId'),
    )
    .innerJoin('shiftType as t', (join) =>
      join.onRef('t.accountId', '=', 'd.accountId').onRef('t.shiftTypeId', '=', 'd.shiftTypeId'),
    )
    .leftJoin('specialty as s', (join) =>
      join.onRef('s.accountId', '=', 'd.accountId').onRef('s.specialtyId', '=', 'd.specialtyId'),
    )
    .$if(scope !== undefined, (rows) => rows.where(sql<boolean>`d.hospital_id = any(${scope ?? []}::text[])`))
    .$if(hospitalId !== undefined, (rows) => rows.where('d.hospitalId', '=', hospitalId ?? ''))
    .$if(q !== undefined, (rows) =>
      rows.where(holds(q ?? '', sql`f.sort_name`, sql`t.sort_name`, sql`coalesce(s.sort_name, '')`)),
    )
  const rows = await found
    .select(demandColumns)
    .orderBy('f.sortName')
    .orderBy('d.hospitalId')
    .orderBy('d.fromDate')
    .orderBy('t.startsAt', (order) => order.asc().nullsLast())
    .orderBy('t.sortName')
    .orderBy('s.sortName', (order) => order.asc().nullsFirst())
    .orderBy('d.demandId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { demand: typedDemand(rows), total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

/** Those that an author may see and write. */
export const demandById = async (
  db: Db,
  { accountId, scope }: Pick<Author, 'accountId' | 'scope'>,
  demandIds: readonly string[],
) =>
  demandIds.length === 0
    ? []
    : typedDemand(
        await demandOf(db, accountId).where('d.demandId', 'in', demandIds).select(demandColumns).execute(),
      ).filter(({ hospitalId }) => isWithin(scope, hospitalId))

/** Those of the shift types and specialties that are in use; until the transaction ends they stay. */
export const kindsInUse = async (trx: Db, accountId: number, wanted: { types: string[]; specialties: string[] }) => {
  const types =
    wanted.types.length === 0
      ? []
      : await trx
          .selectFrom('shiftType')
          .where('accountId', '=', accountId)
          .where('shiftTypeId', 'in', wanted.types)
          .where('isActive', '=', true)
          .select('shiftTypeId')
          .forShare()
          .execute()
  const specialties =
    wanted.specialties.length === 0
      ? []
      : await trx
          .selectFrom('specialty')
          .where('accountId', '=', accountId)
          .where('specialtyId', 'in', wanted.specialties)
          .where('isActive', '=', true)
          .select('specialtyId')
          .forShare()
          .execute()
  return {
    types: new Set(types.map(({ shiftTypeId }) => shiftTypeId)),
    specialties: new Set(specialties.map(({ specialtyId }) => specialtyId)),
  }
}

const stored = ({ from, to, days, ...row }: Demand) => ({
  ...row,
  fromDate: from,
  toDate: to,
  days: JSON.stringify(days),
})

export const insertDemand = async (trx: Db, accountId: number, row: Demand) => {
  await trx
    .insertInto('demand')
    .values({ accountId, ...stored(row) })
    .execute()
}

export const updateDemand = async (trx: Db, accountId: number, row: Demand) => {
  const { demandId, hospitalId: _, ...to } = stored(row)
  await trx.updateTable('demand').set(to).where('accountId', '=', accountId).where('demandId', '=', demandId).execute()
}

export const removeDemand = async (trx: Db, accountId: number, demandIds: readonly string[]) => {
  if (demandIds.length === 0) return
  await trx.deleteFrom('demand').where('accountId', '=', accountId).where('demandId', 'in', demandIds).execute()
}
