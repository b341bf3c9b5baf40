import { serve } from '@onward/contract'
import { search } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { searchHandlers } from './search.handlers.ts'
import { contactSeed, fileSeed, pageSeed } from './search.seed.ts'

export const openSearch = ({ now, context }: DemoDeps): Answer => {
  const store = { pages: pageSeed(), files: fileSeed(), contacts: contactSeed(now()) }
  return serve(search, searchHandlers(store), context, { lenient: true })
}
