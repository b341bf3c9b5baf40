import { isDeepStrictEqual } from 'node:util'
import { meets, wall, type Slot } from './bookings.ts'

const DAY = 1440

export type Person = Slot['provider']
export type Away = { provider: Person; day: number; days: number }
/** How a row stands. */
type State<T> = { isLive: boolean; at: T }
export type Row<T> = State<T> & { id: number; version: number }
/** What a batch did to one row; before it was recorded there was nothing. */
type DidOf<O, T> = { of: O; row: Row<T>; before: State<T> | undefined; after: State<T> }
export type Did = DidOf<'shift', Slot> | DidOf<'leave', Away>
type Batch = { id: number; did: Did[]; isUndone: boolean }
/** What a schedule is, said without a database. */
export type Model = { date: string; shifts: Row<Slot>[]; leave: Row<Away>[]; batches: Batch[] }

export const live = <T>(rows: readonly Row<T>[], except: readonly Row<T>[] = []) =>
  rows.filter((row) => row.isLive && !except.includes(row))
export const covers = (away: Away, { provider, from, minutes }: Slot) =>
  away.provider === provider && away.day * DAY < from + minutes && (away.day + away.days) * DAY > from
const crosses = (a: Away, b: Away) => a.provider === b.provider && a.day < b.day + b.days && b.day < a.day + a.days

/** Why something is refused, and the ids of all that is in its way. */
export type Refusal = { reason: 'overlap' | 'leave' | 'assignments'; ids: number[] }
const refusal = (reason: Refusal['reason'], rows: readonly { id: number }[]): Refusal | undefined =>
  rows.length === 0 ? undefined : { reason, ids: rows.map(({ id }) => id).sort((a, b) => a - b) }

/** Other shifts before leave. */
export const inTheWayOfShift = (
  { shifts, leave }: Pick<Model, 'shifts' | 'leave'>,
  at: Slot,
  except: readonly Row<Slot>[] = [],
) =>
  refusal(
    'overlap',
    live(shifts, except).filter((other) => meets(other.at, at)),
  ) ??
  refusal(
    'leave',
    live(leave).filter((other) => covers(other.at, at)),
  )
export const inTheWayOfLeave = (
  { shifts, leave }: Pick<Model, 'shifts' | 'leave'>,
  at: Away,
  except: readonly Row<Away>[] = [],
) =>
  refusal(
    'assignments',
    live(shifts).filter((other) => covers(at, other.at)),
  ) ??
  refusal(
    'leave',
    live(leave, except).filter((other) => crosses(other.at, at)),
  )

export const dayOf = (date: string, day: number) => wall(date, day * DAY).slice(0, 10)
export const leaveAt = (date: string, { provider, day, days }: Away) => ({
  providerId: provider,
  startDate: dayOf(date, day),
  endDate: dayOf(date, day + days - 1),
  leaveDescription: 'Away',
})

/** Another version of a row, and what has been done to it. */
export const turned = <T>(row: Row<T>, to: Partial<State<T>>) => {
  const { isLive, at } = row
  const after = { isLive, at, ...to }
  Object.assign(row, after, { version: row.version + 1 })
  return { row, before: { isLive, at }, after }
}
/** A row that is recorded. */
export const added = <T>(rows: Row<T>[], id: number, at: T) => {
  const row = { id, version: 1, isLive: true, at }
  rows.push(row)
  return { row, before: undefined, after: { isLive: true, at } }
}

/** Everything as it would stand, to be looked at before it is done. */
const copyOf = ({ shifts, leave }: Model) => ({
  shifts: shifts.map((row) => ({ ...row })),
  leave: leave.map((row) => ({ ...row })),
})
const sameRow = <T>(rows: readonly Row<T>[], { id }: Row<T>) => rows.filter((row) => row.id === id)

/**
 * What taking a batch back comes to: rows that are no longer as it left them stay, and of the others all go back, or none because
 * something is in the way. Leave that ends is out of the way first, and other leave comes last.
 */
export const steppingBack = (model: Model, { did }: Batch) => {
  const left = did.filter(({ row, after }) => row.isLive !== after.isLive || !isSame(row.at, after.at))
  const back = did.filter((one) => !left.includes(one))
  const then = copyOf(model)
  for (const { of, row, after } of back) {
    if (of === 'leave' && after.isLive && !isMoved(back, row.id))
      for (const one of sameRow(then.leave, row)) one.isLive = false
  }
  const shifts = back.flatMap((one) => (one.of === 'shift' ? one : []))
  const wanted = shifts.flatMap(({ row, before }) => {
    const [one] = sameRow(then.shifts, row)
    if (one) Object.assign(one, before ?? { isLive: false })
    return one?.isLive ? one : []
  })
  const isInTheWay =
    wanted.some((one) => inTheWayOfShift(then, one.at, [one])) ||
    back.some(({ of, row, before }) => {
      if (of !== 'leave' || !before?.isLive) return false
      const own = row.isLive ? sameRow(then.leave, row) : []
      return inTheWayOfLeave(then, before.at, own) !== undefined
    })
  return { left, back, isInTheWay }
}
/** What is drawn at random comes with a prototype or without one. */
const isSame = (one: object, other: object) => isDeepStrictEqual({ ...one }, { ...other })
/** Whether leave is moved back, not ended. */
const isMoved = (back: readonly Did[], id: number) =>
  back.some(({ of, row, before, after }) => of === 'leave' && row.id === id && before?.isLive === true && after.isLive)
