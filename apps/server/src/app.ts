import { randomUUID } from 'node:crypto'
import { ApiError, serve, type Endpoint } from '@onward/contract'
import { openapi } from '@onward/contract/openapi'
import { Hono, type Context as Edge } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { api, handlers } from './api.ts'
import { record } from './audit.ts'
import { openBackground, type Background } from './background.ts'
import type { Config } from './config.ts'
import type { Context, User } from './context.ts'
import type { Store } from './db.ts'
import { isUnavailable } from './db-errors.ts'
import { mailedFigures } from './features/insight/mailed.figures.ts'
import { isChangesJob, sendChanges } from './features/publications/change-mails.ts'
import { isPublished, sendPublished } from './features/publications/published-mails.ts'
import { isViewJob, sendView } from './features/saved-views/view-mails.ts'
import { sendMail } from './features/identity/mail-jobs.ts'
import { GRACE_MS } from './features/identity/refresh.ts'
import { createSpentHere } from './spent-here.ts'
import { addressOf } from './http/address.ts'
import { routeNames } from './http/route-names.ts'
import { compress } from './http/compress.ts'
import { securityHeaders } from './http/security-headers.ts'
import { webFiles } from './http/web-files.ts'
import { openLive, type Live } from './live/live.ts'
import type { Metrics } from './metrics.ts'
import type { Traces } from './traces.ts'
import type { JobHandlers } from './job-worker.ts'
import { notingRefusals } from './mail-refusals.ts'
import type { Mailer } from './mail.ts'
import { admit, userOf } from './session.ts'
import { withoutTokens } from './tokens.ts'

/** The work that is done after an answer. */
export const jobsOf = ({ store: { db, of }, config, log, now = () => new Date(), ...deps }: JobDeps): JobHandlers => {
  const mailer = notingRefusals(db, deps.mailer, now)
  return {
    mail: (data) => {
      if (isPublished(data)) return sendPublished({ db, config, mailer })(data)
      if (isChangesJob(data)) return sendChanges({ db, config, mailer, now })(data)
      if (isViewJob(data))
        return sendView({ of, config, mailer, now, figures: (by, asked) => mailedFigures({ ...by, log }, asked) })(data)
      return sendMail({ db, config, mailer, now })(data)
    },
  }
}

const LARGEST_BODY = 1_000_000
const LARGEST_FILE = 256_000_000
/** How much of an address the audit trail keeps. */
const LONGEST_CALL = 200

type Deps = { config: Config; store: Store; log: Logger }
export type JobDeps = Deps & { mailer: Mailer; now?: () => Date }
export type AppDeps = Deps & {
  now?: () => Date
  /** Milliseconds that nobody can set back; where a test sets the clock on the wall, by that one. */
  monotonic?: () => number
  metrics?: Metrics
  traces?: Traces
  /** Stopped by who opened it. */
  background?: Background
  /** Likewise. */
  live?: Live
  /** Folder of the built web app; without it only the API is served. */
  webRoot?: string
}

/** What the edge knows of a request before the contract reads it. */
type Arrival = { requestId: string; address: string; answerHeaders: Headers }

