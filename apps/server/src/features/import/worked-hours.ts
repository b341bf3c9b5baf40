import { WORKED_ROLES, type importFields, type WorkedRole } from '@onward/contract'
import { sql } from 'kysely'
import { takeFacilities } from '#server/demand-said.ts'
import { cellsOf } from './cells.ts'
import type { Known } from './assignments.ts'
import type { OwnRows, Said } from './own-rows.ts'
import { empty, notFacility, notTotal } from './reasons.ts'
import type { Sheet } from './sheet.ts'
import { createUnique } from './unique.ts'

const HALVES = ['Employee', 'Contract'] as const
/** A day of a facility: hours in whole hundredths, null where they are not said. */
export type WorkedFields = { hospitalId: string; date: string; residents: number | null } & Record<
  `${WorkedRole}${(typeof HALVES)[number]}`,
  number | null
>
type Hours = Pick<WorkedFields, Exclude<keyof WorkedFields, 'hospitalId' | 'date' | 'residents'>>

/** How far a total may be from what it is made of: both are rounded to hundredths. */
const ROUNDING = 1
const MOST_RESIDENTS = 99_999
/** `20240401`, as CMS writes it, with dashes. */
const dashed = (cell: string) => cell.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
export const inHours = (hundredths: number) => String(hundredths / 100)

/** Reads a file of worked hours; what is wrong with it is in the sheet's report. */
export const readWorkedHours = async (
  sheet: Sheet<keyof typeof importFields.workedHours>,
  known: Pick<Known, 'places'>,
): Promise<{ rows: Said<WorkedFields>[]; lines: number }> => {
  const { report, columnOf, has } = sheet
  const cells = cellsOf(sheet)
  const unique = createUnique<Partial<WorkedFields>>(report, columnOf('date'))
  let lines = 0
  for await (const row of sheet.rows) {
    lines += 1
    const before = report.total
    const hospitalId = cells.id(row, 'hospitalId')
    const date = cells.date(row, 'date', dashed)
    if (date === null) report.bad(row.line, columnOf('date'), empty)
    const residents = cells.whole(row, 'residents', MOST_RESIDENTS)
    const hours: Partial<Hours> = {}
    for (const role of WORKED_ROLES) {
      const [employee, contract] = [cells.hundredths(row, `${role}Employee`), cells.hundredths(row, `${role}Contract`)]
      const total = cells.hundredths(row, `${role}Hours`)
      if (has(`${role}Employee`)) hours[`${role}Employee`] = employee
      if (has(`${role}Contract`)) hours[`${role}Contract`] = contract
      if (total === null || employee === null || contract === null || report.total > before) continue
      // Which of the three is wrong cannot be known.
      if (Math.abs(employee + contract - total) > ROUNDING)
        report.bad(row.line, columnOf(`${role}Hours`), notTotal(inHours(total), inHours(employee + contract)))
    }
    if (report.total === before && !known.places.has(hospitalId))
      report.bad(row.line, columnOf('hospitalId'), notFacility)
    if (report.total > before || date === null) continue
    unique.add(keyOf({ hospitalId, date }), row, { hospitalId, date, ...(has('residents') && { residents }), ...hours })
  }
  return { rows: unique.rows(), lines }
}

const keyOf: OwnRows<WorkedFields>['keyOf'] = ({ hospitalId, date }) => `${hospitalId}, ${date}`

const NOTHING = Object.fromEntries(
  WORKED_ROLES.flatMap((role) => HALVES.map((half) => [`${role}${half}`, null])),
) as Hours // each of them

/** What is said of a role. */
const halvesOf = (row: WorkedFields, role: WorkedRole) => ({
  employee: row[`${role}Employee`],
  contract: row[`${role}Contract`],
})
type Halves = ReturnType<typeof halvesOf>
const isSaid = ({ employee, contract }: Halves) => employee !== null || contract !== null

/**
 * Days of worked hours as an import writes them: one is known again by its facility and date.
 * @param rows of the file: what is stored of other dates is not looked at
 */
export const workedRows = (rows: readonly Said<WorkedFields>[]): OwnRows<WorkedFields> => {
  const dates = rows.map(({ date = '' }) => date).sort()
  const [from, to] = [dates.at(0), dates.at(-1)]
  return {
    what: 'workedDay',
    owner: 'hospitalId',
    take: (trx, accountId, owners) => takeFacilities(trx, { accountId }, owners),
    fresh: { hospitalId: '', date: '', residents: null, ...NOTHING },
    keyOf,
    of: async (db, accountId, owners) => {
      const days = await db
        .selectFrom('workedDay as d')
        .where('d.accountId', '=', accountId)
        .where('d.hospitalId', '=', sql<string>`any(${owners}::text[])`)
        .where('d.date', '>=', from ?? '')
        .where('d.date', '<=', to ?? '')
        .select([
          'd.workedDayId',
          'd.hospitalId',
          'd.date',
          'd.residents',
          sql<Partial<Record<WorkedRole, [number | null, number | null]>> | null>`(
            select jsonb_object_agg(h.role, jsonb_build_array(h.employee, h.contract)) from worked_hours h
            where h.account_id = d.account_id and h.worked_day_id = d.worked_day_id)`.as('hours'),
        ])
        .execute()
      return days.map(({ workedDayId, hours, ...fields }) => {
        const own: Hours = { ...NOTHING }
        for (const role of WORKED_ROLES) {
          const [employee = null, contract = null] = hours?.[role] ?? []
          own[`${role}Employee`] = employee
          own[`${role}Contract`] = contract
        }
        return { id: workedDayId, fields: { ...fields, ...own } }
      })
    },
    wrong: () => undefined,
    put: async (trx, accountId, changed, importId) => {
      await trx
        .insertInto('workedDay')
        .values(
          changed.map(({ id, fields: { hospitalId, date, residents } }) => ({
            accountId,
            workedDayId: id,
            hospitalId,
            date,
            residents,
            importId,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['accountId', 'workedDayId']).doUpdateSet((old) => ({
            residents: old.ref('excluded.residents'),
            version: sql<number>`worked_day.version + 1`,
          })),
        )
        .execute()
      const ids = changed.map(({ id }) => id)
      const hours = changed.flatMap(({ id, fields }) =>
        WORKED_ROLES.map((role) => ({ id, role, ...halvesOf(fields, role) })).filter(isSaid),
      )
      await trx
        .deleteFrom('workedHours')
        .where('accountId', '=', accountId)
        .where('workedDayId', '=', sql<string>`any(${ids}::text[])`)
        .execute()
      await sql`
        insert into worked_hours (account_id, worked_day_id, role, employee, contract, import_id)
        select ${accountId}::integer, id, role, employee, contract, ${importId}::uuid
        from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb)
          as r(id text, role text, employee integer, contract integer)`.execute(trx)
    },
    told: (row) => {
      const said = (half: number | null) => (half === null ? '–' : inHours(half))
      const { hospitalId, date, residents } = row
      const roles = WORKED_ROLES.map((role) => ({ role, ...halvesOf(row, role) })).filter(isSaid)
      return {
        hospitalId,
        date,
        residents,
        ...Object.fromEntries(roles.map(({ role, ...of }) => [role, `${said(of.employee)} + ${said(of.contract)}`])),
      }
    },
  }
}
