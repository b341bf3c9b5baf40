import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { ApiError, exportTypes, MOST_EXPORTED, type ExportFormat, type Report } from '@onward/contract'
import { csv, MARK, type Cell } from '@onward/sheets'
import { xlsxOf } from '@onward/sheets/xlsx-stream'
import { record } from './audit.ts'
import { chunks } from './chunks.ts'
import { authorOf, type Context } from './context.ts'

/** What a file is made of. */
export type ExportSource<Id extends string | number> = {
  kind: 'providers' | 'facilities' | 'rates' | 'assignments' | 'leave' | 'audit' | 'violations' | `insight-${Report}`
  /** What the file is called, where its kind and the day on which it leaves do not tell it from others. */
  named?: string
  /** The headings, each the name of a field of the rows. */
  columns: readonly string[]
  /** What was asked for, as the audit trail keeps it. */
  filters: object
  /** Of all rows, in their order; no more than `most`. */
  ids(most: number): Promise<Id[]>
  /** Some of them, in any order. */
  rows(ids: readonly Id[]): Promise<Record<string, unknown>[]>
  idOf(row: Record<string, unknown>): unknown
}

/** Rows that the store reads, and we write, in well under the 250 ms for which nobody shall wait. */
const SLICE = 250

/** A text as an import would take it: without blanks around it, and control characters other than those of its lines. */
const textOf = (text: string) => text.replace(/(?![\t\n\r])\p{Cc}/gu, '').trim()
const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (typeof value === 'string') return textOf(value)
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value)
}

/** The lines of the file, slice by slice; everybody who waits has a turn in between. */
async function* slicesOf<Id extends string | number>(
  { columns, rows, idOf }: ExportSource<Id>,
  ids: readonly Id[],
  signal: AbortSignal,
): AsyncGenerator<Cell[][]> {
  yield [[...columns]]
  for (const some of chunks(ids, SLICE)) {
    await setImmediate()
    signal.throwIfAborted()
    const found = new Map((await rows(some)).map((row) => [idOf(row), row]))
    // What was taken away meanwhile is left out.
    yield some.flatMap((id) => {
      const row = found.get(id)
      return row ? [columns.map((column) => cellOf(row[column]))] : []
    })
  }
}

async function* csvOf(slices: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(MARK)
  for await (const rows of slices) yield encoder.encode(csv(rows))
}

/** What goes wrong on the way ends the answer before its end: nobody takes half a file for a whole one. */
async function* told(bytes: AsyncIterable<Uint8Array>, { log, requestId, signal }: Context) {
  try {
    yield* bytes
  } catch (error) {
    if (!signal.aborted) log.error({ requestId, err: error }, 'export failed')
    throw error
  }
}

// Node's type and the platform's are one class.
const streamOf = (bytes: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes, { objectMode: false })) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>

/**
 * Rows as a file that is written while it is sent. Which rows they are is settled at first, so that none is missed or comes twice
 * when they are changed meanwhile; that they leave is written down before they do.
 * @throws ApiError 422 for more rows than a file may have
 */
export const exportFile = async <Id extends string | number>(
  context: Context,
  format: ExportFormat,
  source: ExportSource<Id>,
): Promise<Response> => {
  const { kind, filters } = source
  const ids = await source.ids(MOST_EXPORTED + 1)
  if (ids.length > MOST_EXPORTED) {
    const message = `This is more than ${MOST_EXPORTED} rows, the most that one file may have: ask for less of it`
    throw new ApiError(422, { message })
  }
  const after = { kind, format, rows: ids.length, ...filters }
  await record(context.db, context, { ...authorOf(context), action: 'export.begun', objectId: kind, after })
  const slices = slicesOf(source, ids, context.signal)
  const bytes = format === 'csv' ? csvOf(slices) : xlsxOf(slices)
  const name = `${source.named ?? `${kind}-${context.now().toISOString().slice(0, 10)}`}.${format}`
  return new Response(streamOf(told(bytes, context)), {
    headers: {
      'content-type': format === 'csv' ? `${exportTypes.csv}; charset=utf-8` : exportTypes.xlsx,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
