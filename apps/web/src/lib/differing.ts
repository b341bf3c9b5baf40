/** What of a row differs from the row that it was made of: all of it where there was none. The rest is nobody's wish. */
export const differing = <Row extends object>(row: Row, from: Readonly<Row> | undefined): Partial<Row> => {
  const before: Partial<Record<string, unknown>> = { ...from }
  // Some of the entries that came in.
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== before[name])) as Partial<Row>
}
