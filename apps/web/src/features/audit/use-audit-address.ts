import { auditActions, auditObjects, MOST_ENTRIES } from '@onward/contract'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { dayBounds } from './day-bounds.ts'

/** All that narrows the list, left open. */
export const NOT_NARROWED = {
  userId: '',
  nobody: '',
  objectType: '',
  objectId: '',
  providerId: '',
  action: '',
  from: '',
  to: '',
}
const DEFAULTS = { ...NOT_NARROWED, page: '1', perPage: '25' }
export type AuditAddress = typeof DEFAULTS

/** What the page shows, as its address says, and what is asked of the server for it. */
export const useAuditAddress = () => {
  const [given, change] = usePagedAddress(DEFAULTS)
  // A word of an address that is none narrows nothing, and no page lies beyond the last that there is.
  const objectType = auditObjects.find((one) => one === given.objectType) ?? ''
  const action = auditActions.find((one) => one === given.action) ?? ''
  const nobody = given.nobody === 'true' ? 'true' : ''
  const page = String(Math.min(Number(given.page), MOST_ENTRIES / Number(given.perPage)))
  const address = { ...given, objectType, action, nobody, page }
  const { userId, objectId, providerId, from, to } = address
  const wish = { ...dayBounds(from, to), userId, nobody, objectType, objectId, providerId, action } as const
  return { address, change, wish, isNarrowed: Object.values(wish).some((text) => text !== '') }
}
