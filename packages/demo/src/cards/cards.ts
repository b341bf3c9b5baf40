import { serve } from '@onward/contract'
import { cards } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { cardsHandlers } from './cards.handlers.ts'

export const openCards = ({ context }: DemoDeps): Answer => serve(cards, cardsHandlers, context, { lenient: true })
