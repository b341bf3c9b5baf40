/** A heap that hands back the value of the smallest key first. */
export const minHeap = () => {
  const keys: number[] = []
  const values: number[] = []
  // Every index below is within the arrays, which the compiler cannot see.
  const key = (index: number) => keys[index]!
  const put = (index: number, key: number, value: number) => {
    keys[index] = key
    values[index] = value
  }
  const move = (from: number, to: number) => put(to, key(from), values[from]!)

  return {
    /** The smallest key; NaN, which is at most nothing, when the heap is empty. */
    least: (): number => keys[0] ?? Number.NaN,

    push: (added: number, value: number): void => {
      let index = keys.length
      for (let parent = (index - 1) >> 1; index > 0 && key(parent) > added; parent = (index - 1) >> 1) {
        move(parent, index)
        index = parent
      }
      put(index, added, value)
    },

    /** Takes out the value of the smallest key; undefined when the heap is empty. */
    pop: (): number | undefined => {
      const taken = values[0]
      const lastKey = keys.pop()
      const lastValue = values.pop()
      if (lastKey === undefined || lastValue === undefined || keys.length === 0) return taken
      let index = 0
      for (let child = 1; child < keys.length; child = 2 * index + 1) {
        if (child + 1 < keys.length && key(child + 1) < key(child)) child += 1
        if (key(child) >= lastKey) break
        move(child, index)
        index = child
      }
      put(index, lastKey, lastValue)
      return taken
    },
  }
}
