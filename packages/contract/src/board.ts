import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { Text } from './row-fields.ts'
import { ShiftType } from './schedule.ts'
import { PeriodLock } from './verdicts.ts'

/** How many days a board may span. */
export const MOST_BOARD_DAYS = 92

/** What is said of a shift beside who, where and when, by its place among the bits of `flags`. More may come at the end. */
export const BOARD_FLAGS = ['note', 'clockChange', 'draft', 'changed', 'overridden'] as const
export type BoardFlag = (typeof BOARD_FLAGS)[number]

/** Somebody with a row of their own. */
export const BoardPerson = v.object({
  providerId: v.string(),
  providerName: v.string(),
  /** What they are trained for, the first one first. */
  specialtyIds: v.array(v.string()),
  /** Where they may work, of what the reader sees; none is anywhere. */
  hospitalIds: v.array(v.string()),
  /** What is agreed on some of the dates, in their order. */
  contracts: v.array(
    v.object({
      validFrom: v.string(),
      validTo: v.nullable(v.string()),
      fte: v.number(),
      targetHours: v.nullable(v.number()),
    }),
  ),
  /** The last date on which a shift of theirs may begin. */
  lastDay: v.nullable(v.string()),
  /** Nobody schedules who is not. */
  isActive: v.boolean(),
})
export type BoardPerson = v.InferOutput<typeof BoardPerson>

/** Shifts column by column, by their start: what is at one place of each column is one shift. */
export const BoardShifts = v.object({
  assignmentId: v.array(v.number()),
  /** The place of whose it is among the people; null for nobody's. */
  person: v.array(v.nullable(v.number())),
  /** The place among the facilities. */
  facility: v.array(v.number()),
  /** Wall times at the facility. */
  startsAt: v.array(v.string()),
  endsAt: v.array(v.string()),
  elapsedMinutes: v.array(v.number()),
  shiftTypeId: v.array(v.string()),
  specialtyId: v.array(v.nullable(v.string())),
  version: v.array(v.number()),
  /** Which of `BOARD_FLAGS` are so, as bits. */
  flags: v.array(v.number()),
})
export type BoardShifts = v.InferOutput<typeof BoardShifts>

/** What somebody has been told of and works no more, or on another day or elsewhere: they go by it until it is published. */
export const BoardRemoved = v.object({
  assignmentId: v.number(),
  person: v.number(),
  facility: v.number(),
  /** As they were told of it, wall times at the facility. */
  startsAt: v.string(),
  endsAt: v.string(),
  shiftTypeId: v.string(),
})
export type BoardRemoved = v.InferOutput<typeof BoardRemoved>

/** Approved days off that touch the dates. */
export const BoardLeave = v.object({
  leaveId: v.number(),
  person: v.number(),
  startDate: v.string(),
  endDate: v.string(),
  leaveKindId: v.string(),
  leaveKindName: v.string(),
  leaveDescription: v.string(),
})
export type BoardLeave = v.InferOutput<typeof BoardLeave>

export const BoardFacility = v.object({
  hospitalId: v.string(),
  facilityName: v.string(),
  code: v.string(),
  timeZone: v.string(),
  tone: v.nullable(v.number()),
  /** The last date that people have been told of; null where they are told as it is written. */
  publishedUntil: v.nullable(v.string()),
  /** Nobody is scheduled at one that is not. */
  isActive: v.boolean(),
})
export type BoardFacility = v.InferOutput<typeof BoardFacility>

export const BoardShiftType = v.object({
  shiftTypeId: v.string(),
  shiftTypeName: v.string(),
  /** By which it is told from the others in a narrow cell, and typed: no two are alike. */
  letters: v.string(),
  partOfDay: ShiftType,
  /** On the wall, null for one that may be at any time. */
  startsAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
  days: v.nullable(v.number()),
  isActive: v.boolean(),
})
export type BoardShiftType = v.InferOutput<typeof BoardShiftType>

/** Days that are closed, and why. See `locks`. */
export const ClosedDays = v.pick(PeriodLock, ['hospitalId', 'from', 'to', 'reason'])
export type ClosedDays = v.InferOutput<typeof ClosedDays>

export const Board = v.object({
  people: v.array(BoardPerson),
  shifts: BoardShifts,
  removed: v.array(BoardRemoved),
  leave: v.array(BoardLeave),
  /** Those in use by name, then others that shifts are at. */
  facilities: v.array(BoardFacility),
  shiftTypes: v.array(BoardShiftType),
  specialties: v.array(v.object({ specialtyId: v.string(), specialtyName: v.string() })),
  /** Without a facility: at all of them. */
  holidays: v.array(v.object({ date: v.string(), hospitalId: v.nullable(v.string()), holidayName: v.string() })),
  /** Periods that touch the dates in which nothing is written any more. Without a facility: at all of them. */
  closed: v.array(ClosedDays),
})
export type Board = v.InferOutput<typeof Board>

/** People and what they work, as a roster is read. */
export const board = endpoints({
  readBoard: {
    method: 'GET',
    path: '/api/board',
    allow: 'scheduler',
    summary: `Who works what on the given facility-local dates, ${MOST_BOARD_DAYS} days at most, shifts that began before and still run included. Of a facility everybody who may work there or does, with their shifts elsewhere; of a specialty who is trained for it`,
    reads: ['shifts', 'leave', 'leaveKinds', 'people', 'contracts', 'places', 'shiftTypes', 'holidays'],
    input: v.object({ from: LocalDate, to: LocalDate, hospitalId: Text, specialtyId: Text, q: Text }),
    answers: { 200: Board, ...refusals },
  },
})
