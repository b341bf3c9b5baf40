import type { Provider } from '@onward/contract'
import { longDate } from '#web/lib/formats/formats.ts'
import { textOf } from '#web/lib/text.ts'

/** Whether somebody is scheduled, and until when. */
export const stateOf = ({ isActive, lastDay }: Pick<Provider, 'isActive' | 'lastDay'>) => {
  if (!isActive) return textOf('people.hasLeft')
  return lastDay === null ? textOf('people.isActive') : textOf('people.until', { date: longDate(lastDay) })
}
