import { serve } from '@onward/contract'
import { options } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { optionsHandlers } from './options.handlers.ts'
import { movieSeed, rankedSeed } from './options.seed.ts'

export const openOptions = ({ context }: DemoDeps): Answer =>
  serve(options, optionsHandlers({ movies: movieSeed(), ranked: rankedSeed() }), context, { lenient: true })
