import { cartCalls } from '@onward/contract/samples'
import { apiOf } from '#web/lib/api.ts'

/** The calls of the cart alone: the navbar has no need of the whole shop. */
export const cartApi = apiOf(cartCalls)
