import * as v from 'valibot'
import { endpoints } from './http.ts'
import { LocalDate } from './date-fields.ts'
import { refusals } from './fields.ts'
import type { Topic } from './topics.ts'
import { oneOf, PerPage, StoredPage, Text } from './row-fields.ts'

/** What the audit trail says was done; the word before the dot is what it was done to. */
export const auditActions = [
  'assignment.created',
  'assignment.changed',
  'assignment.cancelled',
  'assignment.restored',
  'assignment.imported',
  'assignment.withdrawn',
  'leave.created',
  'leave.changed',
  'leave.cancelled',
  'leaveKind.created',
  'leaveKind.changed',
  'leaveKind.archived',
  'leaveKind.deleted',
  'facility.created',
  'facility.changed',
  'facility.closed',
  'facility.renamed',
  'provider.created',
  'provider.changed',
  'provider.left',
  'provider.renamed',
  'shiftType.created',
  'shiftType.changed',
  'shiftType.archived',
  'shiftType.deleted',
  'specialty.created',
  'specialty.changed',
  'specialty.archived',
  'specialty.deleted',
  'credentialType.created',
  'credentialType.changed',
  'credentialType.archived',
  'credentialType.deleted',
  'credential.created',
  'credential.changed',
  'credential.deleted',
  'requirement.created',
  'requirement.changed',
  'requirement.deleted',
  'contract.created',
  'contract.changed',
  'contract.deleted',
  'rate.created',
  'rate.changed',
  'rate.deleted',
  'premium.created',
  'premium.changed',
  'premium.deleted',
  'budget.created',
  'budget.changed',
  'budget.deleted',
  'callOutRate.created',
  'callOutRate.changed',
  'callOutRate.deleted',
  'currency.changed',
  'publication.created',
  'publication.withdrawn',
  'lock.created',
  'lock.deleted',
  'template.created',
  'template.changed',
  'template.deleted',
  'template.applied',
  'series.created',
  'series.changed',
  'series.cancelled',
  'view.created',
  'view.changed',
  'view.deleted',
  'rule.created',
  'rule.changed',
  'rule.deleted',
  'week.changed',
  'demand.created',
  'demand.changed',
  'demand.deleted',
  'demandDay.created',
  'demandDay.changed',
  'demandDay.deleted',
  'workedDay.created',
  'workedDay.changed',
  'workedDay.deleted',
  'holiday.created',
  'holiday.changed',
  'holiday.deleted',
  'user.added',
  'user.registered',
  'user.claim-ended',
  'user.linked',
  'user.roles-changed',
  'user.disabled',
  'user.enabled',
  'user.sessions-ended',
  'user.invited',
  'user.invitation-sent',
  'user.invitation-revoked',
  'user.invitation-accepted',
  'user.invitation-refused',
  'user.name-changed',
  'user.mails-changed',
  'user.language-changed',
  'user.mail-returned',
  'feed.created',
  'feed.ended',
  'session.started',
  'session.ended',
  'session.refused',
  'session.refresh_reuse',
  'password.reset-asked',
  'password.reset',
  'password.reset-refused',
  'password.changed',
  'password.change-refused',
  'email.verify-asked',
  'email.verified',
  'email.verify-refused',
  'email.change-asked',
  'email.change-refused',
  'email.confirmed',
  'email.changed',
  'email.confirm-refused',
  'import.done',
  'import.stopped',
  'export.begun',
  'call.refused',
] as const
export type AuditAction = (typeof auditActions)[number]
type TypeOf<Action extends string> = Action extends `${infer Type}.${string}` ? Type : never
export type AuditObject = TypeOf<AuditAction>

/** What an action was done to. */
export const objectTypeOf = <const Action extends AuditAction>(action: Action) =>
  action.slice(0, action.indexOf('.')) as TypeOf<Action> // by the form of the words

