import type { Verdict, VerdictNames } from '@onward/contract'
import { messageOf, type Names, type Verdict as Judged } from '@onward/scheduling/judge'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { ELSEWHERE, isWithin, type Scope } from './scope.ts'

/** What facts name by ids: by which words, and the table that has the names. */
const NAMED = {
  providers: {
    keys: ['providerId', 'providerIds', 'others'],
    table: 'provider',
    id: 'provider_id',
    name: 'provider_name',
  },
  facilities: { keys: ['hospitalId', 'hospitalIds'], table: 'facility', id: 'hospital_id', name: 'facility_name' },
  shiftTypes: {
    keys: ['shiftTypeId', 'shiftTypeIds'],
    table: 'shift_type',
    id: 'shift_type_id',
    name: 'shift_type_name',
  },
  specialties: {
    keys: ['specialtyId', 'specialtyIds'],
    table: 'specialty',
    id: 'specialty_id',
    name: 'specialty_name',
  },
  credentialTypes: {
    keys: ['credentialTypeId', 'credentialTypeIds'],
    table: 'credential_type',
    id: 'credential_type_id',
    name: 'credential_type_name',
  },
} as const satisfies Record<keyof VerdictNames, { keys: readonly string[]; table: string; id: string; name: string }>
type Kind = keyof typeof NAMED
// Its keys are written above.
const KINDS = Object.keys(NAMED) as Kind[]

/** Every id that facts name, by what it is of. */
const idsIn = (value: unknown, found: Record<Kind, Set<string>>) => {
  if (Array.isArray(value)) for (const one of value) idsIn(one, found)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const kind = KINDS.find((one) => NAMED[one].keys.some((word) => word === key))
      if (kind) for (const id of [inner].flat()) if (typeof id === 'string') found[kind].add(id)
      idsIn(inner, found)
    }
  }
}

const namesOf = async (db: Db, accountId: number, kind: Kind, ids: ReadonlySet<string>) => {
  if (ids.size === 0) return {}
  const { table, id, name } = NAMED[kind]
  const { rows } = await sql<{ id: string; name: string }>`
    select ${sql.ref(id)} as id, ${sql.ref(name)} as name from ${sql.table(table)}
    where account_id = ${accountId} and ${sql.ref(id)} = any(${[...ids]}::text[])`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.id, row.name]))
}

/** How whatever these name by ids is called, rules as well as facts. */
export const namesIn = async (db: Db, accountId: number, named: readonly unknown[]): Promise<VerdictNames> => {
  const found: Record<Kind, Set<string>> = {
    providers: new Set(),
    facilities: new Set(),
    shiftTypes: new Set(),
    specialties: new Set(),
    credentialTypes: new Set(),
  }
  idsIn(named, found)
  return {
    providers: await namesOf(db, accountId, 'providers', found.providers),
    facilities: await namesOf(db, accountId, 'facilities', found.facilities),
    shiftTypes: await namesOf(db, accountId, 'shiftTypes', found.shiftTypes),
    specialties: await namesOf(db, accountId, 'specialties', found.specialties),
    credentialTypes: await namesOf(db, accountId, 'credentialTypes', found.credentialTypes),
  }
}

/** What has no name any more is called by its id. */
const nameIn = (names: Record<string, string>) => (id: string) => names[id] ?? id

/** Facts without the places that are not somebody's to see. */
const hiding = (value: unknown, scope: Scope): unknown => {
  if (Array.isArray(value)) return value.map((one) => hiding(one, scope))
  if (typeof value !== 'object' || value === null) return value
  const isElsewhere =
    'hospitalId' in value && typeof value.hospitalId === 'string' && !isWithin(scope, value.hospitalId)
  const kept = Object.entries(value).map(([key, inner]) => [key, hiding(inner, scope)])
  return { ...Object.fromEntries(kept), ...(isElsewhere && { hospitalId: '', shiftId: '' }) }
}

/**
 * Verdicts as an answer has them: in English, and with the names for any other wording. Who plans at some facilities is not told
 * of shifts elsewhere which they are and where.
 * @param placeOf the facility of a shift by its id
 */
export const shownVerdicts = async (
  db: Db,
  accountId: number,
  verdicts: readonly Judged[],
  scope: Scope,
  placeOf: (shiftId: string) => string | undefined,
) => {
  const names = await namesIn(db, accountId, verdicts)
  if (scope !== undefined)
    for (const id of Object.keys(names.facilities)) if (!isWithin(scope, id)) names.facilities[id] = ELSEWHERE
  const called: Names = {
    provider: nameIn(names.providers),
    facility: nameIn(names.facilities),
    shiftType: nameIn(names.shiftTypes),
    specialty: nameIn(names.specialties),
    credentialType: nameIn(names.credentialTypes),
  }
  const shown = verdicts.map((verdict): Verdict => {
    const { shiftIds, facts, ...rest } = verdict
    return {
      ...rest,
      message: messageOf(verdict, called),
      providerName: called.provider(verdict.providerId),
      key: scope === undefined ? verdict.key : rest.key.split(' ').slice(0, -1).join(' '),
      assignmentIds: shiftIds.filter((id) => isWithin(scope, placeOf(id) ?? '')).map(Number),
      // An object stays one.
      facts: (scope === undefined ? { ...facts } : hiding(facts, scope)) as Verdict['facts'],
    }
  })
  for (const id of Object.keys(names.facilities)) if (!isWithin(scope, id)) delete names.facilities[id]
  if (scope !== undefined) names.facilities[''] = ELSEWHERE
  return { verdicts: shown, names }
}
