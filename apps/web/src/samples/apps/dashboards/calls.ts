import { cards } from '@onward/contract/samples'
import { apiOf } from '#web/lib/api.ts'

export const api = apiOf(cards)
