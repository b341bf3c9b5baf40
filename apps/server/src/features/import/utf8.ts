import { isUtf8 } from 'node:buffer'
import { refusedAt } from './refused.ts'

const LF = 10
const CR = 13

/**
 * The same bytes in whole characters, known to be UTF-8.
 * @throws ImportRefused naming the first line that is not
 */
export async function* checkedUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let line = 1
  let before = 0
  let rest: Uint8Array = new Uint8Array(0)
  for await (const chunk of bytes) {
    const given = Buffer.concat([rest, chunk])
    const whole = given.subarray(0, wholeCharacters(given))
    rest = given.subarray(whole.length)
    if (!isUtf8(whole) || whole.includes(0)) throw refusal(whole, line, before)
    const last = lineAt(whole, whole.length, line, before)
    line = last
    before = whole.at(-1) ?? before
    if (whole.length > 0) yield whole
  }
  if (rest.length > 0) throw refusedAt(line, 'The file ends in the middle of a character')
}

/** How many of the bytes end with a whole character; at most three are kept back. */
const wholeCharacters = (bytes: Buffer) => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    const isContinuation = byte >= 0x80 && byte < 0xc0
    if (isContinuation) continue
    const length = byte < 0xc2 || byte > 0xf4 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
    return length > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

/** The line that the byte at `end` stands on; CR, LF and both together end one. */
const lineAt = (bytes: Buffer, end: number, line: number, before: number) => {
  let previous = before
  let at = line
  for (let index = 0; index < end; index += 1) {
    const byte = bytes[index] ?? 0
    if (byte === CR || (byte === LF && previous !== CR)) at += 1
    previous = byte
  }
  return at
}

const refusal = (bytes: Buffer, line: number, before: number) => {
  const isUtf16 = bytes.includes(0) || (line === 1 && (bytes[0] === 0xff || bytes[0] === 0xfe))
  if (isUtf16) return refusedAt(line, 'The file looks like UTF-16. Save it as UTF-8 ("CSV UTF-8") and send it again.')
  let good = 0
  let bad = bytes.length
  // Valid up to `good`, not up to `bad`; a cut in the middle of a character only moves the answer within its line.
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (isUtf8(bytes.subarray(0, wholeCharacters(bytes.subarray(0, middle))))) good = middle
    else bad = middle
  }
  const at = lineAt(bytes, good, line, before)
  return refusedAt(at, 'This line is not UTF-8. Save the file as UTF-8 ("CSV UTF-8") and send it again.')
}
