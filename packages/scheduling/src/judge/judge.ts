import { dateOfDay, dayNumber } from '../day-numbers.ts'
import type { Finding, Scene } from './kind.ts'
import { kinds, type FactsOf, type KindName } from './kinds/all-kinds.ts'
import { isMissing, type Said } from './no-worse.ts'
import { reachOf } from './reach.ts'
import type { Rule, RuleOf, Scope, Severity } from './rules.ts'
import { endDay, meet, startDay, type Day, type JudgedPerson, type Situation, type Span } from './situation.ts'
import { shiftsIn, timelineOf, type Timeline } from './timeline.ts'
import type { Verdict, VerdictOf } from './verdict.ts'
import { fixedWindows, type Window } from './windows.ts'

/** What is judged: the shifts of a proposal by their ids, or all that stands. */
export type Touched = ReadonlySet<string> | 'all'

const isInPack = ({ contracts }: JudgedPerson, day: Day, packIds: readonly string[]) =>
  contracts.some(
    ({ from, to, packId }) =>
      from <= day && (to === null || day <= to) && typeof packId === 'string' && packIds.includes(packId),
  )

const isForPerson = ({ providerIds, specialtyIds }: Scope, person: JudgedPerson) =>
  (!providerIds || providerIds.includes(person.providerId)) &&
  (!specialtyIds || specialtyIds.some((id) => person.specialtyIds.includes(id)))

const isForFinding = ({ hospitalIds, packIds }: Scope, { shifts, to }: Finding<unknown>, person: JudgedPerson) =>
  (!hospitalIds || shifts.some(({ hospitalId }) => hospitalIds.includes(hospitalId))) &&
  (!packIds || isInPack(person, to, packIds))

/** Whether a finding is about what is proposed: about a shift of it, or about days on which it took one away. */
const concerns = (finding: Finding<unknown>, providerId: string, touched: Touched, { dropped = [] }: Situation) =>
  touched === 'all' ||
  finding.shifts.some(({ shiftId }) => touched.has(shiftId)) ||
  dropped.some(
    (shift) =>
      (shift.providerId === providerId || finding.others?.includes(shift.providerId) === true) &&
      meet({ from: startDay(shift), to: endDay(shift) }, finding),
  )

/** Ids of rules, people and shifts have no spaces. */
const keyOf = (ruleId: string, providerId: string, about: string | undefined, shiftIds: readonly string[]) =>
  [ruleId, providerId, ...(about === undefined ? [] : [about]), shiftIds.join(',')].join(' ')

const verdictOf = <K extends KindName>(
  { ruleId, kind }: RuleOf<K>,
  severity: Severity,
  providerId: string,
  { shifts, about, from, to, amount, unit, facts }: Finding<FactsOf<K>>,
): VerdictOf<K> => {
  const shiftIds = shifts.map(({ shiftId }) => shiftId).sort()
  const key = keyOf(ruleId, providerId, about, shiftIds)
  const dates = { from: dateOfDay(from), to: dateOfDay(to) }
  return { key, severity, ruleId, kind, providerId, shiftIds, ...dates, amount, unit, facts }
}

/**
 * Of findings the first of those by which most is wrong, and the first of all, by which they stand in order: of what is missing,
 * and of what is too much, for only one of them may count. More than one begin on the same day.
 */
const worstFindings = <Facts>(findings: readonly Finding<Facts>[], isMissing: (one: Finding<Facts>) => boolean) =>
  [...Map.groupBy(findings, isMissing).values()].flatMap((some) => {
    let [most, mostFrom, first] = [0, Infinity, Infinity]
    for (const { amount, from } of some) {
      if (amount > most || (amount === most && from < mostFrom)) [most, mostFrom] = [amount, from]
      if (from < first) first = from
    }
    return some.filter(({ amount, from }) => from === first || (from === mostFrom && amount === most))
  })

