import { pages } from '@onward/contract'

/** Where somebody's page is. */
export const pathOf = (providerId: string) => `${pages.people.path}/${encodeURIComponent(providerId)}`
