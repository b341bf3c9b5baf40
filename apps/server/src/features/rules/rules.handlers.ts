import { randomUUID } from 'node:crypto'
import {
  ApiError,
  MOST_RULES,
  ruleParameters,
  wrongField,
  wrongFields,
  type Handlers,
  type Rule,
  type RuleConflict,
  type rules,
} from '@onward/contract'
import { packs } from '@onward/scheduling/judge'
import { getDotPath, safeParse } from 'valibot'
import { recordChange } from '#server/audit.ts'
import { authorOf, signedIn, type Context } from '#server/context.ts'
import { createOnce } from '#server/idempotent.ts'
import { plainRows } from '#server/plain-rows.ts'
import type { Db } from '#server/db.ts'
import { backtest } from './backtest.ts'
import { checkNamed } from './rule-ids.ts'
import {
  deleteRule,
  insertRule,
  ruleById,
  searchRules,
  placesOfPack,
  takeRule,
  takeRules,
  updateRule,
  type RuleFields,
} from './rules.queries.ts'

const newer = (message: string, rule: Rule): RuleConflict => ({ message, reason: 'version', facts: { rule } })

/**
 * The parameters as the rule's kind has them.
 * @throws ApiError 400 that names each wrong field
 */
const checkParameters = ({ kind, parameters }: RuleFields): Rule['parameters'] => {
  const result = safeParse(ruleParameters[kind], parameters)
  if (result.success) return result.output
  const issues = result.issues.map((issue) => ({
    path: `parameters.${getDotPath(issue) ?? ''}`.replace(/\.$/, ''),
    message: issue.message.replace(/ but received .*$/s, ''),
  }))
  throw wrongFields(issues)
}

/** A rule that counts something says how much of it. */
const checkLimits = ({ kind, parameters }: RuleFields) => {
  if (kind !== 'count' && kind !== 'consecutiveDays' && kind !== 'succession') return
  const [one, other] = kind === 'succession' ? ['minutes', 'days'] : ['least', 'most']
  const [least, most] = [one, other].map((name) => Reflect.get(parameters, name ?? '') as number | undefined) // as checked
  if (least === undefined && most === undefined) throw wrongField(`parameters.${other}`, `or ${one} must be given`)
  if (kind !== 'succession' && least !== undefined && most !== undefined && least > most)
    throw wrongField('parameters.least', 'must not be more than the most')
}

/** @throws ApiError 422 for more rules than an account may have */
const checkCount = (count: number) => {
  if (count > MOST_RULES) throw new ApiError(422, { message: `An account has at most ${MOST_RULES} rules` })
}

/** Nobody is paired with themselves. */
const checkPair = ({ kind, parameters }: Pick<Rule, 'kind' | 'parameters'>) => {
  if (kind !== 'pair' || !('others' in parameters)) return
  if (parameters.others.includes(parameters.providerId))
    throw wrongField('parameters.others', 'must not name whom they are paired with')
}

/** What a rule that is about to be kept asks for, checked. */
const checkedRule = async (db: Db, accountId: number, fields: RuleFields, before?: RuleFields) => {
  if (fields.validFrom !== null && fields.validTo !== null && fields.validTo < fields.validFrom)
    throw wrongField('validTo', 'must not be before the first day')
  const parameters = checkParameters(fields)
  checkLimits(fields)
  checkPair({ kind: fields.kind, parameters })
  // What it named before may have been taken away since.
  const isSame = before && JSON.stringify(before.parameters) === JSON.stringify(parameters)
  await checkNamed(db, accountId, { scope: fields.scope, parameters: isSame ? {} : parameters })
  return parameters
}

const rows = plainRows<Rule, RuleFields>({
  what: 'rule',
  byId: ruleById,
  take: takeRule,
  fieldsOf: ({ kind, severity, override, scope, validFrom, validTo, parameters, packId, source }) => ({
    kind,
    severity,
    override,
    scope,
    validFrom,
    validTo,
    parameters,
    packId,
    source,
  }),
  check: async (trx, accountId, fields, before) => {
    if (!before) checkCount((await takeRules(trx, accountId)) + 1)
    await checkedRule(trx, accountId, fields, before?.fields)
  },
  insert: insertRule,
  update: updateRule,
  remove: deleteRule,
  newer,
})

export const rulesHandlers: Handlers<typeof rules, Context> = {
  listRules: (search, context) => searchRules(context.db, { ...search, accountId: signedIn(context).accountId }),

  readRule: async ({ ruleId }, context) => ({ rule: await rows.read(ruleId, context) }),

  createRule: (rule, context) =>
    rows.create('createRule', rule, { ...rule, packId: null, source: null }, context, (made) => ({ rule: made })),

  backtestRule: async (rule, context) => {
    const { accountId } = signedIn(context)
    const fields = { ...rule, packId: null, source: null }
    const parameters = await checkedRule(context.db, accountId, fields)
    return backtest(context, accountId, { ...fields, parameters })
  },

  switchPackOn: async (input, context) => {
    const pack = packs.find(({ packId }) => packId === input.packId)
    if (!pack) throw new ApiError(404, { message: 'There is no such pack' })
    const author = authorOf(context)
    const { accountId } = author
    return createOnce(context, 'switchPackOn', input, async (trx) => {
      const count = await takeRules(trx, accountId)
      const there = await placesOfPack(trx, accountId, pack.packId)
      checkCount(count + pack.rules.length - there.size)
      const added: Rule[] = []
      for (const [place, { kind, severity, parameters, source }] of pack.rules.entries()) {
        if (there.has(place)) continue
        const objectId = randomUUID()
        const fields = {
          kind,
          severity,
          override: 'free' as const,
          parameters,
          source,
          scope: input.byContract ? { packIds: [pack.packId] } : {},
          validFrom: null,
          validTo: null,
        }
        await insertRule(trx, accountId, objectId, { ...fields, packId: pack.packId, place })
        const after = await ruleById(trx, accountId, objectId)
        if (!after) throw new Error('A rule that was written is there')
        await recordChange(trx, author, { action: 'rule.created', objectId, before: undefined, after })
        added.push(after)
      }
      return { rules: added }
    })
  },

  changeRule: async ({ ruleId, version, ...to }, context) => ({
    rule: await rows.change(ruleId, version, to, context),
  }),

  deleteRule: async ({ ruleId, version }, context) => ({ rule: await rows.remove(ruleId, version, context) }),
}
