import type { ChatContact } from '@onward/contract/samples'
import { folded } from '#web/lib/formats/folded.ts'

/** An address and a number for a contact of the samples, which has none: of a domain and a range that nobody can have. */
export const reachOf = ({ id, fullName }: Pick<ChatContact, 'id' | 'fullName'>) => ({
  email: `${folded(fullName).replace(/[^a-z]+/g, '.')}@northgate-staffing.test`,
  phone: `+1 202 555 01${String(id % 100).padStart(2, '0')}`,
})
