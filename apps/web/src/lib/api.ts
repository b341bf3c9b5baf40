import { assignments, client, leave, schedule, type CallOptions, type Endpoints } from '@onward/contract'
import { withSession } from './session.ts'

// Looked up at each call: the page puts the demo in front of `window.fetch`.
const send = withSession((request) => fetch(request))

/** The calls of one table, with the session's bearer; whether the server or the demo answers them is not known here. */
export const apiOf = <E extends Endpoints>(table: E) => client(table, send)

export const api = apiOf({ ...schedule, ...assignments, ...leave })

/** A call as query options: its name and input are the key, so that a new input is a new fetch. */
export const ask = <I, O>(name: string, call: (input: I, options: CallOptions) => Promise<O>, input: I) => ({
  queryKey: [name, input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(input, { signal }),
})
