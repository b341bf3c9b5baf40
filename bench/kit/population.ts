import { argon2, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Store } from '../../apps/server/src/db.ts'

export const ACCOUNT_ID = 1
export const PASSWORD = 'harbour-lantern-2026'
export const ADMIN = 'admin@bench.test'
export const providerEmail = (index: number) => `provider${index}@bench.test`

const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles']
const GIVEN =
  'Amara Benedikt Celestine Dragan Esmeralda Fionnuala Gustavo Hyacinth Ikaika Jacinta Kwabena Ludmila'.split(' ')
const FAMILY =
  'Abernathy Bjarnason Castellanos Drummond Etxeberria Fairweather Gallagher Hakimi Iturbide Jankowski Kowalczyk Lindqvist Montefiore Nakagawa Oyelaran Pereira Quintanilla'.split(
    ' ',
  )
const PLACES = 'Harbor Mesa Ridge Prairie Cedar Lakeside Summit Orchard Willow Granite Juniper'.split(' ')
const KINDS = ['General Hospital', 'Medical Center', 'Community Clinic', 'Critical Access Hospital', 'Surgery Center']

/** How many there are; `facilities` is a multiple of the number of time zones, four. */
export type Size = { providers: number; facilities: number; assignmentsEach: number }

export const providerId = (index: number) => `p${String(index).padStart(5, '0')}`
export const hospitalId = (index: number) => `h${String(index).padStart(4, '0')}`

// As the server writes them, so that it can be signed in to.
const phc = (password: string) =>
  new Promise<string>((resolve, reject) => {
    const [nonce, memory, passes] = [randomBytes(16), 19_456, 2]
    const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')
    const settings = { message: password, nonce, parallelism: 1, tagLength: 32, memory, passes }
    argon2('argon2id', settings, (error, tag) =>
      error ? reject(error) : resolve(`$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(tag)}`),
    )
  })

const word = (words: string[], index: string) =>
  sql`(${sql.lit(`{${words.map((w) => `"${w}"`).join()}}`)}::text[])[${sql.raw(index)}]`

/** The account, its people and places, an admin, and sign-ins for the first providers. */
export const addPeopleAndPlaces = async ({ db }: Store, { providers, facilities }: Size, signIns = 8) => {
  await sql`insert into account (account_id, account_name) values (${ACCOUNT_ID}, 'Bench')`.execute(db)
  await sql`
    insert into provider (account_id, provider_id, provider_name, sort_name)
    select ${ACCOUNT_ID}, 'p' || lpad(n::text, 5, '0'), name, lower(name)
    from generate_series(0, ${providers - 1}::integer) n
    cross join lateral (select ${word(GIVEN, `n % ${GIVEN.length} + 1`)} || ' ' || chr(65 + n % 26) || '. '
      || ${word(FAMILY, `n / 7 % ${FAMILY.length} + 1`)} as name) named`.execute(db)
  await sql`
    insert into facility (account_id, hospital_id, facility_name, sort_name, time_zone, code)
    select ${ACCOUNT_ID}, 'h' || lpad(n::text, 4, '0'), name, lower(name), ${word(ZONES, `n % ${ZONES.length} + 1`)}, 'H' || n
    from generate_series(0, ${facilities - 1}::integer) n
    cross join lateral (select ${word(PLACES, `n % ${PLACES.length} + 1`)} || ' ' || n || ' '
      || ${word(KINDS, `n / 3 % ${KINDS.length} + 1`)} as name) named`.execute(db)
  const hash = await phc(PASSWORD)
  const people = [
    { userId: 'admin', email: ADMIN, role: 'Admin' },
    ...Array.from({ length: signIns }, (_, index) => {
      return { userId: providerId(index), email: providerEmail(index), role: 'Provider' }
    }),
  ]
  for (const { userId, email, role } of people) {
    await sql`insert into sign_in_name (email, account_id) values (${email}, ${ACCOUNT_ID})`.execute(db)
    await sql`
      insert into app_user (account_id, user_id, user_name, email, full_name, password_hash, email_verified_at)
      values (${ACCOUNT_ID}, ${userId}, ${userId}, ${email}, ${userId}, ${hash}, now())`.execute(db)
    await sql`insert into user_role (account_id, user_id, role_name) values (${ACCOUNT_ID}, ${userId}, ${role})`.execute(
      db,
    )
  }
}

/**
 * Gives everybody their assignments of a month, spread evenly over it; a person stays within one time zone. As in life they
 * are written day by day, so that one person's lie far apart. The trigger that looks for leave is off meanwhile: there is none.
 */
export const addMonth = async (
  { db, query }: Store,
  { providers, facilities, assignmentsEach }: Size,
  month: string,
) => {
  await query('alter table assignment disable trigger assignment_respects_leave')
  await db.transaction().execute(async (trx) => {
    const inZone = facilities / ZONES.length
    const [year, number] = month.split('-').map(Number)
    const hours = 24 * new Date(Date.UTC(year ?? 0, number ?? 1, 0)).getUTCDate()
    const step = Math.floor(hours / assignmentsEach)
    const length = Math.min(12, step - 2)
    await sql`
      insert into assignment (account_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date,
        shift_type)
      select ${ACCOUNT_ID}, 'p' || lpad(p::text, 5, '0'), 'h' || lpad(place::text, 4, '0'), starts_at, ends_at, time_zone,
        tstzrange(starts_at at time zone time_zone, ends_at at time zone time_zone), starts_at::date,
        case when starts_at::date = ends_at::date then 'day' else 'night' end
      from generate_series(0, ${assignmentsEach - 1}::integer) slot
      cross join generate_series(0, ${providers - 1}::integer) p
      cross join lateral (
        select ((p / 4 + slot * 7) % ${inZone}::integer) * 4 + p % 4 as place,
          ${word(ZONES, 'p % 4 + 1')} as time_zone,
          ${`${month}-01`}::timestamp + make_interval(hours => slot * ${step}::integer + p % 2) as starts_at
      ) shift
      cross join lateral (select starts_at + make_interval(hours => ${length}::integer) as ends_at) until`.execute(trx)
  })
  await query('alter table assignment enable trigger assignment_respects_leave')
}

/** How many assignments there are, and how many pairs of one person's overlap. */
export const invariants = async ({ db }: Store) => {
  const { rows } = await sql<{ assignments: number; overlaps: number }>`
    select (select count(*) from assignment where status = 'confirmed')::integer as assignments, (
      select count(*) from assignment a join assignment b
        on b.account_id = a.account_id and b.provider_id = a.provider_id and b.assignment_id > a.assignment_id
          and b.during && a.during
      where a.status = 'confirmed' and b.status = 'confirmed'
    )::integer as overlaps`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The invariants were not answered')
  return row
}

/** `2026-11`, some months from the present one. */
export const monthFromNow = (by: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + by, 1)).toISOString().slice(0, 7)
}
