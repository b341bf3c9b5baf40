import { colorOf, paleOf } from '#web/ui/charts/chart.ts'

type Props = { share: number; tone: number; size?: number }

/** A small ring beside a share that stands there in figures: nobody hears it. */
export const Ring = ({ share, tone, size = 30 }: Props) => {
  const shared = { cx: 18, cy: 18, r: 15, fill: 'none', strokeWidth: 5, pathLength: 100 }
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} className="turns" aria-hidden="true">
      <circle {...shared} stroke={paleOf(tone)} />
      <circle
        {...shared}
        stroke={colorOf(tone)}
        strokeDasharray={`${share * 100} 100`}
        strokeLinecap="round"
        transform="rotate(-90 18 18)"
      />
    </svg>
  )
}
