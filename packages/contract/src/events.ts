import * as v from 'valibot'
import { LocalDate } from './date-fields.ts'
import { Refusal, refusals } from './fields.ts'
import { endpoints, nothing } from './http.ts'
import { topics } from './topics.ts'

/** Where somebody is who is told of others there. */
export const eventPlaces = ['calendar', 'board'] as const
export type EventPlace = (typeof eventPlaces)[number]

/** What has changed, by the request that changed it; null where a command did. */
export const ChangedEvent = v.object({
  changes: v.array(v.object({ requestId: v.nullable(v.string()), topics: v.array(v.picklist(topics)) })),
})
export type ChangedEvent = v.InferOutput<typeof ChangedEvent>

/** Who else has some of the same dates open, each once, by name. */
export const PeopleEvent = v.object({
  people: v.array(v.object({ userId: v.string(), fullName: v.string(), places: v.array(v.picklist(eventPlaces)) })),
})
export type PeopleEvent = v.InferOutput<typeof PeopleEvent>

/** A line says something at least this often, and one that has been silent for much longer is dead. */
export const QUIET_MS = 15_000

export const events = endpoints({
  /**
   * A stream of server-sent events that lasts for some minutes and is then asked for again. `changed` holds a `ChangedEvent`,
   * `people` a `PeopleEvent`; what has an id can be named as `since`, and what came after it is told, once or twice; so
   * can what an answer's `x-as-of` says, for what came after that answer. Without one it begins with what changed within the
   * last minute. Where it cannot be known what was missed, everything has changed.
   */
  readEvents: {
    method: 'GET',
    path: '/api/events',
    allow: 'scheduler',
    download: ['text/event-stream'],
    input: v.object({
      since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}-\d{1,12}$/, 'must be the id of an event'))),
      place: v.optional(v.picklist(eventPlaces, `must be ${eventPlaces.join(' or ')}`)),
      from: v.optional(LocalDate),
      to: v.optional(LocalDate),
    }),
    answers: { 200: nothing, ...refusals, 429: Refusal, 503: Refusal },
    summary: 'What others change, as it happens, and who else is looking',
  },
})
