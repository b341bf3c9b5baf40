// The thread in which the embedded engine runs: it would stop the event loop of the thread it is called from.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableFs, syncTree } from './durable-fs.ts'
import type { Answer, Boot, ErrorFields, Reply, Request } from './embedded-protocol.ts'
import { messageOf, StoreError } from './store-error.ts'
import { decoderTable } from './values.ts'

// The engine decodes each value by itself, and a plain decoder drops a U+FEFF that a text begins with.
globalThis.TextDecoder = class extends TextDecoder {
  constructor(label?: string, options?: ConstructorParameters<typeof TextDecoder>[1]) {
    super(label, { ...options, ignoreBOM: true })
  }
}

const port = parentPort
if (port === null) throw new Error('embedded-worker.ts runs in a worker thread')
const send = (reply: Reply) => port.postMessage(reply)

const open = async (options: PGliteOptions): Promise<PGlite> => {
  const pg = await PGlite.create({ ...options, extensions: { btree_gist } })
  pg.parsers = decoderTable()
  // Parameters arrive as the text PostgreSQL reads; the engine's own serializers would read them a second time.
  pg.serializers = {}
  return pg
}

const prove = async (pg: PGlite, fs: DurableFs): Promise<void> => {
  const { rows } = await pg.query<{ fsync: string }>('show fsync')
  if (rows[0]?.fsync !== 'on') {
    throw new StoreError('The embedded database does not wait for the disk (fsync is off), so it was not started.')
  }
  const before = fs.syncs
  await pg.query("select pg_logical_emit_message(true, 'onward', 'does a commit reach the disk?')")
  if (fs.syncs === before) {
    throw new StoreError('The embedded database does not wait for the disk on commit, so it was not started.')
  }
}

const boot = async (order: Boot): Promise<PGlite> => {
  switch (order.kind) {
    case 'memory':
      // The small log keeps the image small, the small cache halves the time to open it.
      return order.image === undefined
        ? open({ initDbStartParams: ['--wal-segsize=1'] })
        : open({
            loadDataDir: new Blob([new Uint8Array(order.image)]),
            startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
          })
    case 'create':
      // Filled without waiting for the disk at each step, then synced as a whole before anybody relies on it.
      return open({ fs: new NodeFS(order.folder) })
    case 'folder': {
      const onLost = (error: unknown) => {
        send({ id: 'lost', message: `the disk refused to keep what was written: ${messageOf(error)}` })
        process.exit(1)
      }
      const fs = new DurableFs(order.folder, onLost, order.lock)
      const pg = await open({ fs, startParams: [...order.start] })
      await prove(pg, fs)
      return pg
    }
  }
}

const run = async (pg: PGlite, sql: string, parameters: readonly (string | null)[]): Promise<Answer> => {
  // Like `pg`: without parameters the simple protocol, which takes several statements.
  const results =
    parameters.length === 0
      ? await pg.exec(sql, { rowMode: 'array' })
      : [await pg.query<unknown[]>(sql, [...parameters], { rowMode: 'array' })]
  const last = results.at(-1)
  return {
    command: last?.command ?? '',
    rowCount: last?.rowCount ?? 0,
    columns: last?.fields.map((field) => field.name) ?? [],
    // Rows are lists because of `rowMode`; the engine's type knows only objects.
    rows: (last?.rows ?? []) as unknown[][],
  }
}

const fields = [
  'code',
  'detail',
  'hint',
  'severity',
  'constraint',
  'schema',
  'table',
  'column',
  'where',
  'position',
] as const

const describe = (error: unknown): { error: ErrorFields; fromDatabase: boolean } => {
  const known: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  const texts = fields.flatMap((field) => (typeof known[field] === 'string' ? [[field, known[field]]] : []))
  return { error: { ...Object.fromEntries(texts), message: messageOf(error) }, fromDatabase: 'severity' in known }
}

const order: Boot = workerData
let pg: PGlite

const answer = async (id: number, request: Request): Promise<Reply> => {
  switch (request.kind) {
    case 'query':
      return { id, ok: true, answer: await run(pg, request.sql, request.parameters) }
    case 'dump': {
      await pg.exec('checkpoint')
      const image = await pg.dumpDataDir('none')
      return { id, ok: true, dump: new Uint8Array(await image.arrayBuffer()) }
    }
    case 'close':
      await pg.close()
      if (order.kind === 'create') syncTree(order.folder)
      return { id, ok: true }
  }
}

try {
  pg = await boot(order)
  port.on('message', async ({ id, request }: { id: number; request: Request }) => {
    send(await answer(id, request).catch((error: unknown): Reply => ({ id, ok: false, ...describe(error) })))
    if (request.kind === 'close') port.close()
  })
  send({ id: 'ready' })
} catch (error) {
  const why = messageOf(error).replaceAll('\n', ' ')
  send({ id: 'failed', message: error instanceof StoreError ? why : `The embedded database cannot be opened: ${why}` })
  port.close()
}
