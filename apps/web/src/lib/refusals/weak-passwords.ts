import { ApiError, NewPasswordRefusal } from '@onward/contract'
import { safeParse } from 'valibot'

/** Why a new password is too weak, with its field; none of a refusal for another reason, or for one that is not known here. */
export const weakIn = (error: unknown) => {
  const said = error instanceof ApiError ? safeParse(NewPasswordRefusal, error.body) : undefined
  const issues = (said?.success && said.output.issues) || []
  return issues.flatMap(({ path, code, least = 0 }) => (code ? [{ path, code, least }] : []))
}
