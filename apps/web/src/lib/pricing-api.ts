import { pricing } from '@onward/contract'
import { apiOf } from './api.ts'

/** The sample's plans: their page and the dialogs that offer them ask alike. */
export const pricingApi = apiOf(pricing)
