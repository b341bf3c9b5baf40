import type { Assignment } from '@onward/contract'
import { dateOfWall } from '@onward/scheduling'
import { useState } from 'react'
import { joined } from '#web/lib/formats/joined.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { shortClock, shortDate, timeSpan, weekdayName } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { alsoOn, REACH, restAround } from './around.ts'
import { familyFirst } from './short-names.ts'
import type { ShownShift } from './shown-shift.ts'
import { spanWords } from './time-to.ts'
import { usePersonsShifts, usePlacesShifts } from './use-around.ts'
import styles from './details.module.css'

type Props = { shift: ShownShift; onOpen: (shift: Assignment) => void }

const inWords = ({ startsAt, endsAt, facilityName }: Assignment) =>
  joined([shortDate(dateOfWall(startsAt)), timeSpan(startsAt, endsAt), facilityName])

/** How long the person rests before and after, with the shifts at either end. What could not be asked for is not made up. */
export const Rest = ({ shift, onOpen }: Props & { shift: { providerId: string } }) => {
  const t = useText()
  const { data, error, refetch } = usePersonsShifts(shift)
  const { before, after } = restAround(shift, data ?? [])
  const gap = (side: typeof before) =>
    data === undefined
      ? '…'
      : side
        ? spanWords(side.minutes)
        : t('details.over', { span: t('details.days', { count: REACH }) })
  const end = (side: typeof before, name: string) =>
    side && (
      <button type="button" onClick={() => onOpen(side.shift)}>
        {weekdayName(dateOfWall(side.shift.startsAt))} {shortClock(side.shift.startsAt)}
        <span className="unseen">, {name}</span>
      </button>
    )
  return (
    <>
      <dt>{t('details.rest')}</dt>
      <dd>
        {error && data === undefined ? (
          <Unknown onRetry={() => void refetch()} />
        ) : (
          <div className={styles.rest} aria-busy={data === undefined}>
            {before && end(before, t('details.before', { shift: inWords(before.shift) }))}
            <span>
              <span className="unseen">{t('details.restBefore')}</span> {gap(before)}
            </span>
            <strong>{t('details.this')}</strong>
            <span>
              <span className="unseen">{t('details.restAfter')}</span> {gap(after)}
            </span>
            {after && end(after, t('details.after', { shift: inWords(after.shift) }))}
          </div>
        )}
      </dd>
    </>
  )
}

/** So many names are shown; the others when they are asked for. */
const FEW = 8

/** Who is on at the same place at the same time; each opens. */
export const AlsoOn = ({ shift, onOpen }: Props) => {
  const t = useText()
  const { data, error, refetch } = usePlacesShifts(shift)
  const [isWhole, setWhole] = useState(false)
  const found = data && alsoOn(shift, data)
  const shown = isWhole ? found : found?.slice(0, FEW)
  const hidden = (found?.length ?? 0) - (shown?.length ?? 0)
  return (
    <>
      <dt>{t('details.also')}</dt>
      <dd aria-busy={data === undefined && !error}>
        {error && !data && <Unknown onRetry={() => void refetch()} />}
        {!error && !data && '…'}
        {found?.length === 0 && t('details.nobodyElse')}
        <ul className={styles.also}>
          {shown?.map((one) => (
            <li key={one.assignmentId}>
              <button type="button" onClick={() => onOpen(one)}>
                <span dir="auto">{one.providerName === null ? whoOf(one) : familyFirst(one.providerName)}</span>{' '}
                <small>{shortClock(one.startsAt)}</small>
                <span className="unseen">
                  , {whoOf(one)}, {inWords(one)}
                </span>
              </button>
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <button type="button" onClick={() => setWhole(true)}>
                {t('details.moreAlso', { count: hidden })}
              </button>
            </li>
          )}
        </ul>
      </dd>
    </>
  )
}

const Unknown = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText()
  return (
    <span className={styles.unknown}>
      {t('details.unknown')}{' '}
      <button type="button" onClick={onRetry}>
        {t('ui.retry')}
      </button>
    </span>
  )
}
