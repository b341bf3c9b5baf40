export type SortedItem = { id: string; name: string; words?: string }
export type SortedList = { id: string; label: string; items: readonly SortedItem[] }

/** The lists with an item where another one is, or at the end of a list. */
export const withMoved = (lists: readonly SortedList[], id: string, over: string): readonly SortedList[] => {
  const item = lists.flatMap(({ items }) => items).find((one) => one.id === id)
  const goal = lists.find((list) => list.id === over || list.items.some((one) => one.id === over))
  if (!item || !goal || id === over) return lists
  // Over its own list, beside all others, it stays where it is.
  if (goal.id === over && goal.items.includes(item)) return lists
  const at = goal.id === over ? goal.items.length : goal.items.findIndex((one) => one.id === over)
  return lists.map((list) => {
    const rest = list.items.filter((one) => one !== item)
    return { ...list, items: list === goal ? rest.toSpliced(at, 0, item) : rest }
  })
}
