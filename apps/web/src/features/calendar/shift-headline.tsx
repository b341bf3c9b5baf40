import { dateOfWall } from '@onward/scheduling'
import { joined } from '#web/lib/formats/joined.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { hours, shortDate, timeSpan, zoneName } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { useNow } from '#web/lib/formats/use-now.ts'
import { wallIn } from '#web/lib/formats/wall-in.ts'
import { initialsOf } from '#web/ui/layout/initials.ts'
import type { Tone } from '#web/ui/layout/theme.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'
import { ClockRemarks } from './clock-remarks.tsx'
import type { ShownShift } from './shown-shift.ts'
import { timeTo } from './time-to.ts'
import styles from './details.module.css'

type Props = {
  shift: ShownShift
  /** What the person is trained for, for who sees persons. */
  specialty?: string | undefined
  /** Whether it is one's own: the place is then what one looks for. */
  isOwn?: boolean
  tone?: Tone | undefined
  code?: string | undefined
}

/** Who, where and when: the place's own time, the reader's beside it when it differs, and how long until then. */
export const ShiftHeadline = ({ shift, specialty, isOwn = false, tone, code }: Props) => {
  const { facilityName, status, publication } = shift
  // Who does not plan there sees what people were told.
  const told = publication === 'published' ? undefined : publication
  const t = useText()
  const who = whoOf(shift)
  return (
    <>
      <div className={styles.title}>
        <span className={styles.face} aria-hidden="true">
          {!isOwn && shift.providerName === null ? '○' : initialsOf(isOwn ? facilityName : who)}
        </span>
        <div>
          <h2>
            <span dir="auto">{isOwn ? facilityName : who}</span>
          </h2>
          {!isOwn && (
            <p>
              {code && (
                <span className={styles.code} data-tone={tone} aria-hidden="true">
                  {code}
                </span>
              )}
              <span dir="auto">{joined([specialty, facilityName], '·')}</span>
            </p>
          )}
        </div>
        <div className={styles.pills}>
          {status === 'cancelled' && <span className={styles.pill}>{t('details.cancelled')}</span>}
          {told && (
            <span className={styles.pill} data-told={told}>
              {t(`details.${told}`)}
            </span>
          )}
        </div>
      </div>
      {told && <p className={styles.told}>{t(`details.${told}Hint`)}</p>}
      <When shift={shift} />
      <ClockRemarks {...shift} />
    </>
  )
}

const When = ({ shift }: { shift: ShownShift }) => {
  const t = useText()
  const now = useNow()
  const { start, end, startsAt, endsAt, timeZone, elapsedMinutes, status } = shift
  const [from, to] = [wallIn(Date.parse(start)), wallIn(Date.parse(end))]
  const isHere = from === startsAt && to === endsAt
  const on = (walls: [string, string]) => joined([shortDate(dateOfWall(walls[0])), timeSpan(...walls)])
  return (
    <div className={styles.when}>
      <strong>{on([startsAt, endsAt])}</strong>
      <span className={styles.until}>{status !== 'cancelled' && timeTo(shift, now)}</span>
      <small>
        {shiftTypeName(shift)} · {hours(elapsedMinutes)}
      </small>
      <small className={styles.zone}>
        {isHere ? t('details.asYours', { zone: zoneName(timeZone) }) : zoneName(timeZone)}
      </small>
      {!isHere && <small className={styles.yours}>{t('details.yourTime', { when: on([from, to]) })}</small>}
    </div>
  )
}
