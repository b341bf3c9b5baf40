import { serve } from '@onward/contract'
import { events } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { eventsHandlers } from './events.handlers.ts'
import { eventsSeed } from './events.seed.ts'

export const openEvents = ({ now, context }: DemoDeps): Answer =>
  serve(events, eventsHandlers({ rows: eventsSeed(now()) }), context, { lenient: true })
