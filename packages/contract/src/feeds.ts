import * as v from 'valibot'
import { Id, Name, Refusal, refusals } from './fields.ts'
import { endpoints, nothing } from './http.ts'
import { Done } from './identity.ts'

/** So many addresses of their schedule somebody may have. */
export const MOST_FEEDS = 10
/** So many days before today, and after, a feed shows. */
export const FEED_DAYS = { before: 15, after: 180 } as const

/** An address at which programs read the shifts of its owner. */
export const CalendarFeed = v.object({
  feedId: v.string(),
  /** As its owner calls it. */
  feedName: v.string(),
  /** Instants; the second one to within a minute, null until something has read it. */
  createdAt: v.string(),
  fetchedAt: v.nullable(v.string()),
  /** What the program that read it last said of itself. */
  agent: v.nullable(v.string()),
})
export type CalendarFeed = v.InferOutput<typeof CalendarFeed>

/** One's own shifts in the calendar of a telephone or a mailbox. */
export const feeds = endpoints({
  listFeeds: {
    method: 'GET',
    path: '/api/account/feeds',
    allow: 'user',
    summary: 'Addresses at which programs read one’s own shifts, the newest first',
    reads: ['account'],
    answers: { 200: v.object({ feeds: v.array(CalendarFeed) }), ...refusals },
  },
  createFeed: {
    method: 'POST',
    path: '/api/account/feeds',
    allow: 'user',
    summary: `Make an address at which programs read one’s own shifts. It is told this once; whoever knows it reads them. At most ${MOST_FEEDS}`,
    writes: ['account', 'history'],
    input: v.object({ feedName: Name }),
    answers: { 201: v.object({ feed: CalendarFeed, address: v.string() }), ...refusals, 415: Refusal, 422: Refusal },
  },
  endFeed: {
    method: 'DELETE',
    path: '/api/account/feeds/{feedId}',
    allow: 'user',
    summary: 'End an address: from now on there is nothing at it',
    writes: ['account', 'history'],
    input: v.object({ feedId: Id }),
    answers: { 200: Done, ...refusals, 404: Refusal },
  },
  readFeed: {
    method: 'GET',
    path: '/api/feeds/{file}',
    allow: 'everybody',
    download: ['text/calendar'],
    summary: `The shifts of whose address it is as they were told of them, from ${FEED_DAYS.before} days ago to ${FEED_DAYS.after} ahead, as iCalendar (RFC 5545). Without notes and the names of others. Honours If-None-Match`,
    input: v.object({ file: v.string() }),
    answers: { 200: nothing, 304: nothing, 404: Refusal, 429: Refusal },
  },
})
