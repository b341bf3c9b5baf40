import type { Endpoints } from '@onward/contract'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/** Names for counting: as many as there are calls, whatever is asked for. */
export const routeNames = (contract: Endpoints) => {
  const paths = [...new Set(Object.values(contract).map(({ path }) => path))]
  const patterns = paths
    .filter((path) => path.includes('{'))
    .map((path) => ({ path, match: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  const exact = new Set<string>([...paths, '/healthz', '/livez', '/api/openapi.json'])
  return {
    /** The pattern of an address, or `page` for everything that is no call. */
    routeOf: (path: string) =>
      exact.has(path) ? path : (patterns.find(({ match }) => match.test(path))?.path ?? 'page'),
    methodOf: (method: string) => (METHODS.has(method) ? method : 'other'),
  }
}
