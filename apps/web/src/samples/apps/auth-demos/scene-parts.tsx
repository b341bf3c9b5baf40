// What the scenes are made of, in the theme's colours: with the skin they change.
type At = { x: number; y: number }

/** A sheet with a border: card, phone, letter. */
export const Sheet = ({
  x,
  y,
  width,
  height,
  radius = 18,
}: At & { width: number; height: number; radius?: number }) => (
  <rect
    {...{ x, y, width, height }}
    rx={radius}
    fill="var(--surface-raised)"
    stroke="var(--line-strong)"
    strokeWidth="2"
  />
)

/** A line of writing, or a field. */
export const Bar = ({
  x,
  y,
  width,
  height = 12,
  fill = 'var(--drawing)',
}: At & { width: number; height?: number; fill?: string }) => (
  <rect {...{ x, y, width, height, fill }} rx={Math.min(height / 2, 12)} />
)

/** The hidden signs of a password. */
export const Dots = ({ x, y, count, gap = 18 }: At & { count: number; gap?: number }) =>
  Array.from({ length: count }, (_, at) => <circle key={at} cx={x + at * gap} cy={y} r="5" fill="var(--ink-soft)" />)

/** Somebody. */
export const Person = ({ x, y, size }: At & { size: number }) => (
  <g>
    <circle cx={x} cy={y} r={size} fill="var(--brand-wash)" />
    <circle cx={x} cy={y - size * 0.2} r={size * 0.34} fill="var(--brand)" />
    <path
      d={`M${x - size * 0.6} ${y + size * 0.66}a${size * 0.6} ${size * 0.52} 0 01${size * 1.2} 0 ${size} ${size} 0 01${-size * 1.2} 0z`}
      fill="var(--brand)"
    />
  </g>
)

/** A round seal with a sign in it. */
export const Seal = ({ x, y, size = 34, d }: At & { size?: number; d: string }) => (
  <g>
    <circle cx={x} cy={y} r={size + 6} fill="var(--canvas)" />
    <circle cx={x} cy={y} r={size} fill="var(--brand-fill)" />
    <path
      d={d}
      transform={`translate(${x} ${y}) scale(${size / 34})`}
      fill="none"
      stroke="#fff"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
)
export const CHECK = 'M-14 1l10 10 18-20'
export const PLUS = 'M0-14v28M-14 0h28'

/** Behind everything: a round of light, the ground, and a night with its moon. */
export const Backdrop = () => (
  <>
    <circle cx="280" cy="206" r="186" fill="var(--brand-wash)" />
    <ellipse cx="280" cy="404" rx="220" ry="14" fill="var(--drawing)" />
    <path d="M470 92a34 34 0 01-43-43 34 34 0 1043 43z" fill="#f0c56a" />
    <circle cx="96" cy="96" r="7" fill="var(--brand)" opacity="0.5" />
    <circle cx="62" cy="236" r="11" fill="none" stroke="var(--brand)" strokeWidth="3" opacity="0.5" />
    <path d="M486 262v22M475 273h22" stroke="var(--brand)" strokeWidth="4" strokeLinecap="round" opacity="0.5" />
    <path d="M84 316v16M76 324h16" stroke="#f0c56a" strokeWidth="4" strokeLinecap="round" />
  </>
)

/** A padlock; `open` lifts its bow on one side. */
export const Padlock = ({ x, y, open = false }: At & { open?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d={open ? 'M-44-60v-40a44 44 0 0184-20' : 'M-44 0v-50a44 44 0 0188 0v50'}
      transform={open ? 'translate(0 54)' : ''}
      fill="none"
      stroke="var(--ink-soft)"
      strokeWidth="18"
      strokeLinecap="round"
    />
    <rect x="-80" y="-6" width="160" height="132" rx="24" fill="var(--brand-fill)" />
  </g>
)
