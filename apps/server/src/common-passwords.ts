import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** How much of a hash is kept: one in 80,000 other words is taken for one of these. */
const BYTES = 4

const hashOf = (word: string) => createHash('sha256').update(word).digest().readUInt32BE(0)

/** The words as a set that shows none of them, to be kept in a file. */
export const packWords = (words: readonly string[]): Buffer => {
  const hashes = Uint32Array.from(new Set(words.map((word) => hashOf(word.toLowerCase())))).sort()
  const packed = Buffer.alloc(hashes.length * BYTES)
  for (const [at, hash] of hashes.entries()) packed.writeUInt32BE(hash, at * BYTES)
  return packed
}

/** Where the set is. */
export const commonPasswordsFile = new URL('../data/common-passwords.bin', import.meta.url)

let packed: Buffer | undefined

/** Whether a word, in small letters, is among the fifty thousand passwords that people choose most. */
export const isCommon = (word: string): boolean => {
  packed ??= readFileSync(commonPasswordsFile)
  const wanted = hashOf(word)
  let low = 0
  let high = packed.length / BYTES
  while (low < high) {
    const middle = (low + high) >> 1
    const hash = packed.readUInt32BE(middle * BYTES)
    if (hash === wanted) return true
    if (hash < wanted) low = middle + 1
    else high = middle
  }
  return false
}
