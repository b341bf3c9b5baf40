// What was answered is kept: kills the program, then the database server, at random moments while it writes, and looks for every
// answered row afterwards. Usage: npm run test:durability -- [rounds]
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openStore, type Store } from '../apps/server/src/db.ts'
import { findServerBinaries, startPostgres } from '../apps/server/test/postgres-server.ts'
import { replayPowerLoss, type PowerLoss } from './power-loss.ts'

type Place = Parameters<typeof openStore>[0]

const partsOfGroup = 3
const writers = 4

/** Writes groups of rows, each in a transaction, and prints the number of a group once its commit was answered. */
const writeForEver = async (place: Place, first: number): Promise<void> => {
  const store = await openStore(place)
  let group = first
  const writer = async () => {
    for (;;) {
      const mine = (group += 1)
      await store.db.transaction().execute(async (trx) => {
        for (let part = 0; part < partsOfGroup; part += 1) {
          await sql`insert into durability_probe values (${mine}, ${part}, ${'x'.repeat(mine % 2000)})`.execute(trx)
        }
      })
      process.stdout.write(`${mine}\n`)
    }
  }
  await Promise.all(Array.from({ length: writers }, writer))
}

const startWriter = (place: Place, first: number, answered: Set<number>) => {
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), 'write', JSON.stringify(place), String(first)],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const begun = Promise.withResolvers<void>()
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    answered.add(Number(line))
    begun.resolve()
  })
  const ended = new Promise<void>((resolve) => {
    lines.once('close', () => resolve())
  })
  void ended.then(() => begun.reject(new Error('the writing program ended before it wrote')))
  return { begun: begun.promise, ended, kill: () => child.kill('SIGKILL') }
}

type Finding = { lost: number; half: number }

const examine = async (store: Store, answered: Set<number>): Promise<Finding> => {
  const { rows } = await sql<{ groupId: number; parts: number }>`
    select group_id, count(*) as parts from durability_probe group by group_id`.execute(store.db)
  const found = new Map(rows.map(({ groupId, parts }) => [groupId, parts]))
  return {
    lost: [...answered].filter((group) => !found.has(group)).length,
    half: [...found.values()].filter((parts) => parts !== partsOfGroup).length,
  }
}

let passed = 0
let failed = 0
const report = (what: string, { lost, half }: Finding, answered: number) => {
  const isGood = lost === 0 && half === 0 && answered > 0
  if (isGood) passed += 1
  else failed += 1
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${what}: ${answered} answered, ${lost} lost, ${half} half-written`)
}

/** The one image that must have lost something, or the others prove nothing. */
const reportControl = ({ what, lost, answered }: PowerLoss) => {
  if (lost > 0) passed += 1
  else failed += 1
  console.log(
    `${lost > 0 ? 'ok    ' : 'FAILED'} embedded engine, power loss ${what}: ${lost} of ${answered} found missing`,
  )
}

const withStore = async <T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(place)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Kills in the midst of writing, `rounds` times, and looks each time for everything that was ever answered. */
const killWhileWriting = async (
  what: string,
  place: Place,
  rounds: number,
  afterBegun: (writer: { kill(): void }) => Promise<void>,
) => {
  const answered = new Set<number>()
  await withStore(place, (store) =>
    store.query(`create table if not exists durability_probe (
      group_id integer, part integer, filling text, primary key (group_id, part)
    )`),
  )
  await withStore(place, (store) => sql`delete from durability_probe`.execute(store.db))
  for (let round = 1; round <= rounds; round += 1) {
    const writer = startWriter(place, round * 1_000_000, answered)
    try {
      await writer.begun
      await wait(20 + Math.random() * 700)
      await afterBegun(writer)
    } finally {
      writer.kill()
      await writer.ended
    }
    const finding = await withStore(place, (store) => examine(store, answered))
    report(`${what}, kill ${round} of ${rounds}`, finding, answered.size)
  }
}

const killProgram = async (writer: { kill(): void }) => writer.kill()

const testEmbedded = async (rounds: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'onward-durability-'))
  try {
    await killWhileWriting('embedded engine, program', { dataDir: join(folder, 'kill') }, rounds, killProgram)
    for (const loss of await replayPowerLoss(join(folder, 'power'), rounds)) {
      if (loss.isExpected) reportControl(loss)
      else report(`embedded engine, power loss ${loss.what}`, loss, loss.answered)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const testPostgres = async (rounds: number) => {
  const binaries = findServerBinaries()
  if (binaries === undefined) {
    console.log('SKIPPED PostgreSQL: no server binaries on this machine')
    if (process.env['CI'] === 'true') failed += 1
    return
  }
  const server = await startPostgres(binaries, [])
  try {
    const place = { databaseUrl: server.url }
    const { rows } = await withStore(place, (store) =>
      sql`select current_setting('fsync') a, current_setting('synchronous_commit') b, current_setting('full_page_writes') c`.execute(
        store.db,
      ),
    )
    console.log(`PostgreSQL fsync, synchronous_commit, full_page_writes: ${Object.values(rows[0] ?? {}).join(', ')}`)
    await killWhileWriting('PostgreSQL, program', place, rounds, killProgram)
    await killWhileWriting('PostgreSQL, server', place, rounds, async () => {
      await server.kill()
      await server.start()
    })
  } finally {
    await server.stop()
  }
}

const [command, place, first] = process.argv.slice(2)
if (command === 'write') await writeForEver(JSON.parse(place ?? ''), Number(first))
else {
  const rounds = Number(command ?? 10)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('Usage: npm run test:durability -- [rounds]')
  await testEmbedded(rounds)
  await testPostgres(rounds)
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
