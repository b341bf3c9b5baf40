import type { Slot, Template, TemplateSlot } from '@onward/contract'
import { sql } from 'kysely'
import type { Scope } from '#server/booking/scope.ts'
import type { Db } from '#server/db.ts'

/** Who plans at some facilities plans with the templates that are about nothing else. */
type Asked = { accountId: number; scope: Scope }
const theirs = ({ accountId, scope }: Asked) => sql`t.account_id = ${accountId}
  ${scope ? sql`and t.hospital_ids <@ ${[...scope]}::text[]` : sql``}`

const shown = sql`
  select t.template_id as "templateId", t.template_name as "templateName", t.weeks, t.anchor, t.holidays,
    jsonb_array_length(t.slots) as "slotCount", t.hospital_ids as "hospitalIds",
    array(select f.facility_name from facility f
      where f.account_id = t.account_id and f.hospital_id = any(t.hospital_ids) order by f.sort_name) as "facilityNames",
    t.applied_from as "appliedFrom", t.applied_to as "appliedTo", t.applied_at as "appliedAt", t.version
  from template t`

/** One page of templates by name, and how many there are. */
export const listTemplates = async (db: Db, { page, perPage, ...asked }: Asked & { page: number; perPage: number }) => {
  const { rows: templates } = await sql<Template>`${shown} where ${theirs(asked)} order by t.sort_name
    limit ${perPage}::bigint offset ${(page - 1) * perPage}::bigint`.execute(db)
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from template t where ${theirs(asked)}`.execute(db)
  return { templates, total: rows[0]?.total ?? 0 }
}

export const templateById = async (db: Db, asked: Asked, templateId: string) =>
  (await sql<Template>`${shown} where ${theirs(asked)} and t.template_id = ${templateId}`.execute(db)).rows[0]

/** The same; until the transaction ends nobody else writes it. */
export const takeTemplate = async (trx: Db, asked: Asked, templateId: string) => {
  await sql`select from template t where ${theirs(asked)} and t.template_id = ${templateId} for update`.execute(trx)
  return templateById(trx, asked, templateId)
}

/** Who has a name, as it sorts, of those that somebody may see; null is somebody else's. */
export const templateNamed = async (db: Db, asked: Asked, sortName: string) => {
  const { rows } = await sql<{ id: string }>`
    select template_id as id from template where account_id = ${asked.accountId} and sort_name = ${sortName}`.execute(
    db,
  )
  const [found] = rows
  return found && ((await templateById(db, asked, found.id)) ?? null)
}

/** The slots of a template, with how what they name is called by now. */
export const slotsOf = async (db: Db, accountId: number, templateId: string): Promise<TemplateSlot[]> => {
  const { rows } = await sql<TemplateSlot>`
    select s.week, s.weekday, s."hospitalId", s."shiftTypeId", s."startsAt", s."endsAt", s.days, s."specialtyId",
      s."providerId", coalesce(f.facility_name, s."hospitalId") as "facilityName",
      coalesce(k.shift_type_name, s."shiftTypeId") as "shiftTypeName",
      coalesce(e.specialty_name, s."specialtyId") as "specialtyName",
      coalesce(p.provider_name, s."providerId") as "providerName"
    from template t
    cross join rows from (jsonb_to_recordset(t.slots) as (week integer, weekday integer, "hospitalId" text,
      "shiftTypeId" text, "startsAt" text, "endsAt" text, days integer, "specialtyId" text, "providerId" text))
      with ordinality as s(week, weekday, "hospitalId", "shiftTypeId", "startsAt", "endsAt", days, "specialtyId",
        "providerId", place)
    left join facility f on f.account_id = t.account_id and f.hospital_id = s."hospitalId"
    left join shift_type k on k.account_id = t.account_id and k.shift_type_id = s."shiftTypeId"
    left join specialty e on e.account_id = t.account_id and e.specialty_id = s."specialtyId"
    left join provider p on p.account_id = t.account_id and p.provider_id = s."providerId"
    where t.account_id = ${accountId} and t.template_id = ${templateId}
    order by s.place`.execute(db)
  return rows
}

type Written = Pick<Template, 'templateName' | 'weeks' | 'anchor' | 'holidays'> & {
  sortName: string
  slots: readonly Slot[]
}
const placesOf = (slots: readonly Slot[]) => [...new Set(slots.map(({ hospitalId }) => hospitalId))]

export const insertTemplate = async (trx: Db, accountId: number, templateId: string, { slots, ...row }: Written) => {
  await trx
    .insertInto('template')
    .values({ accountId, templateId, ...row, slots: JSON.stringify(slots), hospitalIds: placesOf(slots) })
    .execute()
}

/** Writes what is given, as the next version. */
export const updateTemplate = async (
  trx: Db,
  accountId: number,
  templateId: string,
  { slots, ...to }: Partial<Written>,
) => {
  await trx
    .updateTable('template')
    .set({
      ...to,
      ...(slots && { slots: JSON.stringify(slots), hospitalIds: placesOf(slots) }),
      version: sql<number>`version + 1`,
    })
    .where('accountId', '=', accountId)
    .where('templateId', '=', templateId)
    .execute()
}

export const deleteTemplate = async (trx: Db, accountId: number, templateId: string) => {
  await trx.deleteFrom('template').where('accountId', '=', accountId).where('templateId', '=', templateId).execute()
}

/** Remembers of which days shifts were made last: no change of the template. */
export const templateApplied = async (
  trx: Db,
  accountId: number,
  templateId: string,
  { from, to }: { from: string; to: string },
) => {
  await sql`
    update template set applied_from = ${from}::date, applied_to = ${to}::date, applied_at = now()
    where account_id = ${accountId} and template_id = ${templateId}`.execute(trx)
}

/** Public holidays from one date to another; those of the whole account have no facility. */
export const holidaysBetween = async (trx: Db, accountId: number, { from, to }: { from: string; to: string }) =>
  (
    await sql<{ hospitalId: string | null; date: string }>`
      select hospital_id as "hospitalId", date from holiday
      where account_id = ${accountId} and date between ${from}::date and ${to}::date`.execute(trx)
  ).rows
