import { ApiError, Conflict, type Assignment, type Provider, type ProviderConflict } from '@onward/contract'
import { safeParse } from 'valibot'
import { aheadOf } from '#server/booking/refusals.ts'

const conflict = (body: ProviderConflict) => new ApiError(409, body)

export const noProvider = () => new ApiError(404, { message: 'There is no such provider' })

export const taken = (provider: Provider) =>
  conflict({
    message: `${provider.providerName} has the id ${provider.providerId}`,
    reason: 'providerId',
    facts: { provider },
  })

export const newer = (provider: Provider) =>
  conflict({
    message: 'Somebody has changed this provider since you opened it',
    reason: 'version',
    facts: { provider },
  })

/** Nobody has said what becomes of them. */
export const stillScheduled = ({ providerName }: Provider, shifts: readonly Assignment[], after?: string) => {
  const count = shifts.length === 1 ? '1 shift' : `${shifts.length} shifts`
  return conflict({
    message:
      after === undefined
        ? `${providerName} has ${count} ahead: say ahead=cancel, ahead=open, ahead=handOver or ahead=keep`
        : `${providerName} has ${count} after ${after}. Cancel or move them first.`,
    reason: 'shifts',
    facts: aheadOf(shifts),
  })
}

/** Who was to take the shifts over leaves before the last of them. */
export const leavesBefore = (providerName: string, lastDay: string) =>
  conflict({ message: `${providerName} works until ${lastDay}`, reason: 'leaves', facts: { providerName, lastDay } })

/** What was in the way of a shift that was to be handed over. */
export const takenOverBy = (booking: Conflict) =>
  conflict({ message: booking.message, reason: 'handOver', facts: { booking } })

/** Who was to take the shifts over cannot: the booking's own refusal, as it is; any other error goes on. */
export const notTakenOver = (error: unknown) => {
  if (!(error instanceof ApiError) || error.status !== 409) return error
  const booking = safeParse(Conflict, error.body)
  return booking.success ? takenOverBy(booking.output) : error
}
