import {
  faultOf,
  openLong,
  writeTable,
  type OpenFile,
  type Sent,
  type TableFace,
  type TableFault,
  type Written,
} from './long-table.ts'

/** What the page asks: to open a file, to look at another sheet of it, to write some of its columns. */
export type Ask = { open: File } | { sheet: number } | { write: Sent }
export type Told = { face: TableFace } | { written: Written } | { fault: TableFault }

let open: OpenFile | undefined
let table: Awaited<ReturnType<OpenFile['table']>> | undefined

const answer = async (ask: Ask): Promise<Told> => {
  if ('open' in ask) open = await openLong(new Uint8Array(await ask.open.arrayBuffer()))
  if (!open) throw new Error('No file was opened')
  if ('write' in ask && table) return { written: writeTable(table, ask.write) }
  table = await open.table('sheet' in ask ? ask.sheet : 0)
  return { face: table.face }
}

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  answer(data)
    .catch((error: unknown): Told => ({ fault: faultOf(error) }))
    .then((told) => postMessage(told))
})
