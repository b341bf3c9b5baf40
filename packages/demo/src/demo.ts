import type { Endpoint } from '@onward/contract'

/** Where time and chance come from. `random` is from 0 up to, not including, 1. */
export type DemoSources = { now: () => Date; random: () => number }

/** What a handler is told besides its input; never who calls. */
export type DemoContext = DemoSources

/** What a family is opened with. */
export type DemoDeps = DemoSources & {
  /** Handed to `serve` as it is: holds a call back, or refuses it, once it is known to be ours. */
  context: (request: Request, endpoint: Endpoint) => Promise<DemoContext>
}
export type Answer = (request: Request) => Promise<Response | undefined>

/** Calls that share their data. Its contract, handlers and sample data load on the first call under a prefix. */
export type Family = {
  /** Each ends in `/`. */
  prefixes: readonly `/${string}/`[]
  load: () => Promise<(deps: DemoDeps) => Answer>
}

export type Demo = {
  /**
   * The answer to a call of ours, or undefined with the request's body untouched. The origin is not looked at.
   * @param gate runs before a call of ours is carried out; an ApiError that it throws is the answer
   * @throws the signal's reason when the request is aborted, before anything was changed
   */
  (request: Request, gate?: () => void | Promise<void>): Promise<Response | undefined>
  /** Whether the demo might answer at this path: only then is a Request worth making. */
  reaches: (path: string) => boolean
}

/** A demo of these families with a state of its own. */
export const demoOf = (families: readonly Family[], { now, random }: DemoSources): Demo => {
  const gates = new WeakMap<Request, () => void | Promise<void>>()
  const context = async (request: Request) => {
    await gates.get(request)?.()
    request.signal.throwIfAborted()
    return { now, random }
  }
  const rooms = families.map(({ prefixes, load }) => ({
    reaches: (path: string) => prefixes.some((prefix) => path.startsWith(prefix)),
    answer: once(async () => (await load())({ now, random, context })),
  }))
  const demo = async (request: Request, gate?: () => void | Promise<void>) => {
    const { pathname } = new URL(request.url)
    for (const room of rooms.filter(({ reaches }) => reaches(pathname))) {
      request.signal.throwIfAborted()
      const answer = await room.answer()
      if (gate) gates.set(request, gate)
      const response = await answer(request)
      if (!response) continue
      // What an abort interrupted is no answer, whatever was made of it.
      request.signal.throwIfAborted()
      return response
    }
    return undefined
  }
  return Object.assign(demo, { reaches: (path: string) => rooms.some((room) => room.reaches(path)) })
}

/** One attempt for all who ask at the same time; a failed one may be repeated. */
const once = <T>(from: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () =>
    (made ??= from().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}
