import { Rule } from '@onward/contract'
import { ruleOf, type Rule as JudgedRule } from '@onward/scheduling/judge'
import { sql } from 'kysely'
import { parse } from 'valibot'
import type { Db } from '#server/db.ts'

const columns = [
  'ruleId',
  'kind',
  'severity',
  'override',
  'scope',
  'validFrom',
  'validTo',
  'parameters',
  'packId',
  'source',
  'version',
] as const
/** What is stored was checked when it was written: a row that is no rule is a defect, and said to be one. */
const shown = (row: object): Rule => parse(Rule, row)

/** The rows of an account's rules, pack by pack, then as they were added. */
export const ruleRows = (db: Db, accountId: number) =>
  db
    .selectFrom('rule')
    .where('accountId', '=', accountId)
    .orderBy(sql`pack_id nulls last`)
    .orderBy('place')
    .orderBy('createdAt')
    .orderBy('ruleId')

/** Rules as the contract shows them. */
export const shownRules = async (rows: ReturnType<typeof ruleRows>): Promise<Rule[]> =>
  (await rows.select(columns).execute()).map(shown)

/** A rule as it is judged by, and who goes over what it warns of. */
export type RuleInForce = JudgedRule & Pick<Rule, 'override'>
const judged = (rule: Rule): RuleInForce => ({ ...ruleOf(rule), override: rule.override })

/** What the schedule of an account is judged by, as the contract shows it: without what is switched off. */
export const shownRulesInForce = (db: Db, accountId: number): Promise<Rule[]> =>
  shownRules(ruleRows(db, accountId).where('severity', '!=', 'off'))

/** The same to judge by. */
export const rulesInForce = async (db: Db, accountId: number): Promise<RuleInForce[]> =>
  (await shownRulesInForce(db, accountId)).map(judged)
