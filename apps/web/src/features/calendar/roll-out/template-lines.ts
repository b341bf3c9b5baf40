import type { Slot, TemplateSlot } from '@onward/contract'
import { addDays, dateOfWall, daysBetween, isUsual, timeOfWall, weekday, type UsualTimes } from '@onward/scheduling'

/** What a line of a template is about: the same shift on some days of its weeks. */
export type LineOf = Omit<Slot, 'week' | 'weekday'>
/** How what a line names is called. */
export type LineNames = Pick<TemplateSlot, 'facilityName' | 'shiftTypeName' | 'specialtyName' | 'providerName'>
export type Line = LineOf & LineNames & { key: string; ticked: ReadonlySet<string> }

/** A day of the weeks of a template. */
export const dayKey = (week: number, day: number) => `${week} ${day}`
const dayOf = (key: string) => {
  const [week = 0, day = 0] = key.split(' ').map(Number)
  return { week, weekday: day }
}

/** The days of some weeks that begin as the anchor does, in their order. */
export const daysOfWeeks = (weeks: number, anchor: string) =>
  Array.from({ length: weeks * 7 }, (_, at) => ({
    week: Math.floor(at / 7) + 1,
    weekday: (weekday(anchor) + at) % 7,
  }))

const aboutOf = ({ hospitalId, shiftTypeId, startsAt, endsAt, days, specialtyId, providerId }: LineOf) =>
  JSON.stringify([hospitalId, shiftTypeId, startsAt, endsAt, days, specialtyId, providerId])

/** Slots as lines: of what is there twice on a day, as open ones may be, there are as many lines. */
export const linesOf = (slots: readonly TemplateSlot[]): Line[] => {
  const lines = new Map<string, Line & { ticked: Set<string> }>()
  for (const { week, weekday: day, ...slot } of slots) {
    const about = aboutOf(slot)
    let count = 0
    while (lines.get(`${about} ${count}`)?.ticked.has(dayKey(week, day))) count += 1
    const key = `${about} ${count}`
    const line = lines.get(key) ?? { ...slot, key, ticked: new Set<string>() }
    line.ticked.add(dayKey(week, day))
    lines.set(key, line)
  }
  return [...lines.values()]
}

/** A line that says something else than those that there are, or the same once more. */
export const newLine = (lines: readonly Line[], line: LineOf & LineNames): Line => {
  const about = aboutOf(line)
  let count = 0
  while (lines.some(({ key }) => key === `${about} ${count}`)) count += 1
  return { ...line, key: `${about} ${count}`, ticked: new Set() }
}

/** Lines as they are typed, with what somebody else has made meanwhile of the slots that they were made of. */
export const mergedLines = (
  typed: readonly Line[],
  before: readonly TemplateSlot[],
  theirs: readonly TemplateSlot[],
): Line[] => {
  const mine = typed.flatMap((line): TemplateSlot[] => [...line.ticked].map((day) => ({ ...line, ...dayOf(day) })))
  const [inMine, inSeen, inTheirs] = [countIn(mine), countIn(before), countIn(theirs)]
  const slots = [...Map.groupBy([...mine, ...theirs], slotKey)].flatMap(([key, alike]) => {
    const [own, other] = [inMine(key), inTheirs(key)]
    return alike.slice(0, own === other ? own : Math.max(0, own + other - inSeen(key)))
  })
  // What was added and stands on no day yet is still to be ticked.
  const unticked = typed.filter(({ ticked }) => ticked.size === 0)
  return unticked.reduce((lines, line) => [...lines, newLine(lines, line)], linesOf(slots))
}
const countIn = (slots: readonly TemplateSlot[]) => {
  const alike = Map.groupBy(slots, slotKey)
  return (key: string) => alike.get(key)?.length ?? 0
}
const slotKey = ({ week, weekday: day, ...slot }: TemplateSlot) => `${aboutOf(slot)} ${dayKey(week, day)}`

/** Lines as slots again, of the weeks that there are. */
export const slotsOf = (lines: readonly Line[], weeks: number, anchor: string): Slot[] => {
  const days = daysOfWeeks(weeks, anchor)
  return lines.flatMap(({ hospitalId, shiftTypeId, startsAt, endsAt, days: lasts, specialtyId, providerId, ticked }) =>
    days
      .filter((on) => ticked.has(dayKey(on.week, on.weekday)))
      .map((on) => ({ ...on, hospitalId, shiftTypeId, startsAt, endsAt, days: lasts, specialtyId, providerId })),
  )
}

/** How many ticks stand in weeks that there are not any more. */
export const beyond = (lines: readonly Line[], weeks: number) =>
  lines.reduce((sum, { ticked }) => sum + [...ticked].filter((key) => Number(key.split(' ')[0]) > weeks).length, 0)

/** A shift as a template takes it over. */
export type ShownShift = {
  providerId: string | null
  hospitalId: string
  startsAt: string
  endsAt: string
  shiftTypeId: string
  specialtyId: string | null
}

/** The slots of shifts that stand from a date on; times are left out where they are those of the type. */
export const slotsFrom = (
  shifts: readonly ShownShift[],
  from: string,
  types: ReadonlyMap<string, UsualTimes>,
): Slot[] =>
  shifts.map(({ providerId, hospitalId, startsAt, endsAt, shiftTypeId, specialtyId }) => {
    const date = dateOfWall(startsAt)
    const type = types.get(shiftTypeId)
    const times =
      type && isUsual(type, startsAt, endsAt)
        ? { startsAt: null, endsAt: null, days: null }
        : {
            startsAt: timeOfWall(startsAt),
            endsAt: timeOfWall(endsAt),
            days: daysBetween(date, dateOfWall(endsAt)),
          }
    const week = Math.floor(daysBetween(from, date) / 7) + 1
    return { week, weekday: weekday(date), hospitalId, shiftTypeId, ...times, specialtyId, providerId }
  })

/** The next date, from today on, on which weeks that begin like the anchor begin. */
export const nextWeek = (anchor: string, today: string) => addDays(today, (weekday(anchor) - weekday(today) + 7) % 7)
