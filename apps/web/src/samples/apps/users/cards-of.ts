import type { User } from '@onward/contract/samples'
import type { KeptCard } from '#web/samples/ui/billing/card-fields.tsx'

/** How a user of this number pays, as long as nothing else was said. */
export const cardsOf = ({ id }: Pick<User, 'id'>): KeptCard[] => [
  {
    name: 'Primary',
    brand: 'visa',
    end: String(1000 + ((id * 7919) % 9000)),
    expiry: `${12 - (id % 3)}/28`,
    isOn: true,
  },
  { name: 'Travel', brand: 'mastercard', end: String(1000 + ((id * 3571) % 9000)), expiry: '02/27', isOn: false },
]
export const streetOf = ({ id }: Pick<User, 'id'>) => `${100 + id * 3} Water Plant Avenue`
