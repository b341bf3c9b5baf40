import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeEngine, engineName, openTestEngine } from '../../test/open-test-db.ts'
import { createStore } from '../db.ts'
import { openJobWorker } from '../job-worker.ts'
import { enqueue } from '../jobs.ts'
import { backUp } from './backup.ts'
import { openEmbeddedEngine } from './embedded-engine.ts'
import { withClient, type Engine } from './engine.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { restore } from './restore.ts'
import { StoreError } from './store-error.ts'

describeEngine('backup and restore', () => {
  const now = new Date('2026-03-08T12:00:00Z')
  const engines: Engine[] = []
  let root: string
  let source: Engine

  const openEmpty = async () => {
    const engine = await openTestEngine()
    engines.push(engine)
    return engine
  }
  const fill = async (engine: Engine) => {
    const { db } = createStore(engine)
    await db.insertInto('account').values({ accountId: 1, accountName: 'Zoë "quoted" \\ 🙂\nnext line' }).execute()
    const provider = { accountId: 1, providerName: 'P', sortName: 'p', specialty: null }
    await db
      .insertInto('provider')
      .values(['p1', 'p2'].map((providerId) => ({ ...provider, providerId })))
      .execute()
    await db
      .insertInto('serverSecret')
      .values({ secretName: 'key', secret: new Uint8Array([0, 255, 10, 13]) })
      .execute()
    const leave = { accountId: 1, providerId: 'p1', leaveDescription: 'x' }
    await db
      .insertInto('leave')
      .values({ ...leave, startDate: '2026-03-08', endDate: '2026-03-09' })
      .execute()
    const entry = { accountId: 1, userId: null, action: 'a', objectType: 'o', objectId: null, requestId: null }
    await db
      .insertInto('auditEntry')
      .values({ ...entry, before: null, after: '{"a": [1, "x"]}' })
      .execute()
  }
  const contents = (engine: Engine) =>
    withClient(engine, async (client) => {
      const read = async (table: string) => (await client.query(`select * from ${table} order by 1, 2`, [])).rows
      return [
        await read('account'),
        await read('provider'),
        await read('server_secret'),
        await read('leave'),
        await read('audit_entry'),
      ]
    })
  const folder = () => join(root, 'backup')

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'onward-backup-'))
    source = await openEmpty()
    await fill(source)
  })
  afterEach(async () => {
    for (const engine of engines.splice(0)) await engine.end()
    await rm(root, { recursive: true })
  })

  it('brings everything back, and numbers go on where they were', async () => {
    const manifest = await backUp(source, folder(), now)
    expect(manifest).toMatchObject({ format: 1, madeAt: now.toISOString() })
    expect(manifest.tables.find(({ name }) => name === 'provider')?.rows).toBe(2)
    const target = await openEmpty()
    await restore(target, folder(), migrationsFolder)
    expect(await contents(target)).toEqual(await contents(source))
    const { rows } = await sql`insert into leave (account_id, provider_id, start_date, end_date, leave_description)
      values (1, 'p2', '2026-03-08', '2026-03-08', 'y') returning leave_id`.execute(createStore(target).db)
    expect(rows).toEqual([{ leaveId: 2 }])
  })

  it.runIf(engineName === 'postgres')('moves from the embedded engine to a server and back', async () => {
    await backUp(source, folder(), now)
    const embedded = await openEmbeddedEngine({ kind: 'memory' })
    engines.push(embedded)
    await restore(embedded, folder(), migrationsFolder)
    await backUp(embedded, join(root, 'second'), now)
    const target = await openEmpty()
    await restore(target, join(root, 'second'), migrationsFolder)
    expect(await contents(target)).toEqual(await contents(source))
  })

  it('brings back what waits to be done, and what was given up', async () => {
    const { db } = createStore(source)
    for (const word of ['waits', 'failed']) await enqueue(db, { requestId: 'r', now: () => now }, 'mail', { word })
    await sql`update pgboss.job set state = 'failed', output = '{"message": "closed"}' where data ->> 'word' = 'failed'`.execute(
      db,
    )
    const all = (engine: Engine) =>
      withClient(
        engine,
        async (client) => (await client.query('select * from pgboss.job order by created_on', [])).rows,
      )
    await backUp(source, folder(), now)
    const target = await openEmpty()
    await restore(target, folder(), migrationsFolder)
    const rows = await all(target)
    expect(rows).toEqual(await all(source))
    expect(rows).toHaveLength(2)
    const done: unknown[] = []
    const mail = async (data: unknown) => void done.push(data)
    const worker = openJobWorker(createStore(target), pino({ level: 'silent' }), { mail })
    await worker.drain()
    await worker.stop()
    expect(done).toEqual([expect.objectContaining({ word: 'waits' })])
  })

  it('brings back tables that refer to each other and to themselves, and leaves them as strict as they were', async () => {
    const migrations = join(root, 'migrations')
    await cp(migrationsFolder, migrations, { recursive: true })
    const circle = `
      create table hen (hen_id integer primary key, egg_id integer not null);
      create table egg (egg_id integer primary key, hen_id integer not null references hen deferrable);
      alter table hen add constraint hen_from_egg foreign key (egg_id) references egg;
      create table worker (worker_id integer primary key, boss_id integer references worker, note text);`
    await writeFile(join(migrations, '9999-circle.sql'), circle)
    const ours = pathToFileURL(`${migrations}/`)
    const ask = (engine: Engine, text: string) =>
      withClient(engine, async (client) => (await client.query<Record<string, unknown>>(text, [])).rows)
    await migrate(source, ours)
    await ask(source, 'with h as (insert into hen values (1, 2)) insert into egg values (2, 1)')
    // More than goes into one statement, and the first refers to the last.
    await ask(source, "insert into worker values (1, 2, repeat('x', 2000001)), (2, null, null)")
    await backUp(source, folder(), now)

    const target = await openEmpty()
    await restore(target, folder(), ours)
    for (const table of ['hen', 'egg', 'worker'])
      expect(await ask(target, `select * from ${table}`)).toEqual(await ask(source, `select * from ${table}`))
    const keys = "select conname, condeferrable, condeferred from pg_constraint where contype = 'f' order by 1"
    expect(await ask(target, keys)).toEqual(await ask(source, keys))
    await expect(ask(target, 'begin; insert into hen values (3, 4)')).rejects.toMatchObject({ code: '23503' })

    // A circle that does not close: there is no hen 9.
    const path = join(folder(), 'egg.jsonl')
    const text = (await readFile(path, 'utf8')).replace('"1"', '"9"')
    await writeFile(path, text)
    const manifest = join(folder(), 'manifest.json')
    const parts = JSON.parse(await readFile(manifest, 'utf8'))
    for (const table of parts.tables)
      if (table.name === 'egg') table.sha256 = createHash('sha256').update(text).digest('hex')
    await writeFile(manifest, JSON.stringify(parts))
    const other = await openEmpty()
    await expect(restore(other, folder(), ours)).rejects.toThrow(/What refers to each other could not be restored/)
    expect(await ask(other, 'select * from hen')).toEqual([])
  })

  it('refuses a store that is not empty, and leaves it alone', async () => {
    await backUp(source, folder(), now)
    await expect(restore(source, folder(), migrationsFolder)).rejects.toThrow(
      /The store is not empty \(account has rows\)/,
    )
    expect((await contents(source))[1]).toHaveLength(2)
  })

  it('refuses a file that was changed, and leaves the store empty', async () => {
    await backUp(source, folder(), now)
    const path = join(folder(), 'provider.jsonl')
    await writeFile(path, (await readFile(path, 'utf8')).replace('p2', 'p3'))
    const target = await openEmpty()
    await expect(restore(target, folder(), migrationsFolder)).rejects.toThrow(
      new StoreError("The backup's file provider.jsonl is not as it was written."),
    )
    expect((await contents(target)).flat()).toEqual([])
  })

  it('refuses a backup that was cut off', async () => {
    await backUp(source, folder(), now)
    await rm(join(folder(), 'manifest.json'))
    await expect(restore(await openEmpty(), folder(), migrationsFolder)).rejects.toThrow(
      /There is no complete backup in/,
    )
  })

  it('refuses a backup of another version', async () => {
    await backUp(source, folder(), now)
    const path = join(folder(), 'manifest.json')
    await writeFile(path, (await readFile(path, 'utf8')).replace('0001-core', '0001-other'))
    await expect(restore(await openEmpty(), folder(), migrationsFolder)).rejects.toThrow(
      /made by another version of the program/,
    )
  })

  it('refuses to write into a folder that is not empty', async () => {
    await backUp(source, folder(), now)
    await expect(backUp(source, folder(), now)).rejects.toThrow(
      new StoreError(`The folder ${folder()} is not empty. Name a new one.`),
    )
  })

  it('brings the schema of an old backup up to date', async () => {
    await backUp(source, folder(), now)
    const target = await openEmpty()
    await restore(target, folder(), migrationsFolder)
    expect(await migrate(target, migrationsFolder)).toEqual([])
  })
})
