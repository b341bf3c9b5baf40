import type { StandardSchemaV1 as Schema } from '@standard-schema/spec'
import type { Issue } from './fields.ts'
import type { Topic } from './topics.ts'

/** An answer without a body. */
export const nothing = 'nothing'

type Answer = Schema | typeof nothing
/**
 * Who may call: everybody; who is signed in, even before their e-mail address is verified; `user`, once it is; who has or sees a
 * schedule, that is providers, each for their own, schedulers at their facilities, and admins; `scheduler`, these two; or admins
 * alone. Rows of another account are nobody's.
 */
export type Allow = 'everybody' | 'signedIn' | 'user' | 'schedule' | 'scheduler' | 'admin'
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Letters, digits, `-`, `_`, `/` and `{name}`; matched exactly. */
  path: `/${string}`
  /** Calls that share one URL are told apart by this word in the body. */
  requestType?: string
  /** What the path, and the query (GET, DELETE) or the JSON body (POST, PATCH), hold: one object. */
  input?: Schema
  /** The body is a file of this media type, read as a stream; `input` then describes path and query. */
  file?: 'text/csv'
  /** The good answer is a file of one of these media types, written as a stream: its status is declared with `nothing`. */
  download?: readonly string[]
  /** Who may call. The server needs it on every call; a demo asks nobody who they are. */
  allow?: Allow
  /** A create that honours `Idempotency-Key`. */
  idempotent?: true
  /** One line for the API document. */
  summary?: string
  /** What the answer shows. */
  reads?: readonly Topic[]
  /** What the call changes. */
  writes?: readonly Topic[]
  /** By status; the first one is the good one and handed to the caller, 400 and above are thrown as ApiError. */
  answers: { readonly [status: number]: Answer }
}
export type Endpoints = Record<string, Endpoint>

/** A table of endpoints, by the name under which client and handlers know them. */
// @__NO_SIDE_EFFECTS__
export const endpoints = <const E extends Endpoints>(table: E): E => table

type Side = 'input' | 'output'
type Of<S extends Schema, D extends Side> = NonNullable<S['~standard']['types']>[D]
type Body<A, D extends Side> = A extends Schema ? Of<A, D> : void
type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>
/** Who calls may hand over a file whole. */
type File<E extends Endpoint, D extends Side> = E['file'] extends string
  ? { file: D extends 'input' ? Bytes | Blob : Bytes }
  : unknown
type Input<E extends Endpoint, D extends Side> = (E['input'] extends Schema ? Of<E['input'], D> : unknown) & File<E, D>
type Good<E extends Endpoint, D extends Side> = Body<E['answers'][keyof E['answers'] & (200 | 201 | 202)], D>
type Replies<A> = { [S in keyof A]: Reply<S, A[S] extends typeof nothing ? undefined : Body<A[S], 'input'>> }

/**
 * What a handler hands back: the body of the good answer, that body as JSON text, `reply(status)` for another one, or the whole
 * response where it is a file.
 */
type Outcome<E extends Endpoint> =
  | (E['download'] extends readonly string[] ? Response : Good<E, 'input'>)
  | JsonText
  | Replies<E['answers']>[keyof E['answers']]

export class Reply<S = number, B = unknown> {
  status: S
  body: B
  constructor(status: S, body: B) {
    this.status = status
    this.body = body
  }
}
/** Another declared answer than the good one. */
export function reply<const S extends number>(status: S): Reply<S, undefined>
export function reply<const S extends number, B>(status: S, body: B): Reply<S, B>
export function reply(status: number, body?: unknown) {
  return new Reply(status, body)
}

/** The good body as text that is JSON already: the store wrote it, and nobody parses it on the way. */
export class JsonText {
  text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Handlers<E extends Endpoints, Context> = {
  [K in keyof E]: (input: Input<E[K], 'output'>, context: Context) => Outcome<E[K]> | Promise<Outcome<E[K]>>
}
/** `headers` is for what is not data: an Idempotency-Key. */
export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> }
/** What is known of a call beside how to make it; its answers are kept under its name. */
export type About = { name: string; reads: readonly Topic[]; writes: readonly Topic[] }
export type Client<E extends Endpoints> = {
  [K in keyof E]: ({} extends Input<E[K], 'input'>
    ? (input?: Input<E[K], 'input'>, options?: CallOptions) => Promise<Good<E[K], 'output'>>
    : (input: Input<E[K], 'input'>, options?: CallOptions) => Promise<Good<E[K], 'output'>>) & { readonly about: About }
}

/** A refusal: thrown by a handler, and again at the caller. Without a body the answer is empty. */
export class ApiError extends Error {
  status: number
  body: unknown
  headers: Record<string, string>
  constructor(status: number, body?: unknown, headers: Record<string, string> = {}) {
    super(messageOf(body) ?? `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.headers = headers
  }
}
const messageOf = (body: unknown) =>
  typeof body === 'object' && body && 'message' in body && typeof body.message === 'string' ? body.message : undefined

/** A refusal that names each wrong field, and says all of them in its message. */
export const wrongFields = (issues: readonly Issue[], status = 400) =>
  new ApiError(status, { message: issues.map(({ path, message }) => `${path}: ${message}`).join('; '), issues })
/** A 400 that names the field it is about, with what other words than the message need. */
export const wrongField = (path: string, message: string, facts?: Issue['facts']) =>
  wrongFields([{ path, message, ...(facts && { facts }) }])

/**
 * The parsed value.
 * @throws ApiError naming each wrong field, never quoting what was sent
 */
export const check = async <S extends Schema>(schema: S, value: unknown, status = 400): Promise<Of<S, 'output'>> => {
  const result = await schema['~standard'].validate(value)
  if (!result.issues) return result.value
  const all = result.issues.map(({ message, path = [] }): Issue => ({
    path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message: message.replace(/ but received .*$/s, ''),
  }))
  // What is no date at all is also none that exists: one reason a field is enough.
  throw wrongFields([...new Map(all.toReversed().map((issue) => [issue.path, issue])).values()].toReversed(), status)
}
