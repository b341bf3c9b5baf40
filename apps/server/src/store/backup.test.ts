import { createHash } from 'node:crypto'
import { copyFile, cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeEngine, engineName, openTestEngine } from '../../test/open-test-db.ts'
import { createStore } from '../db.ts'
import { openJobWorker } from '../job-worker.ts'
import { enqueue } from '../jobs.ts'
import { backUp } from './backup.ts'
import { openEmbeddedEngine } from './embedded-engine.ts'
import { withClient, type Engine } from './engine.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { drill } from './restore-drill.ts'
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
    await db
      .insertInto('account')
      .values({ accountId: 1, accountName: 'Zoë "quoted" \\ 🙂\nnext line\u2028and\u2029on\r\n' })
      .execute()
    const provider = { accountId: 1, providerName: 'P', sortName: 'p', specialty: null }
    await db
      .insertInto('provider')
      .values(['p1', 'p2'].map((providerId) => ({ ...provider, providerId })))
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
      return [await read('account'), await read('provider'), await read('leave'), await read('audit_entry')]
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

  it('refuses what was changed, is cut off or of another version, and leaves the store empty', async () => {
    await backUp(source, folder(), now)
    const target = await openEmpty()
    const refused = async (name: string, change: (text: string) => string | undefined, why: StoreError | RegExp) => {
      const path = join(folder(), name)
      const whole = await readFile(path, 'utf8')
      const changed = change(whole)
      await (changed === undefined ? rm(path) : writeFile(path, changed))
      await expect(restore(target, folder(), migrationsFolder)).rejects.toThrow(why)
      expect((await contents(target)).flat()).toEqual([])
      await writeFile(path, whole)
    }
    await refused(
      'provider.jsonl',
      (text) => text.replace('p2', 'p3'),
      new StoreError("The backup's file provider.jsonl is not as it was written."),
    )
    await refused('manifest.json', () => undefined, /There is no complete backup in/)
    const otherwise = (text: string) => text.replace('0001-core', '0001-other')
    await refused('manifest.json', otherwise, /made by another version of the program/)
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

  const addUser = async (engine: Engine) => {
    const { db } = createStore(engine)
    const email = 'u@example.test'
    const user = { accountId: 1, userId: 'u', userName: 'u', email, fullName: 'U', passwordHash: 'hash of a password' }
    await db.insertInto('signInName').values({ email, accountId: 1 }).execute()
    await db.insertInto('appUser').values(user).execute()
    return db
  }

  it('keeps out what a session, a mailed link or a device is known by', async () => {
    const db = await addUser(source)
    const tokenHash = Buffer.from('hash of a token')
    const expiresAt = '2099-01-01T00:00:00.000Z'
    const owner = { accountId: 1, userId: 'u' }
    const session = { ...owner, expiresAt }
    const { sessionId } = await db
      .insertInto('session')
      .values(session)
      .returning('sessionId')
      .executeTakeFirstOrThrow()
    await db.insertInto('refreshToken').values({ accountId: 1, tokenHash, sessionId, expiresAt }).execute()
    await db.insertInto('accessToken').values({ accountId: 1, tokenHash, sessionId, expiresAt }).execute()
    await db
      .insertInto('mailToken')
      .values({ ...owner, tokenHash, purpose: 'reset', expiresAt })
      .execute()
    await db.insertInto('serverSecret').values({ secretName: 'refresh', secret: tokenHash }).execute()
    await backUp(source, folder(), now)
    const files = await Promise.all((await readdir(folder())).map((name) => readFile(join(folder(), name), 'utf8')))
    expect(files.join('\n')).toContain('hash of a password')
    expect(files.join('\n')).not.toContain(tokenHash.toString('hex'))

    const target = await openEmpty()
    await restore(target, folder(), migrationsFolder)
    const restored = createStore(target).db
    expect(await restored.selectFrom('appUser').select('userId').execute()).toEqual([{ userId: 'u' }])
    for (const table of ['session', 'refreshToken', 'accessToken', 'mailToken', 'serverSecret'] as const)
      expect(await restored.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('ends the sessions that an older backup brings along', async () => {
    const db = await addUser(source)
    await backUp(source, folder(), now)
    const columns = ['account_id', 'session_id', 'user_id', 'expires_at']
    const text = `["1","${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}","u","2099-01-01 00:00:00+00"]\n`
    const sha256 = createHash('sha256').update(text).digest('hex')
    await writeFile(join(folder(), 'session.jsonl'), text)
    const path = join(folder(), 'manifest.json')
    const manifest = JSON.parse(await readFile(path, 'utf8'))
    manifest.tables.push({ name: 'session', columns, rows: 1, sha256 })
    await writeFile(path, JSON.stringify(manifest))
    const target = await openEmpty()
    await restore(target, folder(), migrationsFolder)
    expect(await createStore(target).db.selectFrom('session').select('sessionId').execute()).toEqual([])
    expect(await db.selectFrom('session').select('sessionId').execute()).toEqual([])
  })

  describe('with a passphrase', () => {
    const passphrase = 'correct horse battery staple'
    const backUpSealed = () => backUp(source, folder(), now, passphrase)
    const sealedFile = () => join(folder(), 'provider.jsonl.sealed')
    const restoreEmpty = async (word?: string) => {
      const target = await openEmpty()
      await restore(target, folder(), migrationsFolder, word)
      return target
    }

    it('writes nothing that can be read without it, and brings everything back with it', async () => {
      await addUser(source)
      await backUpSealed()
      for (const name of await readdir(folder())) {
        const text = await readFile(join(folder(), name), 'latin1')
        // Long enough not to stand in any bytes by chance.
        for (const word of ['hash of a password', 'provider_name', 'leave_description'])
          expect(text).not.toContain(word)
      }
      expect(await contents(await restoreEmpty(passphrase))).toEqual(await contents(source))
    })

    it('says that it is needed, and when it is another one', async () => {
      await backUpSealed()
      await expect(restoreEmpty()).rejects.toThrow(new StoreError('This backup is encrypted: set BACKUP_PASSPHRASE.'))
      await expect(restoreEmpty(`${passphrase}!`)).rejects.toThrow(
        new StoreError('BACKUP_PASSPHRASE is not the one that this backup was made with.'),
      )
    })

    const SPOILT: [string, (path: string) => Promise<void>][] = [
      ['cut off at its end', async (path) => truncate(path, (await readFile(path)).length - 1)],
      ['cut off at its beginning', (path) => truncate(path, 5)],
      [
        'changed in one bit',
        async (path) => {
          const bytes = await readFile(path)
          bytes[20] = (bytes[20] ?? 0) ^ 1
          await writeFile(path, bytes)
        },
      ],
      ['another of its files', (path) => copyFile(join(folder(), 'leave.jsonl.sealed'), path)],
    ]
    it('refuses a file that is not as it was written, and leaves the store empty', async () => {
      await backUpSealed()
      const target = await openEmpty()
      const whole = await readFile(sealedFile())
      for (const [how, spoil] of SPOILT) {
        await writeFile(sealedFile(), whole)
        await spoil(sealedFile())
        await expect(restore(target, folder(), migrationsFolder, passphrase), how).rejects.toThrow(
          new StoreError("The backup's file provider.jsonl was cut off or changed."),
        )
        expect([how, ...(await contents(target)).flat()]).toEqual([how])
      }
      // It was for that alone.
      await writeFile(sealedFile(), whole)
      await restore(target, folder(), migrationsFolder, passphrase)
      expect(await contents(target)).toEqual(await contents(source))
    })
  })

  describe('a drill', () => {
    const run = async (passphrase?: string) => {
      const said: string[] = []
      let at = 0
      const monotonic = () => (at += 500)
      const given = { folder: folder(), migrationsFolder, passphrase, open: openTestEngine, monotonic }
      return { answer: await drill({ ...given, say: (line) => said.push(line) }), said }
    }

    it('restores, counts and looks for faults, and says how long each took', async () => {
      await addUser(source)
      const manifest = await backUp(source, folder(), now, 'correct horse battery staple')
      const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
      const { answer, said } = await run('correct horse battery staple')
      expect(said).toEqual([
        '   0.5 s  opened an empty store',
        '   0.5 s  restored it',
        '   0.5 s  counted the rows',
        expect.stringMatching(/^ {3}0\.5 s {2}looked for \d kinds of fault$/),
      ])
      expect(answer).toBe(
        `The backup of ${now.toISOString()} can be restored: ${total} rows of ${manifest.tables.length} tables, in 4.5 s`,
      )
    })

    it('finds what no constraint sees', async () => {
      const db = await addUser(source)
      await db.deleteFrom('signInName').execute()
      await backUp(source, folder(), now)
      await expect(run()).rejects.toThrow(
        new StoreError('The restored store has 1 users without an address to sign in with.'),
      )
    })
  })
})
