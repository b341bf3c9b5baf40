import type { AuditEntry } from '#web/lib/audit/entries.ts'
import { dateOfWeekday } from '#web/lib/formats/date-of-weekday.ts'
import { clock, count, hours, longDate, weekdayName, zoneName } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { isRole, rolesSaid } from '#web/lib/session/roles-said.ts'
import { LANGUAGES, textOf, type TextKey } from '#web/lib/text.ts'
import { packName } from '#web/ui/rules/pack-name.ts'
import { isRule, ruleWords } from '#web/ui/rules/rule-words.ts'
import { namesOf, NO_NAMES } from '#web/ui/rules/words.ts'
import { partWord } from './words.ts'

/** What a field says before and after, in words where there are any; undefined where it was not there. */
export type FieldLine = { field: string; title: string; before: string; after: string; isChanged: boolean }

type Said = Record<string, unknown>
type Shown = (value: unknown, all: Said) => string | undefined

/** What a text says by a word of its own. */
const word =
  (...words: (keyof typeof WORDS)[]): Shown =>
  (value) => {
    const found = words.find((one) => one === value)
    return found && textOf(WORDS[found])
  }
const WORDS = {
  day: 'audit.word.day',
  night: 'audit.word.night',
  call: 'audit.word.call',
  custom: 'audit.word.custom',
  confirmed: 'audit.word.confirmed',
  approved: 'audit.word.approved',
  cancelled: 'audit.word.cancelled',
  following: 'audit.word.following',
  soon: 'audit.word.soon',
  none: 'audit.word.none',
  all: 'audit.word.all',
  block: 'rule.severity.block',
  warn: 'rule.severity.warn',
  inform: 'rule.severity.inform',
  off: 'rule.severity.off',
} as const satisfies Record<string, TextKey>

const plain: Shown = () => undefined
const date: Shown = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? longDate(value) : undefined
/** As the clock at the facility shows it. */
const wall: Shown = (value, { timeZone }) => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return undefined
  const zone = typeof timeZone === 'string' ? ` (${zoneName(timeZone)})` : ''
  return joined([longDate(value.slice(0, 10)), `${clock(value)}${zone}`])
}
const zone: Shown = (value) =>
  typeof value === 'string' && value !== '' ? joined([zoneName(value), value]) : undefined
const amount: Shown = (value) => (typeof value === 'number' ? count(value) : undefined)
/** A pattern of demand is text; of a shift type it is how many days later it ends. */
const cells: Shown = (value, all) => (typeof value === 'string' ? value : amount(value, all))
const dayOfWeek: Shown = (value) =>
  typeof value === 'number' && value >= 0 && value <= 6 ? weekdayName(dateOfWeekday(value)) : undefined
const weeks: Shown = (value) =>
  typeof value === 'number' ? textOf('audit.word.everyWeeks', { count: value }) : undefined
const daysOfWeek: Shown = (value, all) =>
  Array.isArray(value) ? joined(value.map((one: unknown) => dayOfWeek(one, all) ?? String(one))) : undefined
const use: Shown = (value) =>
  typeof value === 'boolean' ? textOf(value ? 'audit.word.inUse' : 'audit.word.notInUse') : undefined
const role: Shown = (value) => (isRole(value) ? rolesSaid([value]) : undefined)
const roles: Shown = (value, all) =>
  Array.isArray(value) ? joined(value.map((one: unknown) => role(one, all) ?? String(one))) : undefined

/** What a rule asks for, with the ids of what it names. */
const rule: Shown = (parameters, { kind }) => {
  const said = { kind, parameters }
  return isRule(said) ? ruleWords(said, namesOf(NO_NAMES)) : undefined
}

const pack: Shown = (value) => (typeof value === 'string' ? packName(value) : undefined)

const part: Shown = (value) => (typeof value === 'string' ? partWord(value) : undefined)
/** Of an import which part of the account it brought; of a rule what it asks for. */
const kind: Shown = (value, all) => {
  const said = { kind: value, parameters: all.parameters }
  return isRule(said) ? textOf(`rule.kind.${said.kind}`) : part(value, all)
}

/** Of several rows their names. */
const names =
  (field: string): Shown =>
  (value) =>
    Array.isArray(value) ? joined(value.map((one: Record<string, unknown>) => String(one[field]))) : undefined

