import { refusedAt } from './refused.ts'

/** Files that are sent instead of CSV: the bytes that they begin with, and what to say of them. */
const KINDS: readonly [begins: readonly number[], reason: string][] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    'This is a spreadsheet (.xlsx) or another zip archive, not CSV. Save it as "CSV UTF-8" and send that.',
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is a spreadsheet (.xls), not CSV. Save it as "CSV UTF-8" and send that.'],
  [[0x1f, 0x8b], 'This is a gzip archive, not CSV. Unpack it and send what is in it.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF, not CSV.'],
]
const LONGEST = 4

const assertNone = (start: Uint8Array) => {
  const kind = KINDS.find(([begins]) => begins.every((byte, at) => start[at] === byte))
  if (kind) throw refusedAt(1, kind[1])
}

/**
 * The same bytes, of a file that may be CSV.
 * @throws ImportRefused that calls a file of another kind what it is
 */
export async function* notAnotherKind(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | undefined = new Uint8Array(0)
  for await (const chunk of bytes) {
    if (start === undefined) yield chunk
    else {
      start = Buffer.concat([start, chunk])
      if (start.length < LONGEST) continue
      assertNone(start)
      yield start
      start = undefined
    }
  }
  if (start === undefined) return
  assertNone(start)
  yield start
}
