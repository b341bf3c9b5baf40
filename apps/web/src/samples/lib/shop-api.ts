import { ecommerce } from '@onward/contract/samples'
import { apiOf } from '#web/lib/api.ts'

/** The sample shop's calls, for its screens. */
export const shopApi = apiOf(ecommerce)
