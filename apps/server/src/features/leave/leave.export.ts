import type { downloads, Handlers } from '@onward/contract'
import { leavesById } from '#server/booking/shown-leave.ts'
import { signedIn, type Context } from '#server/context.ts'
import { exportFile } from '#server/export-file.ts'
import { leaveIds } from './leave.queries.ts'

const COLUMNS = [
  'leaveId',
  'providerId',
  'providerName',
  'startDate',
  'endDate',
  'leaveDescription',
  'leaveKindId',
  'leaveKindName',
  'status',
  'version',
]

export const leaveExport: Pick<Handlers<typeof downloads, Context>, 'exportLeave'> = {
  exportLeave: ({ format, ...filters }, context) => {
    const { accountId } = signedIn(context)
    return exportFile(context, format, {
      kind: 'leave',
      columns: COLUMNS,
      filters,
      ids: (most) => leaveIds(context.db, accountId, filters, most),
      rows: (ids) => leavesById(context.db, accountId, ids),
      idOf: ({ leaveId }) => leaveId,
    })
  },
}
