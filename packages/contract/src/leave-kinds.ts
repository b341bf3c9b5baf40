import * as v from 'valibot'
import { Id, Name, Plain, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PerPage, Standing, StoredPage, Text, Version } from './row-fields.ts'

/** The kind of leave that says nothing of its own: it stays, and the others begin with `annual`, `sick` and `study`. */
export const OTHER_LEAVE = 'other'

/** Why somebody is away, in the account's own words. The first four have the words `annual`, `sick`, `study` and `other` as ids. */
export const LeaveKind = v.object({
  leaveKindId: v.string(),
  leaveKindName: v.string(),
  /** One or two letters, for where there is no room for the name. */
  letter: v.string(),
  /** Its tint, 0 to 11. */
  tone: v.number(),
  /** No leave is given one that is not; leave that has it keeps it. */
  isActive: v.boolean(),
  /** Whether leave has it, past and cancelled leave too: it is put away then, not deleted. So is the one that stays. */
  isUsed: v.boolean(),
  version: v.number(),
})
export type LeaveKind = v.InferOutput<typeof LeaveKind>

const Letter = v.pipe(
  Plain,
  v.transform((letter) => letter.trim().toLocaleUpperCase('en')),
  v.regex(/^[\p{L}\p{N}]{1,2}$/u, 'must be one or two letters or digits'),
)
const fields = {
  leaveKindName: Name,
  letter: v.optional(Letter),
  tone: v.optional(v.pipe(v.number(), v.safeInteger('must be a whole number'), v.minValue(0), v.maxValue(11))),
}

const refused = { message: v.string(), facts: v.object({ leaveKind: LeaveKind }) }
/** Why a change of a kind of leave was refused: `message` in English, `reason` and `facts` for any other wording. */
export const LeaveKindConflict = v.variant('reason', [
  /** Another one of the account, in use or put away, has the name. */
  v.object({ ...refused, reason: v.literal('name') }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version') }),
])
export type LeaveKindConflict = v.InferOutput<typeof LeaveKindConflict>

const one = v.object({ leaveKind: LeaveKind })
const writes = { ...refusals, 404: Refusal, 409: LeaveKindConflict, 415: Refusal, 422: Refusal } as const

/** Why the people of an account are away. */
export const leaveKinds = endpoints({
  listLeaveKinds: {
    method: 'GET',
    path: '/api/leave-kinds',
    allow: 'scheduler',
    summary: 'Kinds of leave of the account by name; those in use unless another status is asked for',
    reads: ['leaveKinds'],
    input: v.object({ q: Text, status: Standing, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ leaveKinds: v.array(LeaveKind), total: v.number() }), ...refusals },
  },
  readLeaveKind: {
    method: 'GET',
    path: '/api/leave-kinds/{leaveKindId}',
    allow: 'scheduler',
    summary: 'One kind of leave as it is now, one that was put away too',
    reads: ['leaveKinds'],
    input: v.object({ leaveKindId: Id }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
  createLeaveKind: {
    method: 'POST',
    path: '/api/leave-kinds',
    allow: 'admin',
    idempotent: true,
    summary: 'Add a kind of leave; without a letter it gets the first of its name. Honours Idempotency-Key',
    writes: ['leaveKinds', 'history'],
    input: v.object(fields),
    answers: { 201: one, ...writes },
  },
  changeLeaveKind: {
    method: 'PATCH',
    path: '/api/leave-kinds/{leaveKindId}',
    allow: 'admin',
    summary: 'Change what is given of a kind of leave, for all leave that has it. `isActive` takes one back into use',
    writes: ['leaveKinds', 'leave', 'history'],
    input: v.object({
      leaveKindId: Id,
      version: Version,
      ...v.partial(v.object(fields)).entries,
      isActive: v.optional(v.literal(true, 'must be true; DELETE puts a kind of leave away')),
    }),
    answers: { 200: one, ...writes },
  },
  deleteLeaveKind: {
    method: 'DELETE',
    path: '/api/leave-kinds/{leaveKindId}',
    allow: 'admin',
    summary: 'Put a kind of leave away that leave has, and delete one that none has',
    writes: ['leaveKinds', 'history'],
    input: v.object({ leaveKindId: Id, version: Version }),
    answers: { 200: v.object({ leaveKind: LeaveKind, isDeleted: v.boolean() }), ...writes },
  },
})
