import type { StandardSchemaV1 as Schema } from '@standard-schema/spec'
import { toJsonSchema } from '@valibot/to-json-schema'
import { Refusal } from './fields.ts'
import { nothing, type Endpoint, type Endpoints } from './http.ts'

type Json = { properties?: Record<string, Json>; required?: string[]; [key: string]: unknown }

const json = (schema: Schema, typeMode: 'input' | 'output'): Json => {
  // Every schema of the contract is valibot's; the standard interface hides that.
  const of = schema as unknown as Parameters<typeof toJsonSchema>[0]
  const { $schema: _, ...rest } = toJsonSchema(of, { typeMode, target: 'draft-2020-12', errorMode: 'ignore' })
  return rest as Json
}
const either = (schemas: Json[]) => (schemas.length === 1 ? schemas[0] : { oneOf: schemas })

/** The table as an OpenAPI 3.1 document. Calls that share one URL become one operation. */
export const openapi = (contract: Endpoints, info: { title: string; version: string }) => {
  const groups = Map.groupBy(Object.entries(contract), ([, { method, path }]) => `${method} ${path}`)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const calls of groups.values()) {
    const table = calls.map(([, endpoint]) => endpoint)
    const [first] = table
    if (!first) continue
    ;(paths[first.path] ??= {})[first.method.toLowerCase()] = {
      operationId: calls.map(([name]) => name).join('Or'),
      summary: table.flatMap(({ summary }) => summary ?? []).join('; '),
      parameters: [...parametersOf(first), ...(table.some(({ idempotent }) => idempotent) ? [idempotencyKey] : [])],
      ...bodyOf(first, table),
      responses: responsesOf(table),
      security: first.allow === 'everybody' ? [] : [{ bearer: [] }],
      ...allowedTo(table),
    }
  }
  const components = { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } }
  return { openapi: '3.1.0', info, servers: [{ url: '/' }], paths, components }
}

/** Who may call, where the contract says so; by word for calls that share one URL. */
const allowedTo = (table: Endpoint[]) => {
  const words = table.flatMap(({ allow, requestType }) => (allow ? [{ allow, requestType }] : []))
  const [first] = words
  if (!first) return {}
  const isSame = words.every(({ allow }) => allow === first.allow)
  return { 'x-allow': isSame ? first.allow : Object.fromEntries(words.map((w) => [w.requestType, w.allow])) }
}
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again with the same input, it gets the answer of the first call',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
}
const sendsJson = ({ method, file }: Endpoint) => (method === 'POST' || method === 'PATCH') && !file
const parametersOf = (endpoint: Endpoint) => {
  const { properties = {}, required = [] } = endpoint.input ? json(endpoint.input, 'input') : {}
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (endpoint.path.includes(`{${name}}`)) return [{ name, in: 'path', required: true, schema }]
    return sendsJson(endpoint) ? [] : [{ name, in: 'query', required: required.includes(name), schema }]
  })
}
const bodyOf = (first: Endpoint, table: Endpoint[]) => {
  if (first.file) return { requestBody: { required: true, content: { [first.file]: { schema: { type: 'string' } } } } }
  if (!sendsJson(first)) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema: either(table.map(bodySchema)) } } } }
}
const bodySchema = ({ input, requestType, path }: Endpoint): Json => {
  const { properties = {}, required = [], ...body } = input ? json(input, 'input') : {}
  const inBody = (name: string) => !path.includes(`{${name}}`)
  const word = requestType ? { requestType: { const: requestType } } : {}
  return {
    type: 'object',
    ...body,
    properties: { ...word, ...Object.fromEntries(Object.entries(properties).filter(([name]) => inBody(name))) },
    required: [...Object.keys(word), ...required.filter(inBody)],
  }
}
/** What any call of its kind may be answered before it is looked at. */
const beforehand = (endpoint: Endpoint): Endpoint['answers'] => {
  const refusals = { 400: Refusal, 503: Refusal }
  return endpoint.file || sendsJson(endpoint) ? { ...refusals, 413: Refusal, 415: Refusal } : refusals
}
const responsesOf = (table: Endpoint[]) => {
  const byStatus = Map.groupBy(
    table.flatMap((e) => Object.entries({ ...beforehand(e), ...e.answers })),
    ([status]) => status,
  )
  return Object.fromEntries(
    [...byStatus].map(([status, answers]) => {
      const schemas = answers.flatMap(([, a]) => (a === nothing ? [] : [json(a, 'output')]))
      const content = { 'application/json': { schema: either(schemas) } }
      const files = status === '200' ? table.flatMap(({ download = [] }) => download) : []
      const asFile = Object.fromEntries(files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
      return [
        status,
        {
          description: words[status] ?? status,
          ...(schemas.length > 0 && { content }),
          ...(files.length > 0 && { content: asFile }),
        },
      ]
    }),
  )
}
const words: Record<string, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Promised',
  400: 'A field is wrong',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'It meets something else',
  413: 'Too large',
  415: 'Wrong media type',
  422: 'Cannot be done',
  423: 'On a day that is closed',
  429: 'Too many tries',
  503: 'Not now',
}
