import { ApiError } from '@onward/contract'

/** Whether nobody knows if a call was done: no answer came, or one of somebody on the way. A refusal stays a refusal. */
export const isUnanswered = (error: unknown) => !(error instanceof ApiError) || error.status >= 500
