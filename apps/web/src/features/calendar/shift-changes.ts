import { assignmentChanges, proposals } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { withReasons } from './judged/with-reasons.ts'

/** The calls that change one shift, fetched when somebody is about to. */
export const shiftChanges = apiOf(assignmentChanges)
const { propose } = apiOf(proposals)
const { changeAssignment, cancelAssignment } = shiftChanges

/** The same for who has no form with a field for a reason. */
export const changeShift = withReasons(changeAssignment, (input, overrides, options) =>
  changeAssignment({ ...input, overrides }, options),
)
/** Cancels a shift, which says a reason as a proposal does. */
export const cancelShift = withReasons(cancelAssignment, async ({ id, version }, overrides, options) => {
  const changes = [{ kind: 'cancel' as const, assignmentId: Number(id), version: Number(version) }]
  const { assignments, batchId } = await propose({ mode: 'commit', changes, overrides }, options)
  const [assignment] = assignments
  if (!assignment || batchId === null) throw new Error('A booking answers a row for each change')
  return { assignment, batchId }
})
