import { percent } from '#web/lib/formats/formats.ts'
import { marked } from '#web/lib/formats/marked.ts'
import { textOf } from '#web/lib/text.ts'

/** From so much on a day is likely enough to be looked at, and from so much on to be helped. */
const SOME = 0.1
const HIGH = 0.3

/** How likely it is in words that a chance stands in, as the map has them; `none`: nobody knows. */
export const chanceBand = (chance: number | null): 'full' | 'some' | 'few' | 'none' => {
  if (chance === null) return 'none'
  return chance >= HIGH ? 'few' : chance >= SOME ? 'some' : 'full'
}

/** `19%`; what is next to nothing, or next to sure, is neither. */
export const chanceText = (chance: number | null): string => {
  if (chance === null) return '?'
  if (chance > 0 && chance < 0.005) return marked('<', percent(0.01))
  if (chance < 1 && chance >= 0.995) return marked('>', percent(0.99))
  return percent(Math.round(chance * 100) / 100)
}

const TENTH = 0.1

/** `2.2`: days and people that are expected are seldom whole; fewer than a tenth of one are not none. */
export const tenths = (amount: number): string => {
  if (amount > 0 && amount < TENTH) return marked('<', tenths(TENTH))
  return textOf('insight.risk.tenths', { amount: Math.round(amount * 10) / 10 })
}
