import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, type Call } from '#web/lib/api.ts'
import { useLive } from '../live/use-live.ts'

/** A report of a year keeps a processor busy for a second: asking again takes a tenth of the time at most. */
const RESTS = 9

/**
 * A report over some days, asked again as others change what it counts. What was asked before stays until the next answer.
 * @param isAsked whether its dates are ones that can be asked for
 */
export const useReport = <Input, Output>(call: Call<Input, Output>, input: Input, isAsked: boolean) => {
  useLive(undefined, undefined, RESTS)
  return useQuery({ ...ask(call, input), placeholderData: keepPreviousData, enabled: isAsked })
}
