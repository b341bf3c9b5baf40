import styles from '#web/samples/apps/dashboards/cards/meetup-card.module.css'

const HEADS = [
  { x: 96, tone: 1 },
  { x: 168, tone: 2 },
  { x: 240, tone: 4 },
  { x: 312, tone: 3 },
]

/** People around a table, in the theme's colours. */
export const MeetupDrawing = () => (
  <svg viewBox="0 0 408 152" preserveAspectRatio="xMidYMax slice" className={styles.picture} aria-hidden="true">
    <circle cx="346" cy="34" r="60" fill="var(--brand)" opacity="0.1" />
    <circle cx="48" cy="120" r="70" fill="var(--brand)" opacity="0.08" />
    <rect x="150" y="14" width="108" height="50" rx="8" fill="var(--surface)" />
    <path
      d="M164 52l18-16 16 9 20-22 24 14"
      fill="none"
      stroke="var(--tone-0)"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    {HEADS.map(({ x, tone }) => (
      <g key={x} fill={`var(--tone-${tone})`}>
        <path d={`M${x - 26} 126c0-24 11-36 26-36s26 12 26 36z`} />
        <circle cx={x} cy="74" r="14" opacity="0.72" />
      </g>
    ))}
    <rect x="46" y="116" width="316" height="14" rx="7" fill="var(--brand)" />
    <path d="M92 130v22M316 130v22" stroke="var(--brand)" strokeWidth="8" opacity="0.7" />
    <rect x="128" y="106" width="22" height="10" rx="3" fill="var(--surface)" />
    <rect x="268" y="106" width="30" height="10" rx="3" fill="var(--surface)" />
  </svg>
)
