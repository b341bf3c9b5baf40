import { knownAfter, type KnownShift, type ShiftEvent, type StoredShift } from '@onward/scheduling/insight'
import { resolveWall } from '@onward/scheduling/zoned'
import { setImmediate as breath } from 'node:timers/promises'
import type { Asked } from './asked.ts'
import type { Range } from './insight.queries.ts'
import {
  entriesAround,
  entriesBefore,
  entriesSince,
  publicationsAround,
  withdrawalsBefore,
  type EntryRow,
  type PublicationRow,
  type StateRow,
} from './stability.queries.ts'

/** A shift with the zone of its place. */
export type LoggedShift = KnownShift & { timeZone: string }
/** What was done to a shift, by whom. */
export type Logged = ShiftEvent<LoggedShift> & { assignmentId: number; userId: string | null; action: string }

const storedOf = (row: StateRow | null): StoredShift<LoggedShift> | null => {
  if (row === null) return null
  const [providerId, hospitalId, start, end, startsAt, endsAt, timeZone, status, publication] = row
  const moments = { start: Date.parse(start), end: Date.parse(end) }
  return {
    shift: { providerId, hospitalId, ...moments, startsAt, endsAt, timeZone },
    isCancelled: status === 'cancelled',
    publication: publication ?? 'published',
  }
}
const written = ({ before, after, ...entry }: EntryRow): Logged => ({
  kind: 'written',
  ...entry,
  before: storedOf(before),
  after: storedOf(after),
})

const toldSide = (
  providerId: string | null,
  side: PublicationRow['entries'][number]['entries'][number]['before'],
): LoggedShift | null => {
  if (side === null) return null
  const { hospitalId, startsAt, endsAt, timeZone } = side
  const momentOf = (wall: string) => Date.parse(resolveWall(wall, timeZone).instant)
  return { providerId, hospitalId, startsAt, endsAt, timeZone, start: momentOf(startsAt), end: momentOf(endsAt) }
}

/** What a publication told of each shift: of one that was handed over it keeps what each of the two was told. */
const toldIn = ({ at, userId, entries }: PublicationRow): Logged[] => {
  const told = new Map<number, { before: LoggedShift | null; after: LoggedShift | null }>()
  for (const { providerId, entries: own } of entries)
    for (const { assignmentId, before, after } of own) {
      const sides = told.get(assignmentId) ?? { before: null, after: null }
      told.set(assignmentId, {
        before: toldSide(providerId, before) ?? sides.before,
        after: toldSide(providerId, after) ?? sides.after,
      })
    }
  return [...told].map(([assignmentId, sides]) => ({
    kind: 'told',
    at,
    userId,
    assignmentId,
    action: 'publication',
    isUndo: false,
    ...sides,
  }))
}

const inOrder = (entries: readonly EntryRow[], publications: readonly PublicationRow[]) =>
  [...entries.map(written), ...publications.flatMap(toldIn)].sort((one, other) => one.at - other.at)
const byShift = (events: readonly Logged[]) => Map.groupBy(events, ({ assignmentId }) => assignmentId)

type Own = Pick<Asked, 'db' | 'accountId'>

/** A log of one shift around some dates, and what people knew of it before. */
export type ShiftLog = { log: Logged[]; known: LoggedShift | null }

/** The logs of all shifts of the account to which something was done, or of which people were told, around these dates. */
export const logsAround = async ({ db, accountId }: Own, range: Range): Promise<Map<number, ShiftLog>> => {
  const entries = await entriesAround(db, accountId, range)
  await breath()
  const logs = byShift(inOrder(entries, await publicationsAround(db, accountId, range)))
  // What had been changed without anybody being told: what they knew stands in what was done before.
  const unknown = [...logs].flatMap(([id, [first]]) =>
    first?.kind === 'written' && first.before?.publication === 'changed' ? id : [],
  )
  const earlier = unknown.length === 0 ? undefined : await logsBefore({ db, accountId }, range, unknown)
  return new Map([...logs].map(([id, log]) => [id, { log, known: knownAfter(earlier?.get(id) ?? []) }]))
}

const logsBefore = async ({ db, accountId }: Own, range: Range, ids: readonly number[]) => {
  const entries = await entriesBefore(db, accountId, range, ids)
  // Whatever else was published left no shift changed.
  return byShift(inOrder(entries, await withdrawalsBefore(db, accountId, range)))
}

/** The logs of these shifts around these dates and ever since, without what people were told. */
export const logsSince = async ({ db, accountId }: Own, range: Range, ids: readonly number[]) =>
  byShift(ids.length === 0 ? [] : inOrder(await entriesSince(db, accountId, range, ids), []))
