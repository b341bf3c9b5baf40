import type { Verdict, VerdictNames } from '@onward/contract'
import { messageOf, type Names, type Verdict as Judged } from '@onward/scheduling/judge'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { ELSEWHERE, isWithin, mayWorkWithin, type Scope } from './scope.ts'

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

/**
 * Names with those that cures have beside verdicts: of types and credentials alone, for where and who they are about is said
 * already, or not to be.
 */
export const withNamesOf = async (
  db: Db,
  accountId: number,
  names: VerdictNames,
  cures: readonly unknown[],
): Promise<VerdictNames> => {
  if (cures.length === 0) return names
  const { shiftTypes, credentialTypes } = await namesIn(db, accountId, cures)
  return {
    ...names,
    shiftTypes: { ...names.shiftTypes, ...shiftTypes },
    credentialTypes: { ...names.credentialTypes, ...credentialTypes },
  }
}

/** What has no name any more is called by its id. */
const nameIn = (names: Record<string, string>) => (id: string) => names[id] ?? id

/** Who reads verdicts, and what of their shifts is known. */
type Reader = {
  scope: Scope
  /** The facility of a shift by its id. */
  placeOf: (shiftId: string) => string | undefined
}
/** Whoever sees all, of what is stored. */
const EVERYBODY: Reader = { scope: undefined, placeOf: () => undefined }

/** A shift that is only proposed: its id says nothing to whoever reads. */
const isNew = (shiftId: string) => shiftId.startsWith('new:')

/** Facts as somebody may read them: of a shift elsewhere when it is, not which and where, and nobody who never works at theirs. */
const readBy = ({ scope }: Reader, people: ReadonlySet<string>) => {
  const told = (value: unknown, key?: string): unknown => {
    if (Array.isArray(value)) {
      const kept =
        key === 'hospitalIds'
          ? value.filter((id) => isWithin(scope, String(id)))
          : key === 'others' && scope !== undefined
            ? value.filter((id) => people.has(String(id)))
            : value
      return kept.map((one) => told(one))
    }
    if (typeof value !== 'object' || value === null) return key === 'shiftId' && isNew(String(value)) ? '' : value
    const kept = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, told(inner, name)]))
    const isElsewhere = typeof kept.hospitalId === 'string' && !isWithin(scope, kept.hospitalId)
    return isElsewhere ? { ...kept, hospitalId: '', shiftId: '', shiftTypeId: '' } : kept
  }
  // What is told of a verdict's facts has their form: ids alone are left out.
  return (verdict: Judged) => ({ ...verdict, facts: told(verdict.facts) }) as Judged
}

/** Of the people whom facts name those who may work where somebody plans. */
const peopleWithin = async (db: Db, accountId: number, scope: Scope, ids: readonly string[]) => {
  if (scope === undefined) return new Set(ids)
  const { rows } = await sql<{ id: string }>`
    select p.provider_id as id from provider p
    where p.account_id = ${accountId} and p.provider_id = any(${ids}::text[]) and ${mayWorkWithin(scope, sql`p`)}`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Verdicts as an answer has them: in English, and with the names for any other wording. Who plans at some facilities is not told
 * of shifts elsewhere which they are, of which type, and where.
 */
export const shownVerdicts = async (
  db: Db,
  accountId: number,
  verdicts: readonly Judged[],
  reader: Reader = EVERYBODY,
) => {
  const { scope, placeOf } = reader
  const all = await namesIn(db, accountId, verdicts)
  const people = await peopleWithin(db, accountId, scope, Object.keys(all.providers))
  const told = verdicts.map(readBy(reader, people))
  const names = scope === undefined ? all : await namesIn(db, accountId, told)
  if (scope !== undefined) Object.assign(names.facilities, { '': ELSEWHERE })
  const called: Names = {
    provider: nameIn(names.providers),
    facility: nameIn(names.facilities),
    // Of a shift elsewhere the type is not said.
    shiftType: (id) => (id === '' ? 'other' : nameIn(names.shiftTypes)(id)),
    specialty: nameIn(names.specialties),
    credentialType: nameIn(names.credentialTypes),
  }
  const shown = told.map((verdict): Verdict => {
    const { shiftIds, facts, key, ...rest } = verdict
    return {
      ...rest,
      message: messageOf(verdict, called),
      providerName: called.provider(verdict.providerId),
      key: scope === undefined ? key : key.split(' ').slice(0, -1).join(' '),
      assignmentIds: shiftIds.filter((id) => !isNew(id) && isWithin(scope, placeOf(id) ?? '')).map(Number),
      facts: { ...facts },
    }
  })
  return { verdicts: shown, names }
}
