import * as v from 'valibot'
import { Provider } from './assignments.ts'
import { Assignment } from './bookings.ts'
import { WallTime } from './date-fields.ts'
import { Id, Refusal } from './fields.ts'
import { endpoints } from './http.ts'
import { LastDayConflict, NotTakenOver, providerWrites } from './people.ts'
import { RowId, Version } from './row-fields.ts'
import { MOST_CHANGES, Overrides, ProposedVerdict, VerdictNames } from './verdicts.ts'

const seen = { assignmentId: RowId, version: Version }
/** A shift ahead that is not handed over as it is. */
const Otherwise = v.variant(
  'outcome',
  [
    /** Nobody works it, and somebody shall be found. */
    v.strictObject({ outcome: v.literal('open'), ...seen }),
    /** It goes with the others, at other times or as another type: what would cure a verdict. */
    v.strictObject({
      outcome: v.literal('handOver'),
      ...seen,
      startsAt: v.optional(WallTime),
      endsAt: v.optional(WallTime),
      shiftTypeId: v.optional(Id),
    }),
  ],
  'must be open or handOver',
)
export type Otherwise = v.InferOutput<typeof Otherwise>

/** Why a shift cannot be handed over. */
const NotHandedOver = v.object({
  assignmentId: v.number(),
  conflict: v.variant('reason', [LastDayConflict, NotTakenOver]),
})
export type NotHandedOver = v.InferOutput<typeof NotHandedOver>

/** How the shifts ahead of somebody who leaves become another's; `deactivateProvider` of the people does all else with them. */
export const handOvers = endpoints({
  handOverShifts: {
    method: 'POST',
    path: '/api/providers/{providerId}/hand-over',
    allow: 'admin',
    summary:
      'Judge what becomes of the shifts ahead of a provider when another takes them; or hand them over and take the provider out of use, all of it or nothing. Judging writes nothing',
    writes: ['people', 'shifts', 'leave', 'users', 'history'],
    input: v.object({
      providerId: Id,
      version: Version,
      toProviderId: Id,
      /** What is no longer ahead of them is passed over. */
      otherwise: v.optional(
        v.pipe(
          v.array(Otherwise, 'must be a list of shifts'),
          v.maxLength(MOST_CHANGES, `must have at most ${MOST_CHANGES} shifts`),
          v.check(
            (all) => new Set(all.map(({ assignmentId }) => assignmentId)).size === all.length,
            'must name each shift once',
          ),
        ),
        [],
      ),
      mode: v.picklist(['judge', 'commit'], 'must be judge or commit'),
      overrides: Overrides,
    }),
    answers: {
      200: v.object({
        /** As it is now. */
        provider: Provider,
        /** Those ahead, by start: as they are where it is only judged, or as they were booked. A cure's `at` is a place in here. */
        shifts: v.array(Assignment),
        /** Those of them that cannot go: the rules are asked as if they were left open. Where it is not only judged there are none. */
        refused: v.array(NotHandedOver),
        verdicts: v.array(ProposedVerdict),
        names: VerdictNames,
        /** Null where it was only judged, or nothing was ahead. */
        batchId: v.nullable(v.number()),
      }),
      ...providerWrites,
      404: Refusal,
    },
  },
})
