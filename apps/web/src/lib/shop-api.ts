import { ecommerce } from '@onward/contract'
import { apiOf } from './api.ts'

/** The sample shop's calls: its screens and the navbar's cart ask them alike. */
export const shopApi = apiOf(ecommerce)
