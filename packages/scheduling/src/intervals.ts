/** A half-open span of time: numbers, or instants written alike, which sort as text. The end is not part of it. */
export type Interval = { start: number; end: number } | { start: string; end: string }

/**
 * Whether two spans share a moment. 07:00-19:00 and 19:00-07:00 do not; a span that does not end after its start
 * shares none, as PostgreSQL's empty ranges. Both must be of one kind, numbers or instants.
 */
export const overlaps = (a: Interval, b: Interval): boolean =>
  a.start < b.end && b.start < a.end && a.start < a.end && b.start < b.end

/**
 * Every overlapping pair of one person's spans, the earlier first, in order of the later's start.
 * With `personOf`, the pairs of each person in a list of many. O(n log n) and one step a pair.
 */
export const conflicts = <T extends Interval>(list: readonly T[], personOf?: (item: T) => unknown): [T, T][] => {
  if (personOf) return [...Map.groupBy(list, personOf).values()].flatMap((own) => conflicts(own))
  const pairs: [T, T][] = []
  let open: T[] = []
  for (const item of list.filter(({ start, end }) => start < end).sort(byStart)) {
    open = open.filter(({ end }) => end > item.start)
    for (const earlier of open) pairs.push([earlier, item])
    open.push(item)
  }
  return pairs
}

const byStart = (a: Interval, b: Interval) => {
  if (a.start === b.start) return 0
  return a.start < b.start ? -1 : 1
}
