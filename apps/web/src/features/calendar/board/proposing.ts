import { MOST_CHANGES } from '@onward/contract'
import { addDays, addDaysToWall, daysBetween, timeOfWall, wallAt } from '@onward/scheduling'
import type { Times } from '#web/ui/schedule/times.ts'
import { newShiftId, type Change } from './change.ts'
import { dateOf, type BoardShift } from './roster.ts'
import type { TypeableType } from './typed-letters.ts'

/** A day of somebody, or of what is open at a facility, with the shifts that begin on it. */
export type Target = {
  /** Null in the row of what nobody works yet, which is that of a facility. */
  providerId: string | null
  hospitalId?: string
  date: string
  shifts: readonly BoardShift[]
  /** A shift that a filter hides stands there too: nothing is put over what nobody sees. */
  isTaken?: true
}
/** Changes that are done together, and in how many cells nothing could be done; of these, how many hold something hidden. */
export type Built = {
  changes: Change[]
  skipped: number
  hidden?: number
  /** Why a cell was left, where it is not that several shifts stand in it. */
  whyNot?: 'board.elsewhere' | 'board.nowhere'
}

/** Whether nothing can be put where it is wanted, and all stays where it is. */
export const isLeft = ({ changes, skipped }: Built) => changes.length === 0 && skipped > 0

/** Why nothing is done at all. */
export const whyNothing = ({ skipped, hidden, whyNot }: Built) =>
  whyNot ?? (hidden ? 'board.hidden' : skipped > 0 ? 'board.several' : 'board.nothingToDo')

export const isTooMuch = ({ changes }: Built) => changes.length > MOST_CHANGES

/** From when to when a shift of a type is that begins on a date. */
export const timesOn = (
  { startsAt, endsAt, days }: Pick<TypeableType, 'startsAt' | 'endsAt' | 'days'>,
  date: string,
) => ({
  startsAt: wallAt(date, startsAt),
  endsAt: wallAt(addDays(date, days), endsAt),
})

const seen = ({ assignmentId, version }: BoardShift) => ({ assignmentId, version })

/** Where somebody is put of whom no place is said. */
export type FacilityOf = (providerId: string) => string | undefined
const placeOf = ({ providerId, hospitalId }: Target, facilityOf: FacilityOf) =>
  providerId === null ? hospitalId : facilityOf(providerId)

/** A type typed into cells: a new shift where there is none, another type for the one that is there. Several in a day stay. */
export const typed = (targets: readonly Target[], type: TypeableType, facilityOf: FacilityOf): Built => {
  let skipped = 0
  const hidden = targets.filter(({ isTaken }) => isTaken).length
  const changes = targets.flatMap((target): Change[] => {
    const { providerId, date, shifts } = target
    if (target.isTaken) return []
    const [shift, ...others] = shifts
    const to = { ...timesOn(type, date), shiftTypeId: type.shiftTypeId }
    const hospitalId = shift ? shift.hospitalId : placeOf(target, facilityOf)
    if (others.length > 0 || hospitalId === undefined) {
      skipped += 1
      return []
    }
    if (!shift)
      return [{ kind: 'create', assignmentId: newShiftId(), providerId, hospitalId, specialtyId: null, ...to }]
    const isSame = shift.shiftTypeId === to.shiftTypeId && shift.startsAt === to.startsAt && shift.endsAt === to.endsAt
    return isSame ? [] : [{ kind: 'change', ...seen(shift), ...to }]
  })
  return { changes, skipped: skipped + hidden, ...(hidden > 0 && { hidden }) }
}

export const cleared = (shifts: readonly BoardShift[]): Built => ({
  changes: shifts.map((shift) => ({ kind: 'cancel', ...seen(shift) })),
  skipped: 0,
})

/**
 * Shifts given to others or left open, or put on other days: what their clocks show stays, and so does their type. `to` says
 * whose they are then, null while nobody works them; undefined where no row can take them.
 */
