import { createServer, type Server } from 'node:http'
import type { Hono } from 'hono'
import { listenerOf } from './listener.ts'

/** How long a client may take over what it sends; then its line is closed with 408. */
export type Patience = { headersMillis: number; requestMillis: number; lookMillis: number }
/** Five minutes are enough for the largest file over a line of 7 Mbit/s. */
const patience: Patience = { headersMillis: 20_000, requestMillis: 300_000, lookMillis: 5_000 }

/** The server of the product, not yet listening: whoever sends slowly holds a line for so long and nobody else up. */
export const openServer = (app: Pick<Hono, 'fetch'>, { headersMillis, requestMillis, lookMillis } = patience): Server =>
  createServer(
    { headersTimeout: headersMillis, requestTimeout: requestMillis, connectionsCheckingInterval: lookMillis },
    listenerOf(app),
  )
