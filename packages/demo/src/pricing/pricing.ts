import { serve } from '@onward/contract'
import { pricing } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { pricingSeed } from './pricing.seed.ts'

/** Nothing is looked up and nothing changes: the one handler is the sample. */
export const openPricing = ({ context }: DemoDeps): Answer =>
  serve(pricing, { pricing: pricingSeed }, context, { lenient: true })
