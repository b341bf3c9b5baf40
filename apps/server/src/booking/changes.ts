import type { ClockChange, ShiftType } from '@onward/contract'

/** A shift as it is asked for, in wall times; its type follows from them when it is left out. */
export type NewShift = {
  /** Null for an open shift. */
  providerId: string | null
  hospitalId: string
  startsAt: string
  endsAt: string
  /** The word of four, or the id of one of the account's own; with both they have to agree. */
  shiftType?: ShiftType | undefined
  shiftTypeId?: string | undefined
  /** What it asks of whoever works it. */
  specialtyId?: string | null | undefined
  note?: string | null | undefined
}
/** Leave as it is stored. */
export type LeaveRow = {
  providerId: string
  startDate: string
  endDate: string
  leaveDescription: string
  leaveKindId: string
}
/** The same as it is asked for: of the other kind where none is named. */
export type NewLeave = Omit<LeaveRow, 'leaveKindId'> & { leaveKindId?: string | undefined }

/** What is left out stays. */
export type Some<T> = { [K in keyof T]?: T[K] | undefined }
/** The fields that were given. */
export const given = <T extends object>(some: T) =>
  // What is undefined has just been left out.
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** The row that somebody saw: a newer version of it refuses the change. */
type Seen = { id: number; version: number }

export type ShiftChange =
  | { of: 'assignment'; kind: 'create'; row: NewShift }
  | ({ of: 'assignment'; kind: 'change'; to: Some<NewShift> } & Seen)
  | ({ of: 'assignment'; kind: 'cancel' } & Seen)
  /** Puts a cancelled shift back, changed or as it was; one that stands is changed. */
  | ({ of: 'assignment'; kind: 'restore'; to: Some<NewShift> } & Seen)
export type LeaveChange =
  | { of: 'leave'; kind: 'create'; row: NewLeave }
  | ({ of: 'leave'; kind: 'change'; to: Some<LeaveRow> } & Seen)
  | ({ of: 'leave'; kind: 'cancel' } & Seen)
/** One thing to be done to a schedule, as plain data. */
export type Change = ShiftChange | LeaveChange

/** A shift as it is stored, its wall times resolved. */
export type ShiftRow = {
  /** Null of an open shift. */
  providerId: string | null
  hospitalId: string
  startsAt: string
  endsAt: string
  timeZone: string
  start: string
  end: string
  scheduledDate: string
  shiftType: ShiftType
  /** Left out by files, which know the word alone: a row keeps its type while the word stays, and what it asks for. */
  shiftTypeId?: string
  specialtyId?: string | null
  clockChange: { startsAt: ClockChange; endsAt: ClockChange }
  note: string | null
}
