import type { Handlers } from '@onward/contract'
import type { MovieOption, options, RankedTitle } from '@onward/contract/samples'
import type { DemoContext } from '../demo.ts'
import { holds } from '../rows.ts'

type Store = { movies: MovieOption[]; ranked: RankedTitle[] }

export const optionsHandlers = ({ movies, ranked }: Store): Handlers<typeof options, DemoContext> => ({
  movieOptions: ({ query, q }) => {
    const wanted = (query ?? q ?? '').toLowerCase()
    return movies.filter(({ value }) => holds(value, wanted))
  },
  autoComplete: () => ({ autoComplete: ranked }),
})
