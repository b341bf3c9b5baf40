/** `Provider ID`, `provider_id` and `providerId` are one name. */
export const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** How many letters have to be changed, put in or left out to make one word of another. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to += 1) {
      const changed = (row[to] ?? 0) + (letter === other[to] ? 0 : 1)
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** Shorter words are part of too many others. */
const PART = 4

const isNear = (one: string, other: string) => {
  if (one.length >= PART && other.length >= PART && (one.includes(other) || other.includes(one))) return true
  return distance(one, other) <= Math.min(one.length, other.length) / 3
}

/** The field that a column probably means: one that is part of its name, has it as a part, or differs by a slip. */
export const nearest = <F extends string>(column: string, fields: readonly F[]): F | undefined => {
  const name = plain(column)
  const near = fields.filter((field) => name !== '' && isNear(name, plain(field)))
  return near.toSorted((one, other) => distance(name, plain(one)) - distance(name, plain(other)))[0]
}
