import { SheetFault } from './sheet-fault.ts'
import { SHEET_LIMITS } from './sheet-limits.ts'
import type { SheetAnswer } from './sheet-worker.ts'

/** What a name has to end with; the old `.xls` is looked at, so that it is refused in words of its own. */
export const SHEET_ENDINGS = ['.xlsx', '.csv', '.txt', '.tsv'] as const
const KNOWN = [...SHEET_ENDINGS, '.xls']
/** After that a file is given up, in milliseconds. */
const PATIENCE = 10_000

/**
 * The rows of a spreadsheet as words, the heading first. It is read beside the page, which goes on meanwhile.
 * @throws SheetFault
 */
export const readSheet = async (file: File): Promise<string[][]> => {
  if (!KNOWN.some((ending) => file.name.toLowerCase().endsWith(ending))) throw new SheetFault('format')
  if (file.size > SHEET_LIMITS.file) throw new SheetFault('tooLarge')
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<string[][]>((resolve, reject) => {
      const end = setTimeout(() => reject(new SheetFault('tooSlow')), PATIENCE)
      worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
        clearTimeout(end)
        if ('rows' in data) resolve(data.rows)
        else reject(new SheetFault(data.fault, { cause: data.why }))
      })
      worker.addEventListener('error', ({ message }) => {
        clearTimeout(end)
        reject(new Error(`The file could not be read: ${message}`))
      })
      worker.postMessage(file, { transfer: [] })
    })
  } finally {
    worker.terminate()
  }
}
