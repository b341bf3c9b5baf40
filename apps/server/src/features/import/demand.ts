import { DEMAND_CELLS, type Demand, type DemandCell, type importFields } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { demandAt, takeFacilities, weekSaid } from '#server/demand-said.ts'
import { sortName } from '#server/names.ts'
import { cellsOf } from './cells.ts'
import type { Known } from './assignments.ts'
import type { OwnRows, Said } from './own-rows.ts'
import { empty, endsBefore, notFacility, notShiftType, notSpecialty, pattern } from './reasons.ts'
import type { Sheet } from './sheet.ts'
import { createUnique } from './unique.ts'

/** The days of a pattern, each a field of its own: a file may have columns for some of them. */
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'holiday'] as const
type Day = (typeof DAYS)[number]
export type DemandFields = Pick<Demand, 'hospitalId' | 'shiftTypeId' | 'specialtyId' | 'from' | 'to'> &
  Record<Day, DemandCell | null>
/** What a row of an account is called, and whether it is in use. */
type Named = { id: string; sortName: string; isActive: boolean }
export type Kinds = { types: readonly Named[]; specialties: readonly Named[] }

/** The shift types and specialties of an account, in use or not. */
export const kindsOf = async (db: Db, accountId: number): Promise<Kinds> => ({
  types: await db
    .selectFrom('shiftType')
    .where('accountId', '=', accountId)
    .select(['shiftTypeId as id', 'sortName', 'isActive'])
    .execute(),
  specialties: await db
    .selectFrom('specialty')
    .where('accountId', '=', accountId)
    .select(['specialtyId as id', 'sortName', 'isActive'])
    .execute(),
})

/** Finds a row by its id, and else by its name. */
export const finder = (rows: readonly Named[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byName = new Map(rows.map((row) => [row.sortName, row]))
  return (given: string) => byId.get(given) ?? byName.get(sortName(given))
}

/** Reads a file of weekly patterns; what is wrong with it is in the sheet's report. */
export const readDemand = async (
  sheet: Sheet<keyof typeof importFields.demand>,
  known: Pick<Known, 'zones' | 'unused'>,
  { types, specialties }: Kinds,
): Promise<{ rows: Said<DemandFields>[]; lines: number }> => {
  const { report, columnOf, has } = sheet
  const cells = cellsOf(sheet)
  const unique = createUnique<Partial<DemandFields>>(report, columnOf('validFrom'))
  const given = DAYS.filter(has)
  const [typeOf, specialtyOf] = [finder(types), finder(specialties)]
  let lines = 0
  for await (const row of sheet.rows) {
    lines += 1
    const before = report.total
    const hospitalId = cells.id(row, 'hospitalId')
    const namedType = cells.name(row, 'shiftTypeId')
    const namedSpecialty = cells.optional(row, 'specialty')
    const from = cells.date(row, 'validFrom')
    const to = cells.date(row, 'validTo')
    if (from === null) report.bad(row.line, columnOf('validFrom'), empty)
    const days = given.map((day) => [day, cells.howMany(row, day)] as const)
    if (report.total > before || from === null) continue
    const type = typeOf(namedType)
    const specialty = namedSpecialty === null ? undefined : specialtyOf(namedSpecialty)
    if (!known.zones.has(hospitalId)) report.bad(row.line, columnOf('hospitalId'), notFacility)
    if (!type) report.bad(row.line, columnOf('shiftTypeId'), notShiftType)
    if (namedSpecialty !== null && !specialty) report.bad(row.line, columnOf('specialty'), notSpecialty)
    if (report.total > before || !type) continue
    const about = { hospitalId, shiftTypeId: type.id, specialtyId: specialty?.id ?? null, from }
    unique.add(keyOf(about), row, { ...about, ...(has('validTo') && { to }), ...Object.fromEntries(days) })
  }
  return { rows: unique.rows(), lines }
}

const keyOf: OwnRows<DemandFields>['keyOf'] = ({ hospitalId, shiftTypeId, specialtyId, from }) =>
  [hospitalId, shiftTypeId, specialtyId ?? '', from].join(', ')

/** Weekly patterns as an import writes them: one is known again by its facility, shift type, specialty and first day. */
export const demandRows = ({ unused }: Pick<Known, 'unused'>, kinds: Kinds): OwnRows<DemandFields> => {
  const putAway = (rows: readonly Named[]) => new Set(rows.flatMap(({ id, isActive }) => (isActive ? [] : [id])))
  const [types, specialties] = [putAway(kinds.types), putAway(kinds.specialties)]
  return {
    what: 'demand',
    owner: 'hospitalId',
    take: (trx, accountId, owners) => takeFacilities(trx, { accountId }, owners),
    fresh: {
      hospitalId: '',
      shiftTypeId: '',
      specialtyId: null,
      from: '',
      to: null,
      monday: null,
      tuesday: null,
      wednesday: null,
      thursday: null,
      friday: null,
      saturday: null,
      sunday: null,
      holiday: null,
    },
    keyOf,
    of: async (db, accountId, owners) =>
      (await demandAt(db, accountId, owners)).map(
        ({ demandId, hospitalId, shiftTypeId, specialtyId, from, to, days }) => {
          const [monday = null, tuesday = null, wednesday = null, thursday = null] = days
          const [friday = null, saturday = null, sunday = null, holiday = null] = days.slice(DEMAND_CELLS / 2)
          const each = { monday, tuesday, wednesday, thursday, friday, saturday, sunday, holiday }
          return { id: demandId, fields: { hospitalId, shiftTypeId, specialtyId, from, to, ...each } }
        },
      ),
    wrong: ({ hospitalId, shiftTypeId, specialtyId, from, to }, before) => {
      if (to !== null && to < from) return { fields: ['to', 'from'], reason: endsBefore }
      if (before) return undefined
      if (unused.facilities.has(hospitalId)) return { fields: ['hospitalId'], reason: notFacility }
      if (types.has(shiftTypeId)) return { fields: ['shiftTypeId'], reason: notShiftType }
      const isPutAway = specialtyId !== null && specialties.has(specialtyId)
      return isPutAway ? { fields: ['specialtyId'], reason: notSpecialty } : undefined
    },
    days: {
      lineOf: ({ hospitalId, shiftTypeId, specialtyId }) => keyOf({ hospitalId, shiftTypeId, specialtyId, from: '' }),
      of: ({ from, to }) => ({ from, to }),
      field: 'from',
      meets: pattern,
    },
    put: async (trx, accountId, rows, importId) => {
      await trx
        .insertInto('demand')
        .values(
          rows.map(({ id, fields: { hospitalId, shiftTypeId, specialtyId, from, to, ...days } }) => ({
            accountId,
            demandId: id,
            hospitalId,
            shiftTypeId,
            specialtyId,
            fromDate: from,
            toDate: to,
            days: JSON.stringify(DAYS.map((day) => days[day])),
            importId,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['accountId', 'demandId']).doUpdateSet((old) => ({
            toDate: old.ref('excluded.toDate'),
            days: old.ref('excluded.days'),
            version: sql<number>`demand.version + 1`,
          })),
        )
        .execute()
    },
    told: ({ hospitalId, shiftTypeId, specialtyId, from, to, ...days }) => ({
      hospitalId,
      shiftTypeId,
      specialtyId,
      from,
      to,
      days: weekSaid(DAYS.map((day) => days[day])),
    }),
  }
}