/** What one rule says of one person. */
const verdictsOf = <K extends KindName>(
  rule: RuleOf<K>,
  timeline: Timeline,
  scene: Scene,
  touched: Touched,
  { days, isWorst, within }: { days: Span; isWorst: boolean; within: ReadonlySet<string> | undefined },
) => {
  const { severity, scope = {} } = rule
  const { person } = timeline
  if (severity === 'off' || !isForPerson(scope, person)) return []
  const found = kinds[rule.kind]
    .find(timeline, rule.parameters, scene)
    .filter(
      (finding) =>
        meet(finding, scene.situation.range) &&
        days.from <= finding.to &&
        finding.to <= days.to &&
        (!within || finding.shifts.every(({ shiftId }) => within.has(shiftId))) &&
        isForFinding(scope, finding, person) &&
        concerns(finding, person.providerId, touched, scene.situation),
    )
  // A verdict of a year has the ids of all its shifts, and is not made to be thrown away.
  const told = isWorst ? worstFindings(found, ({ facts }) => isMissing({ kind: rule.kind, facts } as Said)) : found
  return told.map((finding): VerdictOf<K> => verdictOf(rule, severity, person.providerId, finding))
}

const sceneOf = (situation: Situation, touched: Touched): Scene => {
  const windows = new Map<Window, Span[]>()
  const timelines = new Map<string, Timeline | undefined>()
  return {
    situation,
    isProposal: touched !== 'all',
    windows: (window) => {
      const known = windows.get(window) ?? fixedWindows(window, situation.range, situation.weekStartsOn)
      windows.set(window, known)
      return known
    },
    timelineOf: (providerId) => {
      if (!timelines.has(providerId)) {
        const person = situation.people.find((one) => one.providerId === providerId)
        timelines.set(providerId, person && timelineOf(person))
      }
      return timelines.get(providerId)
    },
  }
}

/** The days on which a rule is in force. */
const daysInForce = ({ from, to }: Rule): Span => ({
  from: from ? dayNumber(from) : -Infinity,
  to: to ? dayNumber(to) : Infinity,
})

/** The days that a rule has to see: a change is not judged by what lies a year before it. */
const seenBy = (rule: Rule, { from, to }: Span): Span => {
  const { before, after } = reachOf([rule])
  return { from: from - before, to: to + after }
}

/** One person's shifts on the days that are seen, put in order once for all rules that see as far. */
const viewsOf = (whole: Timeline) => {
  const views = new Map<string, Timeline>()
  return ({ from, to }: Span): Timeline => {
    if (from <= whole.days.from && whole.days.to <= to) return whole
    const key = `${from} ${to}`
    const view = views.get(key) ?? timelineOf({ ...whole.person, shifts: shiftsIn(whole.shifts, { from, to }) })
    views.set(key, view)
    return view
  }
}

const ORDER: Record<Severity, number> = { block: 0, warn: 1, inform: 2 }
const byWeight = (a: Verdict, b: Verdict) =>
  ORDER[a.severity] - ORDER[b.severity] || compare(a.from, b.from) || compare(a.key, b.key)
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

type JudgeOptions = {
  /** Of each rule and person only what fails most, and first: who asks for no more need not wait. */
  isWorst?: boolean
  /** Only what met none but these shifts: of an average there are a hundred windows, and each has the ids of all its shifts. */
  within?: ReadonlySet<string>
}

/**
 * Everything that the rules find wrong with a schedule as it is after a proposal, the heaviest first, then by day. Of a
 * proposal only what is about it is said: verdicts that met one of the `touched` shifts, and those about days from which it
 * took a shift of the person (`dropped`). With 'all' what stands is looked at. Nobody but pairs is judged by others' shifts.
 * The same situation has the same verdicts in the same order, in the server as in the page.
 */
export const judge = (
  situation: Situation,
  rules: readonly Rule[],
  touched: Touched,
  { isWorst = false, within }: JudgeOptions = {},
): Verdict[] => {
  const scene = sceneOf(situation, touched)
  const inForce = rules.map((rule) => ({ rule, days: daysInForce(rule), seen: seenBy(rule, situation.range) }))
  const verdicts: Verdict[] = []
  for (const person of situation.people) {
    const viewOf = viewsOf(timelineOf(person))
    for (const { rule, days, seen } of inForce) {
      for (const verdict of verdictsOf(rule, viewOf(seen), scene, touched, { days, isWorst, within }))
        verdicts.push(verdict)
    }
  }
  return verdicts.sort(byWeight)
}
