import { Award } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PRAISE } from '#web/samples/apps/dashboards/sample-data/praise.sample.ts'
import styles from '#web/samples/apps/dashboards/parts/praise.module.css'
import { firstName } from '#web/samples/apps/dashboards/parts/first-name.ts'

const FLECKS = [
  [3, 22, 2],
  [8, 70, 3],
  [12, 40, 6],
  [17, 84, 4],
  [21, 12, 2],
  [77, 10, 4],
  [83, 82, 2],
  [87, 38, 3],
  [91, 64, 6],
  [96, 18, 2],
] as const

/** Praise for who is signed in, for all to see. */
export const CongratulationCard = ({ name = firstName() }: { name?: string }) => {
  const t = useText()
  return (
    <Card className={styles.banner}>
      <svg className={styles.confetti} aria-hidden="true">
        {FLECKS.map(([x, y, tone]) => (
          <g key={x} data-tone={tone} fill="var(--rail)">
            <rect x={`${x}%`} y={`${y}%`} width="9" height="9" rx="3" />
            <circle cx={`${x + 2}%`} cy={`${(y + 26) % 96}%`} r="3" opacity="0.7" />
          </g>
        ))}
      </svg>
      <span className={styles.award}>
        <Drawing of={Award} size={34} strokeWidth={1.7} />
      </span>
      <h2>{t('figures.praise', { name })}</h2>
      <p>{t('figures.praiseText', { share: percent(PRAISE.moreThanBefore) })}</p>
    </Card>
  )
}
