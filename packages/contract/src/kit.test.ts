import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ApiError, endpoints, JsonText, nothing, reply, type Handlers } from './http.ts'
import { serve, type ServeSettings } from './serve.ts'
import { Id } from './fields.ts'
import { List, StoredPage, Text, Version } from './row-fields.ts'

const Word = v.pipe(v.string(), v.minLength(1, 'must not be empty'))
const table = endpoints({
  list: {
    method: 'GET',
    path: '/things',
    input: v.object({ q: Text, page: StoredPage, calendars: v.optional(List) }),
    answers: {
      200: v.object({ q: v.optional(v.string()), page: v.number(), calendars: v.optional(v.array(v.string())) }),
    },
  },
  add: {
    method: 'POST',
    path: '/things',
    input: v.object({ thing: v.object({ name: Word }) }),
    answers: { 201: v.object({ name: v.string() }) },
  },
  show: {
    method: 'GET',
    path: '/things/{id}',
    input: v.object({ id: Id }),
    answers: { 200: v.object({ id: v.string() }), 404: nothing },
  },
  change: {
    method: 'PATCH',
    path: '/things/{id}',
    input: v.object({ id: Id, version: Version, name: v.optional(Word) }),
    answers: {
      200: v.object({ id: v.string(), version: v.number(), name: v.optional(v.string()) }),
      409: v.object({ message: v.string() }),
    },
  },
  remove: {
    method: 'DELETE',
    path: '/things/{id}',
    input: v.object({ id: Id, version: Version }),
    answers: { 200: nothing },
  },
  clear: {
    method: 'DELETE',
    path: '/board/clear',
    input: v.object({ id: Id }),
    answers: { 200: v.object({ id: v.string() }) },
  },
  first: {
    method: 'POST',
    path: '/service',
    requestType: 'First',
    input: v.object({ a: Version }),
    answers: { 200: v.object({ first: v.number() }) },
  },
  second: {
    method: 'POST',
    path: '/service',
    requestType: 'Second',
    answers: { 200: v.object({ second: v.boolean() }) },
  },
  text: { method: 'GET', path: '/text', answers: { 200: v.object({ big: v.boolean() }) } },
  crash: { method: 'GET', path: '/crash', answers: { 200: nothing } },
  refuse: { method: 'GET', path: '/refuse', answers: { 200: nothing, 403: v.object({ message: v.string() }) } },
  upload: {
    method: 'POST',
    path: '/upload',
    file: 'text/csv',
    input: v.object({ dryRun: Text }),
    answers: { 200: v.object({ bytes: v.number(), dryRun: v.optional(v.string()) }) },
  },
})
const handlers: Handlers<typeof table, { caller: string }> = {
  list: ({ q, page, calendars }) => ({ ...(q !== undefined && { q }), page, ...(calendars && { calendars }) }),
  add: ({ thing }) => thing,
  show: ({ id }) => (id === 'none' ? reply(404) : { id }),
  change: ({ id, version, name }) =>
    version === 9 ? reply(409, { message: 'stale' }) : { id, version, ...(name !== undefined && { name }) },
  remove: () => {},
  clear: ({ id }) => ({ id }),
  first: ({ a }) => ({ first: a }),
  second: () => ({ second: true }),
  text: () => new JsonText('{"big":true}'),
  crash: () => {
    throw new Error('the inside')
  },
  refuse: () => {
    throw new ApiError(403, { message: 'no' }, { 'x-why': 'rule' })
  },
  upload: async ({ file, dryRun }) => ({
    bytes: (await new Response(file).arrayBuffer()).byteLength,
    ...(dryRun !== undefined && { dryRun }),
  }),
}
const callerOf = (request: Request) => {
  if (request.headers.get('authorization') === 'nobody') throw new ApiError(401, { message: 'who?' })
  return { caller: 'somebody' }
}
const sides = {
  server: serve(table, handlers, callerOf, { strict: true }),
  demo: serve(table, async () => handlers, callerOf, { lenient: true }),
}

const json = { 'content-type': 'application/json' }
const post = (body: unknown, headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers,
})
const patch = (body: unknown): RequestInit => ({ ...post(body), method: 'PATCH' })
const csv = { 'content-type': 'text/csv' }
const passedOn = 'passed on' as const
type Case = [
  what: string,
  path: string,
  init: RequestInit,
  expected: typeof passedOn | [status: number, body?: unknown],
]

