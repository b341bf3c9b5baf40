/** The rows in an order of ids; what the order does not know stays where it came, at the end. */
export const inOrder = <Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] => {
  const place = new Map(ids.map((id, at) => [id, at]))
  return rows.toSorted((one, other) => (place.get(one.id) ?? Infinity) - (place.get(other.id) ?? Infinity) || 0)
}
