/** What a place within a bucket follows from. Minutes are elapsed ones. */
export type CandidateFigures = {
  /** On duty in the account's week of the slot, without the slot. */
  weekMinutes: number
  /** What the contract comes to in that week; null without one that says it. */
  targetMinutes: number | null
  /** Nights, and weekends with a shift, that begin in the month of the slot. */
  nights: number
  weekends: number
  /** The slot is at one of their facilities. */
  isAtHome: boolean
  /** They are trained in something that whose shift it is is trained in too; true where it is nobody's. */
  isAlike: boolean
  /** Between the slot and the shifts around it; null where there is none near. */
  restMinutes: { before: number | null; after: number | null }
}

/**
 * Points by which people in the same bucket are put in order: the fewer, the better; of two alike the one whose name sorts first.
 * They are the same for everybody and for every account, and said in docs/rules.md.
 */
export const CANDIDATE_WEIGHTS = {
  /** For each hour over what the contract comes to in the week, the slot among them; as much less for each hour under it. */
  hourOverTarget: 1,
  /** What a week has for whoever has no contract that says it. */
  usualWeekHours: 40,
  /** For each night of the month so far. */
  night: 2,
  /** For each weekend of the month with a shift so far. */
  weekend: 3,
  /** For a facility that is none of theirs. Who has none works anywhere, and is nowhere at home. */
  awayFromHome: 12,
  /** For who shares no specialty with whose shift it is. */
  otherSpecialty: 60,
  /** For each hour by which the shorter rest, before or after, is less than a day. */
  hourOfRestMissing: 1,
  enoughRestHours: 24,
} as const

const HOUR = 60

/**
 * The points of somebody for a slot.
 * @param slotMinutes what the week has of the slot
 */
export const pointsOf = (
  { weekMinutes, targetMinutes, nights, weekends, isAtHome, isAlike, restMinutes }: CandidateFigures,
  slotMinutes: number,
): number => {
  const weights = CANDIDATE_WEIGHTS
  const over = (weekMinutes + slotMinutes - (targetMinutes ?? weights.usualWeekHours * HOUR)) / HOUR
  const rest = Math.min(restMinutes.before ?? Infinity, restMinutes.after ?? Infinity) / HOUR
  return (
    over * weights.hourOverTarget +
    nights * weights.night +
    weekends * weights.weekend +
    (isAtHome ? 0 : weights.awayFromHome) +
    (isAlike ? 0 : weights.otherSpecialty) +
    Math.max(0, weights.enoughRestHours - rest) * weights.hourOfRestMissing
  )
}
