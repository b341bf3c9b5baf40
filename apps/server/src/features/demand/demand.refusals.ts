import { ApiError, type Demand, type DemandConflict, type DemandDay, type DemandDayConflict } from '@onward/contract'

const conflict = (body: DemandConflict) => new ApiError(409, body)
const dayConflict = (body: DemandDayConflict) => new ApiError(409, body)
export const noDemand = () => new ApiError(404, { message: 'There is no such demand' })
export const noDay = () => new ApiError(404, { message: 'There is no such single day' })

/** Somebody has written newer versions of these than the writer saw. */
export const staleDemand = (demand: Demand[]) =>
  conflict({ message: 'Somebody has changed this demand since you opened it', reason: 'version', facts: { demand } })

/** These are about the same on some of the dates. */
export const overlapping = (demand: Demand[]) =>
  conflict({
    message: 'What is needed of this shift type and specialty on some of these dates is said already',
    reason: 'overlap',
    facts: { demand },
  })

export const staleDay = (demandDay: DemandDay) =>
  dayConflict({
    message: 'Somebody has changed this day since you opened it',
    reason: 'version',
    facts: { demandDay },
  })

export const sameDay = (demandDay: DemandDay) =>
  dayConflict({
    message: `What is needed of this shift type and specialty on ${demandDay.date} is said already`,
    reason: 'date',
    facts: { demandDay },
  })
