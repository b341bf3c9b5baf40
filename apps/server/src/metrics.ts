import { createServer } from 'node:http'
import { sql } from 'kysely'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type OpenMetricsContentType } from 'prom-client'
import type { Logger } from 'pino'
import type { Store } from './db.ts'

/** What the server counts while it works. */
export type Metrics = {
  /** @param route the pattern of the address, `/api/leave/{id}`; never what stood in its place */
  answered(method: string, route: string, status: number, seconds: number): void
  imported(kind: string, outcome: 'done' | 'checked' | 'refused', rows: number): void
}

export type OpenMetrics = Metrics & {
  /** All numbers as OpenMetrics text; those of the store are asked for now. */
  read(): Promise<{ type: string; text: string }>
}

/** Counts what the server does, and what its store and process look like when they are asked for. */
export const openMetrics = (store: Store, log: Logger): OpenMetrics => {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'onward_request_duration_seconds',
    help: 'Answered requests by method, pattern of their address and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const imports = new Counter({
    name: 'onward_imports',
    help: 'Files that were imported, checked or refused',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const rows = new Counter({
    name: 'onward_import_rows',
    help: 'Rows of files that were imported or checked',
    labelNames: ['kind'],
    registers,
  })
  const sessions = new Gauge({
    name: 'onward_store_sessions',
    help: 'Sessions of the store that are open and in use, and queries that wait for one',
    labelNames: ['state'],
    registers,
  })
  const jobs = new Gauge({
    name: 'onward_jobs',
    help: 'Work that waits, is under way or was given up, by queue and state; -1 while the store does not answer',
    labelNames: ['queue', 'state'],
    registers,
  })
  const askStore = async () => {
    for (const [state, count] of Object.entries(store.load())) sessions.set({ state }, count)
    jobs.reset()
    try {
      for (const { name, state, count } of await jobsOf(store)) jobs.set({ queue: name, state }, count)
    } catch (err) {
      // The other numbers are wanted all the more.
      log.warn({ err }, 'jobs could not be counted')
      jobs.set({ queue: 'all', state: 'unknown' }, -1)
    }
  }
  return {
    answered: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    imported: (kind, outcome, count) => {
      imports.inc({ kind, outcome })
      rows.inc({ kind }, count)
    },
    read: async () => {
      await askStore()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

const jobsOf = async ({ db }: Store) =>
  (
    await sql<{ name: string; state: string; count: number }>`
      select q.name, s.state::text as state, count(j.id)::int as count
      from pgboss.queue q cross join (values ('created'), ('retry'), ('active'), ('failed')) as s(state)
      left join pgboss.job j on j.name = q.name and j.state::text = s.state
      where q.name not like '\\_\\_%'
      group by 1, 2`.execute(db)
  ).rows

/** Answers `GET /metrics` on a port of its own, so that a proxy in front of the product never serves it by accident. */
export const metricsServer = (metrics: Pick<OpenMetrics, 'read'>) =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://metrics.invalid')
    if (pathname !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.name : 'failed'),
    )
  })
