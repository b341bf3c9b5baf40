/** Whether a cell holds what is searched, however it is written. */
export const holds = (cells: readonly (string | number)[], q: string) => {
  const wanted = q.trim().toLowerCase()
  return cells.some((cell) => String(cell).toLowerCase().includes(wanted))
}
