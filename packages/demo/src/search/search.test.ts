import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi, NOW } from '../../test/node-api.ts'
import { searchCases } from './search.cases.ts'
import { contactSeed, fileSeed } from './search.seed.ts'

describe('search and bookmarks', () => {
  it.each(searchCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

it('the pictures of files and contacts are small', () => {
  for (const { file } of fileSeed()) expect(file.length).toBeLessThan(900)
  for (const { img } of contactSeed(NOW)) expect(img.length).toBeLessThan(900)
})
