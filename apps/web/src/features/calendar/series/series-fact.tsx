import { useQuery } from '@tanstack/react-query'
import texts from 'texts:series'
import { ask } from '#web/lib/api.ts'
import { dateOfWeekday } from '#web/lib/formats/date-of-weekday.ts'
import { mediumDate, weekdayName } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { allOf } from '#web/ui/rules/words.ts'
import { readSeries } from './series-calls.ts'

addTexts(texts)

/** How a shift comes round, among its facts. */
export const SeriesFact = ({ seriesId }: { seriesId: string }) => {
  const t = useText()
  const { data } = useQuery(ask(readSeries, { seriesId }))
  if (!data || data.series.until === null) return null
  const { everyWeeks, weekdays, until } = data.series
  const days = allOf(weekdays.map((day) => weekdayName(dateOfWeekday(day))))
  return (
    <>
      <dt>{t('series.repeats')}</dt>
      <dd>{t('series.every', { count: everyWeeks, days, until: mediumDate(until) })}</dd>
    </>
  )
}
