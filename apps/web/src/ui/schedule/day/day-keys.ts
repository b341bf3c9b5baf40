/** The bar that a key leads to: along its row, or to the nearest one of another row; undefined where it leads nowhere. */
export const barToward = (key: string, from: HTMLElement, grid: HTMLElement | null): HTMLElement | undefined => {
  const rows = [...(grid?.querySelectorAll('[data-bars]') ?? [])].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[data-event]'),
  ])
  const at = rows.findIndex((row) => row.includes(from))
  const row = rows[at] ?? []
  const isRtl = getComputedStyle(from).direction === 'rtl'
  const on = row.indexOf(from)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return row[on + ((key === 'ArrowRight') === isRtl ? -1 : 1)]
    case 'ArrowDown':
    case 'ArrowUp':
      return nearest(rows[at + (key === 'ArrowDown' ? 1 : -1)], from)
    case 'Home':
      return row[0]
    case 'End':
      return row.at(-1)
    default:
      return undefined
  }
}

const middle = (one: HTMLElement) => {
  const { left, right } = one.getBoundingClientRect()
  return (left + right) / 2
}
const nearest = (row: HTMLElement[] | undefined, to: HTMLElement) =>
  row?.toSorted((one, other) => Math.abs(middle(one) - middle(to)) - Math.abs(middle(other) - middle(to)))[0]
