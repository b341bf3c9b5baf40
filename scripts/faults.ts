// Breaks the running product in an order drawn from a seed, while it is written to, and then has the store read by somebody who has
// no part in it: every acknowledged write must be there, whole, and nothing that nobody asked for. Once server and database are
// back, writes have to be acknowledged again within five seconds.
// Usage: npm run test:faults -- [--minutes N, for each engine] [--seed N]
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { findServerBinaries, startPostgres, type PostgresServer } from '../apps/server/test/postgres-server.ts'
import { readAlone } from '../apps/server/test/test-engines.ts'
import { startServer } from '../apps/server/test/server-process.ts'
import { examine, type Reader } from './fault-reader.ts'
import { randomOf, startWriting } from './fault-writing.ts'

/** The server as a process that can be ended and started again on the same store. */
const keepServer = async (environment: Record<string, string>) => {
  const NODE_OPTIONS = `--import=${new URL('jumping-clock.ts', import.meta.url).href}`
  const env = { SAMPLE: 'on', ACCESS_MINUTES: '600', NODE_OPTIONS, ...environment }
  let running = startServer(env)
  let origin = await running.listening
  return {
    origin: () => origin,
    pid: () => running.child.pid ?? 0,
    jumpClock: async () => void running.child.kill('SIGUSR2'),
    restart: async (signal: NodeJS.Signals) => {
      running.child.kill(signal)
      await running.ended
      running = startServer(env)
      origin = await running.listening
    },
    stop: async () => {
      running.child.kill('SIGTERM')
      return running.ended
    },
  }
}
let failed = 0
type Kept = Awaited<ReturnType<typeof keepServer>>
type Faults = Record<string, () => Promise<void>>

/** So soon after server and database are back a write has to be acknowledged. */
const RECOVERED_MS = 5_000

const run = async (what: string, minutes: number, seed: number, server: Kept, faults: Faults, random: () => number) => {
  const enough = new AbortController()
  const { written, done } = await startWriting(server.origin, seed, enough.signal)
  const until = Date.now() + minutes * 60_000
  const names = Object.keys(faults)
  const times = new Map(names.map((name) => [name, { count: 0, slowestMs: 0 }]))
  while (Date.now() < until) {
    await wait(200 + random() * 2_000)
    const name = names[Math.floor(random() * names.length)] ?? ''
    await faults[name]?.()
    const from = Date.now()
    const before = written.acknowledged.size
    while (written.acknowledged.size === before) {
      if (Date.now() - from > 60_000)
        throw new Error(
          `${what}: nothing was acknowledged for a minute after "${name}": ${JSON.stringify([...written.statuses])}`,
        )
      await wait(5)
    }
    const { count, slowestMs } = times.get(name) ?? { count: 0, slowestMs: 0 }
    times.set(name, { count: count + 1, slowestMs: Math.max(slowestMs, Date.now() - from) })
  }
  enough.abort()
  await done
  const { code, errors } = await server.stop()
  if (code !== 0 || errors !== '') throw new Error(`${what}: the server ended with ${code}: ${errors}`)
  const all = [...times.values()]
  const slowest = Math.max(...all.map(({ slowestMs }) => slowestMs))
  const sum = all.reduce((total, { count }) => total + count, 0)
  console.log(
    `${what}: ${sum} faults, at most ${slowest} ms until the next acknowledged write; answers`,
    written.statuses,
  )
  console.table(Object.fromEntries(times))
  const isSoon = slowest <= RECOVERED_MS
  if (!isSoon) failed += 1
  console.log(`${isSoon ? 'ok    ' : 'FAILED'} ${what}: recovered within ${RECOVERED_MS} ms`)
  return written
}