// Every case is one raw request; both sides must answer it alike unless a second expectation says otherwise.
const cases: [...Case, demo?: Case[3]][] = [
  ['a list without parameters', '/things', {}, [200, { page: 1 }]],
  ['empty text is absent', '/things?q=&page=', {}, [200, { page: 1 }]],
  ['empty q alone is absent', '/things?q=', {}, [200, { page: 1 }]],
  ['text is kept as it is', '/things?q=a%20%26%20b', {}, [200, { q: 'a & b', page: 1 }]],
  ['a page arrives as a number', '/things?page=3', {}, [200, { page: 3 }]],
  ['page 0 is refused', '/things?page=0', {}, [400, { message: 'page: must be 1 or more' }]],
  ['a page that is none is refused', '/things?page=x', {}, [400, { message: 'page: must be a whole number' }]],
  ['an absent list stays absent', '/things?q=x', {}, [200, { q: 'x', page: 1 }]],
  ['an empty list is an empty list', '/things?calendars=', {}, [200, { page: 1, calendars: [] }]],
  ['a list joined by commas', '/things?calendars=a,b', {}, [200, { page: 1, calendars: ['a', 'b'] }]],
  ['a list by repeated keys', '/things?calendars=a&calendars=b', {}, [200, { page: 1, calendars: ['a', 'b'] }]],
  ['a list by bracketed keys', '/things?calendars[]=a', {}, [200, { page: 1, calendars: ['a'] }]],
  [
    'U+0000 in text is refused by name',
    '/things?q=a%00b',
    {},
    [400, { message: 'q: must not hold the character U+0000' }],
  ],
  [
    'half a character pair arrives as a replacement',
    '/things?q=%ED%A0%80',
    {},
    [200, { q: '\ufffd\ufffd\ufffd', page: 1 }],
  ],
  ['HEAD is GET', '/things', { method: 'HEAD' }, [200]],
  ['a create answers 201', '/things', post({ thing: { name: 'n' } }), [201, { name: 'n' }]],
  [
    'what the schema does not know is dropped',
    '/things',
    post({ thing: { name: 'n', accountId: 2 } }),
    [201, { name: 'n' }],
  ],
  [
    'a missing field is named with its path',
    '/things',
    post({ thing: {} }),
    [400, { message: 'thing.name: Invalid key: Expected "name"' }],
  ],
  [
    'a wrong field is not quoted',
    '/things',
    post({ thing: { name: 7 } }),
    [400, { message: 'thing.name: Invalid type: Expected string' }],
  ],
  [
    'no body is an empty one',
    '/things',
    { method: 'POST', headers: json },
    [400, { message: 'thing: Invalid key: Expected "thing"' }],
  ],
  ['broken JSON is said to be so', '/things', post('{"thing":'), [400, { message: 'The body is not valid JSON' }]],
  ['a form is refused', '/things', post('thing=1', { 'content-type': 'application/x-www-form-urlencoded' }), [415]],
  ['plain text is refused', '/things', post('{"thing":{"name":"n"}}', { 'content-type': 'text/plain' }), [415]],
  [
    'the capitals of a media type do not matter',
    '/things',
    post({ thing: { name: 'n' } }, { 'content-type': 'APPLICATION/JSON' }),
    [201, { name: 'n' }],
  ],
  [
    'a page far beyond any list is refused, and the bound said',
    '/things?page=1e9',
    {},
    [400, { message: 'page: must be 1,000,000 or fewer' }],
  ],
  [
    'more ids than anybody has are refused, and the bound said',
    `/things?calendars=${Array.from({ length: 10_000 }, (_, at) => at).join(',')}`,
    {},
    [400, { message: 'calendars: must name at most 6,000 ids' }],
  ],
  [
    'a JSON dialect is JSON',
    '/things',
    post({ thing: { name: 'n' } }, { 'content-type': 'application/merge-patch+json' }),
    [201, { name: 'n' }],
  ],
  [
    'a charset beside it does not matter',
    '/things',
    post({ thing: { name: 'n' } }, { 'content-type': 'application/json; charset=utf-8' }),
    [201, { name: 'n' }],
  ],
  [
    'an own __proto__ changes nothing',
    '/things',
    post('{"thing":{"name":"n","__proto__":{"x":1}}}'),
    [201, { name: 'n' }],
  ],
  [
    'a field that a call does not know is refused by name',
    '/things',
    post({ thing: { name: 'n' }, 'dry-run': true, nmae: 'x' }),
    [400, { message: 'dry-run: is not known here; nmae: is not known here' }],
    [201, { name: 'n' }],
  ],
  [
    'a parameter that a call does not know is refused by name',
    '/things?pgae=2',
    {},
    [400, { message: 'pgae: is not known here' }],
    [200, { page: 1 }],
  ],
  [
    'what is sent in the address of a call that reads its body is refused by name',
    '/things?thing=1',
    post({ thing: { name: 'n' } }),
    [400, { message: 'thing: is not known here' }],
    [400],
  ],
  [
    'a call that takes nothing takes nothing',
    '/text?x=1',
    {},
    [400, { message: 'x: is not known here' }],
    [200, { big: true }],
  ],
  [
    'a file is not read for a parameter that its call does not know',
    '/upload?dry-run=true',
    post('a,b', { 'content-type': 'text/csv' }),
    [400, { message: 'dry-run: is not known here' }],
    [200, { bytes: 3 }],
  ],
  [
    'a name that nobody would show is not repeated',
    '/things?%3Cscript%3E=1',
    {},
    [400, { message: 'a name of other characters: is not known here' }],
    [200, { page: 1 }],
  ],
  ['a path id', '/things/7', {}, [200, { id: '7' }]],
  ['a path id is decoded', '/things/a%2Fb%20c', {}, [200, { id: 'a/b c' }]],
  ['a path id that cannot be decoded stays as it is', '/things/%E0', {}, [200, { id: '%E0' }]],
  ['the path wins over the query', '/things/7?id=8', {}, [200, { id: '7' }]],
  ['another declared answer, without a body', '/things/none', {}, [404]],
  [
    'a change takes its fields from path and body',
    '/things/7',
    patch({ version: 1, name: 'n' }),
    [200, { id: '7', version: 1, name: 'n' }],
  ],
  [
    'a change without a version is refused',
    '/things/7',
    patch({ name: 'n' }),
    [400, { message: 'version: Invalid key: Expected "version"' }],
  ],
  ['another declared answer, with a body', '/things/7', patch({ version: 9 }), [409, { message: 'stale' }]],
  ['a delete takes its version from the query', '/things/7?version=2', { method: 'DELETE' }, [200]],
  ['an answer without a body is empty', '/things/7?version=2', { method: 'DELETE' }, [200, undefined]],
  [
    'a raw body on DELETE',
    '/board/clear',
    { method: 'DELETE', body: '"todo"', headers: json },
    [400],
    [200, { id: 'todo' }],
  ],
  ['a query on POST', '/service?a=1', post({ requestType: 'First' }), [400], [200, { first: 1 }]],
  ['a GET with what a body would hold', '/board/clear?id=todo', { method: 'DELETE' }, [200, { id: 'todo' }]],
  ['calls that share a URL: the first', '/service', post({ requestType: 'First', a: 2 }), [200, { first: 2 }]],
  ['calls that share a URL: the second', '/service', post({ requestType: 'Second' }), [200, { second: true }]],
  [
    'an unknown requestType',
    '/service',
    post({ requestType: 'Third' }),
    [400, { message: 'requestType: unknown word' }],
  ],
  ['no requestType', '/service', post({}), [400, { message: 'requestType: missing' }]],
  ['JSON text goes through as it is', '/text', {}, [200, { big: true }]],
  ['a defect says nothing of the inside', '/crash', {}, [500, { message: 'Something went wrong' }]],
  ['a refusal by throwing', '/refuse', {}, [403, { message: 'no' }]],
  [
    'a stranger is stopped before the input is looked at',
    '/things?page=x',
    { headers: { authorization: 'nobody' } },
    [401, { message: 'who?' }],
  ],
  ['a foreign method', '/things', { method: 'PUT' }, [405, { message: 'PUT is not offered here' }], passedOn],
  ['another address', '/elsewhere', {}, passedOn],
  ['a trailing slash is another address', '/things/', {}, passedOn],
  ['capitals are another address', '/Things', {}, passedOn],
  ['a longer address', '/things/7/parts', {}, passedOn],
  [
    'a file is a stream, with its query beside it',
    '/upload?dryRun=yes',
    post('a,b\n1,2\n', csv),
    [200, { bytes: 8, dryRun: 'yes' }],
  ],
  ['a file of another type is refused', '/upload', post('{}'), [415]],
  ['an empty file is a file', '/upload', post('', csv), [200, { bytes: 0 }]],
]

