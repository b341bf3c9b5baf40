// Breaks the running product in an order drawn from a seed, while it is written to, and then has the store read by somebody who has
// no part in it: every acknowledged write must be there, whole, and nothing that nobody asked for.
// Usage: npm run test:faults -- [--minutes N, for each engine] [--seed N]
import { spawnSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { SAMPLE_PASSWORD } from '../apps/server/src/sample/load-sample.ts'
import { findServerBinaries, startPostgres } from '../apps/server/test/postgres-server.ts'
import { readAlone } from '../apps/server/test/test-engines.ts'
import { startServer } from '../apps/server/test/server-process.ts'

type Row = { assignmentId: number; note: string }
type Written = {
  acknowledged: Map<string, number>
  asked: Set<string>
  statuses: Map<number, number>
  /** Files by their note, and whether each was acknowledged. */
  imports: Map<string, boolean>
}

/** Numbers from 0 to 1, the same for the same seed. */
const randomOf = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const json = { 'content-type': 'application/json' }
const writers = 4
/** Shifts in a file: enough to be written in several slices. */
const FILE_ROWS = 1_000

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
type Kept = Awaited<ReturnType<typeof keepServer>>

/** Writes shifts for ever, each known by its note; an answer that was lost leaves it open whether it was written. */
const startWriting = async ({ origin }: Kept, random: () => number, enough: AbortSignal) => {
  const body = JSON.stringify({ email: 'admin@onward.test', password: SAMPLE_PASSWORD })
  const { accessToken } = (await (
    await fetch(`${origin()}/jwt/login`, { method: 'POST', headers: json, body })
  ).json()) as { accessToken: string }
  const headers = { ...json, authorization: `Bearer ${accessToken}` }
  const list = async (what: string) =>
    (await (await fetch(`${origin()}/api/${what}?perPage=50`, { headers })).json()) as Record<
      string,
      { providerId: string; hospitalId: string }[]
    >
  const { providers = [] } = await list('providers')
  const { facilities = [] } = await list('facilities')
  const written: Written = { acknowledged: new Map(), asked: new Set(), statuses: new Map(), imports: new Map() }
  const count = (status: number) => written.statuses.set(status, (written.statuses.get(status) ?? 0) + 1)
  const write = async (writer: number) => {
    for (let day = 0; !enough.aborted; day += 1) {
      const date = new Date(Date.UTC(2040, 0, 1 + day)).toISOString().slice(0, 10)
      const note = `fault ${writer} ${day}`
      written.asked.add(note)
      const times = { startsAt: `${date}T07:00`, endsAt: `${date}T19:00`, note }
      const row = { providerId: providers[writer]?.providerId, hospitalId: facilities[writer]?.hospitalId, ...times }
      // One line in twenty is cut in the middle.
      const signal = random() < 0.05 ? AbortSignal.timeout(5) : AbortSignal.timeout(60_000)
      try {
        const init = {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': note.replaceAll(' ', '-') },
          body: JSON.stringify(row),
          signal,
        }
        const answer = await fetch(`${origin()}/api/assignments`, init)
        const said = (await answer.json()) as { assignment?: Row }
        count(answer.status)
        if (said.assignment) written.acknowledged.set(note, said.assignment.assignmentId)
      } catch {
        // Nobody knows whether it was written; that is what the reader allows for.
        count(0)
        await wait(50)
      }
    }
  }
  /** Imports files for ever, each for a person and three years of their own; all of one is there or nothing. */
  const importFiles = async () => {
    for (let file = 0; !enough.aborted; file += 1) {
      const note = `file ${file}`
      const { providerId = '' } = providers[writers + (file % 20)] ?? {}
      const rows = Array.from({ length: FILE_ROWS }, (_, day) => {
        const date = new Date(Date.UTC(2050 + 3 * Math.floor(file / 20), 0, 1 + day)).toISOString().slice(0, 10)
        return `f${file}-${day},${providerId},${facilities[0]?.hospitalId},${date}T07:00,${date}T19:00,${note}\n`
      })
      const body = `externalId,providerId,hospitalId,startsAt,endsAt,note\n${rows.join('')}`
      written.imports.set(note, false)
      try {
        const signal = random() < 0.2 ? AbortSignal.timeout(500) : AbortSignal.timeout(120_000)
        const init = { method: 'POST', headers: { ...headers, 'content-type': 'text/csv' }, body, signal }
        const answer = await fetch(`${origin()}/api/import/assignments`, init)
        await answer.text()
        count(answer.status)
        written.imports.set(note, answer.status === 200)
      } catch {
        // Nobody knows whether it was ended; that it was not ended by half is what the reader looks for.
        count(0)
      }
      await wait(500)
    }
  }
  const done = Promise.all([importFiles(), ...Array.from({ length: writers }, (_, writer) => write(writer))])
  return { written, done }
}

type Reader = (sql: string) => Promise<Row[]>

/** What the store holds, against what was acknowledged and asked for. */
const examine = async ({ acknowledged, asked, imports }: Written, read: Reader) => {
  const files = await read(`select count(*)::int as "assignmentId", note from assignment
    where note like 'file %' and (import_id is null or import_id <> all (array(select import_id from staged_import)))
    group by note`)
  const sizes = new Map(files.map(({ note, assignmentId }) => [note, assignmentId]))
  const rows = await read(`select assignment_id as "assignmentId", note from assignment where note like 'fault %'`)
  const found = new Map(rows.map(({ note, assignmentId }) => [note, Number(assignmentId)]))
  const audited = await read(`select object_id::int as "assignmentId", after ->> 'note' as note from audit_entry
    where action = 'assignment.created' and after ->> 'note' like 'fault %'`)
  const doubles = await read(`select a.assignment_id as "assignmentId", a.note from assignment a join assignment b
    on a.provider_id = b.provider_id and a.assignment_id < b.assignment_id and a.during && b.during
    where a.status = 'confirmed' and b.status = 'confirmed'`)
  const notes = audited.map(({ note }) => note)
  return {
    lost: [...acknowledged].filter(([note, id]) => found.get(note) !== id).length,
    strange: rows.length - found.size + [...found.keys()].filter((note) => !asked.has(note)).length,
    half: [...found.keys()].filter((note) => notes.filter((one) => one === note).length !== 1).length,
    doubles: doubles.length,
    filesLost: [...imports].filter(([note, isDone]) => isDone && sizes.get(note) !== FILE_ROWS).length,
    filesHalf: files.filter(({ assignmentId }) => assignmentId !== FILE_ROWS).length,
    filesStrange: files.filter(({ note }) => !imports.has(note)).length,
    rows: rows.length,
    files: sizes.size,
  }
}

type Faults = Record<string, () => Promise<void>>

const run = async (what: string, minutes: number, random: () => number, server: Kept, faults: Faults) => {
  const enough = new AbortController()
  const { written, done } = await startWriting(server, random, enough.signal)
  const until = Date.now() + minutes * 60_000
  const names = Object.keys(faults)
  let count = 0
  let slowest = 0
  while (Date.now() < until) {
    await wait(200 + random() * 2_000)
    const name = names[Math.floor(random() * names.length)] ?? ''
    await faults[name]?.()
    count += 1
    const from = Date.now()
    const before = written.acknowledged.size
    while (written.acknowledged.size === before) {
      if (Date.now() - from > 60_000)
        throw new Error(
          `${what}: nothing was acknowledged for a minute after "${name}": ${JSON.stringify([...written.statuses])}`,
        )
      await wait(5)
    }
    slowest = Math.max(slowest, Date.now() - from)
  }
  enough.abort()
  await done
  const { code, errors } = await server.stop()
  if (code !== 0 || errors !== '') throw new Error(`${what}: the server ended with ${code}: ${errors}`)
  console.log(
    `${what}: ${count} faults, at most ${slowest} ms until the next acknowledged write; answers`,
    Object.fromEntries(written.statuses),
  )
  return written
}

let failed = 0
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

const testEmbedded = async (minutes: number, random: () => number) => {
  const folder = await mkdtemp(join(tmpdir(), 'onward-faults-'))
  const isSmall = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', folder]).status === 0
  if (!isSmall) console.log('SKIPPED the full disk: this user may not mount a small one')
  const fill = async () => {
    const filler = await open(join(folder, 'filler'), 'w')
    try {
      for (;;) await filler.write(Buffer.alloc(65_536))
    } catch {
      // Full, which was wanted.
    }
    await filler.close()
    await wait(500 + random() * 1_500)
    await rm(join(folder, 'filler'))
  }
  const dataDir = join(folder, 'data')
  try {
    const server = await keepServer({ DATA_DIR: dataDir })
    const written = await run('embedded engine', minutes, random, server, {
      'kill -9': () => server.restart('SIGKILL'),
      stop: () => server.restart('SIGTERM'),
      'stand still': () => frozen([server.pid()], random),
      'the clock jumps': server.jumpClock,
      ...(isSmall && { 'full disk': fill }),
    })
    const reader = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { btree_gist } })
    report('embedded engine', await examine(written, async (sql) => (await reader.query<Row>(sql)).rows))
    await reader.close()
  } finally {
    // After a failure the server may still be in it.
    if (isSmall) spawnSync('umount', ['--lazy', folder])
    await rm(folder, { recursive: true, force: true })
  }
}

