import { Rule } from '@onward/contract'
import type { Rule as JudgedRule } from '@onward/scheduling/judge'
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
const judged = ({ ruleId, kind, severity, override, scope, validFrom, validTo, parameters }: Rule) =>
  // Kind and parameters belong together: the schema of the row says so.
  ({ ruleId, kind, severity, override, scope, from: validFrom, to: validTo, parameters }) as RuleInForce

/** What the schedule of an account is judged by: without what is switched off. */
export const rulesInForce = async (db: Db, accountId: number): Promise<RuleInForce[]> =>
  (await shownRules(ruleRows(db, accountId).where('severity', '!=', 'off'))).map(judged)
