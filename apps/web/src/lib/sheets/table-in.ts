import { delimited } from './delimited.ts'
import { SheetFault } from './sheet-fault.ts'
import { SHEET_LIMITS } from './sheet-limits.ts'
import { textOf } from './text-of.ts'
import { workbook } from './workbook.ts'

const begins = (bytes: Uint8Array, ...mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)

/**
 * The rows of a file as words, the heading first, without empty ones; each as long as the longest.
 * @throws SheetFault
 */
export const tableIn = async (bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> => {
  if (bytes.byteLength > SHEET_LIMITS.file) throw new SheetFault('tooLarge')
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetFault('old')
  const isZip = begins(bytes, 0x50, 0x4b, 0x03, 0x04)
  const rows = (isZip ? await workbook(bytes) : delimited(textOf(bytes))).filter((row) =>
    row.some((cell) => cell !== ''),
  )
  if (rows.length === 0) throw new SheetFault('empty')
  const width = Math.max(...rows.map((row) => row.length))
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
}
