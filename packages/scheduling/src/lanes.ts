import { minHeap } from './heap.ts'

/** Minutes on one axis, usually since midnight; half-open. */
export type Timed = { start: number; end: number }

/** An event and its column: `lane` counts from 0, and its cluster is `laneCount` columns wide. */
export type Placed<T> = { event: T; lane: number; laneCount: number }

/** What one cluster had no column for: `events` stand behind its "+N more", between `start` and `end` of the cluster. */
export type Overflow<T> = Timed & { laneCount: number; events: T[] }

type Options = {
  /** The most columns of a cluster; without it every event gets one. */
  maxLanes?: number
}

// An event without length still has to be seen, beside what it touches.
const endOf = ({ start, end }: Timed) => Math.max(end, start + 1)

/**
 * Sets events that overlap side by side: each in the leftmost column free at its start, the earlier and then the longer
 * first, equals in the order given. A cluster is a chain of overlaps; all of it has one `laneCount`.
 * Answers in order of start, in O(n log n). An event that does not end after its start is laid out as one minute.
 */
export const lanes = <T extends Timed>(
  events: readonly T[],
  { maxLanes = Infinity }: Options = {},
): { placed: Placed<T>[]; overflow: Overflow<T>[] } => {
  const byStart = events.toSorted((a, b) => a.start - b.start || endOf(b) - endOf(a))
  const placed: Placed<T>[] = []
  const overflow: Overflow<T>[] = []
  const busy = minHeap()
  let free = minHeap()
  let cluster = { from: 0, start: 0, end: -Infinity, laneCount: 0, left: noEvents<T>() }

  const close = () => {
    const { from, start, end, laneCount, left } = cluster
    for (const place of placed.slice(from)) place.laneCount = laneCount
    if (left.length > 0) overflow.push({ start, end, laneCount, events: left })
  }

  for (const event of byStart) {
    while (busy.least() <= event.start) {
      const lane = busy.pop()
      if (lane !== undefined) free.push(lane, lane)
    }
    if (event.start >= cluster.end) {
      close()
      cluster = { from: placed.length, start: event.start, end: event.start, laneCount: 0, left: noEvents<T>() }
      free = minHeap()
    }
    const end = endOf(event)
    if (end > cluster.end) cluster.end = end
    const lane = free.pop() ?? (cluster.laneCount < maxLanes ? cluster.laneCount++ : undefined)
    if (lane === undefined) cluster.left.push(event)
    else {
      placed.push({ event, lane, laneCount: 0 })
      busy.push(end, lane)
    }
  }
  close()
  return { placed, overflow }
}

const noEvents = <T>(): T[] => []
