import * as v from 'valibot'
import { endpoints } from './http.ts'
import { Month } from './date-fields.ts'
import { Id, refusals } from './fields.ts'
import { List } from './row-fields.ts'

export const ShiftType = v.picklist(['day', 'night', 'call', 'custom'])
export type ShiftType = v.InferOutput<typeof ShiftType>

/** A wall time that the clocks skip moved forward by the gap; one that they repeat took the first offset. */
export const ClockChange = v.nullable(v.picklist(['skipped', 'repeated']))
export type ClockChange = v.InferOutput<typeof ClockChange>

const shift = {
  assignmentId: v.number(),
  hospitalId: v.string(),
  /** Wall times at the facility. */
  startsAt: v.string(),
  endsAt: v.string(),
  /** The same as instants, UTC. */
  start: v.string(),
  end: v.string(),
  timeZone: v.string(),
  elapsedMinutes: v.number(),
  shiftType: ShiftType,
  status: v.string(),
  version: v.number(),
}

/** Whether people were told of a shift as it is, not at all, or as something else. */
export const Publicity = v.picklist(['published', 'draft', 'changed'])
export type Publicity = v.InferOutput<typeof Publicity>

export const AdminCalendarRow = v.object({
  providerName: v.string(),
  hospitalName: v.string(),
  facilityCode: v.string(),
  scheduledDate: v.string(),
  providerId: v.string(),
  publication: Publicity,
  ...shift,
})
export type AdminCalendarRow = v.InferOutput<typeof AdminCalendarRow>

const { assignmentId, hospitalId, startsAt, endsAt, start, end, timeZone, elapsedMinutes, shiftType, status, version } =
  shift
export const ProviderScheduleRow = v.object({
  date: v.string(),
  facilityName: v.nullable(v.string()),
  facilityCode: v.nullable(v.string()),
  facilityTone: v.nullable(v.number()),
  leaveDescription: v.nullable(v.string()),
  assignmentId: v.nullable(assignmentId),
  hospitalId: v.nullable(hospitalId),
  startsAt: v.nullable(startsAt),
  endsAt: v.nullable(endsAt),
  start: v.nullable(start),
  end: v.nullable(end),
  timeZone: v.nullable(timeZone),
  elapsedMinutes: v.nullable(elapsedMinutes),
  shiftType: v.nullable(shiftType),
  status: v.nullable(status),
  version: v.nullable(version),
})
export type ProviderScheduleRow = v.InferOutput<typeof ProviderScheduleRow>

const AccountId = v.optional(v.union([v.number(), v.string()]))

/** The calls of the calendar; a shift belongs to the facility-local date on which it starts. */
export const schedule = endpoints({
  provider: {
    method: 'POST',
    path: '/api/provider',
    allow: 'scheduler',
    requestType: 'Provider',
    summary: 'Every provider of the account, for the filter',
    reads: ['people'],
    input: v.object({ accountId: AccountId }),
    answers: {
      200: v.object({ providersList: v.array(v.object({ userId: Id, providerName: v.string() })) }),
      ...refusals,
    },
  },
  facility: {
    method: 'POST',
    path: '/api/provider',
    allow: 'scheduler',
    requestType: 'Facility',
    summary: 'Every facility of the account, for the filter',
    reads: ['places'],
    input: v.object({ accountId: AccountId }),
    answers: {
      200: v.object({
        facilityList: v.array(
          v.object({
            hospitalId: Id,
            facilityName: v.string(),
            timeZone: v.string(),
            code: v.string(),
            tone: v.nullable(v.number()),
            /** The last date that people have been told of, as in `Facility`. */
            publishedUntil: v.nullable(v.string()),
          }),
        ),
      }),
      ...refusals,
    },
  },
  providerCalendarView: {
    method: 'POST',
    path: '/api/provider',
    allow: 'schedule',
    requestType: 'ProviderCalendarView',
    summary: "One provider's month: the days with an assignment or leave",
    reads: ['shifts', 'leave'],
    input: v.object({ providerId: Id, inputDate: Month, accountId: AccountId }),
    answers: { 200: v.object({ providerSchedulerView: v.array(ProviderScheduleRow) }), ...refusals },
  },
  adminCalendarView: {
    method: 'POST',
    path: '/api/admin',
    allow: 'scheduler',
    requestType: 'adminCalendarView',
    summary: 'Every assignment of a month',
    reads: ['shifts'],
    input: v.object({ inputDate: Month, accountId: AccountId }),
    answers: { 200: v.object({ adminCalendarView: v.array(AdminCalendarRow) }), ...refusals },
  },
  adminFilterView: {
    method: 'POST',
    path: '/api/admin',
    allow: 'scheduler',
    requestType: 'adminFilterView',
    summary:
      'The assignments of a month of the selected providers at the selected facilities; an empty selection has none',
    reads: ['shifts'],
    input: v.object({ inputDate: Month, searchProviderId: List, searchHospitalId: List, accountId: AccountId }),
    answers: { 200: v.object({ filterViewInfo: v.array(AdminCalendarRow) }), ...refusals },
  },
})
