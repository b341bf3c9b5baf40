const SIZE = 2_000

/** The list in pieces that one statement can take. */
export function* chunks<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += SIZE) yield list.slice(at, at + SIZE)
}
