import type { JudgedShift } from '../../src/judge/index.ts'
import {
  counts,
  dayOf,
  dutyOf,
  each,
  everyWindow,
  firstDay,
  ids,
  lastDay,
  TICK,
  ticks,
  type Found,
  type Look,
  type Parameters,
} from './by-minute.ts'

const DAY = 1440
const weekdayOf = (day: number) => new Date(day * 86_400_000).getUTCDay()

/** The first day of the weekend of a day: walks back from it over the weekend's days. */
const weekendStart = (day: number, { first, days }: { first: number; days: number }) =>
  each(day - days + 1, day).find((start) => weekdayOf(start) === first)

const whole = (shift: JudgedShift, amount = 1): Found => ({
  ids: [shift.shiftId],
  from: firstDay(shift),
  to: lastDay(shift),
  amount,
})

const countedDays = (look: Look, parameters: Parameters<'count'>) => {
  const { counted, which, weekend = { first: 6, days: 2 } } = parameters
  return look.person.shifts
    .filter((shift) => counts(shift, which))
    .flatMap((shift) => {
      const day = firstDay(shift)
      if (counted === 'holidays' && !look.situation.holidays.get(shift.hospitalId)?.has(day)) return []
      const at = counted === 'weekends' ? weekendStart(day, weekend) : day
      return at === undefined ? [] : [{ at, shift }]
    })
}

export const count = (look: Look, parameters: Parameters<'count'>): Found[] => {
  const { counted, window, most = 1e9, least = 0 } = parameters
  const all = countedDays(look, parameters)
  return everyWindow(
    window,
    all.map(({ at }) => at),
    look,
  ).flatMap(({ from, to }) => {
    const met = all.filter(({ at }) => at >= from && at <= to)
    const number = counted === 'shifts' ? met.length : new Set(met.map(({ at }) => at)).size
    const amount = number > most ? number - most : least - number
    return amount > 0 ? [{ ids: ids(met.map(({ shift }) => shift)), from, to, amount }] : []
  })
}

export const everyNthNight = (look: Look, { nth, window, which }: Parameters<'everyNthNight'>): Found[] => {
  const meant = look.person.shifts.filter((shift) => counts(shift, which))
  return everyWindow(window, meant.map(firstDay), look).flatMap(({ from, to }) => {
    const met = meant.filter((shift) => firstDay(shift) >= from && firstDay(shift) <= to)
    const nights = new Set(met.map(firstDay)).size
    let most = 0
    while ((most + 1) * nth <= to - from + 1) most += 1
    return nights > most ? [{ ids: ids(met), from, to, amount: nights - most }] : []
  })
}

export const succession = ({ person }: Look, parameters: Parameters<'succession'>): Found[] => {
  const { after, never, minutes = 0, days = 0 } = parameters
  return dutyOf(person).flatMap((earlier) =>
    dutyOf(person).flatMap((later) => {
      if (earlier.start >= later.start || !counts(earlier, after) || !counts(later, never)) return []
      const [one, other] = [firstDay(earlier), firstDay(later)]
      const isSoon = each(0, minutes / TICK - 1).some((step) => earlier.end + step * TICK === later.start)
      const isNear = each(1, days).some((more) => one + more === other)
      return isSoon || isNear
        ? [{ ids: ids([earlier, later]), from: Math.min(one, other), to: Math.max(one, other), amount: 1 }]
        : []
    }),
  )
}

export const completeWeekends = (look: Look, { weekend = { first: 6, days: 2 } }: Parameters<'completeWeekends'>) => {
  const duty = dutyOf(look.person)
  const starts = new Set(duty.map((shift) => weekendStart(firstDay(shift), weekend)))
  return [...starts].flatMap((from): Found[] => {
    if (from === undefined) return []
    const to = from + weekend.days - 1
    const met = duty.filter((shift) => firstDay(shift) >= from && firstDay(shift) <= to)
    const free = each(from, to).filter((day) => !met.some((shift) => firstDay(shift) === day))
    return free.length > 0 ? [{ ids: ids(met), from, to, amount: free.length }] : []
  })
}

export const leaveOverlap = ({ person }: Look, { status }: Parameters<'leaveOverlap'>): Found[] =>
  person.leave
    .filter((leave) => leave.status === status)
    .flatMap(({ from, to }) =>
      person.shifts.flatMap((shift) => {
        const met = [...new Set(ticks(shift).map(({ wall }) => dayOf(wall)))].filter((day) => day >= from && day <= to)
        return met.length > 0
          ? [{ ids: [shift.shiftId], from: Math.min(...met), to: Math.max(...met), amount: met.length }]
          : []
      }),
    )

