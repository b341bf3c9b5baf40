import { ApiError, Refusal } from '@onward/contract'
import * as v from 'valibot'
import { textOf, translated } from './text.ts'

/**
 * What to tell people about a failed call: the server's own words where it has some. They are English; who reads another
 * language reads of some refusals what they come to.
 */
export const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) {
    if (error.status < 400) return textOf('ui.unreadable')
    const said = v.safeParse(Refusal, error.body)
    const { status } = error
    return said.success ? translated(`refused.${status}`, said.output.message) : textOf('ui.refused', { status })
  }
  if (error instanceof TypeError) return textOf('ui.offline')
  return textOf('ui.unknown')
}

/** The wrong fields that a refusal names; none where it names none. */
export const issuesIn = (error: unknown) => {
  const said = error instanceof ApiError ? v.safeParse(Refusal, error.body) : undefined
  return said?.success ? (said.output.issues ?? []) : []
}

/** The same, by field. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries(issuesIn(error).map(({ path, message }) => [path, message]))
