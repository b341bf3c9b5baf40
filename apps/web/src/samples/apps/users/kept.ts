import type { BillingAddress } from '#web/samples/ui/billing/billing-address.tsx'
import type { KeptCard } from '#web/samples/ui/billing/card-fields.tsx'
import { valueStore } from '#web/lib/value-store.ts'
import type { CHANNELS, NOTICES } from './sample.ts'

export type Ticked = ReadonlySet<`${(typeof NOTICES)[number]} ${(typeof CHANNELS)[number]}`>

/** What no call stores of a user. */
type Kept = {
  taxId: string
  language: string
  isBilling: boolean
  isCancelled: boolean
  cards: readonly KeptCard[]
  address: BillingAddress
  notices: Ticked
  services: ReadonlySet<string>
  linked: ReadonlySet<string>
  isTwoStep: boolean
}

const kept = valueStore<ReadonlyMap<number, Partial<Kept>>>(new Map())

/** What was changed of a user besides what the calls know; it lasts until the page is loaded anew. */
export const useKept = (id: number) => {
  const mine = kept.use().get(id) ?? {}
  const keep = (to: Partial<Kept>) => kept.set(new Map(kept.now()).set(id, { ...kept.now().get(id), ...to }))
  return [mine, keep] as const
}
