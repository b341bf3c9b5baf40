import { fieldErrors } from '#web/lib/messages.ts'
import { Failure } from '#web/ui/data/content-state.tsx'

/** A refusal that no field can show. */
export const FormFailure = ({ error }: { error: unknown }) =>
  error !== null && Object.keys(fieldErrors(error)).length === 0 && <Failure error={error} />
