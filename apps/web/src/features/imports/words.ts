import {
  importFields,
  pages,
  WORKED_ROLES,
  type BadCell,
  type Doubt,
  type ImportKind,
  type Verdict,
  type VerdictNames,
} from '@onward/contract'
import { joined } from '#web/lib/formats/joined.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { clock, longDate, zoneName } from '#web/lib/formats/formats.ts'
import { textOf } from '#web/lib/text.ts'
import { verdictWords } from '#web/ui/rules/verdict-words.ts'
import { roleName } from '#web/lib/roles/role-name.ts'
import { NO_NAMES, namesOf } from '#web/ui/rules/words.ts'

const FIELDS = new Set(Object.values(importFields).flatMap((fields) => Object.keys(fields)))

/** Fields of a role: which, and which part of its hours. */
const OF_ROLES = new Map(
  WORKED_ROLES.flatMap((role) =>
    (['Hours', 'Employee', 'Contract'] as const).map((part) => [`${role}${part}`, { role, part }]),
  ),
)

/** What a field is called; a column that is none keeps its name. */
export const fieldWord = (column: string) => {
  const of = OF_ROLES.get(column)
  if (of) return textOf(`imports.part.${of.part}`, { role: roleName(of.role) })
  return FIELDS.has(column) ? textOf(`imports.field.${column as 'note'}`) : column // one of the fields, then
}
/** What a rate need not name. */
const ANY = ['providerId', 'hospitalId', 'shiftTypeId', 'specialtyId'] as const
/** How a field is written, or what it is for. */
export const fieldHint = (kind: ImportKind, field: string) => {
  const any = kind === 'rates' ? ANY.find((one) => one === field) : undefined
  if (any) return textOf(`imports.anyHint.${any}`)
  const of = OF_ROLES.get(field)
  return of ? textOf(`imports.partHint.${of.part}`) : textOf(`imports.fieldHint.${field as 'note'}`) // as above
}

/** A time on the wall of the facility. */
const moment = (wall: string) => joined([longDate(wall.slice(0, 10)), clock(wall)])

/** Why a cell cannot be used; what is no usual reason is said in the server's words. */
export const badReason = ({ code, facts = {}, reason, verdict }: BadCell, names?: VerdictNames) => {
  if (verdict) return ruleReason(verdict, names)
  if (code === undefined || code === 'rule') return reason
  const said = Object.entries(facts).map(([name, fact]) => [name, factWords(name, fact)])
  return textOf(`imports.bad.${code}`, Object.fromEntries(said))
}
/** What a rule says of somebody by the whole file. */
const ruleReason = (verdict: Verdict, names = NO_NAMES) =>
  textOf('verdict.of', { provider: verdict.providerName, what: verdictWords(verdict, namesOf(names)) })
const factWords = (name: string, fact: string | number) => {
  // Of an open shift there is no name to tell.
  if (name === 'name' && fact === '') return whoOf({ providerName: null })
  if (name === 'startsAt' || name === 'endsAt') return moment(String(fact))
  return name === 'startDate' || name === 'endDate' ? longDate(String(fact)) : fact
}

/** Whom or what a doubt is about. */
export const doubtAbout = ({ facility, shift }: Doubt) => {
  if (facility) return facility.facilityName
  return shift ? joined([whoOf(shift), shift.facilityName, moment(shift.startsAt)]) : ''
}

/** What is doubtful about it; an import of before says it in English alone. */
export const doubtReason = ({ code, reason, facility, shift, verdict }: Doubt, names?: VerdictNames) => {
  switch (code) {
    case 'rule':
      return verdict ? ruleReason(verdict, names) : reason
    case 'zone': {
      const { timeZone = '', other = '' } = facility ?? {}
      return textOf('imports.doubt.zone', { zone: zoneWords(timeZone), other: zoneWords(other) })
    }
    case 'double':
      return textOf('imports.doubt.double', { at: moment(shift?.earlier ?? shift?.startsAt ?? '') })
    case 'cancelled':
    case 'changed':
    case 'moved':
      return textOf(`imports.doubt.${code}`)
    case undefined:
      return reason
  }
}
const zoneWords = (timeZone: string) => (timeZone === '' ? '' : `${zoneName(timeZone)} (${timeZone})`)

/** Where one looks at it: the facility in its list, or the month of the shift. */
export const doubtAddress = ({ facility, shift }: Doubt) => {
  if (facility) return `${pages.facilities.path}?${new URLSearchParams({ q: facility.facilityName, status: 'all' })}`
  if (!shift) return undefined
  const month = shift.startsAt.slice(0, 7)
  return `${pages.calendar.path}?${new URLSearchParams({ month, facility: shift.hospitalId })}`
}
