// The second International Nurse Rostering Competition: its rosters, its constraints as rules, and its counts by hand.
import { readdirSync, readFileSync } from 'node:fs'
import { dateOfDay, dayNumber } from '../../src/index.ts'
import type { JudgedPerson, JudgedShift, Rule } from '../../src/judge/index.ts'
import { personOf, ruleOf, shiftOf } from './roster.ts'

export const FOLDER = new URL('../../../../../shared/data/roster-inrc2/n021w4/', import.meta.url)
export const SOLUTIONS = ['Solution_H_0-WD_5-4-1-2', 'Solution_H_1-WD_0-6-1-6', 'Solution_H_2-WD_8-1-4-3']

/** Four weeks from a Monday. */
export const HORIZON = { from: dayNumber('2027-03-01'), to: dayNumber('2027-03-28') }
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const TIMES: Record<string, [from: string, to: string]> = {
  Early: ['06:00', '14:00'],
  Day: ['08:00', '16:00'],
  Late: ['14:00', '22:00'],
  Night: ['22:00', '06:00'],
  Before: ['09:00', '17:00'],
}

type Contract = {
  id: string
  minimumNumberOfAssignments: number
  maximumNumberOfAssignments: number
  minimumNumberOfConsecutiveWorkingDays: number
  maximumNumberOfConsecutiveWorkingDays: number
  minimumNumberOfConsecutiveDaysOff: number
  maximumNumberOfConsecutiveDaysOff: number
  maximumNumberOfWorkingWeekends: number
  completeWeekends: number
}
type Scenario = {
  shiftTypes: {
    id: string
    minimumNumberOfConsecutiveAssignments: number
    maximumNumberOfConsecutiveAssignments: number
  }[]
  forbiddenShiftTypeSuccessions: { precedingShiftType: string; succeedingShiftTypes: string[] }[]
  contracts: Contract[]
  nurses: { id: string; contract: string; skills: string[] }[]
}
type History = {
  nurse: string
  numberOfAssignments: number
  numberOfWorkingWeekends: number
  lastAssignedShiftType: string
  numberOfConsecutiveAssignments: number
  numberOfConsecutiveWorkingDays: number
  numberOfConsecutiveDaysOff: number
}
type Assignment = { nurse: string; day: string; shiftType: string; skill: string }
type Nurse = { person: JudgedPerson; contract: Contract; history: History; skills: string[] }
export type Roster = { scenario: Scenario; nurses: Nurse[]; assignments: (Assignment & { date: number })[] }

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'))

const shiftAt = (nurse: string, type: string, day: number, skill: string | null): JudgedShift => {
  const [from, to] = TIMES[type] ?? ['', '']
  const end = dateOfDay(to < from ? day + 1 : day)
  const about = { providerId: nurse, shiftTypeId: type, specialtyId: skill, shiftId: `${nurse} ${day} ${type}` }
  return shiftOf(`${dateOfDay(day)}T${from}`, `${end}T${to}`, about)
}

/** What is known of the days before, as shifts: the last ones of one type, those before of any, or the last before days off. */
const before = ({ nurse, ...history }: History): JudgedShift[] => {
  const eve = HORIZON.from - 1
  if (history.lastAssignedShiftType === 'None')
    return [shiftAt(nurse, 'Before', eve - history.numberOfConsecutiveDaysOff, null)]
  return Array.from({ length: history.numberOfConsecutiveWorkingDays }, (_, at) =>
    shiftAt(
      nurse,
      at < history.numberOfConsecutiveAssignments ? history.lastAssignedShiftType : 'Before',
      eve - at,
      null,
    ),
  )
}

