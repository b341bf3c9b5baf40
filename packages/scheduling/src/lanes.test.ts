import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lanes, overlaps, type Timed } from './index.ts'

const seed = 20260308
const length = fc.record({ start: fc.integer({ min: 0, max: 20 }), minutes: fc.integer({ min: 1, max: 8 }) })
const events = fc
  .array(length, { maxLength: 14 })
  .map((list) => list.map(({ start, minutes }, id) => ({ id, start, end: start + minutes })))

// Chains of overlaps, found by joining neighbours until nothing changes.
const clustersOf = <T extends Timed>(list: T[]) => {
  let clusters = list.map((event) => [event])
  for (const event of list) {
    const touching = clusters.filter((cluster) => cluster.some((other) => overlaps(event, other)))
    clusters = [...clusters.filter((cluster) => !touching.includes(cluster)), touching.flat()]
  }
  return clusters
}

// The most events at one moment: no layout needs fewer columns, and a greedy one by start needs no more.
const depthOf = (list: Timed[]) =>
  Math.max(0, ...list.map(({ start }) => list.filter((other) => other.start <= start && start < other.end).length))

describe('lanes', () => {
  it('sets overlaps side by side and lets the next cluster have the whole width', () => {
    const [long, short, after] = [
      { start: 0, end: 100 },
      { start: 0, end: 50 },
      { start: 100, end: 150 },
    ]
    const late = { start: 50, end: 60 }
    expect(lanes([late, short, after, long]).placed).toEqual([
      { event: long, lane: 0, laneCount: 2 },
      { event: short, lane: 1, laneCount: 2 },
      { event: late, lane: 1, laneCount: 2 },
      { event: after, lane: 0, laneCount: 1 },
    ])
  })

  it('keeps equals in the order given, and shows an event without length', () => {
    const same = ['a', 'b', 'c'].map((name) => ({ name, start: 60, end: 60 }))
    expect(lanes(same).placed.map(({ event, lane, laneCount }) => [event.name, lane, laneCount])).toEqual([
      ['a', 0, 3],
      ['b', 1, 3],
      ['c', 2, 3],
    ])
    expect(lanes([])).toEqual({ placed: [], overflow: [] })
  })

  it('hands back what a narrow grid has no column for, by cluster', () => {
    const list = [0, 0, 0, 10, 200].map((start, id) => ({ id, start, end: start + 30 }))
    const { placed, overflow } = lanes(list, { maxLanes: 2 })
    expect(placed.map(({ event }) => event.id)).toEqual([0, 1, 4])
    expect(overflow).toEqual([{ start: 0, end: 40, laneCount: 2, events: [list[2], list[3]] }])
  })
})

describe(`lanes, by property (seed ${seed})`, () => {
  it('no two events of a lane overlap, a cluster is as wide as its deepest moment, and nothing is lost', () => {
    fc.assert(
      fc.property(events, (list) => {
        const { placed, overflow } = lanes(list)
        expect(overflow).toEqual([])
        expect(placed.map(({ event }) => event.id).sort((a, b) => a - b)).toEqual(list.map(({ id }) => id))
        const collisions = placed.flatMap((a) =>
          placed.filter((b) => a !== b && a.lane === b.lane && overlaps(a.event, b.event)),
        )
        expect(collisions).toEqual([])
        for (const cluster of clustersOf(list)) {
          const widths = placed.filter(({ event }) => cluster.includes(event)).map(({ laneCount }) => laneCount)
          expect(new Set(widths)).toEqual(new Set([depthOf(cluster)]))
        }
      }),
      { seed, numRuns: 500 },
    )
  })

  it('each event stands as far left as those before it allow', () => {
    fc.assert(
      fc.property(events, (list) => {
        const { placed } = lanes(list)
        for (const [at, { event, lane }] of placed.entries()) {
          const taken = placed.slice(0, at).filter((other) => overlaps(other.event, event))
          const free = Array.from({ length: lane }, (_, left) => left).filter((left) =>
            taken.every((other) => other.lane !== left),
          )
          expect(free).toEqual([])
        }
      }),
      { seed, numRuns: 500 },
    )
  })

  it('with a limit, no lane reaches it, and only an event that found them all taken is left over', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 0, max: 4 }), (list, maxLanes) => {
        const { placed, overflow } = lanes(list, { maxLanes })
        const left = overflow.flatMap(({ events }) => events)
        const everyone = [...placed.map(({ event }) => event), ...left]
        expect(everyone.map(({ id }) => id).sort((a, b) => a - b)).toEqual(list.map(({ id }) => id))
        expect(placed.every(({ lane, laneCount }) => lane < laneCount && laneCount <= maxLanes)).toBe(true)
        for (const event of left) {
          const atStart = placed.filter((other) => other.event.start <= event.start && event.start < other.event.end)
          expect(atStart).toHaveLength(maxLanes)
        }
      }),
      { seed, numRuns: 500 },
    )
  })

  it('looks at each of many events in one column some log n times, not n times', () => {
    let looks = 0
    const many = Array.from({ length: 8192 }, (_, at) => {
      const start = (at * 7919) % 1440
      return {
        get start() {
          looks += 1
          return start
        },
        get end() {
          looks += 1
          return start + ((at * 104_729) % 600)
        },
      }
    })
    expect(lanes(many).placed).toHaveLength(8192)
    // Sorting looks six times for each of at most 13 comparisons; 8192 looks at each would be one hundred times that.
    expect(looks / many.length).toBeLessThan(90)
  })
})
