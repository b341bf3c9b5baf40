import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi, NOW } from '../../test/node-api.ts'
import { optionsCases } from './options.cases.ts'
import { optionsHandlers } from './options.handlers.ts'
import { movieSeed, rankedSeed } from './options.seed.ts'

describe('select and autocomplete', () => {
  it.each(optionsCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

const seed = 20261121
it(`every part of a title finds it, and a longer part never finds more (seed ${seed})`, () => {
  const { movieOptions } = optionsHandlers({ movies: movieSeed(), ranked: rankedSeed() })
  // A plain function that looks at neither the clock nor chance.
  const found = (query: string) =>
    movieOptions({ query, q: undefined }, { now: () => NOW, random: () => 0 }) as ReturnType<typeof movieSeed>
  fc.assert(
    fc.property(fc.constantFrom(...movieSeed()), fc.nat(30), fc.integer({ min: 1, max: 20 }), (movie, from, length) => {
      const part = movie.value.slice(from, from + length)
      fc.pre(part !== '')
      const wide = found(part.slice(0, -1))
      expect(found(part)).toContainEqual(movie)
      for (const one of found(part.toUpperCase())) expect(wide).toContainEqual(one)
    }),
    { seed, numRuns: 200 },
  )
})
