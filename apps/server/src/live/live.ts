import { randomUUID } from 'node:crypto'
import { ApiError, QUIET_MS, topics, topicsOf, type Topic } from '@onward/contract'
import type { Logger } from 'pino'
import type { Store } from '../db.ts'
import { openLine, type Line, type Listener } from './lines.ts'
import {
  changesSince,
  keepLooking,
  stopLooking,
  whoLooks,
  type Change,
  type Looking,
  type Since,
} from './live.queries.ts'

/** Tells who listens what is changed and who else looks, as this process finds it in the store: others change it too. */
export type Live = {
  /**
   * A line for somebody, as the body of an answer.
   * @param since the id of the last event that they heard
   * @throws ApiError 429 when somebody opens one after the other, 503 when too many listen or the server is about to end
   */
  open(listener: Listener, since: string | undefined): ReadableStream<Uint8Array>
  /** What to name as `since` to be told what comes after all that can be read by now; undefined while nobody listens. */
  asOf(): string | undefined
  /** Ends all lines. */
  stop(): Promise<void>
}

/** How often the store is looked at, as long as somebody listens. */
const LOOK_MS = 700
/** How often it is said who is still there; `whoLooks` believes it for three times as long. */
const BEAT_MS = 10_000
/** So long a line lasts: whoever asks again shows that they still may. */
const LINE_MS = 120_000
/** As long as changes are kept, with an hour to spare. */
const KNOWN_SECONDS = 23 * 3_600
/** Windows of one person, of which the oldest gives way; and of everybody. */
const MOST_OF_ONE = 12
const MOST = 5_000
/** Lines that one person opens in a minute: whoever turns many pages opens many, and none is for nothing. */
const MOST_OPENED = 120
const MINUTE_MS = 60_000

const wordsOf = (objectType: string): readonly Topic[] =>
  Object.hasOwn(topicsOf, objectType) ? topicsOf[objectType as keyof typeof topicsOf] : topics // just looked up

/** The changes of one account, by the request that made them. */
const told = (changes: readonly Change[]) => ({
  changes: [...Map.groupBy(changes, ({ requestId }) => requestId)].flatMap(([requestId, all]) => {
    const about = [...new Set(all.flatMap(({ objectType }) => wordsOf(objectType)))]
    return about.length === 0 ? [] : [{ requestId, topics: about }]
  }),
})
const EVERYTHING = { changes: [{ requestId: null, topics: [...topics] }] }

/** The transaction of an event's id; undefined for one of a day ago. */
const xidOf = (id: string, nowSeconds: number): number | undefined => {
  const [xid, seconds] = id.split('-').map(Number)
  return xid !== undefined && seconds !== undefined && nowSeconds - seconds < KNOWN_SECONDS ? xid : undefined
}

const overlaps = (one: { from: string; to: string }, other: { from: string; to: string }) =>
  one.from <= other.to && other.from <= one.to

