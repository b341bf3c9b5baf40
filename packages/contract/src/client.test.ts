import * as v from 'valibot'
import { expect, it } from 'vitest'
import { client } from './client.ts'
import { ApiError, endpoints, nothing } from './http.ts'

const table = endpoints({
  find: {
    method: 'GET',
    path: '/things/{id}',
    input: v.object({ id: v.string(), tags: v.optional(v.array(v.string())), q: v.optional(v.string()) }),
    answers: { 200: v.object({ ok: v.boolean() }) },
  },
  call: {
    method: 'POST',
    path: '/service',
    requestType: 'Call',
    input: v.object({ a: v.number() }),
    answers: { 200: nothing },
  },
})
const caller = (answer: Response, seen: Request[] = []) =>
  client(table, async (request) => (seen.push(request), answer), 'https://onward.test')

it('fills the path and sends the rest as a query', async () => {
  const seen: Request[] = []
  await caller(Response.json({ ok: true }), seen).find({ id: 'a/b', tags: ['x', 'y'] })
  expect(seen[0]?.url).toBe('https://onward.test/things/a%2Fb?tags=x&tags=y')
})
it('sends an empty list as an empty value and leaves out what is absent', async () => {
  const seen: Request[] = []
  await caller(Response.json({ ok: true }), seen).find({ id: '1', tags: [], q: undefined })
  expect(seen[0]?.url).toBe('https://onward.test/things/1?tags=')
})
it('puts the requestType into the body', async () => {
  const seen: Request[] = []
  await caller(new Response(null, { status: 200 }), seen).call({ a: 1 }, { headers: { 'idempotency-key': 'k' } })
  expect(await seen[0]?.json()).toEqual({ requestType: 'Call', a: 1 })
  expect(seen[0]?.headers.get('idempotency-key')).toBe('k')
})
it('throws a refusal with its status and words', async () => {
  const refusal = caller(Response.json({ message: 'no' }, { status: 409 })).find({ id: '1' })
  await expect(refusal).rejects.toMatchObject({ name: 'ApiError', status: 409, message: 'no' })
})
it.each([
  ['of another form', Response.json({ ok: 'yes' })],
  ['that is a page', new Response('<html></html>', { status: 200 })],
  ['of an undeclared status', Response.json({ ok: true }, { status: 202 })],
])('takes an answer %s for a defect', async (_, answer) => {
  const error: unknown = await caller(answer)
    .find({ id: '1' })
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect((error as ApiError).status).toBeLessThan(300)
})
