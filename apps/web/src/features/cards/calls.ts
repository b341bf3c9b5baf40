import { cards } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'

export const api = apiOf(cards)
