import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { engineName } from '../../test/open-test-db.ts'
import { openStore, StoreError } from '../db.ts'
import { durableStart } from './durable-fs.ts'
import { openEmbeddedFolder } from './embedded-folder.ts'
import { withClient, type Engine } from './engine.ts'
import { lockFolder } from './folder-lock.ts'

/** A child process that holds a lock and says so. */
const holdInChild = async (folder: string) => {
  const program = `import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)}
    await lockFolder(process.argv[1])
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = Promise.withResolvers<void>()
  child.stdout.once('data', () => said.resolve())
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  await Promise.race([said.promise, ended])
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

describe.runIf(engineName === 'embedded')('the data folder of the embedded engine', () => {
  let root: string
  let prepared: string
  let next = 0
  const engines: Engine[] = []

  const newFolder = async () => {
    const folder = join(root, String((next += 1)))
    await mkdir(folder)
    return folder
  }
  /** A copy of a folder that holds an empty database, which is quicker than making one. */
  const usedFolder = async () => {
    const folder = await newFolder()
    await cp(prepared, folder, { recursive: true })
    return folder
  }
  const open = async (...given: Parameters<typeof openEmbeddedFolder>) => {
    const engine = await openEmbeddedFolder(...given)
    engines.push(engine)
    return engine
  }
  const ask = (engine: Engine, sql: string) => withClient(engine, async (client) => (await client.query(sql, [])).rows)

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'onward-folder-'))
    prepared = await newFolder()
    const engine = await openEmbeddedFolder(prepared)
    await engine.end()
  })
  afterEach(async () => {
    for (const engine of engines.splice(0)) await engine.end()
  })
  afterAll(() => rm(root, { recursive: true }))

  it('keeps what was written from one start to the next', async () => {
    const folder = await usedFolder()
    const first = await open(folder)
    await ask(first, 'create table note (body text)')
    await ask(first, "insert into note values ('kept')")
    await first.end()
    expect(await ask(await open(folder), 'select * from note')).toEqual([{ body: 'kept' }])
  })

  it('leaves nothing in the folder but the database when it is closed', async () => {
    const folder = await usedFolder()
    const engine = await openEmbeddedFolder(folder)
    expect((await readdir(folder)).toSorted()).toEqual(['database', expect.stringMatching(/^lock-.*\.sock$/)])
    await engine.end()
    expect(await readdir(folder)).toEqual(['database'])
  })

  it('starts over when an earlier first start was cut off', async () => {
    const folder = await newFolder()
    await mkdir(join(folder, 'database.new'))
    await writeFile(join(folder, 'database.new', 'PG_VERSION'), '18\n')
    expect(await ask(await open(folder), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await readdir(folder)).not.toContain('database.new')
  })

  it('opens through the store and warns of nothing', async () => {
    const folder = await usedFolder()
    const warnings: string[] = []
    const store = await openStore({ dataDir: folder }, { warn: (message) => warnings.push(message) })
    expect(await store.isHealthy()).toBe(true)
    await store.vacuum()
    await store.close()
    expect(warnings).toEqual([])
  })

  describe('durability', () => {
    it('refuses to start with fsync off', async () => {
      const start = durableStart.map((parameter) => (parameter === 'fsync=on' ? 'fsync=off' : parameter))
      await expect(open(await usedFolder(), {}, start)).rejects.toThrow(/does not wait for the disk \(fsync is off\)/)
    })

    it('refuses to start when a commit does not reach the disk', async () => {
      const start = durableStart.map((parameter) =>
        parameter.replace('wal_sync_method=fsync', 'wal_sync_method=fdatasync'),
      )
      await expect(open(await usedFolder(), {}, start)).rejects.toThrow(/does not wait for the disk on commit/)
    })

    it('says on, to whoever asks', async () => {
      const engine = await open(await usedFolder())
      const [settings] = await ask(
        engine,
        `select current_setting('fsync') a, current_setting('synchronous_commit') b, current_setting('full_page_writes') c`,
      )
      expect(settings).toEqual({ a: 'on', b: 'on', c: 'on' })
    })
  })

  describe('a statement that never ends', () => {
    it('is ended, and the next query finds what was committed', async () => {
      const engine = await open(await usedFolder(), { statementMillis: 1_500 })
      await ask(engine, 'create table note (body text)')
      const stuck = withClient(engine, async (client) => {
        await client.query('begin', [])
        await client.query("insert into note values ('not committed')", [])
        await client.query('select count(*) from generate_series(1, 1e12::bigint)', [])
      })
      const waiting = ask(engine, 'select * from note')
      await expect(stuck).rejects.toMatchObject({ code: '57014' })
      expect(await waiting).toEqual([])
    })

    it('lets nobody wait for ever', async () => {
      const engine = await open(await usedFolder(), { acquireMillis: 50 })
      const nested = withClient(engine, () => ask(engine, 'select 1'))
      await expect(nested).rejects.toThrow(/No database session became free within 0.05 s/)
      expect(await ask(engine, 'select 1 as one')).toEqual([{ one: 1 }])
    })
  })

  describe('what cannot be opened', () => {
    it('is a folder of another version', async () => {
      const folder = await newFolder()
      await mkdir(join(folder, 'database'))
      await writeFile(join(folder, 'database', 'PG_VERSION'), '17\n')
      await expect(open(folder)).rejects.toThrow(
        new StoreError(
          `The data folder ${folder} was written by PostgreSQL 17, and this program reads 18. ` +
            'Make a backup with the version that wrote it and restore that into a new folder.',
        ),
      )
    })

    it('is a file', async () => {
      const path = join(root, 'file')
      await writeFile(path, '')
      await expect(open(path)).rejects.toThrow(
        new StoreError(`The data folder ${path} cannot be written: it is a file`),
      )
    })

    it('is a folder that cannot be made', async () => {
      const path = join(root, 'loop')
      await symlink(path, path)
      await expect(open(join(path, 'data'))).rejects.toThrow(StoreError)
    })

    it('is a server that does not answer', async () => {
      const server = createServer((socket) => socket.destroy())
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve)
      })
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : 0
      const opening = openStore({ databaseUrl: `postgresql://someone:secret@127.0.0.1:${port}/onward` })
      await expect(opening).rejects.toThrow(StoreError)
      await expect(opening).rejects.toThrow(
        new RegExp(`^The database at 127.0.0.1:${port}/onward cannot be reached: [^\\n]+$`),
      )
      server.close()
    })
  })

  describe('the lock', () => {
    const removeLock = async (folder: string) => {
      for (const name of await readdir(folder)) if (name.startsWith('lock-')) await rm(join(folder, name))
    }
    const TAKEN = { code: '57P01', message: expect.stringContaining('lock of the data folder') }

    it('that is removed while it is held lets nothing more be acknowledged, nor written over its next owner', async () => {
      const folder = await usedFolder()
      const first = await open(folder)
      await ask(first, 'create table kept (id integer primary key); insert into kept values (1)')
      await removeLock(folder)
      const second = await open(folder)
      await ask(second, 'insert into kept values (2)')
      await expect(ask(first, 'insert into kept values (3)')).rejects.toMatchObject(TAKEN)
      await expect(ask(first, 'select id from kept')).rejects.toMatchObject(TAKEN)
      await ask(second, 'insert into kept values (4)')
      await first.end()
      await ask(second, 'insert into kept values (5)')
      await second.end()
      const ids = await ask(await open(folder), 'select id from kept order by id')
      expect(ids).toEqual([1, 2, 4, 5].map((id) => ({ id })))
    })

    it('that is removed in the midst of a statement lets it not be acknowledged', async () => {
      const folder = await usedFolder()
      const engine = await open(folder)
      await ask(engine, 'create table kept (id integer primary key)')
      const { promise: begun, resolve } = Promise.withResolvers<void>()
      const writing = withClient(engine, async (client) => {
        const answer = client.query('insert into kept select count(*) from generate_series(1, 5000000)', [])
        resolve()
        return answer
      })
      await Promise.all([begun, removeLock(folder)])
      await expect(writing).rejects.toMatchObject({ message: expect.stringContaining('was removed') })
      await expect(ask(engine, 'select id from kept')).rejects.toMatchObject(TAKEN)
    })

    it('refuses a second opening of the folder', async () => {
      const folder = await usedFolder()
      await open(folder)
      await expect(open(folder)).rejects.toThrow(
        new StoreError(`The data folder ${folder} is in use by another process. Stop that one first.`),
      )
    })

    it('refuses while another process holds it, and ends with kill -9', async () => {
      const folder = await newFolder()
      const child = await holdInChild(folder)
      await expect(lockFolder(folder)).rejects.toThrow(StoreError)
      await child.kill()
      expect(await readdir(folder)).toHaveLength(1)
      const lock = await lockFolder(folder)
      expect(await readdir(folder)).toHaveLength(1)
      await lock.release()
      expect(await readdir(folder)).toEqual([])
    })

    it('goes to exactly one of many who try at once, also over a dead one', async () => {
      const folder = await newFolder()
      const child = await holdInChild(folder)
      await child.kill()
      for (let round = 0; round < 20; round += 1) {
        const results = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)))
        const held = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
        expect(held).toHaveLength(1)
        for (const lock of held) await lock.release()
      }
    })

    it('works in a folder whose path is longer than the address of a socket may be', async () => {
      const folder = join(await newFolder(), 'long'.repeat(40))
      await mkdir(folder)
      const lock = await lockFolder(folder)
      await expect(lockFolder(folder)).rejects.toThrow(StoreError)
      await lock.release()
    })
  })
})
