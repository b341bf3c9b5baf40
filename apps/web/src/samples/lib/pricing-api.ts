import { pricing } from '@onward/contract/samples'
import { apiOf } from '#web/lib/api.ts'

/** The sample's plans: their page and the dialogs that offer them ask alike. */
export const pricingApi = apiOf(pricing)
