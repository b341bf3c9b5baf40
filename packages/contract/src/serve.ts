import {
  ApiError,
  check,
  JsonText,
  nothing,
  Reply,
  wrongField,
  wrongFields,
  type Endpoint,
  type Endpoints,
  type Handlers,
} from './http.ts'

export type ServeSettings = {
  /** Also take query values from a JSON body and the other way round (the demo does). */
  lenient?: boolean
  /**
   * Answer 405 for a foreign method on an own path, insist on a JSON content type, and refuse by name what a call does not know
   * (the server does).
   */
  strict?: boolean
  /** The answer to a defect; it must say nothing about the inside. */
  onError?: (error: unknown, request: Request) => Response
}
type Route = { match: RegExp; calls: Map<string, string[]> }
type Fields = Record<string, unknown>

const hasBody = (method: string) => method === 'POST' || method === 'PATCH'
const somethingWrong = () => Response.json({ message: 'Something went wrong' }, { status: 500 })

/**
 * The table and its handlers as one function; `undefined` means: not ours, pass it on.
 * @param context made for each request before its input is checked; it throws ApiError(401) for a stranger
 */
export function serve<E extends Endpoints, C>(
  contract: E,
  handlers: Handlers<E, C> | (() => Promise<Handlers<E, C>>),
  context: (request: Request, endpoint: Endpoint) => C | Promise<C>,
  { lenient = false, strict = false, onError = somethingWrong }: ServeSettings = {},
) {
  const routes = routesOf(contract)
  const patterns = [...routes].filter(([path]) => path.includes('{')).map(([, route]) => route)
  const load = once(typeof handlers === 'function' ? handlers : async () => handlers)

  const outcomeOf = async (request: Request, route: Route, url: URL) => {
    const names = route.calls.get(request.method === 'HEAD' ? 'GET' : request.method)
    if (!names) {
      throw new ApiError(
        405,
        { message: `${request.method} is not offered here` },
        { allow: [...route.calls.keys()].join(', ') },
      )
    }
    const isFile = names.some((name) => contract[name]?.file)
    const body = !isFile && (hasBody(request.method) || lenient) ? await bodyOf(request, strict) : {}
    const name = names.find((n) => (contract[n]?.requestType ?? body.requestType) === body.requestType)
    const endpoint = name === undefined ? undefined : contract[name]
    if (name === undefined || !endpoint) {
      const given = typeof body.requestType === 'string' ? 'unknown word' : 'missing'
      throw wrongField('requestType', given)
    }
    const around = await context(request, endpoint)
    if (endpoint.file && !request.headers.get('content-type')?.toLowerCase().startsWith(endpoint.file)) {
      throw new ApiError(415, { message: `Send ${endpoint.file}` })
    }
    const sent = queryOf(url.searchParams)
    const query = !hasBody(request.method) || lenient || endpoint.file ? sent : {}
    const given = { ...body, ...query, ...pathOf(route.match, url.pathname) }
    const input = endpoint.input ? await check(endpoint.input, given) : {}
    if (strict) assertKnown(endpoint, body, query, sent)
    const withFile = endpoint.file ? { ...(input as Fields), file: request.body ?? new Blob([]).stream() } : input
    const by = await load()
    // The table's types tie each name to its input; a name found at run time has lost that tie.
    return answer(endpoint, await by[name]!(withFile as never, around))
  }

  return async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url)
    const route = routes.get(url.pathname) ?? patterns.find(({ match }) => match.test(url.pathname))
    if (!route) return undefined
    if (!strict && !route.calls.has(request.method === 'HEAD' ? 'GET' : request.method)) return undefined
    try {
      return await outcomeOf(request, route, url)
    } catch (error) {
      if (!(error instanceof ApiError)) return onError(error, request)
      const { status, body, headers } = error
      return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers })
    }
  }
}

/** The names of what a call takes; undefined when its schema does not tell. */
const namesOf = ({ input }: Endpoint): string[] | undefined => {
  if (input === undefined) return []
  return 'entries' in input && typeof input.entries === 'object' && input.entries
    ? Object.keys(input.entries)
    : undefined
}

/**
 * A word that a call passed over might be the very one that was to hold it back: `?dry-run=true`.
 * @param sent all that stands in the address, of which the call reads `query`
 * @throws ApiError 400 naming what the call does not know
 */
const assertKnown = (endpoint: Endpoint, body: Fields, query: Fields, sent: Fields) => {
  const names = namesOf(endpoint)
  if (!names) return
  const fields = Object.keys(body).filter((name) => name !== 'requestType' && !names.includes(name))
  const words = Object.keys(sent).filter((name) => !(Object.hasOwn(query, name) && names.includes(name)))
  const issues = [...new Set([...fields, ...words])].map((name) => ({
    path: shown(name),
    message: 'is not known here',
  }))
  if (issues.length > 0) throw wrongFields(issues)
}

/** The name as a message may repeat it, whoever made it up. */
const shown = (name: string) => (/^[\w.-]{1,50}$/.test(name) ? name : 'a name of other characters')

const routesOf = (contract: Endpoints) => {
  const routes = new Map<string, Route>()
  for (const [name, { method, path }] of Object.entries(contract)) {
    const match = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
    const route = routes.get(path) ?? { match, calls: new Map<string, string[]>() }
    route.calls.set(method, [...(route.calls.get(method) ?? []), name])
    routes.set(path, route)
  }
  return routes
}

/** Loads on the first call, once; a failed download may be tried again. */
const once = <T>(from: () => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= from().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}

const bodyOf = async (request: Request, strict: boolean): Promise<Fields> => {
  const text = await request.text()
  if (!text) return {}
  const type = request.headers.get('content-type') ?? ''
  if ((strict || type) && !/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    throw new ApiError(415, { message: 'Send application/json' })
  }
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body ? (body as Fields) : { id: body }
  } catch {
    throw new ApiError(400, { message: 'The body is not valid JSON' })
  }
}
const queryOf = (params: URLSearchParams): Fields =>
  // Made of entries: a key `__proto__` is then one like any other.
  Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const all = params.getAll(key)
      const isList = key.endsWith('[]')
      return [isList ? key.slice(0, -2) : key, isList || all.length > 1 ? all : all[0]]
    }),
  )
const pathOf = (match: RegExp, pathname: string) =>
  Object.fromEntries(Object.entries(match.exec(pathname)?.groups ?? {}).map(([key, text]) => [key, plain(text)]))
const plain = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const answer = ({ answers }: Endpoint, outcome: unknown) => {
  if (outcome instanceof Response) return outcome
  const { status, body } = outcome instanceof Reply ? outcome : new Reply(Number(Object.keys(answers)[0]), outcome)
  if (answers[status] === nothing) return new Response(null, { status })
  if (body instanceof JsonText) {
    return new Response(body.text, { status, headers: { 'content-type': 'application/json' } })
  }
  return Response.json(body, { status })
}
