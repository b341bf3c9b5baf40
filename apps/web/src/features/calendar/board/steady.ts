/**
 * Groups that stay what they are where they have the same members as the last time: what is made of a group is then made once,
 * and who shows it need not paint it anew.
 */
export const steadyGroups = <Item, Key>(keyOf: (item: Item) => Key) => {
  let last: ReadonlyMap<Key, readonly Item[]> = new Map()
  return (all: readonly Item[]): ReadonlyMap<Key, readonly Item[]> => {
    const now = new Map<Key, readonly Item[]>(Map.groupBy(all, keyOf))
    for (const [key, own] of now) {
      const was = last.get(key)
      if (was?.length === own.length && was.every((item, at) => item === own[at])) now.set(key, was)
    }
    last = now
    return now
  }
}

/** What is made of something, as long as that is there. */
export const madeOf = <From extends object, To>(make: (from: From) => To) => {
  const known = new WeakMap<From, To>()
  return (from: From): To => {
    let made = known.get(from)
    if (made === undefined) known.set(from, (made = make(from)))
    return made
  }
}
