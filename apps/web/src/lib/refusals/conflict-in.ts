import { ApiError } from '@onward/contract'
import * as v from 'valibot'

/** Why a change was refused, as the server says it in data of this form; undefined for any other failure. */
export const conflictIn =
  <Schema extends v.GenericSchema>(schema: Schema, status = 409) =>
  (error: unknown): v.InferOutput<Schema> | undefined => {
    if (!(error instanceof ApiError) || error.status !== status) return undefined
    const said = v.safeParse(schema, error.body)
    return said.success ? said.output : undefined
  }
