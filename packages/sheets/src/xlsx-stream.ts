import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Cell } from './csv.ts'
import { sheetRow, workbook } from './xlsx.ts'

/** Rows that come in slices as a workbook of one sheet, packed slice by slice: never held as a whole. */
export async function* xlsxOf(slices: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, bytes) => {
    if (error) failure = error
    else packed.push(bytes)
  })
  const taken = () => {
    if (failure) throw failure
    return packed.splice(0)
  }
  for (const [path, bytes] of workbook.parts) {
    const part = new ZipDeflate(path)
    zip.add(part)
    part.push(bytes, true)
  }
  const sheet = new ZipDeflate(workbook.sheet)
  zip.add(sheet)
  sheet.push(strToU8(workbook.head))
  let at = 0
  for await (const rows of slices) {
    const from = at
    at += rows.length
    sheet.push(strToU8(rows.map((row, index) => sheetRow(row, from + index)).join('')))
    yield* taken()
  }
  sheet.push(strToU8(workbook.tail), true)
  zip.end()
  yield* taken()
}
