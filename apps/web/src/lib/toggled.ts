/** A set with one more or one less: `isOn` says which; without it the one is turned over. The given set stays as it is. */
export const toggled = <Key>(set: ReadonlySet<Key>, key: Key, isOn = !set.has(key)): ReadonlySet<Key> => {
  const next = new Set(set)
  if (isOn) next.add(key)
  else next.delete(key)
  return next
}
