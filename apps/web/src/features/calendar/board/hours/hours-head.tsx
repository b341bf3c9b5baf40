import texts from 'texts:dayGrid,byHour'
import { count, shortClock, shortZone } from '#web/lib/formats/formats.ts'
import { wallIn } from '#web/lib/formats/wall-in.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { isOn, shareOf } from '#web/ui/schedule/day/axis.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { useNow } from '#web/lib/formats/use-now.ts'
import type { Hours } from './hours.ts'
import styles from './hours.module.css'

addTexts(texts)

/** What the clocks show along the day, whose clocks these are, and this moment. */
export const HoursRuler = ({ hours: { axis, timeZone, hasZones } }: { hours: Hours }) => {
  const t = useText()
  const now = useNow()
  return (
    <div className={styles.ruler}>
      <small className={styles.zone}>
        {hasZones ? t('byHour.ownClocks') : timeZone !== undefined && shortZone(timeZone)}
        {axis.hours.length !== 24 && (
          <>
            {' '}
            <Icon name="clock" size={10} /> {t('dayGrid.long', { count: axis.hours.length })}
          </>
        )}
      </small>
      {axis.hours.map(({ at, wall }) => (
        <span key={at}>
          <bdi>{shortClock(wall).replace(/:00$/, '')}</bdi>
        </span>
      ))}
      {!hasZones && isOn(axis, now) && (
        <b className={styles.clock} style={{ insetInlineStart: `${shareOf(axis, now) * 100}%` }}>
          <bdi>{shortClock(wallIn(now, timeZone))}</bdi>
        </b>
      )}
    </div>
  )
}

/** How many are on duty in each hour. */
export const HoursOnDuty = ({ hours: { axis, onDuty } }: { hours: Hours }) => {
  const t = useText()
  return (
    <div className={styles.counts} title={t('dayGrid.byHour')}>
      <span className="unseen">{t('dayGrid.most', { count: Math.max(0, ...onDuty) })}</span>
      {axis.hours.map(({ at }, place) => (
        <span key={at} aria-hidden="true">
          {onDuty[place] ? count(onDuty[place]) : ''}
        </span>
      ))}
    </div>
  )
}
