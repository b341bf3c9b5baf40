import type { KnownShift, ShiftEvent } from './stability.ts'

/**
 * What became of a shift for which somebody was looked for: somebody took it; it is still open; its time came and nobody had; or
 * it went, be it cancelled, brought to another place, or that opening it was taken back.
 */
export const FILL_OUTCOMES = ['filled', 'waiting', 'passed', 'gone'] as const
export type FillOutcome = (typeof FILL_OUTCOMES)[number]

/** How long somebody was looked for. */
export type Opening<Event> = {
  opened: Event
  outcome: FillOutcome
  /** What ended it; undefined while nothing has. */
  ended: Event | undefined
  /** Elapsed milliseconds until somebody took it; null where nobody did. */
  took: number | null
}

const isOpen = (stored: Extract<ShiftEvent, { kind: 'written' }>['after']) =>
  stored !== null && !stored.isCancelled && stored.shift.providerId === null

/**
 * Each time that one shift became open at a place, by its log: made without a person, taken from one, or brought there open. Whether
 * people had been told does not matter: who plans looks for somebody all the same. An open one that leaves a place is gone from
 * there, whoever takes it elsewhere.
 */
export const openingsIn = <Event extends ShiftEvent<KnownShift>>(
  log: readonly Event[],
  now: number,
): Opening<Event>[] => {
  const openings: Opening<Event>[] = []
  let opened: Event | undefined
  let starts = Infinity
  for (const event of log) {
    if (event.kind === 'told') continue
    const [was, is] = [isOpen(event.before), isOpen(event.after)]
    const hasLeft = was && event.before?.shift.hospitalId !== event.after?.shift.hospitalId
    if (is && event.after) starts = event.after.shift.start
    if (opened && (!is || hasLeft)) {
      const isTaken = !is && !hasLeft && event.after !== null && !event.after.isCancelled && !event.isUndo
      const [outcome, took] = isTaken ? (['filled', event.at - opened.at] as const) : (['gone', null] as const)
      openings.push({ opened, outcome, ended: event, took })
      opened = undefined
    }
    if (is && (!was || hasLeft)) opened = event
  }
  if (opened) openings.push({ opened, outcome: starts <= now ? 'passed' : 'waiting', ended: undefined, took: null })
  return openings
}

/** The smallest of some values that so great a share of them do not exceed: always one of them. Null where there are none. */
export const nearestRank = (values: readonly number[], share: number): number | null =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? null
