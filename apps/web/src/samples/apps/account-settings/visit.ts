import { valueStore } from '#web/lib/value-store.ts'
import type { PlanId } from '#web/samples/lib/plan-offers.ts'
import type { BillingAddress } from '#web/samples/ui/billing/billing-address.tsx'
import type { KeptCard } from '#web/samples/ui/billing/card-fields.tsx'
import type { Way } from '#web/samples/ui/people/two-factor.tsx'
import type { Details } from './details.ts'
import type { Networks } from './networks.ts'
import type { Notices } from './notices.ts'

export type Method = { id: string; card: KeptCard } | { id: string; payPal: string }

type Visit = {
  details: Details
  password: string
  twoStep: { way: Way; phone: string } | 'off'
  plan: { id: PlanId; isCancelled: boolean }
  methods: readonly Method[]
  billing: BillingAddress
  notices: Notices
  links: Networks<string>
  connected: Networks<string>
  services: ReadonlySet<string>
  isGone: boolean
}

const visit = valueStore<Partial<Visit>>({})

/** A part of the settings. No call saves them: what is saved here lasts until the page is loaded anew. */
export const useVisit = <Key extends keyof Visit>(key: Key, first: Visit[Key]) => {
  // Under a key lies what belongs to it.
  const value = (visit.use()[key] ?? first) as Visit[Key]
  const save = (to: Visit[Key]) => visit.set({ ...visit.now(), [key]: to })
  return [value, save] as const
}
