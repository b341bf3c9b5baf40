import { MOST_ENTRIES, type AuditAction, type AuditEntry, type AuditObject } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

export type Filter = {
  accountId: number
  start?: string | undefined
  end?: string | undefined
  userId?: string | undefined
  nobody?: 'true' | undefined
  action?: AuditAction | undefined
  objectType?: AuditObject | undefined
  objectId?: string | undefined
  providerId?: string | undefined
}

/** The ids of the entries about a person and what is theirs, what was removed for good included. */
const aboutPerson = (accountId: number, providerId: string) => sql`
  with own (object_type, object_id) as materialized (
    values ('provider', ${providerId}::text)
    union all select 'contract', contract_id from contract where account_id = ${accountId} and provider_id = ${providerId}
    union all select 'credential', credential_id from credential
      where account_id = ${accountId} and provider_id = ${providerId}
    union all select 'leave', leave_id::text from leave where account_id = ${accountId} and provider_id = ${providerId}
    union all select 'assignment', assignment_id::text from assignment
      where account_id = ${accountId} and provider_id = ${providerId}
    union all select object_type, object_id from audit_entry
      where account_id = ${accountId} and action in ('contract.deleted', 'credential.deleted')
        and before->>'providerId' = ${providerId}
  )
  select a.entry_id from own
  join audit_entry a on a.account_id = ${accountId} and a.object_type = own.object_type and a.object_id = own.object_id
  union select entry_id from audit_entry
    where account_id = ${accountId} and object_type = 'assignment' and before->>'providerId' = ${providerId}`

const entriesOf = (db: Db, wish: Filter) => {
  const { accountId, start, end, userId, nobody, action, objectType, objectId, providerId } = wish
  return db
    .selectFrom('auditEntry as e')
    .where('e.accountId', '=', accountId)
    .$if(start !== undefined, (rows) => rows.where('e.at', '>=', start ?? ''))
    .$if(end !== undefined, (rows) => rows.where('e.at', '<', end ?? ''))
    .$if(userId !== undefined, (rows) => rows.where('e.userId', '=', userId ?? ''))
    .$if(nobody !== undefined, (rows) => rows.where('e.userId', 'is', null))
    .$if(action !== undefined, (rows) => rows.where('e.action', '=', action ?? ''))
    .$if(objectType !== undefined, (rows) => rows.where('e.objectType', '=', objectType ?? ''))
    .$if(objectId !== undefined, (rows) => rows.where('e.objectId', '=', objectId ?? ''))
    .$if(providerId !== undefined, (rows) =>
      rows.where(sql<boolean>`e.entry_id in (${aboutPerson(accountId, providerId ?? '')})`),
    )
}

const USER = ['app_user', 'user_id', 'full_name'] as const
/** What is called by a name, with where that stands: its table, its id and the name. */
const NAMED = {
  facility: ['facility', 'hospital_id', 'facility_name'],
  provider: ['provider', 'provider_id', 'provider_name'],
  shiftType: ['shift_type', 'shift_type_id', 'shift_type_name'],
  specialty: ['specialty', 'specialty_id', 'specialty_name'],
  leaveKind: ['leave_kind', 'leave_kind_id', 'leave_kind_name'],
  credentialType: ['credential_type', 'credential_type_id', 'credential_type_name'],
  holiday: ['holiday', 'holiday_id', 'holiday_name'],
  template: ['template', 'template_id', 'template_name'],
  view: ['saved_view', 'view_id', 'view_name'],
  feed: ['calendar_feed', 'feed_id', 'feed_name'],
  user: USER,
  password: USER,
  email: USER,
} as const satisfies Partial<Record<AuditObject, readonly [table: string, id: string, name: string]>>

const nameNow = sql.join(
  Object.entries(NAMED).map(
    ([type, [table, id, name]]) => sql`when ${sql.lit(type)} then (
      select n.${sql.ref(name)} from ${sql.table(table)} n where n.account_id = e.account_id and n.${sql.ref(id)} = e.object_id)`,
  ),
  sql` `,
)
const NAMES = [
  'providerName',
  'facilityName',
  'shiftTypeName',
  'specialtyName',
  'leaveKindName',
  'credentialTypeName',
  'holidayName',
  'templateName',
  'viewName',
  'feedName',
  'name',
  'email',
] as const
// What it was called then stands in what was written down of it.
const nameThen = sql.join(
  NAMES.flatMap((field) => [sql`e.after->>${sql.lit(field)}`, sql`e.before->>${sql.lit(field)}`]),
)
const objectName = sql<string | null>`coalesce(case e.object_type ${nameNow} end, ${nameThen})`

type Entries = ReturnType<typeof entriesOf>

/** Entries with who and what they are about. */
const named = (db: Db, entries: Entries) =>
  db
    .with('e', () => entries.selectAll('e'))
    .selectFrom('e')
    .leftJoin('appUser as u', (join) =>
      join.onRef('u.accountId', '=', 'e.accountId').onRef('u.userId', '=', 'e.userId'),
    )
    .select(['e.entryId', 'e.at', 'e.userId', 'u.fullName as userName', 'e.action', 'e.objectType', 'e.objectId'])
    .select(objectName.as('objectName'))
    .select(['e.before', 'e.after', 'e.address', 'e.requestId'])
    .orderBy('e.at', 'desc')
    .orderBy('e.entryId', 'desc')
    // `before` and `after` are written by `record` from objects.
    .$castTo<AuditEntry>()
    .execute()

const newestFirst = (entries: Entries) => entries.orderBy('e.at', 'desc').orderBy('e.entryId', 'desc')

/** One page of the audit trail, newest first, and how many entries there are, as far as they are counted. */
export const searchAudit = async (db: Db, { page, perPage, ...wish }: Filter & { page: number; perPage: number }) => {
  const shown = newestFirst(entriesOf(db, wish))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const entries = await named(db, shown)
  const isAll = page === 1 && entries.length < perPage
  return { entries, total: isAll ? entries.length : await count(db, wish) }
}

/** The ids of the entries, newest first. */
export const auditIds = async (db: Db, wish: Filter, most: number) =>
  (await newestFirst(entriesOf(db, wish)).select('e.entryId').limit(most).execute()).map(({ entryId }) => entryId)

/** Some entries by their ids. */
export const entriesById = (db: Db, accountId: number, ids: readonly number[]) =>
  named(db, entriesOf(db, { accountId }).where('e.entryId', '=', sql<number>`any(${ids}::bigint[])`))

/** A million rows are not counted to say that there are many. */
const count = async (db: Db, wish: Filter) => {
  const some = entriesOf(db, wish)
    .select('e.entryId')
    .limit(MOST_ENTRIES + 1)
    .as('some')
  const counted = db.selectFrom(some).select(sql<number>`count(*)::integer`.as('total'))
  return (await counted.executeTakeFirstOrThrow()).total
}
