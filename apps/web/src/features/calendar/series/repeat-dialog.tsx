import { NativeSelect } from '@mantine/core'
import { MOST_EVERY, MOST_SERIES_DAYS } from '@onward/contract'
import { addDays, dateOfWall, daysBetween, weekday } from '@onward/scheduling'
import texts from 'texts:copies,rollOut,series'
import { useState } from 'react'
import '#web/ui/controls/native-select.css'
import { dateOfWeekday } from '#web/lib/formats/date-of-weekday.ts'
import { count as counted, today, weekdayName, weekStart } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import { Tick } from '#web/ui/controls/tick.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import styles from '../roll-out/roll-out.module.css'
import { RollOutDialog, type OnBooked } from '../roll-out/roll-out-dialog.tsx'
import type { ShiftInput } from '../shift-merge.ts'
import { createSeries } from './series-calls.ts'

addTexts(texts)

/** How far a series goes at first. */
const FOUR_WEEKS = 27
const DAYS = [0, 1, 2, 3, 4, 5, 6]

type Props = { /** The first shift. */ shift: ShiftInput; onBooked: OnBooked; onClose: () => void }

/** Makes a shift that comes round: on which days of every how many weeks, and until when. */
export const RepeatDialog = ({ shift, onBooked, onClose }: Props) => {
  const t = useText()
  const from = dateOfWall(shift.startsAt)
  const [everyWeeks, setEveryWeeks] = useState(1)
  const [days, setDays] = useState<ReadonlySet<number>>(() => new Set([weekday(from)]))
  const [until, setUntil] = useState(() => addDays(from, FOUR_WEEKS))
  const length = daysBetween(from, until)
  const wrong =
    length < 0
      ? t('rollOut.backward')
      : length > MOST_SERIES_DAYS
        ? t('series.tooLong', { count: MOST_SERIES_DAYS })
        : undefined
  const weekdays = DAYS.filter((day) => days.has(day))
  const isAskable = wrong === undefined && weekdays.length > 0
  return (
    <RollOutDialog
      title={t('series.repeatTitle')}
      lead={t('series.repeatLead')}
      call={createSeries}
      wish={isAskable ? { ...shift, everyWeeks, weekdays, until } : undefined}
      doWords={(count) => (count > 0 ? t('series.doCount', { count }) : t('series.do'))}
      doneWords={(count) => t('series.done', { count })}
      onBooked={onBooked}
      onClose={onClose}
    >
      <NativeSelect
        label={t('series.everyWeeks')}
        data={Array.from({ length: MOST_EVERY }, (_, at) => ({ value: String(at + 1), label: counted(at + 1) }))}
        value={String(everyWeeks)}
        onChange={(event) => setEveryWeeks(Number(event.currentTarget.value))}
      />
      <fieldset className={styles.places} data-short>
        <legend>{t('series.onDays')}</legend>
        {DAYS.map((at) => (weekStart() + at) % 7).map((day) => (
          <Tick
            key={day}
            label={weekdayName(dateOfWeekday(day))}
            isTicked={days.has(day)}
            onChange={() => setDays(toggled(days, day))}
          />
        ))}
        {weekdays.length === 0 && <p role="alert">{t('series.noDay')}</p>}
      </fieldset>
      <div>
        <TypedDateField
          label={t('series.until')}
          value={until}
          error={wrong}
          onChange={(date) => date !== '' && setUntil(date)}
        />
        {from < today() && <p className={styles.hint}>{t('copies.past')}</p>}
      </div>
    </RollOutDialog>
  )
}
