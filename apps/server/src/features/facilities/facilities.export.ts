import type { downloads, Handlers } from '@onward/contract'
import { sql } from 'kysely'
import { signedIn, type Context } from '#server/context.ts'
import { exportFile } from '#server/export-file.ts'
import { columns, found } from './facilities.queries.ts'

// Those that an import knows, and then the others.
const COLUMNS = ['hospitalId', 'facilityName', 'timeZone', 'city', 'state', 'code', 'tone', 'isActive', 'version']

export const facilitiesExport: Pick<Handlers<typeof downloads, Context>, 'exportFacilities'> = {
  exportFacilities: ({ format, ...filters }, context) => {
    const { accountId } = signedIn(context)
    const rows = found(context.db, { ...filters, accountId })
    return exportFile(context, format, {
      kind: 'facilities',
      columns: COLUMNS,
      filters,
      ids: async (most) => {
        const all = rows.select('hospitalId').orderBy('sortName').orderBy('hospitalId').limit(most)
        return (await all.execute()).map(({ hospitalId }) => hospitalId)
      },
      rows: (ids) =>
        rows
          .where('hospitalId', '=', sql<string>`any(${ids}::text[])`)
          .select(columns)
          .execute(),
      idOf: ({ hospitalId }) => hospitalId,
    })
  },
}
