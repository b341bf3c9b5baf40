import {
  Activity,
  Box,
  CalendarCheck2,
  CircleDollarSign,
  Clock,
  Heart,
  MessageSquare,
  Star,
  TriangleAlert,
  Users,
} from 'lucide'
import { shortCount } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './icon-figures.module.css'
import { FIGURES } from '#web/samples/apps/dashboards/sample-data/icon-figures.sample.ts'
import { Tile } from './tile.tsx'

const DRAWINGS = {
  views: Activity,
  messages: MessageSquare,
  shifts: CalendarCheck2,
  favourites: Heart,
  reviews: Star,
  returns: TriangleAlert,
  fees: CircleDollarSign,
  clinicians: Users,
  requests: Box,
  hours: Clock,
} as const
type Id = keyof typeof DRAWINGS

/** One figure with what it counts, below its drawing or beside it. */
export const iconFigure = (id: Id, isBeside = false) => {
  const IconFigure = () => {
    const t = useText()
    const { value, tone } = FIGURES[id]
    return (
      <Card className={isBeside ? styles.beside : styles.below}>
        <Tile tone={tone} icon={DRAWINGS[id]} size={48} />
        <span>
          <strong>{shortCount(value)}</strong>
          <small>{t(`cards.figure.${id}`)}</small>
        </span>
      </Card>
    )
  }
  return IconFigure
}
