import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeEngine, openTestEngine } from '../../test/open-test-db.ts'
import { withClient, type Engine } from './engine.ts'
import { tableTypes } from './table-types.ts'

describeEngine('the types of the tables', () => {
  let engine: Engine
  beforeEach(async () => {
    engine = await openTestEngine()
  })
  afterEach(() => engine.end())

  const run = (sql: string) => withClient(engine, (client) => client.query(sql, []))
  /** As the formatter may break lines. */
  const plain = (text: string) => text.replace(/[\s|]+/g, ' ').replace(/([<:]) /g, '$1')

  it('are those of the migrations; otherwise run `npm run tables`', async () => {
    const file = await readFile(new URL('../tables.ts', import.meta.url), 'utf8')
    expect(plain(file)).toBe(plain(await withClient(engine, tableTypes)))
  })

  it('say what is set by the store, what may be missing, and which words there are', async () => {
    await run(`create table house_key (
      key_id bigint generated always as identity, colour text not null default 'red' check (colour in ('red', 'blue')),
      opens text check (opens in ('door')), cut_at timestamptz not null default now(), lost_on date, weight numeric not null,
      doubled numeric generated always as (weight * 2) stored, notes jsonb, extras json not null,
      room text not null check (length(room) > 2), ring text[] not null)`)
    const text = await withClient(engine, tableTypes)
    expect(text).toContain(`type HouseKey = {
  keyId: GeneratedAlways<number>
  colour: Generated<'red' | 'blue'>
  opens: 'door' | null
  cutAt: Generated<Instant>
  lostOn: LocalDate | null
  weight: string
  doubled: GeneratedAlways<string | null>
  notes: Json<string | null>
  extras: Json<string>
  room: string
  ring: string[]
}
`)
    expect(text).toContain('  houseKey: HouseKey\n')
  })

  it('are not made up for a type that nobody has thought of', async () => {
    await run('create table odd (place point)')
    await expect(withClient(engine, tableTypes)).rejects.toThrow('Say in table-types.ts what the point of odd.place is')
  })
})