const report = (what: string, finding: Awaited<ReturnType<typeof examine>>) => {
  const { rows, files, ...faults } = finding
  const isGood = rows > 0 && files > 0 && Object.values(faults).every((number) => number === 0)
  if (!isGood) failed += 1
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${what}: ${rows} rows and ${files} files`, faults)
}

const frozen = async (pids: readonly number[], random: () => number) => {
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  await wait(500 + random() * 2_500)
  for (const pid of pids) process.kill(pid, 'SIGCONT')
}

/** A folder on a disk of its own, so small that it can be filled; on the machine's own where this user may not mount one. */
const openDisk = async (size: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'onward-faults-'))
  // The database may run as somebody else.
  await chmod(folder, 0o755)
  const isSmall = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0
  if (!isSmall) console.log('SKIPPED the full disk: this user may not mount a small one')
  return {
    folder,
    isSmall,
    /** Fills it to the last byte, and makes room again after a while. */
    fill: async (random: () => number) => {
      const filler = await open(join(folder, 'filler'), 'w')
      for (const bytes of [1_048_576, 4_096]) {
        try {
          for (;;) await filler.write(Buffer.alloc(bytes))
        } catch {
          // Full, which was wanted.
        }
      }
      await filler.close()
      await wait(500 + random() * 1_500)
      await rm(join(folder, 'filler'))
    },
    close: async () => {
      // After a failure somebody may still be in it.
      if (isSmall) spawnSync('umount', ['--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const testEmbedded = async (minutes: number, seed: number) => {
  const random = randomOf(seed)
  const disk = await openDisk('300m')
  const dataDir = join(disk.folder, 'data')
  try {
    const server = await keepServer({ DATA_DIR: dataDir })
    const faults = {
      'kill -9': () => server.restart('SIGKILL'),
      stop: () => server.restart('SIGTERM'),
      'stand still': () => frozen([server.pid()], random),
      'the clock jumps': server.jumpClock,
      ...(disk.isSmall && { 'full disk': () => disk.fill(random) }),
    }
    const written = await run('embedded engine', minutes, seed, server, faults, random)
    const reader = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { btree_gist } })
    const read: Reader = async (sql) => (await reader.query<Awaited<ReturnType<Reader>>[number]>(sql)).rows
    report('embedded engine', await examine(written, read))
    await reader.close()
  } finally {
    await disk.close()
  }
}

/** A database that found no room where it cannot do without, for its log, ends itself; then whoever runs it starts it again. */
const startAgain = async (postgres: PostgresServer) => {
  for (;;) {
    if (postgres.process.exitCode !== null) return postgres.start()
    try {
      await readAlone(postgres.url, 'select 1')
      return
    } catch {
      // It recovers, or is about to give that up.
      await wait(100)
    }
  }
}

const testPostgres = async (minutes: number, seed: number) => {
  const binaries = findServerBinaries()
  if (binaries === undefined) return console.log('SKIPPED PostgreSQL: no server binaries on this machine')
  const random = randomOf(seed)
  const disk = await openDisk('1g')
  const settings = ['max_connections=60', 'max_wal_size=64MB', 'min_wal_size=32MB']
  const postgres = await startPostgres(binaries, settings, disk.folder)
  const read: Reader = (sql) => readAlone(postgres.url, sql)
  const ended = async (signal: NodeJS.Signals) => {
    await postgres.kill(signal)
    await wait(random() * 2_000)
    await postgres.start()
  }
  try {
    const server = await keepServer({ DATABASE_URL: postgres.url })
    const faults = {
      'kill -9 of the server': () => server.restart('SIGKILL'),
      'stop of the server': () => server.restart('SIGTERM'),
      'lost connections': async () => {
        await read(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`)
      },
      'kill -9 of the database': () => ended('SIGKILL'),
      'stop of the database': () => ended('SIGINT'),
      'immediate shutdown of the database': () => ended('SIGQUIT'),
      'the clock jumps': server.jumpClock,
      'the server stands still': () => frozen([server.pid()], random),
      'the database stands still': () => frozen([postgres.process.pid ?? 0], random),
      ...(disk.isSmall && {
        'full disk': async () => {
          await disk.fill(random)
          await startAgain(postgres)
        },
      }),
    }
    report('PostgreSQL', await examine(await run('PostgreSQL', minutes, seed, server, faults, random), read))
  } finally {
    await postgres.stop()
    await disk.close()
  }
}

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } })
const { minutes = '15', seed = String(Date.now() % 1_000_000) } = values
if (!(Number(minutes) > 0) || !/^\d+$/.test(seed))
  throw new Error('Usage: npm run test:faults -- [--minutes N] [--seed N]')
console.log(`seed ${seed}, ${minutes} minutes for each engine`)
await testEmbedded(Number(minutes), Number(seed))
await testPostgres(Number(minutes), Number(seed))
if (failed > 0) process.exitCode = 1