/** The whole server as one Hono app: edge, API, and the web app's files. */
export const createApp = async (deps: AppDeps) => {
  const { config, store, log, now = () => new Date(), background = openBackground(), webRoot, metrics, traces } = deps
  const live = deps.live ?? openLive(store, log)
  const startedAt = now()
  const monotonic = deps.monotonic ?? (deps.now ? () => now().getTime() : () => performance.now())
  const spentHere = createSpentHere(monotonic, GRACE_MS)
  const arrivals = new WeakMap<Request, Arrival>()
  const callers = new WeakMap<Request, User>()
  /** Writes down that somebody asked for what is not theirs, or is not there for them. */
  const recordRefusal = async (request: Request, { address, requestId }: Arrival, status: number) => {
    const caller = callers.get(request)
    if (!caller || (status !== 403 && status !== 404)) return
    const { accountId, userId } = caller
    const objectId = `${request.method} ${withoutTokens(new URL(request.url).pathname)}`.slice(0, LONGEST_CALL)
    const entry = { accountId, userId, action: 'call.refused', objectId, after: { status } } as const
    await record(store.of(accountId, address), { requestId }, entry)
  }

  const contextOf = async (request: Request, endpoint: Endpoint): Promise<Context> => {
    const { requestId = '', address = '', answerHeaders = new Headers() } = arrivals.get(request) ?? {}
    const cookies = request.headers.get('cookie') ?? ''
    const idempotencyKey = request.headers.get('idempotency-key') ?? undefined
    // Every call of ours says it; what does not is kept shut.
    const { allow = 'admin' } = endpoint
    const caller = allow === 'everybody' ? undefined : await userOf(store, request, now())
    if (caller) callers.set(request, caller)
    const user = caller && allow !== 'everybody' ? admit(caller, allow, config) : undefined
    const db = user ? store.of(user.accountId, address) : store.from(address)
    const { vacuum } = store
    const server = { db, vacuum, config, log, now, spentHere, startedAt }
    const { signal, headers } = request
    const sender = () =>
      userOf(store, request, now()).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return undefined
        throw error
      })
    return {
      ...server,
      requestId,
      signal,
      headers,
      background,
      live,
      metrics,
      address,
      idempotencyKey,
      cookies,
      answerHeaders,
      user,
      sender,
    }
  }
  const defect = (error: unknown, request: Request, requestId: string | undefined) => {
    // Whoever sent it has left: nobody hears the answer, and nothing is wrong here.
    if (request.signal.aborted) {
      log.info({ requestId }, 'the client left')
      return Response.json({ message: 'The client left' }, { status: 400 })
    }
    const unavailable = isUnavailable(error)
    log[unavailable ? 'warn' : 'error']({ requestId, err: error }, unavailable ? 'store unavailable' : 'request failed')
    if (!unavailable) return Response.json({ message: 'Something went wrong', requestId }, { status: 500 })
    const later = { status: 503, headers: { 'retry-after': '2' } }
    return Response.json({ message: 'Not available right now. Try again in a moment.', requestId }, later)
  }
  const answer = serve(api, handlers, contextOf, {
    strict: true,
    onError: (error, request) => defect(error, request, arrivals.get(request)?.requestId),
  })
  const tooLarge = (c: Edge) => c.json({ message: 'The body is too large' }, 413)
  const limits = {
    json: bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }),
    file: bodyLimit({
      maxSize: LARGEST_FILE,
      onError: (c) => c.json({ message: 'The file is larger than 256 MB, the most that is taken at once' }, 413),
    }),
  }

  const { routeOf, methodOf } = routeNames(api)
  const followed = ({ request }: Traces, c: Edge, next: () => Promise<void>) =>
    request({ method: methodOf(c.req.method), route: routeOf(c.req.path), headers: c.req.raw.headers }, async () => {
      await next()
      return c.res.status
    })
  const app = new Hono<{ Variables: { arrival: Arrival } }>()
  app.use(async (c, next) => {
    const arrival = { requestId: randomUUID(), address: addressOf(c, config.trustProxy), answerHeaders: new Headers() }
    c.set('arrival', arrival)
    const from = performance.now()
    await (traces ? followed(traces, c, next) : next())
    c.res.headers.set('x-request-id', arrival.requestId)
    for (const [name, value] of arrival.answerHeaders) c.res.headers.append(name, value)
    const elapsed = performance.now() - from
    metrics?.answered(methodOf(c.req.method), routeOf(c.req.path), c.res.status, elapsed / 1_000)
    const ms = Math.round(elapsed)
    const path = withoutTokens(c.req.path)
    log.info({ requestId: arrival.requestId, method: c.req.method, path, status: c.res.status, ms }, 'request')
  })
  app.use(securityHeaders())
  const web = webRoot === undefined ? undefined : await webFiles(webRoot, config)
  // Its files come before what compresses answers: they are packed already.
  if (web) app.use(web.files)
  app.use(compress())
  app.use(async (c, next) => {
    if (!c.req.path.startsWith('/api/import/')) return limits.json(c, next)
    // A file of unknown length would have to be held in memory before it is known who sends it.
    if (c.req.header('transfer-encoding') !== undefined)
      return c.json({ message: 'Send the file with its Content-Length' }, 411)
    return limits.file(c, next)
  })
  // Whether the process is well, whatever became of the store: who restarts it on this does not end it for a database's sake.
  app.get('/livez', (c) => c.json({ status: 'ok' }))
  app.get('/healthz', async (c) =>
    (await store.isHealthy()) ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503),
  )
  app.get('/api/openapi.json', (c) => c.json(openapi(api, { title: 'Onward', version: '1' })))
  app.use(async (c, next) => {
    // Only now: the body limit may have put another request in place of the one that arrived.
    const { raw } = c.req
    const arrival = c.get('arrival')
    arrivals.set(raw, arrival)
    // Before anything is read for it.
    const asOf = live.asOf()
    if (asOf !== undefined) arrival.answerHeaders.set('x-as-of', asOf)
    const answered = await answer(raw)
    if (!answered) return next()
    await recordRefusal(raw, arrival, answered.status)
    return answered
  })
  if (web) app.get('*', web.page)
  app.notFound((c) => c.json({ message: 'There is nothing at this address' }, 404))
  app.onError((error, c) => defect(error, c.req.raw, c.get('arrival').requestId))
  return app
}
