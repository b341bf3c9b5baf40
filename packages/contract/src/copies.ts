import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Refusal, refusals } from './fields.ts'
import { endpoints } from './http.ts'
import { rollingOut, rollOutRefusals, RollOutReport } from './roll-out.ts'
import { List } from './row-fields.ts'

/** How many days are copied at once. */
export const MOST_COPIED_DAYS = 42

/** The shifts of some days, made anew on others. */
export const copies = endpoints({
  copyShifts: {
    method: 'POST',
    path: '/api/copies',
    allow: 'scheduler',
    idempotent: true,
    summary: `Copy the confirmed shifts that begin on at most ${MOST_COPIED_DAYS} dates so that the first of these falls on target, of some facilities or people or of all; with dryRun only what would become of each. Notes stay where they are. Honours Idempotency-Key`,
    writes: ['shifts', 'history'],
    input: v.object({
      from: LocalDate,
      to: LocalDate,
      /** The date on which `from` falls then; the others follow as they stand behind it. */
      target: LocalDate,
      ...rollingOut,
      hospitalIds: v.optional(List),
      providerIds: v.optional(List),
    }),
    answers: { 200: RollOutReport, ...refusals, 404: Refusal, ...rollOutRefusals },
  },
})