export const readSolution = (folder: string): Roster => {
  // The files are as the competition describes them.
  const scenario = read('Sc-n021w4.json') as Scenario
  const { nurseHistory } = read(`H0-n021w4-${folder.at('Solution_H_'.length)}.json`) as { nurseHistory: History[] }
  const files = readdirSync(new URL(`${folder}/`, FOLDER))
  const assignments = files.flatMap((file) => {
    const { week, assignments } = read(`${folder}/${file}`) as { week: number; assignments: Assignment[] }
    const index = Number(/-(\d)\.json$/.exec(file)?.[1] ?? week)
    return assignments.map((one) => ({ ...one, date: HORIZON.from + index * 7 + DAYS.indexOf(one.day) }))
  })
  const nurses = scenario.nurses.map(({ id, contract, skills }): Nurse => {
    const history = nurseHistory.find(({ nurse }) => nurse === id)
    const terms = scenario.contracts.find((one) => one.id === contract)
    if (!history || !terms) throw new Error(`${id} has no history or no contract`)
    const own = assignments.filter(({ nurse }) => nurse === id)
    const shifts = [...before(history), ...own.map(({ shiftType, date, skill }) => shiftAt(id, shiftType, date, skill))]
    return { person: personOf(shifts, { providerId: id, specialtyIds: skills }), contract: terms, history, skills }
  })
  return { scenario, nurses, assignments }
}

/** The constraints on one nurse as rules, each called as the competition does. What history counted already is taken off. */
export const rulesOf = (scenario: Scenario, { contract, history }: Nurse): Rule[] => {
  const plan = { per: 'period' as const, anchor: dateOfDay(HORIZON.from), days: 28 }
  const from = { from: dateOfDay(HORIZON.from) }
  return [
    ruleOf('count', { counted: 'shifts', window: { per: 'day' }, most: 1 }, { ruleId: 'H1', ...from }),
    ...scenario.forbiddenShiftTypeSuccessions.map(({ precedingShiftType, succeedingShiftTypes }) =>
      ruleOf(
        'succession',
        { after: { shiftTypeIds: [precedingShiftType] }, never: { shiftTypeIds: succeedingShiftTypes }, days: 1 },
        { ruleId: 'H3', ...from },
      ),
    ),
    ruleOf('specialty', {}, { ruleId: 'H4' }),
    ruleOf(
      'consecutiveDays',
      {
        count: 'worked',
        least: contract.minimumNumberOfConsecutiveWorkingDays,
        most: contract.maximumNumberOfConsecutiveWorkingDays,
      },
      { ruleId: 'S2' },
    ),
    ...scenario.shiftTypes.map((type) =>
      ruleOf(
        'consecutiveDays',
        {
          count: 'worked',
          least: type.minimumNumberOfConsecutiveAssignments,
          most: type.maximumNumberOfConsecutiveAssignments,
          which: { shiftTypeIds: [type.id] },
        },
        { ruleId: 'S2shift' },
      ),
    ),
    ruleOf(
      'consecutiveDays',
      {
        count: 'free',
        least: contract.minimumNumberOfConsecutiveDaysOff,
        most: contract.maximumNumberOfConsecutiveDaysOff,
      },
      { ruleId: 'S3' },
    ),
    ...(contract.completeWeekends === 1 ? [ruleOf('completeWeekends', {}, { ruleId: 'S5', ...from })] : []),
    ruleOf(
      'count',
      {
        counted: 'shifts',
        window: plan,
        least: contract.minimumNumberOfAssignments - history.numberOfAssignments,
        most: contract.maximumNumberOfAssignments - history.numberOfAssignments,
      },
      { ruleId: 'S6', ...from },
    ),
    ruleOf(
      'count',
      {
        counted: 'weekends',
        window: plan,
        most: contract.maximumNumberOfWorkingWeekends - history.numberOfWorkingWeekends,
      },
      { ruleId: 'S7', ...from },
    ),
  ]
}

export type Penalties = Record<'H1' | 'H3' | 'H4' | 'S2' | 'S2shift' | 'S3' | 'S5' | 'S6' | 'S7', number>