/** The fields that people know by a name, in the order in which they are read. */
const FIELDS: Record<string, readonly [title: TextKey, shown: Shown]> = {
  providerName: ['audit.field.providerName', plain],
  facilityName: ['audit.field.facilityName', plain],
  startsAt: ['audit.field.startsAt', wall],
  endsAt: ['audit.field.endsAt', wall],
  elapsedMinutes: [
    'audit.field.elapsedMinutes',
    (value) => (typeof value === 'number' && value >= 0 ? hours(value) : undefined),
  ],
  shiftTypeName: ['audit.field.shiftTypeName', plain],
  specialtyName: ['audit.field.specialtyName', plain],
  shiftType: ['audit.field.shiftType', word('day', 'night', 'call', 'custom')],
  status: ['audit.field.status', word('confirmed', 'approved', 'cancelled')],
  note: ['audit.field.note', plain],
  holidayName: ['audit.field.holidayName', plain],
  date: ['audit.field.date', date],
  from: ['audit.field.from', date],
  to: ['audit.field.to', date],
  until: ['audit.field.until', date],
  everyWeeks: ['audit.field.everyWeeks', weeks],
  weekdays: ['audit.field.weekdays', daysOfWeek],
  which: ['audit.field.which', word('following', 'all')],
  mailChanges: ['audit.field.mailChanges', word('all', 'soon', 'none')],
  language: ['audit.field.language', (value) => Object.entries(LANGUAGES).find(([id]) => id === value)?.[1]],
  least: ['audit.field.least', amount],
  wished: ['audit.field.wished', amount],
  days: ['audit.field.days', cells],
  startDate: ['audit.field.startDate', date],
  endDate: ['audit.field.endDate', date],
  leaveKindName: ['audit.field.leaveKindName', plain],
  leaveDescription: ['audit.field.leaveDescription', plain],
  letter: ['audit.field.letter', plain],
  name: ['audit.field.name', plain],
  fullName: ['audit.field.name', plain],
  feedName: ['audit.field.name', plain],
  code: ['audit.field.code', plain],
  city: ['audit.field.city', plain],
  state: ['audit.field.state', plain],
  isActive: ['audit.field.isActive', use],
  email: ['audit.field.email', plain],
  said: ['audit.field.said', plain],
  phone: ['audit.field.phone', plain],
  lastDay: ['audit.field.lastDay', date],
  credentialTypeName: ['audit.field.credentialTypeName', plain],
  number: ['audit.field.number', plain],
  validFrom: ['audit.field.validFrom', date],
  validTo: ['audit.field.validTo', date],
  fte: ['audit.field.fte', amount],
  targetHours: ['audit.field.targetHours', amount],
  leastHours: ['audit.field.leastHours', amount],
  mostHours: ['audit.field.mostHours', amount],
  specialties: ['audit.field.specialties', names('specialtyName')],
  facilities: ['audit.field.facilities', names('facilityName')],
  roles: ['audit.field.roles', roles],
  residents: ['audit.field.residents', amount],
  sessionsEnded: ['audit.field.sessionsEnded', amount],
  kind: ['audit.field.kind', kind],
  rows: ['audit.field.rows', amount],
  created: ['audit.field.created', amount],
  changed: ['audit.field.changed', amount],
  cancelled: ['audit.field.cancelled', amount],
  left: ['audit.field.left', amount],
  unchanged: ['audit.field.unchanged', amount],
  doubtful: ['audit.field.doubtful', amount],
  parameters: ['audit.field.rule', rule],
  severity: ['audit.field.severity', word('block', 'warn', 'inform', 'off')],
  scope: ['audit.field.scope', plain],
  packId: ['audit.field.packId', pack],
  source: ['audit.field.source', plain],
  timeZone: ['audit.field.timeZone', zone],
  weekStartsOn: ['audit.field.weekStartsOn', dayOfWeek],
  scheduledDate: ['audit.field.scheduledDate', date],
}
/** Ids that say nothing to people; that of what an entry is about stands beside its name. */
const UNSAID = new Set(['seriesId', 'assignmentId'])
const ORDER = Object.keys(FIELDS)
const place = (field: string) => (ORDER.includes(field) ? ORDER.indexOf(field) : ORDER.length)

const shown = (field: string, all: Said) => {
  const value = all[field]
  if (value === undefined || value === null || value === '') return '–'
  const [, inWords = plain] = FIELDS[field] ?? []
  return inWords(value, all) ?? (typeof value === 'string' ? value : JSON.stringify(value))
}

/** The fields of an entry side by side: those that people know first, then the others as they were written down. */
export const fieldLines = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldLine[] => {
  const [then, now] = [before ?? {}, after ?? {}]
  const all = [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((field) => !UNSAID.has(field))
  return all
    .toSorted((a, b) => place(a) - place(b))
    .map((field) => {
      const [title] = FIELDS[field] ?? []
      return {
        field,
        title: title ? textOf(title) : field,
        before: shown(field, then),
        after: shown(field, now),
        isChanged: JSON.stringify(then[field] ?? null) !== JSON.stringify(now[field] ?? null),
      }
    })
}
