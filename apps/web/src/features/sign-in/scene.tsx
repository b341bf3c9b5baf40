import { localeOf } from '#web/lib/text.ts'

/** A week, a word a day: shifts of others by day and night (d, n), and one person's way through it, from S to E. */
const WEEK = [' d n S ', 'd d N d', ' n d P ', 'd n P n', ' d P n ', 'n P d d', ' E n d ']
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

const AQUA = '#7fd3d9'
const DEEP = '#0b6b75'
const LINES = [44, 50, 34, 42]

/** One person's week among the shifts of others: what the product is about. */
export const Scene = () => {
  const named = new Intl.DateTimeFormat(localeOf(), { weekday: 'short', timeZone: 'UTC' })
  const own = WEEK.map((day, at) => [at, day.search(/[A-Z]/)] as const)
  return (
    <svg viewBox="40 0 720 394" width="100%" height="100%" fill="none">
      {WEEK.map((day, at) => (
        <g key={day} transform={`translate(${40 + at * 104} 0)`}>
          <text x="46" y="20" textAnchor="middle" fill="#bfe3e6" fontSize="14" fontWeight="600">
            {named.format(MONDAY + at * DAY)}
          </text>
          <rect y="34" width="92" height="356" rx="14" fill="#fff" fillOpacity={at < 5 ? 0.065 : 0.035} />
          {[...day].map(
            (what, row) =>
              'dn'.includes(what) && (
                // oxlint-disable-next-line react/no-array-index-key -- a row is its place
                <Other key={row} y={42 + row * 50} line={LINES[(at + row) % 4] ?? 0} isNight={what === 'n'} />
              ),
          )}
        </g>
      ))}
      <path
        d={own
          .slice(1)
          .map(([at, row], before) => {
            const [x, from, to] = [18 + at * 104, 60 + (own[before]?.[1] ?? 0) * 50, 60 + row * 50]
            return `M${x} ${from}c20 0 12 ${to - from} 32 ${to - from}`
          })
          .join('')}
        stroke={AQUA}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      {own.map(([at, row]) => (
        <g key={at} transform={`translate(${46 + at * 104} ${42 + row * 50})`}>
          <Own what={WEEK[at]?.[row] ?? ''} line={LINES[at % 4] ?? 0} />
        </g>
      ))}
    </svg>
  )
}

const MOON = 'M10.9 7.7A5.3 5.3 0 014.3 1.1a5.3 5.3 0 106.6 6.6z'

const Other = ({ y, line, isNight }: { y: number; line: number; isNight: boolean }) => (
  <g transform={`translate(6 ${y})`} fill="#fff">
    <rect
      width="80"
      height="36"
      rx="9"
      {...(isNight ? { fill: '#032f35', fillOpacity: 0.62 } : { fillOpacity: 0.15 })}
    />
    {isNight ? (
      <path transform="translate(9 11) scale(1.15)" d={MOON} fill={AQUA} fillOpacity="0.85" />
    ) : (
      <rect width="5" height="36" rx="2.5" fillOpacity="0.45" />
    )}
    <rect x={isNight ? 31 : 15} y="11" width={isNight ? 36 : line} height="5" rx="2.5" fillOpacity="0.32" />
    <rect x={isNight ? 31 : 15} y="21" width="20" height="4" rx="2" fillOpacity="0.2" />
  </g>
)

const Own = ({ what, line }: { what: string; line: number }) => {
  const isNight = what === 'N'
  const x = what === 'P' ? 18 : what === 'N' ? 32 : 41
  const ink = isNight ? '#fff' : DEEP
  return (
    <>
      <rect
        width="80"
        height="36"
        rx="9"
        {...(isNight ? { fill: '#02272c', stroke: AQUA, strokeWidth: 2.5 } : { fill: '#f2fbfb' })}
      />
      {what === 'S' && <circle cx="21" cy="18" r="8.5" stroke={DEEP} strokeWidth="5" />}
      {what === 'E' && (
        <path d="M17 9l9 9-9 9" stroke={DEEP} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      )}
      {what === 'P' && <rect x="7" y="8" width="4" height="20" rx="2" fill="#2ca5b0" />}
      {isNight && <path transform="translate(9 10) scale(1.3)" d={MOON} fill={AQUA} />}
      <rect x={x} y="11" width={what === 'P' ? line : 30} height="5" rx="2.5" fill={ink} />
      <rect x={x} y="21" width="20" height="4" rx="2" fill={ink} fillOpacity="0.5" />
    </>
  )
}