export const moved = (
  shifts: readonly BoardShift[],
  days: number,
  to: (shift: BoardShift) => string | null | undefined,
): Built => {
  let skipped = 0
  const changes = shifts.flatMap((shift): Change[] => {
    const providerId = to(shift)
    if (providerId === undefined) {
      skipped += 1
      return []
    }
    if (days === 0 && providerId === shift.providerId) return []
    return [
      {
        kind: 'change',
        ...seen(shift),
        ...(providerId !== shift.providerId && { providerId }),
        ...(days !== 0 && {
          startsAt: addDaysToWall(shift.startsAt, days),
          endsAt: addDaysToWall(shift.endsAt, days),
          shiftTypeId: shift.shiftTypeId,
        }),
      },
    ]
  })
  return { changes, skipped }
}

/** A shift that begins or ends at another time; its type stays. */
export const stretched = (shifts: readonly BoardShift[], { startsAt, endsAt }: Times): Built => ({
  changes: shifts.flatMap((shift): Change[] =>
    shift.startsAt === startsAt && shift.endsAt === endsAt
      ? []
      : [{ kind: 'change', ...seen(shift), startsAt, endsAt, shiftTypeId: shift.shiftTypeId }],
  ),
  skipped: 0,
})

/** The shifts of two people change hands; nothing where there are not exactly two. */
export const exchanged = (shifts: readonly BoardShift[], people: readonly (string | null)[]): Built | undefined => {
  const [one, other, ...more] = people
  if (one === undefined || other === undefined || more.length > 0 || one === null || other === null) return undefined
  const own = shifts.filter(({ providerId }) => providerId === one || providerId === other)
  return moved(own, 0, ({ providerId }) => (providerId === one ? other : one))
}

/** What is known of a shift that is put elsewhere: its clocks, counted from the day it begins. Without a place that is looked for. */
export type Stencil = {
  shiftTypeId: string
  hospitalId: string | undefined
  /** Undefined where a text says nothing of it. */
  specialtyId: string | null | undefined
  startsAt: string
  endsAt: string
  days: number
}
export const stencilOf = (shift: BoardShift): Stencil => ({
  shiftTypeId: shift.shiftTypeId,
  hospitalId: shift.hospitalId,
  specialtyId: shift.specialtyId,
  startsAt: timeOfWall(shift.startsAt),
  endsAt: timeOfWall(shift.endsAt),
  days: daysBetween(dateOf(shift), shift.endsAt.slice(0, 10)),
})

/** What is put into each of several cells; what stands there already stays, unless it is one and is replaced by one. */
export const pasted = (
  cells: readonly { target: Target; stencils: readonly Stencil[] }[],
  facilityOf: FacilityOf,
): Built => {
  let skipped = 0
  const hidden = cells.filter(({ target }) => target.isTaken).length
  const changes = cells.flatMap(({ target, stencils }): Change[] => {
    const { providerId, date, shifts } = target
    if (target.isTaken) return []
    const [shift] = shifts
    const [stencil] = stencils
    if (shift && stencil && (shifts.length > 1 || stencils.length > 1)) {
      skipped += 1
      return []
    }
    return stencils.flatMap((one): Change[] => {
      const { shiftTypeId, specialtyId } = one
      // What is put into the row of a facility is there.
      const hospitalId = providerId === null ? target.hospitalId : (one.hospitalId ?? facilityOf(providerId))
      if (hospitalId === undefined) {
        skipped += 1
        return []
      }
      const to = { ...timesOn(one, date), shiftTypeId, hospitalId }
      if (!shift)
        return [{ kind: 'create', assignmentId: newShiftId(), providerId, specialtyId: specialtyId ?? null, ...to }]
      const isSame =
        shift.startsAt === to.startsAt &&
        shift.endsAt === to.endsAt &&
        shift.shiftTypeId === shiftTypeId &&
        shift.hospitalId === hospitalId
      return isSame
        ? []
        : [{ kind: 'change', ...seen(shift), ...to, ...(specialtyId !== undefined && { specialtyId }) }]
    })
  })
  return { changes, skipped: skipped + hidden, ...(hidden > 0 && { hidden }) }
}
