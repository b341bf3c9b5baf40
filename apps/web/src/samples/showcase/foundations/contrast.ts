const channel = (hex: string, at: number) => {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
/** How bright a colour such as `#0b6b75` is, from 0 to 1, as WCAG 2.2 measures it. */
const luminanceOf = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** How far two colours such as `#0b6b75` stand apart: 1 for the same, 21 for black and white. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const INKS = ['#ffffff', '#15262c'] as const
/** The ink, white or our darkest, that stands out more, and by how much; of several colours the one that is hardest to read on counts. */
export const inkOn = (...colors: readonly string[]) =>
  INKS.map((ink) => ({ ink, contrast: Math.min(...colors.map((color) => contrastOf(ink, color))) })).reduce(
    (best, one) => (one.contrast > best.contrast ? one : best),
  )
