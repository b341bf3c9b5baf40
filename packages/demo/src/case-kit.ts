import { check } from '@onward/contract'
import { expect } from 'vitest'

type Query = Record<string, string | number | readonly (string | number)[]>
/** `body` is the parsed JSON, or undefined when there was none. */
type CaseAnswer = { status: number; body: unknown }

/** The product under test, whichever way it is reached. A list in a query is sent as a repeated key. */
export type CaseApi = {
  get: (path: string, query?: Query) => Promise<CaseAnswer>
  post: (path: string, body?: unknown) => Promise<CaseAnswer>
  delete: (path: string, query?: Query, body?: unknown) => Promise<CaseAnswer>
  /** The product's clock, which stands still. */
  now: Date
}
export type DemoCase = {
  /** The place in the specification, `7 To-do · 15.3 filter`. */
  proves: string
  does: string
  run: (api: CaseApi) => Promise<void>
}

/** What an answer holds; it must have the status and the declared form. */
export const read = async <S extends Parameters<typeof check>[0]>(
  answer: Promise<CaseAnswer>,
  form: S,
  expected = 200,
) => {
  const { status, body } = await answer
  expect(status).toBe(expected)
  return check(form, body, status)
}

/** An answer that says nothing but its status. */
export const isEmpty = async (answer: Promise<CaseAnswer>, expected = 200) =>
  expect(await answer).toEqual({ status: expected, body: undefined })

/** A 400 whose issues name exactly these fields. */
export const isRefused = async (answer: Promise<CaseAnswer>, ...fields: string[]) => {
  const { status, body } = await answer
  expect(status).toBe(400)
  expect(body).toMatchObject({ message: expect.any(String), issues: fields.map((path) => ({ path })) })
}
