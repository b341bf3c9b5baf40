import type { downloads, Handlers } from '@onward/contract'
import { signedIn, type Context } from '#server/context.ts'
import { exportFile } from '#server/export-file.ts'
import { auditIds, entriesById } from './audit.queries.ts'

const COLUMNS = [
  'at',
  'userId',
  'userName',
  'action',
  'objectType',
  'objectId',
  'objectName',
  'before',
  'after',
  'address',
  'requestId',
  'entryId',
]

export const auditExport: Pick<Handlers<typeof downloads, Context>, 'exportAudit'> = {
  exportAudit: ({ format, ...filters }, context) => {
    const { accountId } = signedIn(context)
    return exportFile(context, format, {
      kind: 'audit',
      columns: COLUMNS,
      filters,
      ids: (most) => auditIds(context.db, { ...filters, accountId }, most),
      rows: (ids) => entriesById(context.db, accountId, ids),
      idOf: ({ entryId }) => entryId,
    })
  },
}
