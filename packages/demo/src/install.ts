import { ApiError } from '@onward/contract'
import type { Demo } from './demo.ts'

type Scope = { fetch: typeof fetch; location: { origin: string } }

/** A call that the demo answered. */
export type DemoCall = {
  method: string
  /** With its query. */
  path: string
  status: number
  /** How long the answer took, the delay included. */
  ms: number
  /** When it was asked, in milliseconds since 1970. */
  at: number
}
export type InstallSettings = {
  /** Told after each answered call. */
  onCall?: (call: DemoCall) => void
  /** How long to hold back the next call, in milliseconds: real networks are not instant. */
  delayMs?: () => number
  /** Whether the next call fails, with 503 and without any effect. */
  fails?: () => boolean
}

const installed = new WeakSet<typeof fetch>()

/**
 * Puts the demo in front of `scope.fetch`. Calls to our own origin that the demo owns are answered by it; all others
 * reach the fetch that was there before, with the very arguments that the caller gave. A scope that has a demo keeps it.
 *
 * A call that is aborted while it waits rejects with the signal's reason and changes nothing.
 *
 * @param scope the page's window, or a worker's scope
 * @param demo from `createDemo`
 */
export const installDemo = (
  scope: Scope,
  demo: Demo,
  { onCall, delayMs = () => 0, fails = () => false }: InstallSettings = {},
) => {
  const before = scope.fetch
  if (installed.has(before)) return

  const withDemo: typeof fetch = async (input, init) => {
    // The browser's fetch wants the window as its `this`.
    const passOn = () => before.call(scope, input, init)
    const url = urlOf(input, scope.location.origin)
    if (!url || url.origin !== scope.location.origin || !demo.reaches(url.pathname)) return passOn()
    const request = requestOf(url, input, init)
    if (!request) return passOn()

    const [at, from] = [Date.now(), performance.now()]
    const gate = async () => {
      await pause(delayMs(), request.signal)
      if (fails()) throw new ApiError(503, { message: 'The error switch is on' })
    }
    const response = await demo(request, gate)
    if (!response) return passOn()
    const { method } = request
    onCall?.({ method, path: url.pathname + url.search, status: response.status, ms: performance.now() - from, at })
    return response
  }
  installed.add(withDemo)
  scope.fetch = withDemo
}

const urlOf = (input: RequestInfo | URL, origin: string) => {
  const address = input instanceof Request ? input.url : String(input)
  return URL.canParse(address, origin) ? new URL(address, origin) : undefined
}

/** A request that leaves the caller's arguments usable, or undefined when there is no such. */
const requestOf = (url: URL, input: RequestInfo | URL, init: RequestInit | undefined) => {
  // Whoever reads a stream has taken it; no call of the demo is made with one.
  if (init?.body instanceof ReadableStream) return undefined
  if (!(input instanceof Request)) return new Request(url, init)
  return input.bodyUsed ? undefined : new Request(input.clone(), init)
}

const pause = (ms: number, signal: AbortSignal) => {
  if (!(ms > 0)) return undefined
  return new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      // What the caller aborted with, whatever it is.
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
}
