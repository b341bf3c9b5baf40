import type { JudgedContract, JudgedLeave, JudgedPerson, Span } from '../judge/situation.ts'

/** What is known of how much somebody is there. */
export type Present = Pick<JudgedPerson, 'contracts'> & {
  leave: readonly Pick<JudgedLeave, 'from' | 'to'>[]
  /** The last day on which a shift of theirs may begin. */
  lastDay: number | null
}

const contractOn = (contracts: readonly JudgedContract[], day: number) =>
  contracts.find(({ from, to }) => from <= day && (to === null || day <= to))
const isAway = ({ leave }: Present, day: number) => leave.some(({ from, to }) => from <= day && day <= to)
const hasLeft = ({ lastDay }: Present, day: number) => lastDay !== null && day > lastDay

/**
 * What a contract comes to over some days, in minutes: a seventh of the week's target for each, days of leave and those after the
 * last day left out. Null where on any other of the days no contract says it, for a part of what is agreed is nothing to compare
 * with, and of who had left before the first of them.
 */
export const targetOf = (person: Present, { from, to }: Span): number | null => {
  // Sevenths are summed before they are divided: 40 hours a week are 40 hours, and not a little less.
  let sevenths = 0
  if (person.contracts.length === 0 || hasLeft(person, from)) return null
  for (let day = from; day <= to && !hasLeft(person, day); day += 1) {
    if (isAway(person, day)) continue
    const target = contractOn(person.contracts, day)?.target ?? null
    if (target === null) return null
    sevenths += target
  }
  return sevenths / 7
}

/**
 * How much of a full-time person somebody is over some days: the share of full time of the contract in force on each, 1 without
 * one, nothing on days of leave and after their last day.
 */
export const weightOf = (person: Present, { from, to }: Span): { weight: number; isAssumed: boolean } => {
  let sum = 0
  let isAssumed = false
  for (let day = from; day <= to; day += 1) {
    if (isAway(person, day) || hasLeft(person, day)) continue
    const contract = contractOn(person.contracts, day)
    isAssumed ||= contract === undefined
    sum += contract?.fte ?? 1
  }
  return { weight: to < from ? 0 : sum / (to - from + 1), isAssumed }
}
