import type { downloads, Handlers } from '@onward/contract'
import { sql } from 'kysely'
import { signedIn, type Context } from '#server/context.ts'
import { exportFile } from '#server/export-file.ts'
import { currencyOf, inMajor } from '#server/money.ts'
import { columns, found, inTurn } from './rates.queries.ts'

// Those that an import knows, and then the others.
const COLUMNS = [
  'providerId',
  'hospitalId',
  'shiftTypeId',
  'specialtyId',
  'validFrom',
  'validTo',
  'perHour',
  'currency',
  'providerName',
  'facilityName',
  'shiftTypeName',
  'specialtyName',
  'version',
]

export const ratesExport: Pick<Handlers<typeof downloads, Context>, 'exportRates'> = {
  exportRates: async ({ format, ...filters }, context) => {
    const { accountId } = signedIn(context)
    const rows = found(context.db, { ...filters, accountId })
    const { currency, digits } = await currencyOf(context.db, accountId)
    return exportFile(context, format, {
      kind: 'rates',
      columns: COLUMNS,
      filters,
      ids: async (most) => (await inTurn(rows).select('r.rateId').limit(most).execute()).map(({ rateId }) => rateId),
      rows: async (ids) => {
        const some = await rows
          .where('r.rateId', '=', sql<string>`any(${ids}::text[])`)
          .select(columns)
          .execute()
        return some.map((row) => ({ ...row, perHour: inMajor(row.perHour, digits), currency }))
      },
      idOf: ({ rateId }) => rateId,
    })
  },
}
