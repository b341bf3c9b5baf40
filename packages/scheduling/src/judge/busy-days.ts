import type { Day } from './situation.ts'
import type { Timeline } from './timeline.ts'

const daysWith = ({ days }: Timeline, sums: Float64Array | Int32Array): Day[] => {
  const found: Day[] = []
  for (let place = 1; place < sums.length; place += 1) {
    if ((sums[place] ?? 0) > (sums[place - 1] ?? 0)) found.push(days.from + place - 1)
  }
  return found
}

/** The days with a minute on duty. */
export const dutyDays = (timeline: Timeline): Day[] => daysWith(timeline, timeline.sums)

/** The days with a minute of any shift, calls from home included. */
export const busyDays = (timeline: Timeline): Day[] => daysWith(timeline, timeline.busy)
