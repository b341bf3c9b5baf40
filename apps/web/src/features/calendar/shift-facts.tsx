import type { ShiftType } from '@onward/contract'
import { clockMinutes } from '@onward/scheduling'
import { clock, hours, longDate } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './details.module.css'

type Shift = {
  providerName?: string
  facilityName: string
  startsAt: string
  endsAt: string
  timeZone: string
  elapsedMinutes: number
  shiftType: ShiftType
  note?: string | null
  clockChange?: { startsAt: 'skipped' | 'repeated' | null; endsAt: 'skipped' | 'repeated' | null }
}

/** Who, where and when, in the facility's own time; and in words where the clocks change on the way. */
export const ShiftFacts = ({ shift }: { shift: Shift }) => {
  const t = useText()
  const { startsAt, endsAt, elapsedMinutes, clockChange, note } = shift
  const onTheClock = clockMinutes(startsAt, endsAt)
  const when = (wall: string) => `${longDate(wall.slice(0, 10))}, ${clock(wall)}`
  const remarks = (['startsAt', 'endsAt'] as const).flatMap((side) => {
    const change = clockChange?.[side]
    return change ? [t(`event.${change}`, { time: clock(shift[side]) })] : []
  })
  if (onTheClock !== elapsedMinutes) {
    remarks.unshift(t('event.clockDiffers', { clock: hours(onTheClock), elapsed: hours(elapsedMinutes) }))
  }
  return (
    <>
      <dl className={styles.facts}>
        {shift.providerName !== undefined && <Fact name={t('event.provider')}>{shift.providerName}</Fact>}
        <Fact name={t('event.facility')}>{shift.facilityName}</Fact>
        <Fact name={t('event.starts')}>{when(startsAt)}</Fact>
        <Fact name={t('event.ends')}>{when(endsAt)}</Fact>
        <Fact name={t('event.zone')}>{shift.timeZone}</Fact>
        <Fact name={t('event.hours')}>{hours(elapsedMinutes)}</Fact>
        <Fact name={t('event.type')}>{t(`event.type.${shift.shiftType}`)}</Fact>
        {note && <Fact name={t('event.note')}>{note}</Fact>}
      </dl>
      {remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          <Icon name="alert" />
          {remark}
        </p>
      ))}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)
