/** As many as can be under way at once, and then some. */
const MOST = 200
const own = new Set<string>()

/** Remembers what this page has changed: when it is told of that as of a change, it knows it already. */
export const noteOwn = (request: Request, { headers }: Response) => {
  const id = headers.get('x-request-id')
  if (request.method === 'GET' || id === null) return
  own.add(id)
  const [oldest] = own
  if (own.size > MOST && oldest !== undefined) own.delete(oldest)
}

/** Whether this page has asked for it itself. */
export const isOwn = (requestId: string | null) => requestId !== null && own.has(requestId)
