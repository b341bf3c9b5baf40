import * as v from 'valibot'
import { Provider } from './assignments.ts'
import { Conflict, ShiftsAhead } from './bookings.ts'
import { LocalDate } from './date-fields.ts'
import { Id, Name, Refusal, refusals } from './fields.ts'
import { FileId, fileWord } from './file-fields.ts'
import { endpoints } from './http.ts'
import { Version } from './row-fields.ts'
import { UserState } from './users.ts'
import { Locked, RulesRefusal } from './verdicts.ts'

const Email = v.pipe(
  fileWord(254),
  v.check((email) => email === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), 'must be an e-mail address'),
)
const ids = (most: number, what: string) =>
  v.pipe(
    v.array(Id),
    v.transform((all) => [...new Set(all)]),
    v.maxLength(most, `must name at most ${most} ${what}`),
  )
const fields = {
  providerName: Name,
  /** What they are trained for, the first one first. */
  specialtyIds: v.optional(ids(50, 'specialties')),
  /** Where they may work; none is anywhere. */
  hospitalIds: v.optional(ids(200, 'facilities')),
  email: v.optional(Email),
  phone: v.optional(fileWord(50)),
  /** The last date on which a shift of theirs may begin, on the wall of its facility. */
  lastDay: v.optional(v.nullable(LocalDate)),
}
export const NewProvider = v.object({
  providerId: FileId,
  ...fields,
})
export type NewProvider = v.InferInput<typeof NewProvider>

/**
 * What becomes of the shifts ahead of somebody who leaves: all are cancelled, all are left open, all go to somebody else, or the
 * person stays until the last one has begun.
 */
export const Ahead = v.picklist(['cancel', 'open', 'handOver', 'keep'], 'must be cancel, open, handOver or keep')
export type Ahead = v.InferOutput<typeof Ahead>

const refused = { message: v.string() }
/** Who shall take their shifts over works until an earlier day. */
export const LastDayConflict = v.object({
  ...refused,
  reason: v.literal('leaves'),
  facts: v.object({ providerName: v.string(), lastDay: v.string() }),
})
/** Who shall take their shifts over cannot; `booking` is why. */
export const NotTakenOver = v.object({
  ...refused,
  reason: v.literal('handOver'),
  facts: v.object({ booking: Conflict }),
})
/** Why a change of a provider was refused: `message` in English, `reason` and `facts` for any other wording. */
export const ProviderConflict = v.variant('reason', [
  /** Somebody of the account, who may have left, has the id. */
  v.object({ ...refused, reason: v.literal('providerId'), facts: v.object({ provider: Provider }) }),
  /** The row has a newer version than the writer saw. */
  v.object({ ...refused, reason: v.literal('version'), facts: v.object({ provider: Provider }) }),
  /** They have shifts ahead, or after the last day that was given: the first of them, and how many they are. */
  v.object({
    ...refused,
    reason: v.literal('shifts'),
    facts: ShiftsAhead,
  }),
  LastDayConflict,
  NotTakenOver,
])
export type ProviderConflict = v.InferOutput<typeof ProviderConflict>

/** The user that somebody signs in as. */
export const ProvidersUser = v.object({ userId: v.string(), email: v.string(), state: UserState })
export type ProvidersUser = v.InferOutput<typeof ProvidersUser>

const one = v.object({ provider: Provider })
/** What a change of a provider may be refused with. */
export const providerWrites = {
  ...refusals,
  404: Refusal,
  409: ProviderConflict,
  415: Refusal,
  422: v.union([RulesRefusal, Refusal]),
  423: Locked,
} as const

/** The people of an account, one by one; `listProviders` of the assignments lists them. */
export const people = endpoints({
  readProvider: {
    method: 'GET',
    path: '/api/providers/{providerId}',
    allow: 'admin',
    summary: 'One provider as they are now, one who has left too, and the user that they sign in as',
    reads: ['people', 'users', 'places'],
    input: v.object({ providerId: Id }),
    answers: { 200: v.object({ ...one.entries, user: v.nullable(ProvidersUser) }), ...refusals, 404: Refusal },
  },
  createProvider: {
    method: 'POST',
    path: '/api/providers',
    allow: 'admin',
    idempotent: true,
    summary: 'Add a provider; honours Idempotency-Key',
    writes: ['people', 'users', 'history'],
    input: NewProvider,
    answers: { 201: one, ...providerWrites },
  },
  changeProvider: {
    method: 'PATCH',
    path: '/api/providers/{providerId}',
    allow: 'admin',
    summary: 'Change what is given of a provider. `isActive` takes one back who has left',
    writes: ['people', 'shifts', 'leave', 'users', 'history'],
    input: v.object({
      providerId: Id,
      version: Version,
      ...v.partial(v.object(fields)).entries,
      isActive: v.optional(v.literal(true, 'must be true; DELETE takes a provider out of use')),
    }),
    answers: { 200: one, ...providerWrites },
  },
  deactivateProvider: {
    method: 'DELETE',
    path: '/api/providers/{providerId}',
    allow: 'admin',
    summary:
      'Take a provider out of use; their row and what they worked stay. With shifts ahead `ahead` says what becomes of them, and with handOver `toProviderId` who works them; `handOverShifts` says more of that',
    writes: ['people', 'shifts', 'leave', 'users', 'history'],
    input: v.object({
      providerId: Id,
      version: Version,
      ahead: v.optional(Ahead),
      toProviderId: v.optional(Id),
    }),
    answers: { 200: one, ...providerWrites },
  },
})