/** Nothing is looked at until somebody listens. */
export const openLive = ({ db }: Pick<Store, 'db'>, log: Pick<Logger, 'warn'>): Live => {
  const lines = new Set<Line>()
  let isStopping = false
  /** Everything before it has been seen; undefined while nobody listens. */
  let xmin: number | undefined
  /** What was seen of the transactions after it. */
  let seen = new Set<string>()
  let beatAt = Number.NEGATIVE_INFINITY
  let saidAt = Number.NEGATIVE_INFINITY
  /** How many lines each person has opened since then. */
  const opened = new Map<string, number>()
  let countedAt = performance.now()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  /** What has to be written before the process may end. */
  let leaving: Promise<unknown> = Promise.resolve()

  const idOf = (at: number) => `${at}-${Math.floor(Date.now() / 1_000)}`
  const accounts = () => [...new Set([...lines].map(({ accountId }) => accountId))]
  const placeOf = ({ accountId, userId, lineId, at }: Line): Looking[] =>
    at ? [{ accountId, userId, lineId, ...at }] : []

  const beat = async () => {
    const now = performance.now()
    if (now - beatAt < BEAT_MS) return
    beatAt = now
    await keepLooking(db, [...lines].flatMap(placeOf))
  }
  const tellPeople = async () => {
    const all = Map.groupBy(await whoLooks(db, accounts()), ({ accountId }) => accountId)
    for (const line of lines) {
      const { at, userId, accountId } = line
      if (!at) continue
      const others = (all.get(accountId) ?? []).filter((one) => one.userId !== userId && overlaps(one, at))
      const people = [...Map.groupBy(others, (one) => one.userId).values()].flatMap((places) =>
        places.slice(0, 1).map(({ userId: id, fullName }) => ({
          userId: id,
          fullName,
          places: [...new Set(places.map(({ place }) => place))],
        })),
      )
      line.tell({ event: 'people', data: { people } })
    }
  }
  const tellChanges = async () => {
    const isFirst = xmin === undefined
    const found = await changesSince(db, accounts(), xmin ?? Number.MAX_SAFE_INTEGER)
    const keyOf = ({ accountId, xid, objectType }: Change) => `${accountId} ${xid} ${objectType}`
    const fresh = Map.groupBy(
      found.changes.filter((change) => !seen.has(keyOf(change))),
      ({ accountId }) => accountId,
    )
    seen = new Set(found.changes.filter(({ xid }) => xid >= found.xmin).map(keyOf))
    xmin = found.xmin
    if (isFirst) return
    const now = performance.now()
    const isTime = now - saidAt > QUIET_MS
    if (isTime) saidAt = now
    for (const line of lines) {
      const data = told(fresh.get(line.accountId) ?? [])
      if (data.changes.length > 0) line.tell({ event: 'changed', data }, idOf(found.xmin))
      else if (isTime) line.tell({ event: 'still' }, idOf(found.xmin))
    }
  }
  const look = () =>
    (looking ??= (async () => {
      await tellChanges()
      await beat()
      await tellPeople()
    })().finally(() => (looking = undefined)))
  const again = () => {
    timer = setTimeout(() => {
      look()
        // Whoever hears nothing asks again, and is told then that nothing can be known.
        .catch((err: unknown) => log.warn({ err }, 'what has changed could not be looked up'))
        .finally(() => {
          if (lines.size > 0) again()
          else [timer, xmin, seen] = [undefined, undefined, new Set()]
        })
    }, LOOK_MS).unref()
  }

  const assertSeldom = (who: string) => {
    const now = performance.now()
    if (now - countedAt > MINUTE_MS) {
      opened.clear()
      countedAt = now
    }
    const count = (opened.get(who) ?? 0) + 1
    opened.set(who, count)
    if (count > MOST_OPENED)
      throw new ApiError(
        429,
        { message: 'Too many lines were opened. Try again in a minute.' },
        { 'retry-after': '60' },
      )
  }
  const begin = async (line: Line, since: string | undefined) => {
    const known = since === undefined ? undefined : xidOf(since, Date.now() / 1_000)
    lines.add(line)
    // First what will be told is told from here on, then what was missed: some of it twice, none of it never.
    if (xmin === undefined) await look()
    if (!timer) again()
    const from: Since = known ?? 'lately'
    const missed = await changesSince(db, [line.accountId], from)
    const isUnknown = since !== undefined && (known === undefined || known > missed.xmin)
    line.tell({ event: 'changed', data: isUnknown ? EVERYTHING : told(missed.changes) }, idOf(missed.xmin))
    // The others hear of them with the next look.
    await keepLooking(db, placeOf(line))
  }
  const open: Live['open'] = (listener, since) => {
    if (isStopping || lines.size >= MOST)
      throw new ApiError(503, { message: 'Too many are listening. Try again in a minute.' }, { 'retry-after': '60' })
    assertSeldom(`${listener.accountId} ${listener.userId}`)
    const own = [...lines].filter(
      ({ accountId, userId }) => accountId === listener.accountId && userId === listener.userId,
    )
    for (const line of own.slice(0, Math.max(0, own.length + 1 - MOST_OF_ONE))) line.end()
    let life: NodeJS.Timeout | undefined
    return openLine(listener, randomUUID(), {
      begin: (line) => {
        life = setTimeout(() => line.end(), LINE_MS).unref()
        begin(line, since).catch((err: unknown) => {
          log.warn({ err }, 'a line to somebody who listens could not be opened')
          line.end()
        })
      },
      gone: (line) => {
        clearTimeout(life)
        if (!lines.delete(line) || !line.at) return
        leaving = Promise.all([leaving, stopLooking(db, line)]).catch((err: unknown) =>
          log.warn({ err }, 'that somebody has left will be known a little later'),
        )
      },
    }).body
  }
  const stop = async () => {
    isStopping = true
    clearTimeout(timer)
    for (const line of lines) line.end()
    await looking?.catch(() => undefined)
    await leaving
  }
  return { open, stop, asOf: () => (xmin === undefined ? undefined : idOf(xmin)) }
}
