import type { Credential, importFields } from '@onward/contract'
import { sql } from 'kysely'
import { takePeople } from '#server/booking/people.ts'
import type { Db } from '#server/db.ts'
import { sortName } from '#server/names.ts'
import { cellsOf } from './cells.ts'
import type { Known } from './assignments.ts'
import type { OwnRows, Said } from './own-rows.ts'
import { endsBefore, notCredentialType, notFacility, notProvider } from './reasons.ts'
import type { Sheet } from './sheet.ts'
import { createUnique } from './unique.ts'

export type CredentialFields = Pick<
  Credential,
  'providerId' | 'credentialTypeId' | 'hospitalId' | 'number' | 'validFrom' | 'validTo' | 'isRevoked'
>
export type CredentialType = { credentialTypeId: string; sortName: string; isActive: boolean }

/** The credential types of an account, in use or not. */
export const credentialTypesOf = (db: Db, accountId: number): Promise<CredentialType[]> =>
  db
    .selectFrom('credentialType')
    .where('accountId', '=', accountId)
    .select(['credentialTypeId', 'sortName', 'isActive'])
    .execute()

/** Reads a file of credentials; what is wrong with it is in the sheet's report. A type is given by its name or its id. */
export const readCredentials = async (
  sheet: Sheet<keyof typeof importFields.credentials>,
  known: Pick<Known, 'providers' | 'zones'>,
  types: readonly CredentialType[],
): Promise<{ rows: Said<CredentialFields>[]; lines: number }> => {
  const { report, columnOf, has } = sheet
  const cells = cellsOf(sheet)
  const unique = createUnique<Partial<CredentialFields>>(report, columnOf('providerId'))
  const ids = new Map(types.flatMap((type) => [type.sortName, type.credentialTypeId].map((name) => [name, type])))
  let lines = 0
  for await (const row of sheet.rows) {
    lines += 1
    const before = report.total
    const providerId = cells.id(row, 'providerId')
    const named = cells.name(row, 'credentialType')
    const hospitalId = cells.optionalId(row, 'hospitalId') ?? null
    const number = cells.optional(row, 'number', 100)
    const validFrom = cells.date(row, 'validFrom')
    const validTo = cells.date(row, 'validTo')
    const isRevoked = cells.yesNo(row, 'isRevoked')
    if (report.total > before) continue
    const type = ids.get(named) ?? ids.get(sortName(named))
    if (!known.providers.has(providerId)) report.bad(row.line, columnOf('providerId'), notProvider)
    if (!type) report.bad(row.line, columnOf('credentialType'), notCredentialType)
    if (hospitalId !== null && !known.zones.has(hospitalId)) report.bad(row.line, columnOf('hospitalId'), notFacility)
    if (report.total > before || !type) continue
    const { credentialTypeId } = type
    const said = {
      providerId,
      credentialTypeId,
      hospitalId,
      ...(has('number') && { number }),
      ...(has('validFrom') && { validFrom }),
    }
    const key = [providerId, type.sortName, hospitalId, number, validFrom].map((part) => part ?? '–').join(', ')
    unique.add(key, row, {
      ...said,
      ...(has('validTo') && { validTo }),
      // An empty cell leaves it as it is.
      ...(isRevoked !== null && { isRevoked }),
    })
  }
  return { rows: unique.rows(), lines }
}

const keyOf: OwnRows<CredentialFields>['keyOf'] = ({ providerId, credentialTypeId, hospitalId, number, validFrom }) =>
  JSON.stringify([providerId, credentialTypeId, hospitalId, number, validFrom])

/**
 * Credentials as an import writes them: one is known again by its person, type and facility, and by its number and first day
 * where the file has a column for them.
 */
export const credentialRows = (
  { unused }: Pick<Known, 'unused'>,
  types: readonly CredentialType[],
): OwnRows<CredentialFields> => {
  const archived = new Set(types.filter(({ isActive }) => !isActive).map(({ credentialTypeId }) => credentialTypeId))
  return {
    what: 'credential',
    owner: 'providerId',
    take: takePeople,
    fresh: {
      providerId: '',
      credentialTypeId: '',
      hospitalId: null,
      number: null,
      validFrom: null,
      validTo: null,
      isRevoked: false,
    },
    keyOf,
    of: async (db, accountId, providerIds) => {
      const rows = await db
        .selectFrom('credential')
        .where('accountId', '=', accountId)
        .where('providerId', '=', sql<string>`any(${providerIds}::text[])`)
        .select([
          'credentialId',
          'providerId',
          'credentialTypeId',
          'hospitalId',
          'number',
          'validFrom',
          'validTo',
          'isRevoked',
        ])
        .execute()
      return rows.map(({ credentialId, ...fields }) => ({ id: credentialId, fields }))
    },
    wrong: ({ credentialTypeId, hospitalId, validFrom, validTo }, before) => {
      if (validFrom !== null && validTo !== null && validTo < validFrom)
        return { fields: ['validTo', 'validFrom'], reason: endsBefore }
      // What is put away stays with who has it.
      if (before) return undefined
      if (archived.has(credentialTypeId)) return { fields: ['credentialTypeId'], reason: notCredentialType }
      const isPutAway = hospitalId !== null && unused.facilities.has(hospitalId)
      return isPutAway ? { fields: ['hospitalId'], reason: notFacility } : undefined
    },
    put: async (trx, accountId, rows, importId) => {
      await trx
        .insertInto('credential')
        .values(rows.map(({ id, fields }) => ({ accountId, credentialId: id, ...fields, importId })))
        .onConflict((conflict) =>
          conflict.columns(['accountId', 'credentialId']).doUpdateSet((old) => ({
            validTo: old.ref('excluded.validTo'),
            isRevoked: old.ref('excluded.isRevoked'),
            version: sql<number>`credential.version + 1`,
          })),
        )
        .execute()
    },
  }
}
