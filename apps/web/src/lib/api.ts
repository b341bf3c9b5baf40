import { assignments, client, leave, schedule, type CallOptions } from '@onward/contract'
import { withSession } from './session.ts'

// Looked up at each call: the page may put another transport in front of `window.fetch`.
const send = withSession((request) => fetch(request))

export const api = client({ ...schedule, ...assignments, ...leave }, send)

/** A call as query options: its name and input are the key, so that a new input is a new fetch. */
export const ask = <I, O>(name: string, call: (input: I, options: CallOptions) => Promise<O>, input: I) => ({
  queryKey: [name, input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(input, { signal }),
})
