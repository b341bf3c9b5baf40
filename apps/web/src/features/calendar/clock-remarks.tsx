import type { Assignment } from '@onward/contract'
import { clockMinutes } from '@onward/scheduling'
import { clock, hours } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './details.module.css'

type Props = Pick<Assignment, 'startsAt' | 'endsAt' | 'elapsedMinutes'> & Partial<Pick<Assignment, 'clockChange'>>

/** In words where the clocks change on the way. */
export const ClockRemarks = ({ elapsedMinutes, clockChange, ...walls }: Props) => {
  const t = useText()
  const onTheClock = clockMinutes(walls.startsAt, walls.endsAt)
  const remarks = (['startsAt', 'endsAt'] as const).flatMap((side) => {
    const change = clockChange?.[side]
    return change ? [t(`event.${change}`, { time: clock(walls[side]) })] : []
  })
  if (onTheClock !== elapsedMinutes)
    remarks.unshift(t('event.clockDiffers', { clock: hours(onTheClock), elapsed: hours(elapsedMinutes) }))
  return remarks.map((remark) => (
    <p key={remark} className={styles.remark}>
      <Icon name="alert" />
      {remark}
    </p>
  ))
}
