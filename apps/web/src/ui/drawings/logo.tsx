/** The mark: a calendar sheet with the way on drawn through it. Beside the product's name nobody needs to hear it. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
    <rect x="3" y="3" width="42" height="42" rx="12" fill="#0b6b75" />
    <path
      d="M14 31V17l10 9 10-9v14"
      fill="none"
      stroke="#fff"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
