import type { Contract, importFields } from '@onward/contract'
import { namedPacks } from '@onward/scheduling/judge'
import { sql } from 'kysely'
import { takePeople } from '#server/booking/people.ts'
import { cellsOf } from './cells.ts'
import type { Known } from './assignments.ts'
import type { OwnRows, Said } from './own-rows.ts'
import { empty, endsBefore, hoursOrder, notProvider, overlap } from './reasons.ts'
import type { Sheet } from './sheet.ts'
import { createUnique } from './unique.ts'

export type ContractFields = Pick<
  Contract,
  'providerId' | 'validFrom' | 'validTo' | 'fte' | 'targetHours' | 'leastHours' | 'mostHours' | 'packId'
>
const HOURS = ['targetHours', 'leastHours', 'mostHours'] as const
const WEEK = 168
const PACKS = namedPacks.map(({ packId }) => packId)

/** Reads a file of contracts; what is wrong with it is in the sheet's report. */
export const readContracts = async (
  sheet: Sheet<keyof typeof importFields.contracts>,
  known: Pick<Known, 'providers'>,
): Promise<{ rows: Said<ContractFields>[]; lines: number }> => {
  const { report, columnOf } = sheet
  const cells = cellsOf(sheet)
  const unique = createUnique<Partial<ContractFields>>(report, columnOf('validFrom'))
  let lines = 0
  for await (const row of sheet.rows) {
    lines += 1
    const before = report.total
    const providerId = cells.id(row, 'providerId')
    const validFrom = cells.date(row, 'validFrom')
    const fte = cells.number(row, 'fte', 0.01, 2)
    if (validFrom === null) report.bad(row.line, columnOf('validFrom'), empty)
    if (fte === null) report.bad(row.line, columnOf('fte'), empty)
    const validTo = cells.date(row, 'validTo')
    const hours = HOURS.filter((field) => sheet.has(field)).map(
      (field) => [field, cells.number(row, field, 0, WEEK)] as const,
    )
    const packId = cells.word(row, 'packId', PACKS) ?? null
    if (report.total === before && !known.providers.has(providerId))
      report.bad(row.line, columnOf('providerId'), notProvider)
    if (report.total > before || validFrom === null || fte === null) continue
    unique.add(`${providerId} ${validFrom}`, row, {
      providerId,
      validFrom,
      fte,
      ...(sheet.has('validTo') && { validTo }),
      ...Object.fromEntries(hours),
      ...(sheet.has('packId') && { packId }),
    })
  }
  return { rows: unique.rows(), lines }
}

/** Contracts as an import writes them: one is known again by its person and first day. */
export const contractRows: OwnRows<ContractFields> = {
  what: 'contract',
  owner: 'providerId',
  take: takePeople,
  fresh: {
    providerId: '',
    validFrom: '',
    validTo: null,
    fte: 1,
    targetHours: null,
    leastHours: null,
    mostHours: null,
    packId: null,
  },
  keyOf: ({ validFrom }) => validFrom ?? '',
  of: async (db, accountId, providerIds) => {
    const rows = await db
      .selectFrom('contract')
      .where('accountId', '=', accountId)
      .where('providerId', '=', sql<string>`any(${providerIds}::text[])`)
      .select([
        'contractId',
        'providerId',
        'validFrom',
        'validTo',
        'fte',
        'targetHours',
        'leastHours',
        'mostHours',
        'packId',
      ])
      .execute()
    return rows.map(({ contractId, ...fields }) => ({ id: contractId, fields }))
  },
  wrong: ({ validFrom, validTo, targetHours, leastHours, mostHours }) => {
    if (validTo !== null && validTo < validFrom) return { fields: ['validTo', 'validFrom'], reason: endsBefore }
    const [least, most] = [leastHours ?? 0, mostHours ?? WEEK]
    if (least > most) return { fields: ['mostHours', 'leastHours'], reason: hoursOrder }
    const isBetween = targetHours === null || (targetHours >= least && targetHours <= most)
    return isBetween ? undefined : { fields: HOURS, reason: hoursOrder }
  },
  days: {
    lineOf: ({ providerId }) => providerId,
    of: ({ validFrom: from, validTo: to }) => ({ from, to }),
    field: 'validFrom',
    meets: overlap,
  },
  put: async (trx, accountId, rows, importId) => {
    await trx
      .insertInto('contract')
      .values(rows.map(({ id, fields }) => ({ accountId, contractId: id, ...fields, importId })))
      .onConflict((conflict) =>
        conflict.columns(['accountId', 'contractId']).doUpdateSet((old) => ({
          validTo: old.ref('excluded.validTo'),
          fte: old.ref('excluded.fte'),
          targetHours: old.ref('excluded.targetHours'),
          leastHours: old.ref('excluded.leastHours'),
          mostHours: old.ref('excluded.mostHours'),
          packId: old.ref('excluded.packId'),
          version: sql<number>`contract.version + 1`,
        })),
      )
      .execute()
  },
}
