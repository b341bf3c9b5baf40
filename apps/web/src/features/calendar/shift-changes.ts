import { assignmentChanges } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'

/** The calls that change one shift, fetched when somebody is about to. */
export const shiftChanges = apiOf(assignmentChanges)