const testPostgres = async (minutes: number, random: () => number) => {
  const binaries = findServerBinaries()
  if (binaries === undefined) return console.log('SKIPPED PostgreSQL: no server binaries on this machine')
  const postgres = await startPostgres(binaries, ['max_connections=60'])
  const read: Reader = (sql) => readAlone<Row>(postgres.url, sql)
  const kick = () =>
    read(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  try {
    const server = await keepServer({ DATABASE_URL: postgres.url })
    const written = await run('PostgreSQL', minutes, random, server, {
      'kill -9 of the server': () => server.restart('SIGKILL'),
      'stop of the server': () => server.restart('SIGTERM'),
      'lost connections': async () => void (await kick()),
      'kill -9 of the database': async () => {
        await postgres.kill()
        await wait(random() * 2_000)
        await postgres.start()
      },
      'the clock jumps': server.jumpClock,
      'the server stands still': () => frozen([server.pid()], random),
      'the database stands still': () => frozen([postgres.process.pid ?? 0], random),
    })
    report('PostgreSQL', await examine(written, read))
  } finally {
    await postgres.stop()
  }
}

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } })
const { minutes = '15', seed = String(Date.now() % 1_000_000) } = values
if (!(Number(minutes) > 0) || !/^\d+$/.test(seed))
  throw new Error('Usage: npm run test:faults -- [--minutes N] [--seed N]')
console.log(`seed ${seed}, ${minutes} minutes for each engine`)
await testEmbedded(Number(minutes), randomOf(Number(seed)))
await testPostgres(Number(minutes), randomOf(Number(seed)))
if (failed > 0) process.exitCode = 1