/** One nurse's plan as text, a letter a day ('-' off), behind what history tells: the same without rules and shifts. */
const lineOf = ({ history, person: { providerId } }: Nurse, { assignments }: Roster) => {
  const { lastAssignedShiftType: last, numberOfConsecutiveAssignments: same } = history
  const past =
    last === 'None'
      ? `B${'-'.repeat(history.numberOfConsecutiveDaysOff)}`
      : `-${'B'.repeat(history.numberOfConsecutiveWorkingDays - same)}${last.charAt(0).repeat(same)}`
  const plan = Array.from({ length: 28 }, (_, at) => {
    const own = assignments.find(({ nurse, date }) => nurse === providerId && date === HORIZON.from + at)
    return own?.shiftType.charAt(0) ?? '-'
  })
  return { past, plan: plan.join('') }
}

/** Days beyond the most, and days short of the least but for a row that goes on to the last day of the plan. */
const rows = (line: string, pattern: RegExp, least: number, most: number, start: number) =>
  [...line.matchAll(pattern)].reduce((sum, { 0: row, index }) => {
    const end = index + row.length
    // What was over before the eve of the plan was of the plan before.
    if (end < start) return sum
    const short = end < line.length ? Math.max(0, least - row.length) : 0
    return sum + Math.max(0, row.length - most) + short
  }, 0)

/** The same counted by hand, from the competition's definitions. */
export const penalties = (roster: Roster): Penalties => {
  const sums: Penalties = { H1: 0, H3: 0, H4: 0, S2: 0, S2shift: 0, S3: 0, S5: 0, S6: 0, S7: 0 }
  const byDay = Map.groupBy(roster.assignments, ({ nurse, date }) => `${nurse} ${date}`)
  for (const same of byDay.values()) sums.H1 += same.length - 1
  for (const nurse of roster.nurses) {
    const { contract: terms, history, skills } = nurse
    const { past, plan } = lineOf(nurse, roster)
    const line = past + plan
    const [start, eve] = [past.length, past.at(-1) ?? '-']
    for (const { precedingShiftType, succeedingShiftTypes } of roster.scenario.forbiddenShiftTypeSuccessions) {
      for (const next of succeedingShiftTypes)
        sums.H3 += (eve + plan).split(precedingShiftType.charAt(0) + next.charAt(0)).length - 1
    }
    const own = roster.assignments.filter((one) => one.nurse === nurse.person.providerId)
    sums.H4 += own.filter(({ skill }) => !skills.includes(skill)).length
    sums.S2 += rows(
      line,
      /[^-]+/g,
      terms.minimumNumberOfConsecutiveWorkingDays,
      terms.maximumNumberOfConsecutiveWorkingDays,
      start,
    )
    for (const type of roster.scenario.shiftTypes) {
      const [least, most] = [type.minimumNumberOfConsecutiveAssignments, type.maximumNumberOfConsecutiveAssignments]
      sums.S2shift += rows(line, new RegExp(`${type.id.charAt(0)}+`, 'g'), least, most, start)
    }
    // The day off that stands before what history tells is no row of its own.
    const off = past.startsWith('-') ? line.slice(1) : line
    const offset = past.startsWith('-') ? 1 : 0
    sums.S3 += rows(
      off,
      /-+/g,
      terms.minimumNumberOfConsecutiveDaysOff,
      terms.maximumNumberOfConsecutiveDaysOff,
      start - offset,
    )
    const weekends = [5, 12, 19, 26].map((saturday) => [plan[saturday] !== '-', plan[saturday + 1] !== '-'])
    if (terms.completeWeekends === 1) sums.S5 += weekends.filter(([saturday, sunday]) => saturday !== sunday).length
    const total = history.numberOfAssignments + own.length
    sums.S6 +=
      Math.max(0, total - terms.maximumNumberOfAssignments) + Math.max(0, terms.minimumNumberOfAssignments - total)
    const worked = history.numberOfWorkingWeekends + weekends.filter((days) => days.includes(true)).length
    sums.S7 += Math.max(0, worked - terms.maximumNumberOfWorkingWeekends)
  }
  return sums
}
