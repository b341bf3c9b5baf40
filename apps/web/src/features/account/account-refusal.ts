import { AccountConflict, ApiError, type OwnAccount } from '@onward/contract'
import * as v from 'valibot'

/** The account as it is now, where it was changed elsewhere. */
export const newerIn = (error: unknown): OwnAccount | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const said = v.safeParse(AccountConflict, error.body)
  return said.success ? said.output.facts.account : undefined
}
