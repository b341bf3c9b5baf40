import { typedOf, type TypedTimes } from './shift-times.ts'

/** What the last new shift was like: the next one often is too. As long as the page is open. */
type Last = { hospitalId: string; times: TypedTimes }
let last: Last | undefined

export const rememberShift = (shift: Parameters<typeof typedOf>[0] & { hospitalId: string }) => {
  last = { hospitalId: shift.hospitalId, times: typedOf(shift) }
}
export const lastShift = () => last
export const forgetShifts = () => (last = undefined)
