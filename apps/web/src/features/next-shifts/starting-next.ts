/** Of these shifts those that have not begun, the soonest first. */
export const startingNext = <Shift extends { start: string }>(shifts: readonly Shift[], now: Date): Shift[] =>
  shifts
    .filter(({ start }) => Date.parse(start) > now.getTime())
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
