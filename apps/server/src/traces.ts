import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

/** What a request and its statements leave behind for who follows them through several systems. */
export type Traces = {
  /** @param route the pattern of the address, `/api/leave/{id}`; never what stood in its place */
  request(asked: { method: string; route: string; headers: Headers }, answer: () => Promise<number>): Promise<void>
  /** @param sql as it is written, without the values of its parameters */
  statement<T>(sql: string, ask: () => Promise<T>): Promise<T>
  /** Sends what is still here. */
  stop(): Promise<void>
}

/** How a caller says which trace a request belongs to (W3C Trace Context). */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/
const NONE = /^0+$/

const parentOf = (headers: Headers) => {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(headers.get('traceparent') ?? '') ?? []
  if (traceId === '' || NONE.test(traceId) || NONE.test(spanId)) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true })
}

const nameOf = (sql: string) => /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL'
/** Values of settings stand in the statement itself. */
const isSetting = (sql: string) => /^\s*(begin|start|set|commit|rollback)\b/i.test(sql)

/** @param endpoint the collector's address, to which `/v1/traces` is added */
export const openTraces = (endpoint: string): Traces => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'onward' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('onward')
  const current = new AsyncLocalStorage<Span>()

  const ended = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
    try {
      return await current.run(span, work)
    } catch (error) {
      const code = typeof error === 'object' && error && 'code' in error ? String(error.code) : 'error'
      span.setAttribute('error.type', code).setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }
  return {
    request: ({ method, route, headers }, answer) => {
      const attributes = { 'http.request.method': method, 'http.route': route }
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parentOf(headers))
      return ended(span, async () => {
        const status = await answer()
        span.setAttribute('http.response.status_code', status)
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      })
    },
    statement: (sql, ask) => {
      const parent = current.getStore()
      if (!parent) return ask()
      const text = isSetting(sql) ? {} : { 'db.query.text': sql }
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': nameOf(sql), ...text }
      const context = trace.setSpan(ROOT_CONTEXT, parent)
      return ended(tracer.startSpan(nameOf(sql), { kind: SpanKind.CLIENT, attributes }, context), ask)
    },
    stop: () => provider.shutdown(),
  }
}
