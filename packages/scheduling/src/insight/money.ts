/**
 * Money is a whole number of the currency's smallest unit, such as cents: a safe integer, never a fraction. Products that may be
 * larger are taken as `bigint` and come back as money once they are divided.
 */
export type Money = number

const MINUTES = 60n
const WHOLE = 10_000n

/** A quotient of what is not negative, half up: the one way in which money is rounded. */
const halfUp = (amount: bigint, by: bigint): Money => Number((2n * amount + by) / (2n * by))

/** What some minutes come to at so much an hour. */
export const byTheHour = (minutes: number, perHour: Money): Money => halfUp(BigInt(minutes) * BigInt(perHour), MINUTES)

/** What some minutes come to at a share of so much an hour, in hundredths of a percent. It is rounded once. */
export const shareByTheHour = (minutes: number, perHour: Money, basisPoints: number): Money =>
  halfUp(BigInt(minutes) * BigInt(perHour) * BigInt(basisPoints), MINUTES * WHOLE)

/** @throws RangeError for a sum that no number holds exactly: it is not said at all rather than nearly */
export const plus = (one: Money, other: Money): Money => {
  const sum = one + other
  if (!Number.isSafeInteger(sum)) throw new RangeError('More money than can be counted exactly')
  return sum
}
