const SIZE = 2_000

/** The list in pieces that one statement can take. */
export function* chunks<T>(list: readonly T[], size = SIZE): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}
