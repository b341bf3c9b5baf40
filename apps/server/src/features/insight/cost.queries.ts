import { dayNumber } from '@onward/scheduling'
import type { PayPremium, PayRate, PremiumKind } from '@onward/scheduling/insight'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { Places, Range } from './insight.queries.ts'

type Dated = { validFrom: string; validTo: string | null }
const daysOf = ({ validFrom, validTo }: Dated) => ({
  from: dayNumber(validFrom),
  to: validTo === null ? null : dayNumber(validTo),
})

/** The rates in force on any of the dates. */
export const ratesIn = async (db: Db, accountId: number, { from, to }: Range): Promise<PayRate[]> => {
  const rows = await db
    .selectFrom('rate')
    .where('accountId', '=', accountId)
    .where('validFrom', '<=', to)
    .where((row) => row.or([row('validTo', 'is', null), row('validTo', '>=', from)]))
    .select(['providerId', 'hospitalId', 'shiftTypeId', 'specialtyId', 'validFrom', 'validTo', 'perHour'])
    .execute()
  return rows.map(({ validFrom, validTo, ...rate }) => ({ ...rate, ...daysOf({ validFrom, validTo }) }))
}

/** The premiums in force on any of the dates. */
export const premiumsIn = async (db: Db, accountId: number, { from, to }: Range): Promise<PayPremium[]> => {
  const { rows } = await sql<
    Dated & { kind: PremiumKind; hospitalId: string | null; basisPoints: number | null; perHour: number | null }
  >`
    select kind, hospital_id as "hospitalId", valid_from as "validFrom", valid_to as "validTo",
      basis_points as "basisPoints", per_hour as "perHour"
    from premium
    where account_id = ${accountId} and valid_from <= ${to}::date and coalesce(valid_to, 'infinity') >= ${from}::date`.execute(
    db,
  )
  return rows.map(({ kind, hospitalId, basisPoints, perHour, ...dates }) => ({
    kind,
    hospitalId,
    ...daysOf(dates),
    // The table holds one of the two.
    ...(basisPoints === null ? { basisPoints, perHour: perHour ?? 0 } : { basisPoints, perHour: null }),
  }))
}

/** What people are trained for, the first thing alone; of some, or of all. */
export const trainedFirst = async (db: Db, accountId: number, providerIds?: readonly string[]) => {
  const own = providerIds ? sql`and provider_id = any(${[...providerIds]}::text[])` : sql``
  const { rows } = await sql<{ providerId: string; specialtyIds: [string] }>`
    select distinct on (provider_id) provider_id as "providerId", array[specialty_id] as "specialtyIds"
    from provider_specialty where account_id = ${accountId} ${own}
    order by provider_id, place`.execute(db)
  return rows
}

/** What facilities may cost in these months. */
export const budgetsIn = (db: Db, accountId: number, months: readonly string[], places: Places) =>
  db
    .selectFrom('budget')
    .where('accountId', '=', accountId)
    .where('month', '=', sql<string>`any(${[...months]}::text[])`)
    .$if(places !== undefined, (rows) =>
      rows.where('hospitalId', '=', sql<string>`any(${[...(places ?? [])]}::text[])`),
    )
    .select(['hospitalId', 'month', 'amount'])
    .execute()
