import { folded } from '@onward/contract'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEngine, openTestDb } from '../test/open-test-db.ts'
import type { Store } from './db.ts'

describeEngine('names', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestDb()
  })
  afterAll(() => store?.close())

  it('are folded by the store as by the server', async () => {
    const known = [
      'Łukasz',
      'Søren Ågård',
      'ÐÞ',
      'STRAẞE',
      'Weiß',
      'Ærø Œuvre',
      'O’Hara `´',
      'Smith\u2011Jones–Lee',
      'İı',
      'Ħŧ\u00ad',
    ]
    // Every letter that Latin 1, A and B and their additions hold, and the signs of general punctuation.
    const letter = fc.oneof(
      fc.integer({ min: 0x20, max: 0x7e }),
      fc.integer({ min: 0xa1, max: 0x17f }),
      fc.integer({ min: 0x1e00, max: 0x1eff }),
      fc.integer({ min: 0x2010, max: 0x2044 }),
    )
    const word = fc.array(letter, { maxLength: 12 }).map((codes) => String.fromCodePoint(...codes))
    const texts = [...known, ...fc.sample(word, { numRuns: 2_000, seed: 7 })]
    const { rows } = await sql<{ text: string; found: string }>`
      select t as text, folded(t) as found from unnest(${texts}::text[]) as t`.execute(store.db)
    const differing = rows.filter(({ text, found }) => found !== folded(text))
    expect(differing.map(({ text, found }) => [text, found, folded(text)])).toEqual([])
  })
})
