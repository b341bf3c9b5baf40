import type { ChangedEvent, PeopleEvent } from '@onward/contract'
import type { Looking } from './live.queries.ts'

/** Who listens, and on which dates they look; without dates nobody is told of them. */
export type Listener = { accountId: number; userId: string; at?: Pick<Looking, 'place' | 'from' | 'to'> | undefined }
type Told = { event: 'changed'; data: ChangedEvent } | { event: 'people'; data: PeopleEvent } | { event: 'still' }

/** More than this is not kept for who does not read: they ask again. */
const MOST_WAITING = 64

/** A line to one listener, as the body of an answer. */
export type Line = Listener & {
  lineId: string
  body: ReadableStream<Uint8Array>
  /** Says something; the same about people is said once. */
  tell(what: Told, id?: string): void
  end(): void
}

/**
 * @param begin once somebody reads
 * @param gone once nobody does any more, for whichever reason
 */
export const openLine = (
  listener: Listener,
  lineId: string,
  { begin, gone }: { begin: (line: Line) => void; gone: (line: Line) => void },
): Line => {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let hasEnded = false
  let people = ''
  const leave = () => {
    if (hasEnded) return false
    hasEnded = true
    gone(line)
    return true
  }
  const end = () => {
    if (leave()) controller?.close()
  }
  let hasBegun = false
  const body = new ReadableStream<Uint8Array>(
    {
      start: (made) => void (controller = made),
      // Whoever asks for the head alone never reads.
      pull: () => {
        if (hasBegun) return
        hasBegun = true
        begin(line)
      },
      cancel: () => void leave(),
    },
    new CountQueuingStrategy({ highWaterMark: 0 }),
  )
  const line: Line = {
    ...listener,
    lineId,
    body,
    end,
    tell: (what, id) => {
      if (hasEnded || !controller) return
      if (what.event === 'people') {
        const now = JSON.stringify(what.data)
        if (now === people) return
        people = now
      }
      if ((controller.desiredSize ?? 0) <= -MOST_WAITING) return end()
      const data = JSON.stringify('data' in what ? what.data : {})
      controller.enqueue(
        encoder.encode(`event: ${what.event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`),
      )
    },
  }
  return line
}
