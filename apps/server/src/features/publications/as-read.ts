/** What became of a row that somebody knew of. */
export type Change<Row> = {
  id: number
  before: Row | undefined
  after: Row | undefined
  /** What a mail said of it that may have reached them: that it is as it is now, something else, or there was none. */
  heard: 'this' | 'otherwise' | 'nothing'
}

/**
 * What was cancelled and booked anew is to its person what it was, though it is another row: what became like another row was
 * takes what that was for its own past. Where nobody knows what they heard of it, it is told as it is now, and not cancelled beside.
 * @param isSameLine whether a mail says the same of both
 */
export const asRead = <Row>(
  changes: readonly Change<Row>[],
  isSameLine: (one: Row | undefined, other: Row | undefined) => boolean,
): Change<Row>[] => {
  const read = changes.map((change) => ({ ...change }))
  const isMoved = ({ before, after }: Change<Row>) => !isSameLine(before, after)
  for (const come of read) {
    if (!come.after || !isMoved(come)) continue
    const gone = read.find((other) => isMoved(other) && isSameLine(other.before, come.after))
    if (!gone) continue
    const isSure = come.heard === gone.heard && come.heard !== 'otherwise'
    if (isSure) [come.before, gone.before] = [gone.before, come.before]
    else if (!gone.after) gone.before = undefined
  }
  return read
}
