import type { HourFigures, HoursInput, HoursShiftsInput, InsightHours } from '@onward/contract'
import { dayNumber } from '@onward/scheduling'
import { targetOf } from '@onward/scheduling/insight'
import type { InferOutput } from 'valibot'
import { eachIn, type Amounts } from './amounts.ts'
import { assertRange, isOfPeople, type Asked } from './asked.ts'
import { byStart, countedOf, countedShift } from './counted.ts'
import { groupingBy, summedBy } from './grouped.ts'
import type { Counting, Placed } from './placed.ts'
import { besideOf } from './period-before.ts'
import type { Range } from './insight.queries.ts'
import type { Listed } from './rows.ts'
import { sumsIn } from './worked-months.ts'
import { presentOf, type Person } from './worked.ts'

type Input = InferOutput<typeof HoursInput>
type ShiftsInput = InferOutput<typeof HoursShiftsInput>

const nothing = (): HourFigures => ({
  shifts: 0,
  minutes: 0,
  drafts: 0,
  nights: 0,
  weekends: 0,
  holidays: 0,
  calls: 0,
  overtime: 0,
})
const add = (to: HourFigures, more: HourFigures) => {
  to.shifts += more.shifts
  to.minutes += more.minutes
  to.drafts += more.drafts
  to.nights += more.nights
  to.weekends += more.weekends
  to.holidays += more.holidays
  to.calls += more.calls
  to.overtime += more.overtime
}
const ADDING = { nothing, add }

/** Who is listed with nothing: people in use of what is asked for, so that it is seen who works less than agreed. */
const isAsked = (person: Person, asked: Asked) =>
  isOfPeople(asked, person) && (asked.specialtyId === undefined || person.specialtyIds[0] === asked.specialtyId)

/** A contract does not say where and as what its hours are worked: a part of them is nothing to compare with. */
const isOfAll = ({ places, specialtyId, shiftTypeIds }: Asked) => !places && specialtyId === undefined && !shiftTypeIds

type Grouped = Pick<ShiftsInput, 'by' | 'and'>
const counted = async <Shift extends Placed>(
  asked: Asked,
  range: Range,
  { by, and }: Grouped,
  all: readonly Counting<Amounts, Shift>[],
) => {
  const found = await countedOf(asked, range, all)
  return { ...found, grouping: groupingBy(found, by, and) }
}

const summed = async (asked: Asked, range: Range, input: Grouped & { overtimeAfter: number }) => {
  assertRange(range)
  const { by, and, overtimeAfter } = input
  return counted(asked, range, input, await sumsIn(asked, range, { overtimeAfter }, and ? [by, and] : [by]))
}

/** How much was worked, or is planned. */
export const hoursReport = async (asked: Asked, input: Input): Promise<InsightHours> => {
  const { from, to, by, and, overtimeAfter, compare } = input
  const range = { from, to }
  const { of, people, grouping } = await summed(asked, range, input)
  const listed = by === 'person' ? [...people.values()].filter((one) => one.isActive && isAsked(one, asked)) : []
  const places = listed.map(({ providerId }) => ({ key: providerId }))
  const { total, rows, pairs } = summedBy(of, grouping, ADDING, places)
  const span = { from: dayNumber(from), to: dayNumber(to) }
  const targetIn = (key: string | null) => {
    const person = by === 'person' && key !== null && isOfAll(asked) ? people.get(key) : undefined
    return person ? targetOf(presentOf(person), span) : null
  }
  const named = rows.map((row) => ({ ...row, target: targetIn(row.key) }))
  const agreed = named.flatMap(({ target, minutes }) => (target === null ? [] : { target, minutes }))
  return {
    asOf: new Date(asked.now).toISOString(),
    isPartial: asked.scope !== undefined,
    ...range,
    by,
    and: and ?? null,
    overtimeAfter,
    total,
    rows: named,
    pairs,
    against: {
      people: agreed.length,
      target: agreed.reduce((sum, { target }) => sum + target, 0),
      minutes: agreed.reduce((sum, { minutes }) => sum + minutes, 0),
    },
    before: await besideOf(range, compare, async (wanted) => {
      const before = await summed(asked, wanted, input)
      return summedBy(before.of, before.grouping, ADDING)
    }),
  }
}

/** What a number of hours counts: of each shift how much of it. */
export const hoursShifts = async (asked: Asked, input: ShiftsInput): Promise<Listed> => {
  const { from, to, figure, key, andKey, overtimeAfter } = input
  const range = { from, to }
  assertRange(range)
  const { of, grouping, ground } = await counted(asked, range, input, await eachIn(asked, range, { overtimeAfter }))
  const rows = of.flatMap(({ shift, figures }) =>
    figures[figure] === 0 || !grouping.isIn(shift, key, andKey) ? [] : countedShift(shift, figures[figure]),
  )
  return { asked, known: ground, counted: rows.sort(byStart) }
}
