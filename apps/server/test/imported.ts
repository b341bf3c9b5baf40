import { expect } from 'vitest'
import type { Answer } from './app-fixture.ts'

/** The answer of a file that is taken: how many rows were added, changed and left as they were. */
export const counts = (created: number, changed: number, unchanged: number) =>
  expect.objectContaining({ status: 200, body: expect.objectContaining({ created, changed, unchanged }) })

/** Where a file is refused and for what: line, column and code of each. */
export const refused = async (answer: Promise<Answer>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(422)
  return body.errors.map(({ line, column, code }: Record<string, unknown>) => [line, column, code])
}
