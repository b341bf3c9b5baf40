import {
  CHANGE_FIGURES,
  FILLS,
  type ChangeFigures,
  type FillFigures,
  type InsightStability,
  type StabilityBy,
  type StabilityInput,
  type StabilityShiftsInput,
} from '@onward/contract'
import { nearestRank } from '@onward/scheduling/insight'
import type { InferOutput } from 'valibot'
import { assertRange, type Asked } from './asked.ts'
import { feltOn } from './felt-months.ts'
import { periodBefore } from './period-before.ts'
import { facilitiesAt, type Range } from './insight.queries.ts'
import { logsAround } from './shift-logs.ts'
import {
  changesAsked,
  changesOn,
  openingsAsked,
  openingsOn,
  type CountedChange,
  type CountedOpening,
} from './stability.counted.ts'
import { peopleNamed, usersNamed } from './stability.queries.ts'
import { changeItem, openingItem, type StabilityListed } from './stability.rows.ts'

type Input = InferOutput<typeof StabilityInput>
type ShiftsInput = InferOutput<typeof StabilityShiftsInput>

const MINUTE = 60_000

const nothing = (): ChangeFigures =>
  // Every figure, and no other.
  Object.fromEntries(CHANGE_FIGURES.map((figure) => [figure, 0])) as ChangeFigures

/** Which figures count a change: the one place that says it, for sums and for the rows behind them. */
const figuresOf = ({ kind, band }: CountedChange): (keyof ChangeFigures)[] => [
  'changes',
  kind,
  band,
  ...(band === 'under2' || band === 'from2to7' ? (['under7'] as const) : []),
  ...(band === 'under2' || band === 'from2to7' || band === 'from7to14' ? (['under14'] as const) : []),
]
const add = (to: ChangeFigures, change: CountedChange) => {
  for (const figure of figuresOf(change)) to[figure] += 1
}

const keyOf = ({ of, event }: CountedChange, by: StabilityBy): string | null => {
  switch (by) {
    case 'facility':
      return of.hospitalId
    case 'author':
      return event.userId
    case 'person':
      return of.providerId
  }
}

const fillsOf = (openings: readonly CountedOpening[]): FillFigures => {
  const minutes = openings.flatMap(({ took }) => (took === null ? [] : Math.floor(took / MINUTE)))
  const counts = { openings: openings.length, filled: 0, waiting: 0, passed: 0, gone: 0 }
  for (const { outcome } of openings) counts[outcome] += 1
  return { ...counts, median: nearestRank(minutes, 0.5), nineOfTen: nearestRank(minutes, 0.9) }
}

const counted = async (asked: Asked, range: Range, read: typeof feltOn) => {
  assertRange(range)
  const felt = await read(asked, range)
  const changes = await changesAsked(asked, range, felt.changes)
  const openings = await openingsAsked(asked, range, felt.openings)
  const total = nothing()
  for (const change of changes) add(total, change)
  return { changes, openings, total, fills: fillsOf(openings) }
}

/**
 * How steady the roster is once people have been told.
 * @param read what people felt on some dates, of digests or of the trail alone
 */
export const stabilityReport = async (
  asked: Asked,
  { from, to, by, compare }: Input,
  read = feltOn,
): Promise<InsightStability> => {
  const { db, accountId, places, now } = asked
  const range = { from, to }
  const { changes, openings, total, fills } = await counted(asked, range, read)
  const facilities = new Map(
    (await facilitiesAt(db, accountId, places, asked.scope)).map((one) => [one.hospitalId, one]),
  )
  const sums = new Map<string | null, ChangeFigures>()
  // Where nothing was changed is a row too: that is what one hopes for.
  if (by === 'facility')
    for (const { hospitalId, isActive } of facilities.values()) if (isActive) sums.set(hospitalId, nothing())
  for (const change of changes) {
    const key = keyOf(change, by)
    let sum = sums.get(key)
    if (!sum) sums.set(key, (sum = nothing()))
    add(sum, change)
  }
  const ids = [...sums.keys()].flatMap((key) => key ?? [])
  const named = by === 'author' ? await usersNamed(db, accountId, ids) : await peopleNamed(db, accountId, ids)
  const nameOf = (key: string) => (by === 'facility' ? facilities.get(key)?.facilityName : named.get(key))
  const wanted = compare && periodBefore(range, compare)
  const before = wanted && (await counted(asked, wanted, read))
  return {
    asOf: new Date(now).toISOString(),
    isPartial: asked.scope !== undefined,
    ...range,
    by,
    total,
    rows: [...sums].map(([key, figures]) => ({ key, name: key === null ? null : (nameOf(key) ?? null), ...figures })),
    fills,
    fillsByFacility: [...Map.groupBy(openings, ({ of }) => of.hospitalId)].map(([hospitalId, own]) => ({
      hospitalId,
      facilityName: facilities.get(hospitalId)?.facilityName ?? hospitalId,
      ...fillsOf(own),
    })),
    before: wanted && before ? { ...wanted, total: before.total, fills: before.fills } : null,
  }
}

const OUTCOMES: ReadonlySet<string> = new Set(['openings', ...FILLS])

/** What a number of stability counts: changes by when they were made, or shifts by when they became open. */
export const stabilityShifts = async (asked: Asked, input: ShiftsInput): Promise<StabilityListed> => {
  const { from, to, by, figure, key } = input
  const range = { from, to }
  assertRange(range)
  const logs = await logsAround(asked, range)
  if (OUTCOMES.has(figure)) {
    const openings = await openingsOn(asked, range, logs)
    const counted = openings.filter(
      ({ outcome, of }) =>
        (figure === 'openings' || outcome === figure) && (key === undefined || of.hospitalId === key),
    )
    return { asked, items: counted.map(openingItem) }
  }
  const changes = await changesOn(asked, range, logs)
  const counted = changes.filter(
    (change) =>
      figuresOf(change).some((one) => one === figure) && (key === undefined || (keyOf(change, by) ?? 'none') === key),
  )
  return { asked, items: counted.map(changeItem) }
}
