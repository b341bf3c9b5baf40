// Thousands of proposals of every kind at once, on a few people and days, on the embedded engine and on PostgreSQL with two servers;
// and then the store is read past the product: nobody may be booked twice, nothing that was acknowledged be lost, and nobody have
// been shown a deadlock.
// Usage: npm run test:races -- [--proposals N, for each engine] [--seed N]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { createRandom } from '../apps/server/src/sample/random.ts'
import { SAMPLE_PASSWORD } from '../apps/server/src/sample/load-sample.ts'
import { findServerBinaries, startPostgres } from '../apps/server/test/postgres-server.ts'
import { examine, type Ask } from '../apps/server/test/racing-ledger.ts'
import { notNow, openCourse, race, strange, type Raced, type Send } from '../apps/server/test/racing.ts'
import { startServer } from '../apps/server/test/server-process.ts'
import { readAlone } from '../apps/server/test/test-engines.ts'

/** Days without a change of the clocks, and with nothing of the sample. */
const FROM = '2041-06-03'
/** More than two servers have sessions for, so that some always wait. */
const AT_ONCE = 48

let failed = 0

const signIn = async (origin: string) => {
  const body = JSON.stringify({ email: 'admin@onward.test', password: SAMPLE_PASSWORD })
  const answer = await fetch(`${origin}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return `Bearer ${accessToken}`
}

/** Races through these servers, which take turns as behind a load balancer, and stops them. */
const raceThrough = async (environments: readonly Record<string, string>[], proposals: number, seed: number) => {
  const servers: { server: ReturnType<typeof startServer>; origin: string }[] = []
  // One after the other: the first loads the sample.
  for (const environment of environments) {
    const server = startServer({ SAMPLE: 'on', ACCESS_MINUTES: '600', ...environment })
    servers.push({ server, origin: await server.listening })
  }
  const authorization = await signIn(servers[0]?.origin ?? '')
  let turn = 0
  const send: Send = async (method, path, { body, headers } = {}) => {
    const { origin } = servers[(turn += 1) % servers.length] ?? { origin: '' }
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, authorization },
      ...(body !== undefined && { body: sent }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const from = Date.now()
  const raced = await race(await openCourse(send, createRandom(seed), FROM), proposals, AT_ONCE)
  const seconds = (Date.now() - from) / 1000
  for (const { server } of servers) {
    server.child.kill('SIGTERM')
    const { code, errors } = await server.ended
    if (code !== 0 || errors !== '') throw new Error(`A server ended with ${code}: ${errors}`)
  }
  return { raced, seconds }
}

const report = async (
  what: string,
  { raced, seconds }: { raced: Raced; seconds: number },
  ask: Ask,
  deadlocks: number,
) => {
  const { rows, acknowledged, ...faults } = await examine(raced.ledger, ask, FROM)
  const all = { ...faults, deadlocks, strangeAnswers: strange(raced.tally) }
  const isGood = rows > 0 && acknowledged > 0 && Object.values(all).every((number) => number === 0)
  // Told and no fault: who takes the same open shift finds nobody to wait for, and a server whose sessions all wait for one
  // person says that it has none now.
  const told = { sameMoment: raced.sameMoment, notNow: notNow(raced.tally) }
  if (!isGood) failed += 1
  console.table(Object.fromEntries([...raced.tally].map(([wish, counts]) => [wish, Object.fromEntries(counts)])))
  console.log(
    `${isGood ? 'ok    ' : 'FAILED'} ${what}: ${acknowledged} changes acknowledged in ${Math.round(seconds)} s, ${rows} rows`,
    { ...all, ...told },
  )
}

const raceEmbedded = async (proposals: number, seed: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'onward-races-'))
  try {
    const dataDir = join(folder, 'data')
    const done = await raceThrough([{ DATA_DIR: dataDir }], proposals, seed)
    const reader = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { btree_gist } })
    // One session has nobody to wait for.
    await report('embedded engine', done, async (sql) => (await reader.query<Record<string, unknown>>(sql)).rows, 0)
    await reader.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const racePostgres = async (proposals: number, seed: number) => {
  const binaries = findServerBinaries()
  if (binaries === undefined) return console.log('SKIPPED PostgreSQL: no server binaries on this machine')
  const postgres = await startPostgres(binaries, ['max_connections=60'])
  try {
    const environment = { DATABASE_URL: postgres.url }
    const done = await raceThrough([environment, environment], proposals, seed)
    const [row] = await readAlone<{ deadlocks: number }>(
      postgres.url,
      'select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()',
    )
    await report('PostgreSQL, two servers', done, (sql) => readAlone(postgres.url, sql), row?.deadlocks ?? -1)
  } finally {
    await postgres.stop()
  }
}

const { values } = parseArgs({ options: { proposals: { type: 'string' }, seed: { type: 'string' } } })
const { proposals = '10000', seed = String(Date.now() % 1_000_000) } = values
if (!(Number(proposals) > 0) || !/^\d+$/.test(seed))
  throw new Error('Usage: npm run test:races -- [--proposals N] [--seed N]')
console.log(`seed ${seed}, ${proposals} proposals on each engine`)
await raceEmbedded(Number(proposals), Number(seed))
await racePostgres(Number(proposals), Number(seed))
if (failed > 0) process.exitCode = 1
