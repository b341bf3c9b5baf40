import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeEngine, engineName, openTestEngine } from '../../test/open-test-db.ts'
import { withClient, type Engine } from './engine.ts'
import { assertMigrated, migrate } from './migrate.ts'
import { StoreError } from './store-error.ts'

describeEngine('migrations', () => {
  let engine: Engine
  let folder: string
  const url = () => pathToFileURL(`${folder}/`)
  const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
  const ask = (sql: string) => withClient(engine, async (client) => (await client.query(sql, [])).rows)

  beforeEach(async () => {
    engine = await openTestEngine()
    // What the product's own migrations recorded is not in the folders used here.
    await ask('delete from schema_migration')
    folder = await mkdtemp(join(tmpdir(), 'onward-migrations-'))
  })
  afterEach(async () => {
    await engine.end()
    await rm(folder, { recursive: true })
  })

  it('runs files of many statements in order, once', async () => {
    await write('0002-more.sql', 'alter table house add column doors integer; update house set doors = 2;')
    await write(
      '0001-first.sql',
      `-- with a comment; and a semicolon
      create table house (name text);
      create function shout(text) returns text language plpgsql as $$ begin return upper($1) || ';'; end $$;
      insert into house values (shout('a'));`,
    )
    expect(await migrate(engine, url())).toEqual(['0001-first', '0002-more'])
    expect(await migrate(engine, url())).toEqual([])
    expect(await ask('select * from house')).toEqual([{ name: 'A;', doors: 2 }])
  })

  it('takes back a file that fails as a whole, and keeps those before it', async () => {
    await write('0001-good.sql', 'create table good (id integer)')
    await write('0002-bad.sql', 'create table half (id integer); select 1 / 0')
    await expect(migrate(engine, url())).rejects.toThrow(
      new StoreError('The migration 0002-bad failed: division by zero'),
    )
    expect(
      await ask("select to_regclass('good') is not null as good, to_regclass('half') is not null as half"),
    ).toEqual([{ good: true, half: false }])
    await write('0002-bad.sql', 'create table half (id integer)')
    expect(await migrate(engine, url())).toEqual(['0002-bad'])
  })

  it('refuses a database that is newer than the program', async () => {
    await write('0001-first.sql', 'select 1')
    await write('0002-future.sql', 'select 1')
    await migrate(engine, url())
    await rm(join(folder, '0002-future.sql'))
    await expect(migrate(engine, url())).rejects.toThrow(/newer version of the program \(it has 0002-future\)/)
  })

  it('works with a newer database that says that it may', async () => {
    await write('0001-first.sql', 'select 1')
    await migrate(engine, url())
    await write('0002-more.sql', '-- needs: 0001-first\nselect 1')
    await write('0003-most.sql', '-- Makes room.\n-- needs: 0002-more\nselect 1')
    await migrate(engine, url())
    await rm(join(folder, '0003-most.sql'))
    expect(await migrate(engine, url())).toEqual([])
    await expect(assertMigrated(engine, url())).resolves.toBeUndefined()
    await rm(join(folder, '0002-more.sql'))
    // Two releases older: it does not know what the last one needs.
    await expect(migrate(engine, url())).rejects.toThrow(/newer version of the program \(it has 0003-most\)/)
  })

  it('can be looked at without running any', async () => {
    await write('0001-first.sql', 'select 1')
    await write('0002-second.sql', 'create table second (id integer)')
    await ask('drop table schema_migration')
    const line = 'The database lacks 0001-first, 0002-second. Run npm run migrate with this version first.'
    await expect(assertMigrated(engine, url())).rejects.toThrow(new StoreError(line))
    expect(await ask("select to_regclass('second') as found")).toEqual([{ found: null }])
    await migrate(engine, url())
    await expect(assertMigrated(engine, url())).resolves.toBeUndefined()
    await write('0002-second.sql', 'select 2')
    await expect(assertMigrated(engine, url())).rejects.toThrow(/0002-second was changed/)
  })

  it.runIf(engineName === 'postgres')('lets others through while a table is in use, and tries again', async () => {
    await ask('create table busy (id integer)')
    await write('0001-busy.sql', 'create table before (id integer); alter table busy add column more integer')
    const reader = await engine.connect()
    await reader.query('begin; select * from busy', [])
    const pauses: unknown[] = []
    const pause = async () => {
      // Nobody queues behind a migration that waits for its next try.
      pauses.push(await ask('insert into busy values (1) returning id'))
      if (pauses.length === 2) await reader.query('commit', [])
    }
    expect(await migrate(engine, url(), undefined, { lockMillis: 20, tries: 5, pause })).toEqual(['0001-busy'])
    expect(pauses).toHaveLength(2)
    expect(await ask('select * from busy limit 1')).toEqual([{ id: 1, more: null }])

    await write('0002-busier.sql', 'drop table busy')
    await reader.query('begin; select * from busy', [])
    const line = 'The migration 0002-busier found a table in use, 3 times. Try again when what runs on it has ended.'
    const waiting = { lockMillis: 20, tries: 3, pause: async () => {} }
    await expect(migrate(engine, url(), undefined, waiting)).rejects.toThrow(new StoreError(line))
    reader.release(true)
  })

  it('refuses a file that was changed after it had run', async () => {
    await write('0001-first.sql', 'select 1')
    await migrate(engine, url())
    await write('0001-first.sql', 'select 2')
    await expect(migrate(engine, url())).rejects.toThrow(/0001-first was changed/)
  })

  it('runs each file once when three start at the same time', async () => {
    await write('0001-first.sql', 'create table race (id integer); select pg_sleep(0.1)')
    await write('0002-second.sql', 'insert into race values (1)')
    await ask('drop table schema_migration')
    const ran = await Promise.all([1, 2, 3].map(() => migrate(engine, url())))
    expect(ran.flat().toSorted()).toEqual(['0001-first', '0002-second'])
    expect(await ask('select * from race')).toEqual([{ id: 1 }])
  })
})
