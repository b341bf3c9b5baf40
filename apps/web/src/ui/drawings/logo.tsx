/** The hand-over to what comes next. */
const AQUA = '#7fd3d9'

type Props = {
  size?: number
  /** Without its tile, on a ground as deep as that. */
  isBare?: boolean
}

/** The mark: an O whose leading edge is a chevron, round the clock and on. Beside the product's name nobody needs to hear it. */
export const Logo = ({ size = 28, isBare = false }: Props) => {
  // Small, its counter stays open only under a heavier stroke.
  const strokeWidth = size > 20 ? 5.6 : 6.6
  return (
    <svg viewBox={isBare ? '3 5 38 38' : '0 0 48 48'} width={size} height={size} fill="none" aria-hidden="true">
      {!isBare && <rect width="48" height="48" rx="13" fill="#0b6b75" />}
      <path d="M29.09 15.51A12 12 0 1 0 29.09 32.49" stroke="#fff" strokeWidth={strokeWidth} />
      <path d="M29.09 15.51 37.6 24 29.09 32.49" stroke={AQUA} strokeWidth={strokeWidth} strokeLinejoin="round" />
    </svg>
  )
}
