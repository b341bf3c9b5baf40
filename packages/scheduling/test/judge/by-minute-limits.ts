import {
  counts,
  dayOf,
  dutyOf,
  each,
  everyWindow,
  firstDay,
  ids,
  lastDay,
  minutesByDay,
  onDays,
  stretches,
  TICK,
  ticks,
  type Found,
  type Look,
  type Parameters,
} from './by-minute.ts'

const DAY = 1440

export const rest = ({ person }: Look, parameters: Parameters<'rest'>): Found[] => {
  const { minutes, joinedWithin = null, after, before, afterLength = 0 } = parameters
  const duties = stretches(dutyOf(person), joinedWithin)
  return duties.flatMap((later, at) => {
    const isCounted = ({ start, end, shifts }: (typeof duties)[number]) =>
      end - start >= afterLength && shifts.some((shift) => counts(shift, after))
    const earlier = duties
      .slice(0, at)
      .filter(isCounted)
      .sort((a, b) => b.end - a.end)[0]
    if (!earlier || !later.shifts.some((shift) => counts(shift, before))) return []
    let free = 0
    for (let minute = earlier.end; minute < later.start; minute += TICK) free += TICK
    if (free >= minutes) return []
    const one = earlier.shifts.find(({ end }) => end === earlier.end)
    const other = later.shifts.find(({ start }) => start === later.start)
    if (!one || !other) return []
    const days = [lastDay(one), firstDay(other)]
    return [{ ids: ids([one, other]), from: Math.min(...days), to: Math.max(...days), amount: minutes - free }]
  })
}

export const mostMinutes = (look: Look, { window, minutes }: Parameters<'mostMinutes'>): Found[] => {
  const byDay = minutesByDay(dutyOf(look.person))
  return everyWindow(window, [...byDay.keys()], look).flatMap(({ from, to }) => {
    const sum = each(from, to).reduce((all, day) => all + (byDay.get(day) ?? 0), 0)
    const met = dutyOf(look.person).filter((shift) => onDays(shift, from, to))
    return sum > minutes ? [{ ids: ids(met), from, to, amount: sum - minutes }] : []
  })
}

const isLeave = ({ person }: Look, day: number) =>
  person.leave.some(({ from, to, status }) => status === 'approved' && day >= from && day <= to)

export const averageMinutes = (look: Look, parameters: Parameters<'averageMinutes'>): Found[] => {
  const { window, minutesPerWeek, leaveCounts, onlyWith } = parameters
  const byDay = minutesByDay(dutyOf(look.person))
  return everyWindow(window, [...byDay.keys()], look).flatMap(({ from, to }) => {
    const sum = each(from, to).reduce((all, day) => all + (byDay.get(day) ?? 0), 0)
    const days = each(from, to).filter((day) => leaveCounts === true || !isLeave(look, day)).length
    const met = dutyOf(look.person).filter((shift) => onDays(shift, from, to))
    const isMeant = !onlyWith || met.filter((shift) => counts(shift, onlyWith.which)).length >= onlyWith.shifts
    const most = (minutesPerWeek * days) / 7
    return isMeant && sum > most ? [{ ids: ids(met), from, to, amount: sum - most }] : []
  })
}

export const freeDays = (look: Look, { window, days }: Parameters<'freeDays'>): Found[] => {
  const busy = minutesByDay(look.person.shifts)
  return everyWindow(window, [...busy.keys()], look).flatMap(({ from, to }) => {
    const free = each(from, to).filter((day) => !busy.has(day)).length
    const met = look.person.shifts.filter((shift) => onDays(shift, from, to))
    return met.length > 0 && free < days ? [{ ids: ids(met), from, to, amount: days - free }] : []
  })
}

/** Walks over the minutes of the window, those of the clock before the first shift and after the last. */
export const freeStretch = (look: Look, { window, minutes }: Parameters<'freeStretch'>): Found[] =>
  everyWindow(window, [], look).flatMap(({ from, to }) => {
    const met = dutyOf(look.person).filter((shift) => onDays(shift, from, to))
    const [first] = met
    const last = met.toSorted((a, b) => b.end - a.end)[0]
    if (!first || !last) return []
    let [longest, run] = [0, 0]
    const step = (isFree: boolean) => {
      run = isFree ? run + TICK : 0
      longest = Math.max(longest, run)
    }
    for (let wall = from * DAY; wall < first.wallStart; wall += TICK) step(true)
    for (let minute = first.start; minute < last.end; minute += TICK)
      step(!met.some(({ start, end }) => start <= minute && minute < end))
    run = 0
    for (let wall = last.wallEnd; wall < (to + 1) * DAY; wall += TICK) step(true)
    return longest < minutes ? [{ ids: ids(met), from, to, amount: minutes - longest }] : []
  })

export const consecutiveDays = ({ person, situation }: Look, parameters: Parameters<'consecutiveDays'>): Found[] => {
  const { count, most = 1e9, least = 0, which } = parameters
  const meant = dutyOf(person).filter((shift) => counts(shift, which))
  const days = meant.map(firstDay)
  const isWorked = (day: number) => days.includes(day)
  const all = each(Math.min(...days), Math.max(...days, count === 'free' ? situation.range.to : -Infinity))
  const runs: number[][] = []
  for (const day of days.length > 0 ? all : []) {
    if (isWorked(day) !== (count === 'worked')) continue
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs.flatMap((run) => {
    const [from, to] = [Math.min(...run), Math.max(...run)]
    const isOpen = to >= situation.range.to && !days.some((day) => day > to)
    const short = isOpen ? 0 : least - run.length
    const amount = run.length > most ? run.length - most : short
    const edges = count === 'worked' ? run : [from - 1, to + 1]
    const met = meant.filter((shift) => edges.includes(firstDay(shift)))
    return amount > 0 ? [{ ids: ids(met), from, to, amount }] : []
  })
}

export const longestDuty = ({ person }: Look, parameters: Parameters<'longestDuty'>): Found[] =>
  stretches(dutyOf(person), parameters.joinedWithin).flatMap(({ start, end, shifts }) => {
    let minutes = 0
    for (let minute = start; minute < end; minute += TICK) minutes += TICK
    const over = minutes - parameters.minutes - parameters.handover
    const first = shifts.find((shift) => shift.start === start)
    const last = shifts.find((shift) => shift.end === end)
    return over > 0 && first && last
      ? [{ ids: ids(shifts), from: firstDay(first), to: lastDay(last), amount: over }]
      : []
  })

export const contractMinutes = (look: Look, { of, window, tolerance }: Parameters<'contractMinutes'>): Found[] =>
  everyWindow(window, [], look).flatMap(({ from, to }) => {
    const duty = dutyOf(look.person)
    const counted = each(from, to).flatMap((day) => {
      const inForce = look.person.contracts.find((one) => one.from <= day && (one.to ?? 1e9) >= day)
      const figure = inForce?.[of]
      return typeof figure === 'number' && !isLeave(look, day) ? [{ day, figure }] : []
    })
    if (counted.length === 0) return []
    let worked = 0
    for (const { wall } of duty.flatMap((shift) => ticks(shift)))
      if (counted.some(({ day }) => day === dayOf(wall))) worked += TICK
    const wanted = counted.reduce((sum, { figure }) => sum + figure, 0) / 7
    const off = { most: worked - wanted, least: wanted - worked, target: Math.abs(worked - wanted) }[of]
    return off > tolerance
      ? [{ ids: ids(duty.filter((shift) => onDays(shift, from, to))), from, to, amount: off - tolerance }]
      : []
  })
