import * as v from 'valibot'

/** Text that every store and file can hold: no NUL, no half of a character pair. */
export const Plain = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\u0000'), 'must not hold the character U+0000'),
  v.check((text) => text.isWellFormed(), 'must be well-formed Unicode'),
)
/** What breaks a line, or turns around what stands after it: none of it is seen. */
export const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
/** A few words, kept as they are: not blank, at most 200 characters. */
export const Words = v.pipe(
  Plain,
  // A name that cannot be seen is none.
  v.check((text) => /[^\p{Z}\p{C}]/u.test(text), 'must not be blank'),
  v.maxLength(200, 'must have at most 200 characters'),
)
/** A name or a title, on one line and without what surrounds it. */
export const Name = v.pipe(
  Words,
  v.check((text) => !CONTROL.test(text), 'must not hold control characters'),
  v.transform((name) => name.trim()),
)

/** An id as text or number; text inside. An empty one is refused. */
export const Id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), Plain], 'must be an id'),
  v.transform(String),
  v.minLength(1, 'must not be empty'),
  v.maxLength(100, 'must have at most 100 characters'),
)

/** A wrong field: `message` in English for people, and `facts` where any other wording needs them. */
export const Issue = v.object({
  path: v.string(),
  message: v.string(),
  /** The person may not be scheduled after this day, which is their last. */
  facts: v.optional(v.object({ providerName: v.string(), lastDay: v.string() })),
})
export type Issue = v.InferOutput<typeof Issue>

/** What a refusal says: a message for people and, on 400, each wrong field. */
export const Refusal = v.object({
  message: v.string(),
  issues: v.optional(v.array(Issue)),
  requestId: v.optional(v.string()),
})
/** The refusals that any call behind a sign-in may meet. */
export const refusals = { 400: Refusal, 401: Refusal, 403: Refusal } as const
