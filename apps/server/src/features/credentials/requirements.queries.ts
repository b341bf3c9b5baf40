import type { Requirement } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'

const shown = (db: Db, accountId: number) =>
  db
    .selectFrom('requirement as r')
    .innerJoin('credentialType as t', (join) =>
      join.onRef('t.accountId', '=', 'r.accountId').onRef('t.credentialTypeId', '=', 'r.credentialTypeId'),
    )
    .leftJoin('facility as f', (join) =>
      join.onRef('f.accountId', '=', 'r.accountId').onRef('f.hospitalId', '=', 'r.hospitalId'),
    )
    .leftJoin('shiftType as k', (join) =>
      join.onRef('k.accountId', '=', 'r.accountId').onRef('k.shiftTypeId', '=', 'r.shiftTypeId'),
    )
    .leftJoin('specialty as s', (join) =>
      join.onRef('s.accountId', '=', 'r.accountId').onRef('s.specialtyId', '=', 'r.specialtyId'),
    )
    .where('r.accountId', '=', accountId)
const columns = [
  'r.requirementId',
  'r.credentialTypeId',
  't.credentialTypeName',
  'r.hospitalId',
  'f.facilityName',
  'r.shiftTypeId',
  'k.shiftTypeName',
  'r.specialtyId',
  's.specialtyName',
  'r.version',
] as const

/** One page of the account's requirements whose names hold `q`, by the credential, and how many there are. */
export const searchRequirements = async (db: Db, { accountId, q, page, perPage }: Search) => {
  const found = shown(db, accountId).$if(q !== undefined, (rows) =>
    rows.where(holds(q ?? '', sql`t.sort_name`, sql`f.sort_name`, sql`k.sort_name`, sql`s.sort_name`)),
  )
  const requirements: Requirement[] = await found
    .select(columns)
    .orderBy('t.sortName')
    .orderBy('f.sortName')
    .orderBy('k.sortName')
    .orderBy('s.sortName')
    .orderBy('r.requirementId')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { requirements, total: (await found.select(total).executeTakeFirstOrThrow()).total }
}

export const requirementById = (db: Db, accountId: number, id: string): Promise<Requirement | undefined> =>
  shown(db, accountId).where('r.requirementId', '=', id).select(columns).executeTakeFirst()

/** The same, and until the transaction ends nobody else writes it. */
export const takeRequirement = async (trx: Db, accountId: number, id: string) => {
  await trx
    .selectFrom('requirement')
    .where('accountId', '=', accountId)
    .where('requirementId', '=', id)
    .select('version')
    .forUpdate()
    .execute()
  return requirementById(trx, accountId, id)
}

export type RequirementFields = Pick<Requirement, 'credentialTypeId' | 'hospitalId' | 'shiftTypeId' | 'specialtyId'>

/** The one that requires the same. */
export const sameRequirement = (
  db: Db,
  accountId: number,
  { credentialTypeId, hospitalId, shiftTypeId, specialtyId }: RequirementFields,
): Promise<Requirement | undefined> =>
  shown(db, accountId)
    .where('r.credentialTypeId', '=', credentialTypeId)
    .where(sql<boolean>`r.hospital_id is not distinct from ${hospitalId}`)
    .where(sql<boolean>`r.shift_type_id is not distinct from ${shiftTypeId}`)
    .where(sql<boolean>`r.specialty_id is not distinct from ${specialtyId}`)
    .select(columns)
    .executeTakeFirst()

type Known = Record<keyof RequirementFields, boolean | null>
/** Of what a requirement names whether it is in use, null where the account has no such thing. Until the transaction ends it stays so. */
export const whatIsNamed = async (
  trx: Db,
  accountId: number,
  { credentialTypeId, hospitalId, shiftTypeId, specialtyId }: RequirementFields,
): Promise<Known> => {
  const isActive = async (table: string, column: string, id: string | null) =>
    (
      await sql<{ isActive: boolean }>`
        select is_active as "isActive" from ${sql.table(table)}
        where account_id = ${accountId} and ${sql.ref(column)} = ${id} for share`.execute(trx)
    ).rows[0]?.isActive ?? null
  return {
    credentialTypeId: await isActive('credential_type', 'credential_type_id', credentialTypeId),
    hospitalId: await isActive('facility', 'hospital_id', hospitalId),
    shiftTypeId: await isActive('shift_type', 'shift_type_id', shiftTypeId),
    specialtyId: await isActive('specialty', 'specialty_id', specialtyId),
  }
}

export const insertRequirement = async (
  trx: Db,
  accountId: number,
  requirementId: string,
  fields: RequirementFields,
) => {
  await trx
    .insertInto('requirement')
    .values({ accountId, requirementId, ...fields })
    .execute()
}

/** Writes them all, as the next version. */
export const updateRequirement = async (trx: Db, accountId: number, id: string, fields: RequirementFields) => {
  await trx
    .updateTable('requirement')
    .set({ ...fields, version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('requirementId', '=', id)
    .execute()
}

export const deleteRequirement = async (trx: Db, accountId: number, id: string) => {
  await trx.deleteFrom('requirement').where('accountId', '=', accountId).where('requirementId', '=', id).execute()
}
