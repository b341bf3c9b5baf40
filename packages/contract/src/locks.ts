import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Id, Name, Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { PeriodLock } from './verdicts.ts'
import { PerPage, RowId, StoredPage } from './row-fields.ts'

export const NewLock = v.object({
  /** Null, or left out: every facility, and leave. */
  hospitalId: v.optional(v.nullable(Id), null),
  from: LocalDate,
  to: LocalDate,
  /** Why, as whoever meets it reads it. */
  reason: Name,
})
export type NewLock = v.InferInput<typeof NewLock>

const one = v.object({ lock: PeriodLock })

/** Days that are closed: nothing that begins on them is written. */
export const locks = endpoints({
  listLocks: {
    method: 'GET',
    path: '/api/locks',
    allow: 'scheduler',
    summary: 'Periods that are closed, the latest days first; to a scheduler those that count where they plan',
    reads: ['places'],
    input: v.object({ page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ locks: v.array(PeriodLock), total: v.number() }), ...refusals },
  },
  lockPeriod: {
    method: 'POST',
    path: '/api/locks',
    allow: 'admin',
    idempotent: true,
    summary: 'Close a period at a facility or at all of them; honours Idempotency-Key',
    writes: ['places', 'history'],
    input: NewLock,
    answers: { 201: one, ...refusals, 404: Refusal, 415: Refusal, 422: Refusal },
  },
  unlockPeriod: {
    method: 'DELETE',
    path: '/api/locks/{lockId}',
    allow: 'admin',
    summary: 'Open a period again',
    writes: ['places', 'history'],
    input: v.object({ lockId: RowId }),
    answers: { 200: one, ...refusals, 404: Refusal },
  },
})
