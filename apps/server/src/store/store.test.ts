import { randomUUID } from 'node:crypto'
import { AbortedTransactionError, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEngine, engineName, openTestDb, openTestEngine } from '../../test/open-test-db.ts'
import { isDeadlock } from '../db-errors.ts'
import type { Store } from '../db.ts'
import { withClient } from './engine.ts'

describeEngine('the store', () => {
  let store: Store

  beforeAll(async () => {
    store = await openTestDb()
    await store.query('create table note (id text primary key, body text not null)')
    await store.query(
      'create table stay (room integer, during tstzrange, exclude using gist (room with =, during with &&))',
    )
  })
  afterAll(() => store?.close())

  const add = (db: Store['db'], id: string) => sql`insert into note values (${id}, 'text')`.execute(db)
  const count = async (id: string) => {
    const { rows } = await sql<{ total: number }>`select count(*) as total from note where id like ${`${id}%`}`.execute(
      store.db,
    )
    return rows[0]?.total
  }
  const one = async (expression: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(store.db)
    return rows[0]?.value
  }

  it('is the engine that the run asks for, healthy and migrated', async () => {
    expect(store.engine).toBe(engineName)
    expect(await store.isHealthy()).toBe(true)
    expect(await store.db.selectFrom('assignment').selectAll().execute()).toEqual([])
  })

  it('keeps what a transaction committed', async () => {
    const id = randomUUID()
    await store.db.transaction().execute(async (trx) => {
      await add(trx, `${id}a`)
      await add(trx, `${id}b`)
    })
    expect(await count(id)).toBe(2)
  })

  it('takes everything back when a transaction throws', async () => {
    const id = randomUUID()
    const failing = store.db.transaction().execute(async (trx) => {
      await add(trx, `${id}a`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await count(id)).toBe(0)
  })

  it('takes everything back when a statement fails, and goes on', async () => {
    const id = randomUUID()
    const failing = store.db.transaction().execute(async (trx) => {
      await add(trx, `${id}a`)
      await add(trx, `${id}a`)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'note_pkey', table: 'note' })
    expect(await count(id)).toBe(0)
  })

  it('refuses to commit a transaction in which an error was swallowed', async () => {
    const id = randomUUID()
    const aborted = store.db.transaction().execute(async (trx) => {
      await add(trx, id)
      await expect(sql`select 1 / 0`.execute(trx)).rejects.toMatchObject({ code: '22012' })
    })
    await expect(aborted).rejects.toBeInstanceOf(AbortedTransactionError)
    expect(await count(id)).toBe(0)
  })

  it('shows nobody what is not committed', async () => {
    const id = randomUUID()
    const { promise: isInserted, resolve: inserted } = Promise.withResolvers<void>()
    const { promise: mayCommit, resolve: letCommit } = Promise.withResolvers<void>()
    const writing = store.db.transaction().execute(async (trx) => {
      await add(trx, id)
      inserted()
      await mayCommit
    })
    await isInserted
    const reading = count(id)
    if (engineName === 'postgres') await reading
    letCommit()
    await writing
    // The embedded engine's one session makes the reader wait instead.
    expect(await reading).toBe(engineName === 'postgres' ? 0 : 1)
  })

  it('answers many at once, each its own', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index)
    const ask = async (n: number) => (await sql<{ n: number }>`select ${n}::integer as n`.execute(store.db)).rows[0]?.n
    expect(await Promise.all(numbers.map(ask))).toEqual(numbers)
  })

  it('loses no increment under concurrent transactions', async () => {
    await sql`insert into note values ('counter', '0')`.execute(store.db)
    const increment = () =>
      store.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ body: string }>`select body from note where id = 'counter' for update`.execute(trx)
        await sql`update note set body = ${String(Number(rows[0]?.body) + 1)} where id = 'counter'`.execute(trx)
      })
    await Promise.all(Array.from({ length: 30 }, increment))
    const { rows } = await sql`select body from note where id = 'counter'`.execute(store.db)
    expect(rows).toEqual([{ body: '30' }])
  })

  it('takes one of ten stays that overlap, whatever races, and names the key that refused the others', async () => {
    const book = () => sql`insert into stay values (1, '[2026-03-08 07:00+00, 2026-03-08 19:00+00)')`.execute(store.db)
    const results = await Promise.allSettled(Array.from({ length: 10 }, book))
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(errors).toHaveLength(9)
    // A PostgreSQL server ends one of two that wait for each other before either has been found to overlap.
    for (const error of errors) {
      if (!isDeadlock(error)) expect(error).toMatchObject({ code: '23P01', constraint: 'stay_room_during_excl' })
    }
  })

  it.each([
    ['int8', sql`9007199254740991::int8`, 9007199254740991],
    ['int8 beyond the safe range', sql`9223372036854775807::int8`, 9223372036854775807n],
    ['count', sql`(select count(*) from note where false)`, 0],
    ['numeric', sql`1.50::numeric`, '1.50'],
    ['float8', sql`0.1::float8`, 0.1],
    ['bool', sql`true`, true],
    ['date', sql`'2026-03-08'::date`, '2026-03-08'],
    ['time', sql`'07:00'::time`, '07:00:00'],
    ['timestamp', sql`'2026-03-08 02:30'::timestamp`, '2026-03-08T02:30'],
    ['timestamp with seconds', sql`'2026-03-08 02:30:15'::timestamp`, '2026-03-08T02:30:15'],
    ['timestamptz', sql`'2026-03-07 19:00-05'::timestamptz`, '2026-03-08T00:00:00.000Z'],
    ['timestamptz with microseconds', sql`'2026-03-08 00:00:00.123456Z'::timestamptz`, '2026-03-08T00:00:00.123456Z'],
    ['interval', sql`'1 day 02:00'::interval`, '1 day 02:00:00'],
    [
      'tstzrange',
      sql`'[2026-03-08 00:00Z,2026-03-09 00:00Z)'::tstzrange`,
      '["2026-03-08 00:00:00+00","2026-03-09 00:00:00+00")',
    ],
    ['json', sql`'{"deepKey": [1, null, "x"]}'::json`, { deepKey: [1, null, 'x'] }],
    ['jsonb', sql`'{"snake_key": {"other_key": 1}}'::jsonb`, { snake_key: { other_key: 1 } }],
    ['bytea', sql`'\\x00ff10'::bytea`, new Uint8Array([0, 255, 16])],
    ['uuid', sql`'7d444840-9dc0-11d1-b245-5ffdce74fad2'::uuid`, '7d444840-9dc0-11d1-b245-5ffdce74fad2'],
    [
      'text[]',
      sql`array['a,b', 'quote "', 'back\\slash', '', null, 'NULL', '{}']`,
      ['a,b', 'quote "', 'back\\slash', '', null, 'NULL', '{}'],
    ],
    [
      'int[][]',
      sql`array[[1, 2], [3, 4]]`,
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['timestamptz[]', sql`array['2026-03-08 00:00Z'::timestamptz]`, ['2026-03-08T00:00:00.000Z']],
    ['empty array', sql`array[]::date[]`, []],
    ['null', sql`null::date`, null],
  ])('reads %s', async (_, expression, expected) => {
    expect(await one(expression)).toStrictEqual(expected)
  })

  const words = ['a,b', 'quote "', 'back\\slash', '', null, 'NULL', '{x}']
  it.each([
    ['text', sql`${'Zoë 🙂 \\ \' "'}::text`, 'Zoë 🙂 \\ \' "'],
    ['a number', sql`${42}::int8`, 42],
    ['a bigint', sql`${9223372036854775807n}::int8`, 9223372036854775807n],
    ['a boolean', sql`${false}::boolean`, false],
    ['a Date', sql`${new Date('2026-03-08T07:00:00.5Z')}::timestamptz`, '2026-03-08T07:00:00.500Z'],
    ['wall time', sql`${'2026-03-08T02:30'}::timestamp`, '2026-03-08T02:30'],
    ['bytes', sql`${new Uint8Array([0, 255, 16])}::bytea`, new Uint8Array([0, 255, 16])],
    ['an object', sql`${{ a: [1, 'x'] }}::jsonb`, { a: [1, 'x'] }],
    ['a list', sql`${words}::text[]`, words],
    ['an empty list', sql`${[]}::integer[]`, []],
    ['a list of lists', sql`${[[1], [2]]}::integer[]`, [[1], [2]]],
    ['null', sql`${null}::text`, null],
  ])('writes %s', async (_, expression, expected) => {
    expect(await one(expression)).toStrictEqual(expected)
  })

  it('refuses text with a zero character by a code', async () => {
    await expect(one(sql`${'a\u0000b'}::text`)).rejects.toMatchObject({
      code: expect.stringMatching(/^(22021|08P01)$/),
    })
    expect(await one(sql`${'ok'}::text`)).toBe('ok')
  })

  it('counts the rows that a statement changed', async () => {
    const id = randomUUID()
    const inserted = await sql`insert into note select ${id} || n, 'x' from generate_series(1, 3) n`.execute(store.db)
    expect(inserted.numAffectedRows).toBe(3n)
    const deleted = await sql`delete from note where id like ${`${id}%`}`.execute(store.db)
    expect(deleted.numAffectedRows).toBe(3n)
  })

  it('runs in UTC', async () => {
    expect(await one(sql`current_setting('TimeZone')`)).toBe('UTC')
  })

  it('hands back a clean session when a transaction was left open', async () => {
    const engine = await openTestEngine()
    const leaving = withClient(engine, async (client) => {
      await client.query('begin', [])
      await client.query('create table left_open (id integer)', [])
      throw new Error('gone')
    })
    await expect(leaving).rejects.toThrow('gone')
    const { rows } = await withClient(engine, (client) => client.query("select to_regclass('left_open') as found", []))
    expect(rows).toEqual([{ found: null }])
    await engine.end()
  })

  it('can be closed twice and answers nothing afterwards', async () => {
    const other = await openTestDb()
    await Promise.all([other.close(), other.close()])
    await expect(sql`select 1`.execute(other.db)).rejects.toThrow('The store is closed.')
    expect(await other.isHealthy()).toBe(false)
  })
})
