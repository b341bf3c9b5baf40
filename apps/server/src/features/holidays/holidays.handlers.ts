import { randomUUID } from 'node:crypto'
import {
  ApiError,
  wrongFields,
  type Handlers,
  type Holiday,
  type HolidayConflict,
  type holidays as calls,
} from '@onward/contract'
import { record, recordChange } from '#server/audit.ts'
import { given } from '#server/booking/changes.ts'
import { unknownId } from '#server/booking/refusals.ts'
import { authorOf, type Context } from '#server/context.ts'
import type { Db } from '#server/db.ts'
import { isUniqueViolation } from '#server/db-errors.ts'
import { differing } from '#server/differing.ts'
import { createOnce } from '#server/idempotent.ts'
import { sortName } from '#server/names.ts'
import {
  holidayById,
  holidaysOn,
  insertHolidays,
  isFacility,
  removeHoliday,
  searchHolidays,
  takeHoliday,
  updateHoliday,
} from './holidays.queries.ts'

export const holidaysHandlers: Handlers<typeof calls, Context> = {
  listHolidays: (search, context) => searchHolidays(context.db, { ...search, ...authorOf(context) }),

  createHolidays: async (asked, context) => {
    const author = authorOf(context)
    const { accountId } = author
    const { hospitalId, holidays } = asked
    assertOnce(holidays)
    const rows = holidays.map(({ date, holidayName }) => {
      return { holidayId: randomUUID(), hospitalId, date, holidayName, sortName: sortName(holidayName) }
    })
    return createOnce(context, 'createHolidays', asked, async (trx) => {
      await assertPlace(trx, accountId, hospitalId)
      await insertHolidays(trx, accountId, rows)
      const made: Holiday[] = []
      for (const { holidayId } of rows) {
        const after = await there(trx, accountId, holidayId)
        await recordChange(trx, author, { action: 'holiday.created', objectId: holidayId, before: undefined, after })
        made.push(after)
      }
      return { holidays: made }
    }).catch(whatIsThere(context.db, accountId, () => ({ hospitalId, dates: holidays.map(({ date }) => date) })))
  },

  changeHoliday: async ({ holidayId, version, ...asked }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    let wanted: { hospitalId: string | null; dates: string[] } | undefined
    const work = async (trx: Db) => {
      const before = await taking(trx, accountId, holidayId, version)
      const to = given(asked)
      if (Object.keys(differing(before, to)).length === 0) return { holiday: before }
      const { hospitalId = before.hospitalId, date = before.date, holidayName } = to
      wanted = { hospitalId, dates: [date] }
      if (hospitalId !== before.hospitalId) await assertPlace(trx, accountId, hospitalId)
      const named = holidayName === undefined ? {} : { sortName: sortName(holidayName) }
      await updateHoliday(trx, accountId, holidayId, { ...to, ...named })
      const after = await there(trx, accountId, holidayId)
      await recordChange(trx, author, { action: 'holiday.changed', objectId: holidayId, before, after })
      return { holiday: after }
    }
    return context.db
      .transaction()
      .execute(work)
      .catch(whatIsThere(context.db, accountId, () => wanted))
  },

  deleteHoliday: async ({ holidayId, version }, context) => {
    const author = authorOf(context)
    const { accountId } = author
    return context.db.transaction().execute(async (trx) => {
      const before = await taking(trx, accountId, holidayId, version)
      await removeHoliday(trx, accountId, holidayId)
      await record(trx, author, { ...author, action: 'holiday.deleted', objectId: holidayId, before })
      return { holiday: before }
    })
  },
}

const conflict = (refusal: HolidayConflict) => new ApiError(409, refusal)
const none = () => new ApiError(404, { message: 'There is no such holiday' })

const there = async (db: Db, accountId: number, holidayId: string) => {
  const holiday = await holidayById(db, accountId, holidayId)
  if (!holiday) throw none()
  return holiday
}

/** The row as the writer saw it. */
const taking = async (trx: Db, accountId: number, holidayId: string, version: number) => {
  const holiday = await takeHoliday(trx, accountId, holidayId)
  if (!holiday) throw none()
  if (holiday.version === version) return holiday
  throw conflict({
    message: 'Somebody has changed this holiday since you opened it',
    reason: 'version',
    facts: { holidays: [holiday] },
  })
}

const assertPlace = async (trx: Db, accountId: number, hospitalId: string | null) => {
  if (hospitalId !== null && !(await isFacility(trx, accountId, hospitalId)))
    throw unknownId('hospitalId', 'a facility')
}

/** Each date stands once in what was sent. */
const assertOnce = (holidays: readonly { date: string }[]) => {
  const issues = holidays.flatMap(({ date }, at) =>
    holidays.findIndex((other) => other.date === date) === at
      ? []
      : [{ path: `holidays.${at}.date`, message: 'must not be named twice' }],
  )
  if (issues.length > 0) throw wrongFields(issues)
}

/** What is refused because it is a holiday already says which. */
const whatIsThere =
  (db: Db, accountId: number, wanted: () => { hospitalId: string | null; dates: string[] } | undefined) =>
  async (error: unknown): Promise<never> => {
    const asked = isUniqueViolation(error) ? wanted() : undefined
    const holidays = asked ? await holidaysOn(db, accountId, asked.hospitalId, asked.dates) : []
    if (holidays.length === 0) throw error
    const [{ date, holidayName } = { date: '', holidayName: '' }] = holidays
    throw conflict({ message: `${date} is a holiday already: ${holidayName}`, reason: 'date', facts: { holidays } })
  }
