import { ApiError, Refusal } from '@onward/contract'
import * as v from 'valibot'
import { textOf } from './text.ts'

/** What to tell people about a failed call: the server's own words where it has some. */
export const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) {
    if (error.status < 400) return textOf('ui.unreadable')
    const said = v.safeParse(Refusal, error.body)
    return said.success ? said.output.message : textOf('ui.refused', { status: error.status })
  }
  if (error instanceof TypeError) return textOf('ui.offline')
  return textOf('ui.unknown')
}

/** The wrong fields that a refusal names, by field; empty when it names none. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  const said = error instanceof ApiError ? v.safeParse(Refusal, error.body) : undefined
  return Object.fromEntries(
    (said?.success ? (said.output.issues ?? []) : []).map(({ path, message }) => [path, message]),
  )
}
