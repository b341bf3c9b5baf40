import type { Assignment, SeriesChange } from '@onward/contract'
import { dateOfWall, daysBetween, timeOfWall } from '@onward/scheduling'
import texts from 'texts:series'
import { ask } from '#web/lib/api.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { changesTo, type ShiftInput } from '../shift-merge.ts'
import { changeSeries, changeWithReasons } from './series-calls.ts'
import { useMany } from './use-many.ts'
import { WhichQuestion, type Which } from './which-question.tsx'

addTexts(texts)

/** What is typed of a shift as it is said of each in its series: on its own day. */
const changeOf = (input: ShiftInput, shift: Assignment): SeriesChange => {
  const { startsAt, endsAt, ...rest } = changesTo(input, shift)
  if (startsAt === undefined && endsAt === undefined) return rest
  const days = daysBetween(dateOfWall(input.startsAt), dateOfWall(input.endsAt))
  return { ...rest, times: { startsAt: timeOfWall(input.startsAt), endsAt: timeOfWall(input.endsAt), days } }
}

type Props = {
  seriesId: string
  /** As it was when its form opened. */
  shift: Assignment
  /** What it is to be, on the same day. */
  input: ShiftInput
  /** Changes the shift alone. */
  onThis: () => void
  onDone: () => void
  onClose: () => void
}

/** Asks whether a shift of a series is changed alone, with those after it, or with all of them. */
export const ChangeSeries = ({ seriesId, shift, input, onThis, onDone, onClose }: Props) => {
  const t = useText()
  const many = useMany(changeWithReasons, { by: changeSeries, words: 'series.changed', onDone })
  const { assignmentId, version } = shift
  const wish = (which: Which) => ({ seriesId, assignmentId, version, which, change: changeOf(input, shift) })
  return (
    <WhichQuestion
      title={t('series.changeTitle')}
      action={t('ui.save')}
      asked={(which) => ask(changeSeries, { ...wish(which), dryRun: true })}
      many={many}
      onThis={onThis}
      onMany={(which) => many.change.mutate(wish(which))}
      onClose={onClose}
    />
  )
}
