import { copies, MOST_COPIED_DAYS } from '@onward/contract'
import { addDays, daysBetween } from '@onward/scheduling'
import texts from 'texts:copies,rollOut'
import { useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { dateSpan, today } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { atMost, dateBehind, type Days } from './copy-range.ts'
import { RollOutDialog, type OnBooked } from './roll-out-dialog.tsx'
import { AsChoice, DaysFields, PlacesChoice, usePlaces, type As, type Place } from './scope-fields.tsx'
import styles from './roll-out.module.css'

addTexts(texts)

const { copyShifts } = apiOf(copies)

type Props = {
  /** Those that one plans at; `chosenIds` are ticked, or where it is empty all of them. */
  places: readonly Place[]
  chosenIds?: readonly string[]
  /** What is copied, until other days are chosen. */
  days: Days
  /** The date on which the first of them falls then; left out, the same weekday behind them. */
  target?: string
  onBooked: OnBooked
  onClose: () => void
}

const NONE: readonly string[] = []

/** Copies the shifts of some days onto others. */
export const CopyDialog = ({ places, chosenIds = NONE, days: given, target: aim, onBooked, onClose }: Props) => {
  const t = useText()
  const [days, setDays] = useState(() => atMost(given, MOST_COPIED_DAYS))
  const [wished, setTarget] = useState(aim)
  const [as, setAs] = useState<As>('people')
  const ticks = usePlaces(places, chosenIds)
  const { from, to } = days
  const length = daysBetween(from, to)
  const wrong =
    length < 0
      ? t('rollOut.backward')
      : length >= MOST_COPIED_DAYS
        ? t('rollOut.tooMany', { count: MOST_COPIED_DAYS })
        : undefined
  const target = wished ?? (wrong === undefined ? dateBehind(days) : from)
  const onto = target === from && wrong === undefined ? t('copies.same') : undefined
  const isAskable = wrong === undefined && onto === undefined && ticks.chosen.length > 0
  const last = wrong === undefined ? addDays(target, length) : target
  return (
    <RollOutDialog
      title={t('copies.title')}
      lead={t('copies.lead')}
      call={copyShifts}
      wish={isAskable ? { from, to, target, as, hospitalIds: ticks.chosen } : undefined}
      doWords={(count) => (count > 0 ? t('copies.doCount', { count }) : t('copies.do'))}
      doneWords={(count) => t('copies.done', { count })}
      onBooked={onBooked}
      onClose={onClose}
    >
      <DaysFields days={days} wrong={wrong} onChange={setDays} />
      <div>
        <TypedDateField
          label={t('copies.onto')}
          value={target}
          error={onto}
          onChange={(date) => date !== '' && setTarget(date)}
        />
        {wrong === undefined && <p className={styles.hint}>{t('copies.ontoHint', { when: dateSpan(target, last) })}</p>}
        {target < today() && <p className={styles.hint}>{t('copies.past')}</p>}
      </div>
      <AsChoice as={as} onChange={setAs} />
      <PlacesChoice places={places} ticks={ticks} />
    </RollOutDialog>
  )
}
