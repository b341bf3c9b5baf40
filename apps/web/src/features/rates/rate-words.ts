import type { Currency, Premium, Rate } from '@onward/contract'
import { dateSpan, mediumDate, percent } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { moneyOf } from '#web/lib/formats/money.ts'
import { typeNamed } from '#web/lib/formats/shift-type-name.ts'
import { textOf } from '#web/lib/text.ts'

/** What the shift type of a rate is called; undefined for any. */
export const typeOf = ({ shiftTypeId, shiftTypeName }: Pick<Rate, 'shiftTypeId' | 'shiftTypeName'>) =>
  shiftTypeId === null ? undefined : typeNamed(shiftTypeId, shiftTypeName ?? shiftTypeId)

/** For whom and what a rate is, as one name. */
export const rateName = (rate: Rate) => {
  const named = [rate.providerName, rate.facilityName, typeOf(rate), rate.specialtyName].filter(Boolean)
  return named.length === 0 ? textOf('rates.anyShift') : joined(named, '·')
}

export const premiumName = ({ kind, facilityName }: Premium) =>
  joined([textOf(`rates.kind.${kind}`), facilityName], '·')

/** What a premium adds: `+25%`, or so much an hour. */
export const premiumAmount = ({ basisPoints, perHour }: Premium, money: Currency) =>
  basisPoints === null
    ? textOf('rates.anHour', { amount: moneyOf(perHour ?? 0, money) })
    : textOf('rates.ofRate', { share: percent(basisPoints / 10_000) })

export const datesOf = ({ validFrom, validTo }: { validFrom: string; validTo: string | null }) =>
  validTo === null ? textOf('rates.since', { date: mediumDate(validFrom) }) : dateSpan(validFrom, validTo)
