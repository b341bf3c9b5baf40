import { ApiError, check, nothing, type CallOptions, type Client, type Endpoint, type Endpoints } from './http.ts'

type Fields = Record<string, unknown>

/**
 * A typed caller: builds the request, hands it to `send`, checks the answer.
 * @throws ApiError with the status of a refusal; with the good status when the answer is not of the declared form
 */
export function client<E extends Endpoints>(
  contract: E,
  send: (request: Request) => Promise<Response>,
  origin: string | undefined = (globalThis as { location?: { origin: string } }).location?.origin,
): Client<E> {
  const caller = (name: string, endpoint: Endpoint) => {
    const call = async (input: Fields = {}, options: CallOptions = {}) => {
      const response = await send(requestOf(endpoint, input, origin, options))
      const form = endpoint.answers[response.status]
      const body = parsed(await response.text())
      if (!response.ok) throw new ApiError(response.status, body)
      if (!form) throw new ApiError(response.status, { message: 'An answer of an undeclared status' })
      return form === nothing ? undefined : check(form, body, response.status)
    }
    const { reads = [], writes = [] } = endpoint
    return Object.assign(call, { about: { name, reads, writes } })
  }
  // Built from the table entry by entry: the mapped type says the same, but only to people.
  return Object.fromEntries(
    Object.entries(contract).map(([name, e]) => [name, caller(name, e)]),
  ) as unknown as Client<E>
}

const requestOf = (
  { method, path, requestType, file }: Endpoint,
  input: Fields,
  origin: string | undefined,
  { signal, headers }: CallOptions,
) => {
  const { file: bytes, ...rest } = input
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key])
    delete rest[key]
    return encodeURIComponent(value)
  })
  const url = new URL(filled, origin)
  if ((method === 'POST' || method === 'PATCH') && !file) {
    const body = JSON.stringify({ ...(requestType && { requestType }), ...rest })
    const type = { 'content-type': 'application/json', ...headers }
    return new Request(url, { signal: signal ?? null, method, body, headers: type })
  }
  for (const [key, value] of Object.entries(rest)) {
    // An empty list is sent as an empty value: it means "none", a missing key means "no filter".
    const list = Array.isArray(value) ? (value.length > 0 ? value : ['']) : value === undefined ? [] : [value]
    for (const one of list) url.searchParams.append(key, String(one))
  }
  if (!file) return new Request(url, { signal: signal ?? null, method, headers: headers ?? {} })
  const type = { 'content-type': file, ...headers }
  return new Request(url, {
    signal: signal ?? null,
    method,
    body: bytes as ReadableStream<Uint8Array<ArrayBuffer>> | Blob,
    headers: type,
  })
}
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
