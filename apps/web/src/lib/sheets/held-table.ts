import type { CsvFaultCode } from '@onward/sheets/read'
import type { Sent, TableFace, TableFault, Written } from './long-table.ts'
import type { Ask, Told } from './long-table-worker.ts'
import type { SheetFaultCode } from './sheet-fault.ts'

export type { Sent, TableFace, Written } from './long-table.ts'

/** What a name has to end with; the old `.xls` is looked at, so that it is refused in words of its own. */
export const TABLE_ENDINGS = ['.csv', '.xlsx', '.tsv', '.txt', '.xls'] as const
/** In bytes; the worker has the other limits. */
export const LARGEST_TABLE = 100_000_000
/** After that a file is given up, in milliseconds. */
const PATIENCE = 120_000

/** A file that is no table which could be read. */
export class TableRefused extends Error {
  readonly code: SheetFaultCode | CsvFaultCode
  readonly line: number | undefined

  constructor({ code, line }: TableFault) {
    super(code)
    this.name = 'TableRefused'
    this.code = code
    this.line = line
  }
}

/** A table that a worker holds, so that the page never waits for it. */
export type HeldTable = {
  face: TableFace
  /** @throws TableRefused */
  choose(sheet: number): Promise<TableFace>
  write(sent: Sent): Promise<Written>
  /** Lets go of it. */
  close(): void
}

/**
 * Reads a file beside the page, and holds what is in it.
 * @throws TableRefused
 */
export const holdTable = async (file: File): Promise<HeldTable> => {
  if (!TABLE_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending)))
    throw new TableRefused({ code: 'format' })
  if (file.size > LARGEST_TABLE) throw new TableRefused({ code: 'tooLarge' })
  const worker = new Worker(new URL('./long-table-worker.ts', import.meta.url), { type: 'module' })
  let turn: Promise<unknown> = Promise.resolve()
  const ask = (what: Ask) => {
    const told = turn.then(() => answerOf(worker, what))
    // Whoever asked is told; the next one asks anew.
    turn = told.catch(() => undefined)
    return told
  }
  const faceOf = async (what: Ask) => {
    const told = await ask(what)
    if (!('face' in told)) throw new Error('The worker told something else')
    return told.face
  }
  try {
    return {
      face: await faceOf({ open: file }),
      choose: (sheet) => faceOf({ sheet }),
      write: async (sent) => {
        const told = await ask({ write: sent })
        if (!('written' in told)) throw new Error('The worker told something else')
        return told.written
      },
      close: () => worker.terminate(),
    }
  } catch (error) {
    worker.terminate()
    throw error
  }
}

const answerOf = (worker: Worker, what: Ask) =>
  new Promise<Exclude<Told, { fault: TableFault }>>((resolve, reject) => {
    const heard = new AbortController()
    const { signal } = heard
    const end = (then: () => void) => {
      clearTimeout(timer)
      heard.abort()
      then()
    }
    const timer = setTimeout(() => end(() => reject(new TableRefused({ code: 'tooSlow' }))), PATIENCE)
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<Told>) =>
        end(() => ('fault' in data ? reject(new TableRefused(data.fault)) : resolve(data))),
      { signal },
    )
    worker.addEventListener(
      'error',
      ({ message }) => end(() => reject(new Error(`The file could not be read: ${message}`))),
      { signal },
    )
    worker.postMessage(what, { transfer: [] })
  })
