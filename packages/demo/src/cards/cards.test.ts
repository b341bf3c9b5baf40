import { describe, expect, it } from 'vitest'
import { addressOf, freshDemo, nodeApi } from '../../test/node-api.ts'
import { cardsCases } from './cards.cases.ts'

describe('cards', () => {
  it.each(cardsCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

it.each(['/card/card-analytics/', '/card/card-analytics', '/card/card-analytics/revenue/2020', '/card/other/revenue'])(
  '%s is not ours',
  async (path) => expect(await freshDemo()(new Request(addressOf(path)))).toBeUndefined(),
)
