import { MOST_PER_HOUR, type Currency, type importFields, type Rate } from '@onward/contract'
import { sql } from 'kysely'
import { currencyOf, takeMoney } from '#server/money.ts'
import { cellsOf } from './cells.ts'
import type { Known } from './assignments.ts'
import { finder, type Kinds } from './demand.ts'
import { ownedBy, type OwnRows, type Said } from './own-rows.ts'
import {
  empty,
  endsBefore,
  notFacility,
  notProvider,
  notShiftType,
  notSpecialty,
  otherCurrency,
  type Reason,
} from './reasons.ts'
import { createReport } from './refused.ts'
import type { Sheet } from './sheet.ts'
import { createUnique } from './unique.ts'

/** A rate as it is written; `perHour` in minor units of the currency that the account had when the file was read. */
export type RateFields = Pick<
  Rate,
  'providerId' | 'hospitalId' | 'shiftTypeId' | 'specialtyId' | 'validFrom' | 'validTo' | 'perHour'
>

/**
 * Reads a file of rates; what is wrong with it is in the sheet's report. What a line does not name is any; shift types and
 * specialties are given by their id or their name.
 * @param money in what the amounts of the file are
 */
export const readRates = async (
  sheet: Sheet<keyof typeof importFields.rates>,
  known: Pick<Known, 'providers' | 'zones'>,
  { types, specialties }: Kinds,
  money: Currency,
): Promise<{ rows: Said<RateFields>[]; lines: number }> => {
  const { report, columnOf, has } = sheet
  const cells = cellsOf(sheet)
  const unique = createUnique<Partial<RateFields>>(report, columnOf('validFrom'))
  const [typeOf, specialtyOf] = [finder(types), finder(specialties)]
  let lines = 0
  for await (const row of sheet.rows) {
    lines += 1
    const before = report.total
    const providerId = cells.optionalId(row, 'providerId') ?? null
    const hospitalId = cells.optionalId(row, 'hospitalId') ?? null
    const namedType = cells.optional(row, 'shiftTypeId')
    const namedSpecialty = cells.optional(row, 'specialtyId')
    const validFrom = cells.date(row, 'validFrom')
    const validTo = cells.date(row, 'validTo')
    if (validFrom === null) report.bad(row.line, columnOf('validFrom'), empty)
    if (sheet.text(row, 'perHour') === '') report.bad(row.line, columnOf('perHour'), empty)
    const perHour = cells.amount(row, 'perHour', money, MOST_PER_HOUR)
    if (report.total > before || validFrom === null || perHour === null) continue
    const shiftTypeId = namedType === null ? null : typeOf(namedType)?.id
    const specialtyId = namedSpecialty === null ? null : specialtyOf(namedSpecialty)?.id
    if (providerId !== null && !known.providers.has(providerId))
      report.bad(row.line, columnOf('providerId'), notProvider)
    if (hospitalId !== null && !known.zones.has(hospitalId)) report.bad(row.line, columnOf('hospitalId'), notFacility)
    if (shiftTypeId === undefined) report.bad(row.line, columnOf('shiftTypeId'), notShiftType)
    if (specialtyId === undefined) report.bad(row.line, columnOf('specialtyId'), notSpecialty)
    if (report.total > before || shiftTypeId === undefined || specialtyId === undefined) continue
    const about = { providerId, hospitalId, shiftTypeId, specialtyId, validFrom }
    const called = [providerId, hospitalId, namedType, namedSpecialty, validFrom].map((part) => part ?? '–').join(', ')
    unique.add(keyOf(about), row, { ...about, ...(has('validTo') && { validTo }), perHour }, called)
  }
  return { rows: unique.rows(), lines }
}

const keyOf: OwnRows<RateFields>['keyOf'] = ({ providerId, hospitalId, shiftTypeId, specialtyId, validFrom }) =>
  JSON.stringify([providerId, hospitalId, shiftTypeId, specialtyId, validFrom])

/**
 * Rates as an import writes them: one is known again by what it names and its first day.
 * @param money in what the file was read
 * @param column what the file calls its amounts
 */
export const rateRows = (
  { unused }: Pick<Known, 'unused'>,
  kinds: Kinds,
  money: Currency,
  column: string,
): OwnRows<RateFields> => {
  const putAway = (rows: Kinds['types']) => new Set(rows.flatMap(({ id, isActive }) => (isActive ? [] : [id])))
  const gone: [field: keyof RateFields, ids: ReadonlySet<string>, reason: Reason][] = [
    ['providerId', unused.providers, notProvider],
    ['hospitalId', unused.facilities, notFacility],
    ['shiftTypeId', putAway(kinds.types), notShiftType],
    ['specialtyId', putAway(kinds.specialties), notSpecialty],
  ]
  return {
    what: 'rate',
    owner: 'providerId',
    take: async (trx, accountId) => {
      await takeMoney(trx, accountId)
      const { currency } = await currencyOf(trx, accountId)
      const report = createReport()
      if (currency !== money.currency) report.bad(1, column, otherCurrency(money.currency, currency))
      report.done()
    },
    fresh: {
      providerId: null,
      hospitalId: null,
      shiftTypeId: null,
      specialtyId: null,
      validFrom: '',
      validTo: null,
      perHour: 0,
    },
    keyOf,
    of: async (db, accountId, owners) => {
      const rows = await db
        .selectFrom('rate')
        .where('accountId', '=', accountId)
        .where(ownedBy('providerId', owners))
        .select(['rateId', 'providerId', 'hospitalId', 'shiftTypeId', 'specialtyId', 'validFrom', 'validTo', 'perHour'])
        .execute()
      return rows.map(({ rateId, ...fields }) => ({ id: rateId, fields }))
    },
    wrong: (row, before) => {
      const { validFrom, validTo } = row
      if (validTo !== null && validTo < validFrom) return { fields: ['validTo', 'validFrom'], reason: endsBefore }
      // What is put away stays with what names it.
      const [field, , reason] = before ? [] : (gone.find(([name, ids]) => ids.has(String(row[name] ?? ''))) ?? [])
      return field && reason && { fields: [field], reason }
    },
    put: async (trx, accountId, rows, importId) => {
      await trx
        .insertInto('rate')
        .values(rows.map(({ id, fields }) => ({ accountId, rateId: id, ...fields, importId })))
        .onConflict((conflict) =>
          conflict.columns(['accountId', 'rateId']).doUpdateSet((old) => ({
            validTo: old.ref('excluded.validTo'),
            perHour: old.ref('excluded.perHour'),
            version: sql<number>`rate.version + 1`,
          })),
        )
        .execute()
    },
  }
}
