import {
  assignments,
  client,
  leave,
  schedule,
  type About,
  type CallOptions,
  type Endpoints,
  type Topic,
} from '@onward/contract'
import { takeEarly } from '#web/lib/pages/early.ts'
import { withSession } from '#web/lib/session/session.ts'
import { noteAsOf } from '#web/lib/session/as-of.ts'
import { noteOwn } from '#web/lib/session/own-requests.ts'

/** A request with the session's bearer. Looked up at each call: the samples put their own answers in front of `window.fetch`. */
export const send = withSession(async (request) => {
  const response = (await early(request)) ?? (await fetch(request))
  noteOwn(request, response)
  noteAsOf(response)
  return response
})

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

export type Calling<Input, Output> = (input: Input, options: CallOptions) => Promise<Output>
/** What a call of a table knows of itself: its name, what it reads and what it writes. */
export type Known = { readonly about: About }
export type Call<Input, Output> = Calling<Input, Output> & Known
type Asked<Input, Output> = {
  queryKey: readonly [string, Input]
  queryFn: (context: { signal: AbortSignal }) => Promise<Output>
  meta: { reads: readonly Topic[] }
}

/**
 * A call as query options: its name and input are the key, so that a new input is a new fetch, and what it reads says after
 * which writes it is asked again.
 */
export const ask = <Input, Output>(call: Call<Input, Output>, input: Input): Asked<Input, Output> => {
  const { name, reads } = call.about
  return { queryKey: [name, input], queryFn: ({ signal }) => call(input, { signal }), meta: { reads } }
}
