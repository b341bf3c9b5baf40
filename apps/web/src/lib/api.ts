import { assignments, client, leave, schedule, type CallOptions, type Endpoints } from '@onward/contract'
import { takeEarly } from './early.ts'
import { withSession } from './session.ts'

// Looked up at each call: the samples put their own answers in front of `window.fetch`.
const send = withSession(async (request) => (await early(request)) ?? fetch(request))

/** What was asked before the program had come. What went wrong on that way is asked again, like anything else. */
const early = async (request: Request) => {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'POST') return undefined
  const body = request.method === 'POST' ? await request.clone().text() : ''
  return takeEarly(`${pathname}${search}`, body)?.catch(() => undefined)
}

/** The calls of one table, with the session's bearer; whether the server or the demo answers them is not known here. */
export const apiOf = <E extends Endpoints>(table: E) => client(table, send)

export const api = apiOf({ ...schedule, ...assignments, ...leave })

/** A call as query options: its name and input are the key, so that a new input is a new fetch. */
export const ask = <I, O>(name: string, call: (input: I, options: CallOptions) => Promise<O>, input: I) => ({
  queryKey: [name, input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(input, { signal }),
})
