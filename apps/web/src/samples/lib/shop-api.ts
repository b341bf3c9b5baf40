import { ecommerce } from '@onward/contract/samples'
import { apiOf } from '#web/lib/api.ts'

/** The sample shop's calls: its screens and the navbar's cart ask them alike. */
export const shopApi = apiOf(ecommerce)
