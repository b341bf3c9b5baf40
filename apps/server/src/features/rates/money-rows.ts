import { sql } from 'kysely'
import { wrongField } from '@onward/contract'
import { unknownId } from '#server/booking/refusals.ts'
import type { Db } from '#server/db.ts'

/** @throws ApiError that names the field */
export const inOrder = ({ validFrom, validTo }: { validFrom: string; validTo: string | null }) => {
  if (validTo !== null && validTo < validFrom) throw wrongField('validTo', 'must not be before the first day')
}

/** What a row may name: the table that has it, and what one is called in a refusal. */
const NAMED = {
  providerId: { table: 'provider', column: 'provider_id', what: 'a provider' },
  hospitalId: { table: 'facility', column: 'hospital_id', what: 'a facility' },
  shiftTypeId: { table: 'shift_type', column: 'shift_type_id', what: 'a shift type' },
  specialtyId: { table: 'specialty', column: 'specialty_id', what: 'a specialty' },
} as const
export type NamedIds = { [Name in keyof typeof NAMED]?: string | null }

/**
 * Whether the account has what a row names; until the transaction ends it stays so. What is put away stays with what names it.
 * @throws ApiError 404 that names the field
 */
export const checkNamed = async (trx: Db, accountId: number, fields: NamedIds, before: NamedIds | undefined) => {
  for (const [name, { table, column, what }] of Object.entries(NAMED)) {
    const field = name as keyof typeof NAMED // its own keys
    const id = fields[field] ?? null
    if (id === null) continue
    const { rows } = await sql<{ isActive: boolean }>`
      select is_active as "isActive" from ${sql.table(table)}
      where account_id = ${accountId} and ${sql.ref(column)} = ${id} for share`.execute(trx)
    const isKept = rows.length > 0 && id === before?.[field]
    if (rows[0]?.isActive !== true && !isKept) throw unknownId(field, what)
  }
}

const KEYS = { rate: 'rate_id', premium: 'premium_id', budget: 'budget_id', call_out_rate: 'call_out_rate_id' } as const

/** Until the transaction ends nobody else writes the row. */
export const takeRow = async (trx: Db, table: keyof typeof KEYS, accountId: number, id: string) => {
  await sql`
    select from ${sql.table(table)}
    where account_id = ${accountId} and ${sql.ref(KEYS[table])} = ${id} for update`.execute(trx)
}

export const removeRow = async (trx: Db, table: keyof typeof KEYS, accountId: number, id: string) => {
  await sql`
    delete from ${sql.table(table)} where account_id = ${accountId} and ${sql.ref(KEYS[table])} = ${id}`.execute(trx)
}
