import { MOST_DAYS, wrongField, type downloads, type ExportFormat, type Handlers } from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { signedIn, type Context } from '#server/context.ts'
import { exportFile } from '#server/export-file.ts'
import { shiftIds, shiftsToExport } from './assignments.queries.ts'

// Those that an import knows, and then the others.
const SHIFT_COLUMNS = [
  'externalId',
  'providerId',
  'hospitalId',
  'startsAt',
  'endsAt',
  'shiftType',
  'note',
  'assignmentId',
  'providerName',
  'facilityName',
  'facilityCode',
  'timeZone',
  'start',
  'end',
  'elapsedMinutes',
  'scheduledDate',
  'status',
  'version',
]

type Wish = {
  format: ExportFormat
  from: string
  to: string
  providerId?: string[] | undefined
  hospitalId?: string[] | undefined
  open?: 'true' | undefined
}

const exported = ({ format, ...filters }: Wish, context: Context) => {
  if (daysBetween(filters.from, filters.to) >= MOST_DAYS)
    throw wrongField('to', `must not make it more than ${MOST_DAYS} days`)
  const { accountId } = signedIn(context)
  const { providerId: providerIds, hospitalId: hospitalIds, ...days } = filters
  return exportFile(context, format, {
    kind: 'assignments',
    columns: SHIFT_COLUMNS,
    filters,
    ids: (most) => shiftIds(context.db, accountId, { ...days, providerIds, hospitalIds }, most),
    rows: (ids) => shiftsToExport(context.db, accountId, ids),
    idOf: ({ assignmentId }) => assignmentId,
  })
}

export const assignmentsExport: Pick<
  Handlers<typeof downloads, Context>,
  'exportAssignments' | 'exportChosenAssignments'
> = { exportAssignments: exported, exportChosenAssignments: exported }
