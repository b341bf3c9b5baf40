import type { Endpoint } from '@onward/contract'
import * as fc from 'fast-check'
import { ORIGIN } from './node-api.ts'

/** As much of a valibot schema as says which fields there are. */
type Form = {
  type: string
  entries?: Record<string, Form>
  wrapped?: Form
  item?: Form
  items?: Form[]
  options?: (Form | string)[]
  literal?: unknown
}

const names = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'id', 'id[]', '')
const texts = fc.oneof(
  names,
  fc.constantFrom(
    '\ud800',
    'a\udfffb',
    '\u0000',
    '<script>',
    '%',
    "'; --",
    '1e999',
    '-1',
    '0x10',
    'NaN',
    ' ',
    '2026-02-30',
  ),
  fc.string({ unit: 'binary' }),
  fc.string({ minLength: 300, maxLength: 700 }),
)
const numbers = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 3, 1.5, 2 ** 53, 1e308, Number.MAX_SAFE_INTEGER, Number.MIN_VALUE),
  fc.integer(),
)
const junk = fc.oneof(
  texts,
  numbers,
  fc.constantFrom(null, true, false, {}, []),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(texts, { maxLength: 4 }),
  fc.dictionary(fc.oneof(names, fc.string()), fc.jsonValue(), { noNullPrototype: true }),
)

const words = ['1', '2', '3', '27', 'a', 'Some words', '2026-11-21', 'inbox', 'asc']

/** What a schema asks for, so that the handlers behind it are reached; unless it is clean, with junk in any place. */
const nearly = (form: Form, isClean = false): fc.Arbitrary<unknown> => {
  const within = (inner: Form) =>
    isClean ? nearly(inner, true) : fc.oneof({ weight: 6, arbitrary: nearly(inner) }, { weight: 1, arbitrary: junk })
  const { entries, wrapped, item, items, options } = form
  if (entries) {
    const fields = Object.entries(entries).map(([key, inner]) => [key, within(inner)] as const)
    const required = Object.keys(entries).filter((key) => isClean && !entries[key]?.type.endsWith('optional'))
    return fc.record(Object.fromEntries(fields), { requiredKeys: required })
  }
  if (wrapped) return nearly(wrapped, isClean)
  if (item) return fc.array(within(item), { maxLength: 4 })
  if (items) return fc.tuple(...items.map(within))
  if (options) {
    return fc.oneof(
      ...options.map((one) => (typeof one === 'object' ? nearly(one, isClean) : fc.constant<unknown>(one))),
    )
  }
  if (form.type === 'literal') return fc.constant(form.literal)
  if (form.type === 'number') return fc.integer({ min: 0, max: 40 })
  if (form.type === 'boolean') return fc.boolean()
  return isClean ? fc.constantFrom(...words) : fc.oneof(fc.constantFrom(...words), fc.string())
}

/** Percent-encoded, halves of character pairs as the bytes that they would be. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')
const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const queryOf = (pairs: readonly (readonly [key: string, value: unknown])[]) =>
  pairs.map(([key, value]) => `${encoded(key)}=${encoded(asText(value))}`).join('&')

/** A call as plain data, so that a failure can be read; `requestFrom` makes the request. */
export type HostileCall = { url: string; method: string; body?: string; type?: string }

export const hostileCalls = ({ method, path, input }: Endpoint): fc.Arbitrary<HostileCall> => {
  // Every schema of the contract is valibot's; the standard interface hides that.
  const form = (input ?? { type: 'object', entries: {} }) as unknown as Form
  const fields = Object.keys(form.entries ?? {})
  const keys = fc.oneof(names, fc.constantFrom(...fields, ...fields.map((field) => `${field}[]`), 'requestType'))
  const pair = fc.tuple(keys, fc.oneof(junk, nearly(form)))
  const asked = fc
    .boolean()
    .chain((isClean) => nearly(form, isClean))
    // The input of a call is always one object.
    .map((value) => Object.entries(value as object))
  const part = fc.oneof(
    fc.integer({ min: 0, max: 40 }).map(String),
    texts.map((text) => encoded(text) || '%00'),
    fc.constantFrom('%', '%E0', '%2F..%2F', '__proto__'),
  )
  const body = fc.oneof(
    { weight: 6, arbitrary: nearly(form, true).map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: nearly(form).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: junk.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('{', '{"__proto__":{"id":1}}', '{"id":1,"id":2}', '"\\ud800"', '[', 'null'),
    },
  )
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/json; charset=latin1') },
  )
  return fc
    .record({
      parts: fc.array(part, { minLength: 4, maxLength: 4 }),
      query: fc.oneof(fc.constant<[string, unknown][]>([]), asked, fc.array(pair, { maxLength: 6 })),
      body: method === 'GET' ? fc.constant(undefined) : fc.option(body, { nil: undefined }),
      type,
    })
    .map(({ parts, query, body, type }) => {
      let at = 0
      const filled = path.replace(/\{\w+\}/g, () => parts[at++] ?? '1')
      const url = `${ORIGIN}${filled}?${queryOf(query)}`
      return { url, method, ...(body !== undefined && { body, type }) }
    })
}

export const requestFrom = ({ url, method, body, type }: HostileCall) =>
  new Request(url, { method, ...(body !== undefined && { body, headers: { 'content-type': type ?? '' } }) })
