import { MOST_BASIS_POINTS, MOST_BUDGET, MOST_PER_HOUR } from '@onward/contract'
import { plainAmount } from '#web/lib/formats/money.ts'
import { textOf } from '#web/lib/text.ts'
import { minorIn } from './typed-amount.ts'

const wrong = (typed: string, digits: number, least: number, most: number, example: number) => {
  if (typed.trim() === '') return textOf('ui.required')
  const minor = minorIn(typed, digits)
  if (minor === undefined) return textOf('rates.notAmount', { example: plainAmount(example, digits) })
  if (minor < least) return textOf('rates.tooLittle', { least: plainAmount(least, digits) })
  return minor > most ? textOf('rates.tooMuch', { most: plainAmount(most, digits) }) : null
}

/** What a form says of an amount an hour, of a share in percent, and of a budget, or null. */
export const wrongPerHour = (typed: string, digits: number, least = 0) =>
  wrong(typed, digits, least, MOST_PER_HOUR, 120_050)
/** Hundredths of a percent are percent with two decimals. */
export const wrongShare = (typed: string) => wrong(typed, 2, 1, MOST_BASIS_POINTS, 1_250)
/** Thousandths are percent with one decimal. */
export const wrongCallOut = (typed: string) => wrong(typed, 1, 0, 1_000, 35)
export const wrongBudget = (typed: string, digits: number) => wrong(typed, digits, 0, MOST_BUDGET, 12_000_050)

export const wrongEnd = (validTo: string, { validFrom }: { validFrom: string }) =>
  validTo !== '' && validTo < validFrom ? textOf('rates.backward') : null
