import * as v from 'valibot'
import { ClockTime } from './date-fields.ts'
import { Id, Name, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, Standing, StoredPage, Text, Version } from './row-fields.ts'
import { ShiftType as PartOfDay } from './schedule.ts'

/** How the account calls a shift, and when it usually is. The first four have the words `day`, `night`, `call` and `custom` as ids. */
export const ShiftTypeRow = v.object({
  shiftTypeId: v.string(),
  shiftTypeName: v.string(),
  /** On the wall, `07:00`; null, with `days`, for one that may be at any time. */
  startsAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
  /** How many days after it began it ends. */
  days: v.nullable(v.number()),
  /** The word by which imports and calendars of before know it: `shiftType` of its shifts. */
  partOfDay: PartOfDay,
  /** Nobody is scheduled on one that is not; shifts that have it keep it. */
  isActive: v.boolean(),
  /** Whether shifts have it, past and cancelled ones too, or demand or a template asks for it: it is put away then, not deleted. */
  isUsed: v.boolean(),
  version: v.number(),
})
export type ShiftTypeRow = v.InferOutput<typeof ShiftTypeRow>

const Clock = v.nullable(ClockTime)
const fields = {
  shiftTypeName: Name,
  startsAt: v.optional(Clock),
  endsAt: v.optional(Clock),
  days: v.optional(
    v.nullable(
      v.pipe(v.number(), v.safeInteger('must be a whole number'), v.minValue(0), v.maxValue(7, 'must be 7 or fewer')),
    ),
  ),
  partOfDay: v.optional(PartOfDay),
}
export const NewShiftType = v.object(fields)
export type NewShiftType = v.InferInput<typeof NewShiftType>

const refused = { message: v.string() }
/** Why a change of a shift type was refused: `message` in English, `reason` and `facts` for any other wording. */
export const ShiftTypeConflict = v.variant('reason', [
  /** Another one of the account, in use or put away, has the name. */
  v.object({ ...refused, reason: v.literal('name'), facts: v.object({ shiftType: ShiftTypeRow }) }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version'), facts: v.object({ shiftType: ShiftTypeRow }) }),
  /** What is of no other type is custom: that one stays. */
  v.object({ ...refused, reason: v.literal('needed'), facts: v.object({ shiftType: ShiftTypeRow }) }),
])
export type ShiftTypeConflict = v.InferOutput<typeof ShiftTypeConflict>

const one = v.object({ shiftType: ShiftTypeRow })
const writes = { ...refusals, 404: Refusal, 409: ShiftTypeConflict, 415: Refusal, 422: Refusal } as const

/** What the shifts of an account are called. */
export const shiftTypes = endpoints({
  listShiftTypes: {
    method: 'GET',
    path: '/api/shift-types',
    allow: 'scheduler',
    summary: 'Shift types of the account by when they begin; those in use unless another status is asked for',
    reads: ['shiftTypes'],
    input: v.object({ q: Text, status: Standing, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ shiftTypes: v.array(ShiftTypeRow), total: v.number() }), ...refusals },
  },
  readShiftType: {
    method: 'GET',
    path: '/api/shift-types/{shiftTypeId}',
    allow: 'scheduler',
    summary: 'One shift type as it is now, one that was put away too',
    reads: ['shiftTypes'],
    input: v.object({ shiftTypeId: Id }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
  createShiftType: {
    method: 'POST',
    path: '/api/shift-types',
    allow: 'admin',
    idempotent: true,
    summary: 'Add a shift type; honours Idempotency-Key',
    writes: ['shiftTypes'],
    input: NewShiftType,
    answers: { 201: one, ...writes },
  },
  changeShiftType: {
    method: 'PATCH',
    path: '/api/shift-types/{shiftTypeId}',
    allow: 'admin',
    summary:
      'Change what is given of a shift type; shifts that have it stay when they are. `isActive` takes one back into use',
    writes: ['shiftTypes', 'shifts'],
    input: v.object({
      shiftTypeId: Id,
      version: Version,
      ...v.partial(v.object(fields)).entries,
      isActive: v.optional(v.literal(true, 'must be true; DELETE puts a shift type away')),
    }),
    answers: { 200: one, ...writes },
  },
  deleteShiftType: {
    method: 'DELETE',
    path: '/api/shift-types/{shiftTypeId}',
    allow: 'admin',
    summary: 'Put a shift type away that shifts have, and delete one that none has',
    writes: ['shiftTypes'],
    input: v.object({ shiftTypeId: Id, version: Version }),
    answers: { 200: v.object({ shiftType: ShiftTypeRow, isDeleted: v.boolean() }), ...writes },
  },
})
