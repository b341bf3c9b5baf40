import { useText } from '#web/lib/text.ts'
import { useScreenQuery } from '#web/ui/layout/use-screen-query.ts'

/** From as many letters on, what can be done needs a wider screen to be said in words. */
const WORDY = 30

/** What there is room for beside the month. */
export const useRoom = () => {
  const t = useText()
  const isWordy = t('calendar.add').length + t('calendar.addLeave').length > WORDY
  const isSmall = useScreenQuery('(75em < width <= 87em)')
  return {
    /** The filters are opened, not beside. */
    isNarrow: useScreenQuery('(max-width: 75em)'),
    /** What comes late must not need another row. */
    isTight: useScreenQuery('(max-width: 112em)'),
    /** Of what can be done only what one comes for is said in words. */
    isCramped: useScreenQuery(`(75em < width <= ${isWordy ? 102 : 89}em)`),
    /** Not even that. */
    isOverfull: isSmall && isWordy,
  }
}