export const nearLeave = ({ person }: Look, parameters: Parameters<'nearLeave'>): Found[] =>
  person.leave
    .filter(({ status }) => parameters.statuses.includes(status))
    .flatMap(({ from, to }) =>
      person.shifts.flatMap((shift) => {
        const isOn = ticks(shift).some(({ wall }) => dayOf(wall) >= from && dayOf(wall) <= to)
        if (isOn || !counts(shift, parameters.which)) return []
        let between = 0
        const isBefore = firstDay(shift) < from
        const [start, end] = isBefore ? [shift.wallEnd, from * DAY] : [(to + 1) * DAY, shift.wallStart]
        for (let wall = start; wall < end; wall += TICK) between += TICK
        const short = (isBefore ? parameters.before : parameters.after) - between
        return short > 0 ? [whole(shift, short)] : []
      }),
    )

export const credential = ({ person, situation }: Look): Found[] =>
  person.shifts.flatMap((shift) => {
    const types = new Set(situation.requirements.map(({ credentialTypeId }) => credentialTypeId))
    return [...types].flatMap((type) => {
      const trained = shift.specialtyId === null ? person.specialtyIds : [shift.specialtyId]
      const isAsked = situation.requirements.some(
        (one) =>
          one.credentialTypeId === type &&
          [null, shift.hospitalId].includes(one.hospitalId) &&
          [null, shift.shiftTypeId].includes(one.shiftTypeId) &&
          [null, ...trained].includes(one.specialtyId),
      )
      const isGood = (wall: number) =>
        person.credentials.some(
          (one) =>
            one.credentialTypeId === type &&
            !one.isRevoked &&
            [null, shift.hospitalId].includes(one.hospitalId) &&
            (one.from ?? -1e9) <= dayOf(wall) &&
            dayOf(wall) <= (one.to ?? 1e9),
        )
      const bad = new Set(
        ticks(shift)
          .filter(({ wall }) => !isGood(wall))
          .map(({ wall }) => dayOf(wall)),
      )
      return isAsked && bad.size > 0
        ? [{ ids: [shift.shiftId], from: Math.min(...bad), to: Math.max(...bad), amount: bad.size }]
        : []
    })
  })

export const specialty = ({ person }: Look): Found[] =>
  person.shifts
    .filter(({ specialtyId }) => ![null, ...person.specialtyIds].includes(specialtyId))
    .map((shift) => whole(shift))

export const homeFacility = ({ person }: Look): Found[] =>
  person.shifts
    .filter(({ hospitalId }) => person.hospitalIds.length > 0 && !person.hospitalIds.includes(hospitalId))
    .map((shift) => whole(shift))

export const pair = ({ person, situation }: Look, { providerId, others, together }: Parameters<'pair'>): Found[] => {
  if (person.providerId !== providerId) return []
  const theirs = situation.people.filter((one) => others.includes(one.providerId)).flatMap(dutyOf)
  return dutyOf(person).flatMap((shift) => {
    const near = theirs.filter(({ hospitalId }) => hospitalId === shift.hospitalId)
    const beside = near.filter(({ start, end }) => ticks(shift).some(({ minute }) => start <= minute && minute < end))
    const shared = (those: readonly JudgedShift[]) =>
      ticks(shift).filter(({ minute }) => those.some(({ start, end }) => start <= minute && minute < end)).length
    if (together === 'never')
      return beside.map((other) => ({ ...whole(shift, shared([other]) * TICK), ids: ids([shift, other]) }))
    const alone = shift.end - shift.start - shared(beside) * TICK
    return alone > 0 ? [{ ...whole(shift, alone), ids: ids([shift, ...beside]) }] : []
  })
}

export const notice = ({ person, situation: { now = 0, dropped = [] } }: Look, { minutes }: Parameters<'notice'>) => {
  const own = dropped.filter(({ providerId }) => providerId === person.providerId)
  const all = [...person.shifts, ...own].toSorted((a, b) => a.start - b.start)
  const first = all.filter(({ shiftId }, at) => all.findIndex((one) => one.shiftId === shiftId) === at)
  return first.flatMap((shift) => {
    let left = 0
    while (now + left < shift.start && left < minutes) left += TICK
    return left < minutes ? [whole(shift, minutes - left)] : []
  })
}
