import { useMemo } from 'react'
import { encode } from 'uqr'

/** A text as a picture for a camera: dark on light in every look, with the quiet edge that readers need. */
export const QrImage = ({ of, label, size = 180 }: { of: string; label: string; size?: number }) => {
  const squares = useMemo(() => encode(of, { border: 0 }).data, [of])
  const side = squares.length + 8
  const path = squares.flatMap((line, row) => line.map((isDark, at) => (isDark ? `M${at + 4} ${row + 4}h1v1h-1z` : '')))
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} rx="2" fill="#fff" />
      <path d={path.join('')} fill="#10191d" />
    </svg>
  )
}
