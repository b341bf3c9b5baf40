import { SheetFault } from './sheet-fault.ts'

/** Where the list of a zip file's parts begins, and how many there are. */
const directoryOf = (view: DataView) => {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50)
      return { count: view.getUint16(at + 10, true), from: view.getUint32(at + 16, true) }
  throw new SheetFault('damaged')
}

/** What is packed, unpacked until it is larger than `most`. What a file says of its own sizes is not believed. */
const inflated = async (packed: Uint8Array<ArrayBuffer>, most: number) => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  for await (const chunk of stream) {
    size += chunk.byteLength
    // Leaving the loop ends the stream.
    if (size > most) throw new SheetFault('tooLarge')
    chunks.push(chunk)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** The parts of a workbook that hold words and figures; pictures and programs are left packed. */
const isWanted = (path: string) =>
  /\.(xml|rels)$/i.test(path) && !/^(docProps|xl\/(theme|drawings|charts|media))\//.test(path)

/**
 * The parts of a workbook by their paths.
 * @throws SheetFault where they are damaged, locked, or more than may be unpacked
 */
export const unpacked = async (file: Uint8Array<ArrayBuffer>, most: number) => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const parts = new Map<string, Uint8Array<ArrayBuffer>>()
  let left = most
  try {
    const { count, from } = directoryOf(view)
    for (let at = from, seen = 0; seen < count; seen += 1) {
      if (view.getUint32(at, true) !== 0x02014b50) throw new SheetFault('damaged')
      const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
      const size = view.getUint32(at + 20, true)
      const nameLength = view.getUint16(at + 28, true)
      const local = view.getUint32(at + 42, true)
      const path = new TextDecoder().decode(file.subarray(at + 46, at + 46 + nameLength))
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
      if (!isWanted(path)) continue
      if (flags & 1) throw new SheetFault('old')
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const packed = file.subarray(start, start + size)
      if (packed.byteLength < size || (method !== 0 && method !== 8)) throw new SheetFault('damaged')
      // A stored part takes as much as it is.
      if (method === 0 && size > left) throw new SheetFault('tooLarge')
      const part = method === 0 ? packed : await inflated(packed, left)
      left -= part.byteLength
      parts.set(path, part)
    }
  } catch (error) {
    if (error instanceof SheetFault) throw error
    throw new SheetFault('damaged', { cause: error })
  }
  return parts
}
