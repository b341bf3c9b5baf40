/** A part of a file: the first of its bytes and the one after the last. */
export type Part = { from: number; to: number }

/**
 * The part that a request's `Range` names; undefined for the whole file, which is the answer to a unit that is not known, to
 * several parts and to what is no range; `beyond` where the file has no such bytes.
 */
export const partOf = (header: string | undefined, size: number): Part | 'beyond' | undefined => {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '')
    return last.match(/^0+$/) || size === 0 ? 'beyond' : { from: Math.max(0, size - Number(last)), to: size }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return undefined
  return from >= size ? 'beyond' : { from, to: last === '' ? size : Math.min(size, Number(last) + 1) }
}