/** What else may look different once something of a kind has been done. */
export const topicsOf: Readonly<Record<AuditObject, readonly Topic[]>> = {
  assignment: ['shifts', 'history'],
  publication: ['shifts', 'places', 'history'],
  leave: ['leave', 'shifts', 'history'],
  leaveKind: ['leaveKinds', 'leave'],
  facility: ['places', 'shifts'],
  lock: ['places'],
  template: ['templates'],
  series: ['shifts'],
  view: ['views'],
  provider: ['people', 'shifts', 'leave'],
  specialty: ['people', 'shifts'],
  shiftType: ['shiftTypes', 'shifts'],
  credentialType: ['credentials'],
  credential: ['credentials'],
  requirement: ['credentials', 'people', 'shiftTypes'],
  contract: ['contracts'],
  rate: ['rates', 'people', 'shiftTypes'],
  premium: ['rates'],
  budget: ['rates'],
  callOutRate: ['rates'],
  currency: ['rates'],
  rule: ['rules'],
  week: ['rules'],
  demand: ['demand'],
  demandDay: ['demand'],
  // An import says so itself, once and for all of its days.
  workedDay: [],
  holiday: ['holidays'],
  user: ['users'],
  import: ['imports'],
  session: [],
  password: [],
  email: ['users'],
  export: [],
  feed: ['account'],
  call: [],
}
export const auditObjects: readonly AuditObject[] = [...new Set(auditActions.map(objectTypeOf))]

/** An entry of the audit trail: `before` and `after` are what there was to say, null where there was nothing. */
export const AuditEntry = v.object({
  entryId: v.number(),
  at: v.string(),
  /** Null where nobody was signed in, or a command did it. */
  userId: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  /** One of `auditActions`; an older or newer server may have written another word. */
  action: v.string(),
  objectType: v.string(),
  objectId: v.nullable(v.string()),
  /** Of a person or a place as they are called now, of what is gone as it was called then. */
  objectName: v.nullable(v.string()),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  /** The network address, where the call came from one. */
  address: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

/** So many entries are counted, and so far the pages lead: older ones are asked for by their time. */
export const MOST_ENTRIES = 10_000

/** Instants as they are written, to a second or closer, in any zone. */
const INSTANT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/
const hasRealDay = (text: string) => v.safeParse(LocalDate, text.slice(0, 10)).success
/** A point in time of a query; UTC inside. Empty is absent. */
const Moment = v.optional(
  v.pipe(
    v.string('must be an instant such as 2026-11-22T00:00:00.000Z'),
    v.check((text) => text === '' || INSTANT.test(text), 'must be an instant such as 2026-11-22T00:00:00.000Z'),
    v.check((text) => text === '' || hasRealDay(text), 'must be an instant that exists'),
    v.transform((text) => (text === '' ? undefined : new Date(text).toISOString())),
    // A zone may lead out of the years that there are.
    v.check((text) => text === undefined || hasRealDay(text), 'must be an instant that exists'),
  ),
)

/** Which entries are wanted. */
export const auditFilter = {
  /** From this instant on, and until before that one. */
  start: Moment,
  end: Moment,
  userId: Text,
  /** Only what nobody did who was signed in. */
  nobody: oneOf(['true']),
  action: oneOf(auditActions),
  objectType: oneOf(auditObjects),
  objectId: Text,
  /**
   * What was done to a person and to what is theirs: their contracts, credentials, leave and shifts. Of a shift that somebody else
   * has by now, that it was taken from them.
   */
  providerId: Text,
}

/** What was done in an account, by whom. Nothing of it is ever changed. */
export const audit = endpoints({
  listAudit: {
    method: 'GET',
    path: '/api/audit',
    allow: 'admin',
    summary: `The audit trail of the account, newest first; \`total\` is ${MOST_ENTRIES + 1} where there are more than ${MOST_ENTRIES}, and pages lead no further`,
    reads: ['history', 'shifts', 'leave', 'people', 'places', 'users'],
    input: v.object({ ...auditFilter, page: StoredPage, perPage: PerPage }),
    answers: { 200: v.object({ entries: v.array(AuditEntry), total: v.number() }), ...refusals },
  },
})
