import { wrongField, type Rule } from '@onward/contract'
import { namedPacks } from '@onward/scheduling/judge'
import type { Db } from '#server/db.ts'

/** What rules name by ids: the table that has them, and what one is called in a refusal. */
const NAMED = {
  hospitalIds: { table: 'facility', id: 'hospitalId', what: 'a facility' },
  specialtyIds: { table: 'specialty', id: 'specialtyId', what: 'a specialty' },
  shiftTypeIds: { table: 'shiftType', id: 'shiftTypeId', what: 'a shift type' },
  credentialTypeIds: { table: 'credentialType', id: 'credentialTypeId', what: 'a credential type' },
  providerIds: { table: 'provider', id: 'providerId', what: 'a provider' },
} as const
type Named = keyof typeof NAMED

/** Where parameters name people by other words. */
const PEOPLE: ReadonlySet<string> = new Set(['providerId', 'others'])
const namedAs = (key: string): Named | undefined =>
  PEOPLE.has(key) ? 'providerIds' : Object.hasOwn(NAMED, key) ? (key as Named) : undefined // one of its keys, then

type Mention = { path: string; named: Named; ids: string[] }
/** Every place of a rule that names something of the account. */
const mentions = (value: unknown, path: string): Mention[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const named = namedAs(key)
    const at = `${path}.${key}`
    if (named === undefined) return mentions(inner, at)
    return inner === undefined ? [] : [{ path: at, named, ids: [inner].flat().map(String) }]
  })
}

const missing = async (db: Db, accountId: number, named: Named, ids: readonly string[]) => {
  const { table, id } = NAMED[named]
  const rows = await db
    .selectFrom(table)
    .where('accountId', '=', accountId)
    .where(id, 'in', ids)
    .select(`${id} as id`)
    .execute()
  const there = new Set(rows.map((row) => row.id))
  return ids.find((one) => !there.has(one))
}

/** @throws ApiError 400 for a pack that there is not */
const checkPacks = ({ packIds = [] }: Rule['scope']) => {
  if (packIds.some((id) => !namedPacks.some(({ packId }) => packId === id)))
    throw wrongField('scope.packIds', 'must name packs of rules')
}

/**
 * That whatever a rule names is the account's.
 * @throws ApiError 400 that names the field
 */
export const checkNamed = async (db: Db, accountId: number, rule: Pick<Rule, 'scope' | 'parameters'>) => {
  checkPacks(rule.scope)
  for (const { path, named, ids } of [...mentions(rule.scope, 'scope'), ...mentions(rule.parameters, 'parameters')]) {
    if (ids.length > 0 && (await missing(db, accountId, named, ids)) !== undefined)
      throw wrongField(path, `must name ${NAMED[named].what} of the account`)
  }
}