describe.each(['server', 'demo'] as const)('the kit as the %s uses it', (side) => {
  it.each(cases)('%s', async (_, path, init, common, demo) => {
    const expected = side === 'demo' ? (demo ?? common) : common
    const answer = await sides[side](new Request(`https://onward.test${path}`, init))
    if (expected === passedOn) return expect(answer).toBeUndefined()
    const [status, body] = expected
    expect(answer?.status).toBe(status)
    const text = (await answer?.text()) ?? ''
    if (expected.length === 1) return undefined
    if (body === undefined) return expect(text).toBe('')
    return expect(JSON.parse(text)).toMatchObject(body as object)
  })
})

describe('the kit', () => {
  it('names what an address offers', async () => {
    const answer = await sides.server(new Request('https://onward.test/things', { method: 'PUT' }))
    expect(answer?.headers.get('allow')).toBe('GET, POST')
  })
  it('hands on the headers of a refusal', async () => {
    const answer = await sides.server(new Request('https://onward.test/refuse'))
    expect(answer?.headers.get('x-why')).toBe('rule')
  })
  it('leaves a request that is not its own unread', async () => {
    const request = new Request('https://onward.test/elsewhere', post({ a: 1 }))
    await sides.demo(request)
    expect(request.bodyUsed).toBe(false)
  })
  it('loads handlers once, and again after a failed download', async () => {
    let loads = 0
    const settings: ServeSettings = { onError: () => new Response(null, { status: 503 }) }
    const flaky = async () => {
      loads += 1
      if (loads === 1) throw new Error('offline')
      return handlers
    }
    const app = serve(table, flaky, callerOf, settings)
    const get = () => app(new Request('https://onward.test/text'))
    expect((await get())?.status).toBe(503)
    expect((await Promise.all([get(), get()])).map((answer) => answer?.status)).toEqual([200, 200])
    expect(loads).toBe(2)
  })
})
