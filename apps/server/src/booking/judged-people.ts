import { sql } from 'kysely'
import { addDays, dayNumber, type LocalDate } from '@onward/scheduling'
import type { JudgedContract, JudgedCredential, JudgedLeave, JudgedPerson, JudgedShift } from '@onward/scheduling/judge'
import { judgedOfMinutes, judgedShift, type StoredShift } from '@onward/scheduling/zoned'
import type { Db } from '#server/db.ts'
import { columnOf } from './shown-shifts.ts'

/** What is stored of a shift and the judge asks for. */
export const judgedOf = ({ assignmentId, shiftType, ...shift }: StoredRow): JudgedShift =>
  judgedShift({ ...shift, shiftId: String(assignmentId), partOfDay: shiftType })
export type StoredRow = Omit<StoredShift, 'shiftId' | 'partOfDay'> & {
  assignmentId: number
  shiftType: StoredShift['partOfDay']
}

/** What is read of each shift: its moments and what the wall shows, in seconds since 1970. */
type Columns = {
  id: number
  providerId: string
  hospitalId: string
  shiftTypeId: string
  partOfDay: StoredShift['partOfDay']
  specialtyId: string | null
  start: number
  end: number
  wallStart: number
  wallEnd: number
  timeZone: string
}

/** Shifts out of a list for each column: of thousands each name would be told, written and read as often. */
const shiftsIn = (told: Stored['shifts']): JudgedShift[] => {
  const of = <K extends keyof Columns>(name: K, at: number) => told[name]?.[at] as Columns[K] // each list is as long
  return (told.id ?? []).map((id, at) =>
    judgedOfMinutes({
      shiftId: String(id),
      providerId: of('providerId', at),
      hospitalId: of('hospitalId', at),
      shiftTypeId: of('shiftTypeId', at),
      partOfDay: of('partOfDay', at),
      specialtyId: of('specialtyId', at),
      start: of('start', at) / 60,
      end: of('end', at) / 60,
      wallStart: Math.floor(of('wallStart', at) / 60),
      wallEnd: Math.floor(of('wallEnd', at) / 60),
      timeZone: of('timeZone', at),
    }),
  )
}

type Of<T> = T & { providerId: string }
type Dated<T> = Omit<Of<T>, 'from' | 'to'>
type Named = Of<{ id: string }>
/** As the database tells them: dates as text, hours of a week. */
type Stored = {
  shifts: { [K in keyof Columns]: Columns[K][] | null }
  leave: (Dated<JudgedLeave> & { from: string; to: string })[]
  contracts: (Omit<Dated<JudgedContract>, 'target' | 'least' | 'most'> &
    Record<'target' | 'least' | 'most', number | null> & { from: string; to: string | null })[]
  credentials: (Dated<JudgedCredential> & { from: string | null; to: string | null })[]
  specialties: Named[]
  facilities: Named[]
}

const open = (date: string | null) => (date === null ? null : dayNumber(date))
const minutes = (hours: number | null) => (hours === null ? null : Math.round(hours * 60))
const byPerson = <T extends { providerId: string }>(rows: readonly T[]) => Map.groupBy(rows, (row) => row.providerId)

/**
 * People as they are stored: with their confirmed shifts that have a minute on these days, and a day to either side for other
 * zones, and with their leave, contracts, credentials, specialties and facilities. Asked for at once, and as values: a booking
 * waits for each question to the database, and thousands of rows take longer.
 */
export const judgedPeople = async (
  db: Db,
  accountId: number,
  ids: readonly string[],
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<JudgedPerson[]> => {
  const of = (fields: ReturnType<typeof sql>, table: string, which = sql`true`) => sql`(
    select coalesce(json_agg(json_build_object('providerId', provider_id, ${fields})), '[]') from ${sql.table(table)}
    where account_id = ${accountId} and provider_id = any(${ids}::text[]) and ${which})`
  const dates = sql`'from', valid_from, 'to', valid_to`
  const { rows } = await sql<Stored>`select
    (select json_build_object('id', json_agg(a.assignment_id), 'providerId', json_agg(a.provider_id),
        'hospitalId', json_agg(a.hospital_id), 'shiftTypeId', json_agg(${columnOf('shiftTypeId')}),
        'partOfDay', json_agg(a.shift_type), 'specialtyId', json_agg(a.specialty_id),
        'start', json_agg(extract(epoch from lower(a.during))::double precision),
        'end', json_agg(extract(epoch from upper(a.during))::double precision),
        'wallStart', json_agg(extract(epoch from a.starts_at)::double precision),
        'wallEnd', json_agg(extract(epoch from a.ends_at)::double precision), 'timeZone', json_agg(a.time_zone))
      from assignment a
      where a.account_id = ${accountId} and a.provider_id = any(${ids}::text[]) and a.status = 'confirmed'
        and a.during && tstzrange(${addDays(from, -1)}::date, ${addDays(to, 2)}::date)) as shifts,
    ${of(sql`'from', start_date, 'to', end_date, 'status', status`, 'leave', sql`status = 'approved'`)} as leave,
    ${of(
      sql`${dates}, 'fte', fte, 'target', target_hours, 'least', least_hours, 'most', most_hours, 'packId', pack_id`,
      'contract',
    )} as contracts,
    ${of(
      sql`${dates}, 'credentialTypeId', credential_type_id, 'hospitalId', hospital_id, 'isRevoked', is_revoked`,
      'credential',
    )} as credentials,
    ${of(sql`'id', specialty_id`, 'provider_specialty')} as specialties,
    ${of(sql`'id', hospital_id`, 'provider_facility')} as facilities`.execute(db)
  const [stored] = rows
  if (!stored) return []
  const shifts = byPerson(shiftsIn(stored.shifts))
  const leave = byPerson(
    stored.leave.map((one): Of<JudgedLeave> => ({ ...one, from: dayNumber(one.from), to: dayNumber(one.to) })),
  )
  const contracts = byPerson(
    stored.contracts.map((one): Of<JudgedContract> => ({
      ...one,
      from: dayNumber(one.from),
      to: open(one.to),
      target: minutes(one.target),
      least: minutes(one.least),
      most: minutes(one.most),
    })),
  )
  const credentials = byPerson(
    stored.credentials.map((one): Of<JudgedCredential> => ({
      ...one,
      from: open(one.from),
      to: open(one.to),
    })),
  )
  const specialties = byPerson(stored.specialties)
  const facilities = byPerson(stored.facilities)
  return ids.map((providerId) => ({
    providerId,
    specialtyIds: (specialties.get(providerId) ?? []).map(({ id }) => id),
    hospitalIds: (facilities.get(providerId) ?? []).map(({ id }) => id),
    contracts: contracts.get(providerId) ?? [],
    credentials: credentials.get(providerId) ?? [],
    leave: leave.get(providerId) ?? [],
    shifts: shifts.get(providerId) ?? [],
  }))
}
