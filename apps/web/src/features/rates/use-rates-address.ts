import { PREMIUM_KINDS } from '@onward/contract'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'

export const SHOWN = ['rates', 'premiums', 'budgets', 'callOuts'] as const
const DEFAULTS = { show: 'rates', q: '', kind: '', month: '', page: '1', perPage: '25' }

/** Which list is shown and what narrows it, as the address says. */
export const useRatesAddress = () => {
  const [address, change] = usePagedAddress(DEFAULTS)
  return [
    {
      ...address,
      show: SHOWN.find((one) => one === address.show) ?? ('rates' as const),
      kind: PREMIUM_KINDS.find((one) => one === address.kind) ?? ('' as const),
      month: /^\d{4}-(0[1-9]|1[0-2])$/.test(address.month) ? address.month : '',
    },
    change,
  ] as const
}
type Used = ReturnType<typeof useRatesAddress>
export type RatesAddress = Used[0]
export type ChangeAddress = Used[1]
