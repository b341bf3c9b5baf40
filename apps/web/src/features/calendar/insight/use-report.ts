import { useQuery } from '@tanstack/react-query'
import { ask, type Call } from '#web/lib/api.ts'
import { useLive } from '../live/use-live.ts'

/** A report of a year keeps a processor busy for a second: asking again takes a tenth of the time at most. */
const RESTS = 9

/** What the figures are of: an answer says its days and its grouping itself, but not this. */
const FILTERS = new Set(['hospitalId', 'specialtyId', 'shiftTypeIds', 'providerIds'])
const filtersIn = (input: object) =>
  JSON.stringify(Object.entries(input).filter(([name, value]) => FILTERS.has(name) && value !== undefined))

/**
 * A report over some days, asked again as others change what it counts. What was asked before stays until the next answer, unless
 * it is of another filter.
 * @param isAsked whether its dates are ones that can be asked for
 */
export const useReport = <Input extends object, Output>(call: Call<Input, Output>, input: Input, isAsked: boolean) => {
  useLive(undefined, undefined, RESTS)
  const asked = ask(call, input)
  return useQuery({
    ...asked,
    placeholderData: (last, before) =>
      before && filtersIn(before.queryKey[1]) === filtersIn(input) ? last : undefined,
    enabled: isAsked,
  })
}
