import { wrongField, type events, type Handlers } from '@onward/contract'
import { signedIn, type Context } from '#server/context.ts'

export const eventsHandlers: Handlers<typeof events, Context> = {
  readEvents: ({ since, place, from, to }, context) => {
    const { accountId, userId } = signedIn(context)
    if (place !== undefined && from === undefined) throw wrongField('from', 'is missing beside place')
    if (place !== undefined && to === undefined) throw wrongField('to', 'is missing beside place')
    if (from !== undefined && to !== undefined && to < from) throw wrongField('to', 'must not be before from')
    const at = place !== undefined && from !== undefined && to !== undefined ? { place, from, to } : undefined
    const body = context.live.open({ accountId, userId, at }, since)
    return new Response(body, {
      // A proxy that collects what it hands on would hold every word back.
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    })
  },
}
