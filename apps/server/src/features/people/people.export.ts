import type { downloads, Handlers } from '@onward/contract'
import { sql } from 'kysely'
import { signedIn, type Context } from '#server/context.ts'
import { exportFile } from '#server/export-file.ts'
import { found } from './people.queries.ts'

// Those that an import knows, and then the others.
const columns = [
  'p.providerId',
  'p.providerName',
  'p.specialty',
  'p.email',
  'p.phone',
  'p.lastDay',
  'p.isActive',
  'p.version',
] as const

export const peopleExport: Pick<Handlers<typeof downloads, Context>, 'exportProviders'> = {
  exportProviders: ({ format, ...filters }, context) => {
    const rows = found(context.db, { ...filters, accountId: signedIn(context).accountId })
    return exportFile(context, format, {
      kind: 'providers',
      columns: columns.map((column) => column.slice('p.'.length)),
      filters,
      ids: async (most) => {
        const all = rows.select('p.providerId').orderBy('p.sortName').orderBy('p.providerId').limit(most)
        return (await all.execute()).map(({ providerId }) => providerId)
      },
      rows: (ids) =>
        rows
          .where('p.providerId', '=', sql<string>`any(${ids}::text[])`)
          .select(columns)
          .execute(),
      idOf: ({ providerId }) => providerId,
    })
  },
}
