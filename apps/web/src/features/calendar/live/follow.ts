import { ApiError, ChangedEvent, check, events, PeopleEvent, QUIET_MS, type EventPlace } from '@onward/contract'
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream'
import { send } from '#web/lib/api.ts'
import { asOf } from '#web/lib/session/as-of.ts'

/** The dates that somebody has open, and where. */
export type Looked = { place: EventPlace; from: string; to: string }
export type Hearer = {
  changed: (changes: ChangedEvent['changes']) => void
  people: (people: PeopleEvent['people']) => void
  /** Whether others' changes are not heard as they happen, and have not been for a while. */
  isLost: (is: boolean) => void
}

/** Who turns the pages quickly is not asked after on each. */
const SETTLED_MS = 250
/** A line that has been silent for so long is dead. */
const DEAD_MS = 2 * QUIET_MS + 5_000
/** One that ends before this has not lasted. */
const LASTING_MS = 5_000
const SOON_MS = 1_000
/** Tries that fail before it is said. */
const TOLD_AFTER = 3
const LATEST_MS = 60_000

/** What was heard last, wherever in the page: whoever listens again is told what came after. */
let lastHeard: string | undefined

const address = (looked: Looked | undefined) => {
  const url = new URL(events.readEvents.path, location.origin)
  const since = lastHeard ?? asOf()
  url.search = new URLSearchParams({ ...looked, ...(since !== undefined && { since }) }).toString()
  return url
}

/**
 * Listens as long as the page can be seen: a browser has few lines to one server, and a hidden page needs none. What is lost is
 * opened again, later each time.
 */
export const follow = (looked: Looked | undefined, hear: Hearer): (() => void) => {
  let line: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const heard = async ({ event, id, data }: EventSourceMessage) => {
    if (event === 'changed') hear.changed((await check(ChangedEvent, JSON.parse(data), 200)).changes)
    if (event === 'people') hear.people((await check(PeopleEvent, JSON.parse(data), 200)).people)
    if (id !== undefined) lastHeard = id
    hear.isLost(false)
  }
  const listen = async (own: AbortController) => {
    let dead: ReturnType<typeof setTimeout> | undefined
    const alive = () => {
      clearTimeout(dead)
      dead = setTimeout(() => own.abort(new Error('Nothing was heard for too long')), DEAD_MS)
    }
    try {
      alive()
      const response = await send(new Request(address(looked), { signal: own.signal }))
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
      if (!response.ok || !isStream || !response.body) throw new ApiError(response.status)
      const reader = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
        .getReader()
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return
        alive()
        await heard(value)
      }
    } finally {
      clearTimeout(dead)
      // A refusal that nobody reads would keep its line.
      own.abort()
    }
  }
  const open = () => {
    clearTimeout(timer)
    if (line || document.visibilityState === 'hidden') return
    const own = (line = new AbortController())
    const openedAt = performance.now()
    const ended = (isLost: boolean) => {
      if (line !== own) return
      line = undefined
      const lasted = performance.now() - openedAt > LASTING_MS
      failures = lasted ? 0 : failures + 1
      // One that comes back soon was never gone.
      if (failures >= TOLD_AFTER) {
        hear.isLost(true)
        hear.people([])
      }
      // Not all at once after a server has come back.
      const wait = Math.min(LATEST_MS, SOON_MS * 2 ** failures) * (0.5 + Math.random() / 2)
      timer = setTimeout(open, !isLost && lasted ? 0 : wait)
    }
    listen(own).then(
      () => ended(false),
      (error: unknown) => {
        if (line === own) console.info('Others’ changes are not heard as they happen', error)
        ended(true)
      },
    )
  }
  const close = () => {
    clearTimeout(timer)
    const own = line
    line = undefined
    own?.abort()
  }
  const turn = () => (document.visibilityState === 'hidden' ? close() : open())
  document.addEventListener('visibilitychange', turn)
  addEventListener('online', open)
  timer = setTimeout(open, SETTLED_MS)
  return () => {
    document.removeEventListener('visibilitychange', turn)
    removeEventListener('online', open)
    close()
  }
}
