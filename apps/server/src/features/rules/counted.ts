/** How many have each id, the most first. */
export const counted = <Key extends string>(key: Key, ids: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([id, count]) => ({ [key]: id, count }) as { [K in Key]: string } & { count: number }) // just put together
}
