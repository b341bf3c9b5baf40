import { serve } from '@onward/contract'
import { email } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { emailHandlers } from './email.handlers.ts'
import { emailSeed } from './email.seed.ts'

export const openEmail = ({ now, context }: DemoDeps): Answer =>
  serve(email, emailHandlers(emailSeed(now())), context, { lenient: true })
