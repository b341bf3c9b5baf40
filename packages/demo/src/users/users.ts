import { serve } from '@onward/contract'
import { users } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { usersHandlers } from './users.handlers.ts'
import { userSeed } from './users.seed.ts'

export const openUsers = ({ context }: DemoDeps): Answer =>
  serve(users, usersHandlers({ rows: userSeed() }), context, { lenient: true })
