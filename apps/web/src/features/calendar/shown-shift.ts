import type { CalendarRow } from './patched.ts'
import type { Assignment, ProviderScheduleRow } from '@onward/contract'

/** A shift as the details show it: all of it, or what the calendar's rows know until the rest has come. */
export type ShownShift = Omit<Assignment, 'facilityCode' | 'status' | Late> &
  Partial<Pick<Assignment, Late>> & { status: string }
type Late = 'publication' | 'note' | 'clockChange' | 'shiftTypeId' | 'shiftTypeName' | 'specialtyId' | 'specialtyName'

/** What a row of the admin's calendar says of its shift. */
export const shownRow = (row: CalendarRow | undefined): ShownShift | undefined =>
  row && { ...row, facilityName: row.hospitalName }

type OwnShift = { [K in Exclude<keyof ProviderScheduleRow, 'facilityTone'>]: NonNullable<ProviderScheduleRow[K]> }
const isShift = (row: ProviderScheduleRow): row is ProviderScheduleRow & OwnShift => row.assignmentId !== null

/** What a row of one's own schedule says of its shift; leave is none. */
export const shownOwnRow = (row: ProviderScheduleRow | undefined, providerId: string): ShownShift | undefined =>
  row && isShift(row) ? { ...row, providerId, providerName: '', scheduledDate: row.date } : undefined
