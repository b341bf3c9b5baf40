import type { Rule } from '@onward/contract'
import { sql } from 'kysely'
import { ruleRows, shownRules } from '#server/booking/rules.ts'
import { namesIn } from '#server/booking/verdicts.ts'
import type { Db } from '#server/db.ts'
import { holds, total, type Search } from '#server/search.ts'

/** One page of the account's rules, pack by pack, how what they name is called, and how many there are. */
export const searchRules = async (db: Db, { accountId, q, page, perPage }: Search) => {
  const isMeant = holds(q ?? '', sql`kind`, sql`pack_id`, sql`source`)
  const rows = ruleRows(db, accountId)
    .$if(q !== undefined, (all) => all.where(isMeant))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const counted = await db
    .selectFrom('rule')
    .where('accountId', '=', accountId)
    .$if(q !== undefined, (all) => all.where(isMeant))
    .select(total)
    .executeTakeFirstOrThrow()
  const rules = await shownRules(rows)
  return { rules, names: await namesIn(db, accountId, rules), total: counted.total }
}

export const ruleById = async (db: Db, accountId: number, id: string): Promise<Rule | undefined> =>
  (await shownRules(ruleRows(db, accountId).where('ruleId', '=', id)))[0]

/** The same, and until the transaction ends nobody else writes it. */
export const takeRule = async (trx: Db, accountId: number, id: string): Promise<Rule | undefined> =>
  (await shownRules(ruleRows(trx, accountId).where('ruleId', '=', id).forUpdate()))[0]

export type RuleFields = Pick<
  Rule,
  'kind' | 'severity' | 'override' | 'scope' | 'validFrom' | 'validTo' | 'packId' | 'source'
> & {
  parameters: object
  place?: number
}

const written = ({ scope, parameters, ...fields }: RuleFields) => ({
  ...fields,
  scope: JSON.stringify(scope),
  parameters: JSON.stringify(parameters),
})

export const insertRule = async (trx: Db, accountId: number, ruleId: string, fields: RuleFields) => {
  await trx
    .insertInto('rule')
    .values({ accountId, ruleId, ...written(fields) })
    .execute()
}

/** Writes them all, as the next version. */
export const updateRule = async (trx: Db, accountId: number, id: string, fields: RuleFields) => {
  await trx
    .updateTable('rule')
    .set({ ...written(fields), version: sql<number>`version + 1` })
    .where('accountId', '=', accountId)
    .where('ruleId', '=', id)
    .execute()
}

export const deleteRule = async (trx: Db, accountId: number, id: string) => {
  await trx.deleteFrom('rule').where('accountId', '=', accountId).where('ruleId', '=', id).execute()
}

/** Takes the account, so that whoever else adds rules waits, and answers how many it has. */
export const takeRules = async (trx: Db, accountId: number): Promise<number> => {
  await trx.selectFrom('account').where('accountId', '=', accountId).select('accountId').forNoKeyUpdate().execute()
  return (await trx.selectFrom('rule').where('accountId', '=', accountId).select(total).executeTakeFirstOrThrow()).total
}

/** What an account has of a pack. Whoever calls has taken its rules. */
export const placesOfPack = async (trx: Db, accountId: number, packId: string) => {
  const rows = await trx
    .selectFrom('rule')
    .where('accountId', '=', accountId)
    .where('packId', '=', packId)
    .select('place')
    .execute()
  return new Set(rows.map(({ place }) => place))
}
