import { dayNumber, firstDay, lastDay } from '@onward/scheduling'
import type { PayPremium, PayRate } from '@onward/scheduling/insight'
import { createHash } from 'node:crypto'
import type { MadeBy } from '#server/kept-months.ts'
import { isByTraining } from './costs.ts'
import { DEFINITIONS } from './definitions.ts'

type Dated = { from: number; to: number | null }

/**
 * What is in force on some days, as text: by whatever the finders go by, with its days among them. The later ones stand first, as
 * of those that are for the same the later one counts; from which day before, or to which after, says nothing of these.
 */
const inForceOf = <Paid extends Dated>(all: readonly Paid[]) => {
  const spelled = all
    .map(({ from, to, ...paid }) => ({ from, to: to ?? Infinity, said: JSON.stringify(paid) }))
    .sort((one, other) => other.from - one.from || (one.said < other.said ? -1 : 1))
  return (first: number, last: number) =>
    spelled.flatMap(({ from, to, said }) =>
      from > last || to < first ? [] : `${Math.max(from, first)} ${Math.min(to, last)} ${said}`,
    )
}

/** By what the shifts of a month cost what they do: definitions, and what is in force of rates and premiums. */
export const paidBy = (rates: readonly PayRate[], premiums: readonly PayPremium[]) => {
  const [ratesOn, premiumsOn] = [inForceOf(rates), inForceOf(premiums)]
  return (month: string): MadeBy => {
    const [first, last] = [dayNumber(firstDay(month)), dayNumber(lastDay(month))]
    const said = JSON.stringify([ratesOn(first, last), premiumsOn(first, last)])
    return {
      madeBy: `${DEFINITIONS} ${createHash('sha256').update(said).digest('base64url')}`,
      isByTraining: isByTraining(rates.filter(({ from, to }) => from <= last && (to === null || to >= first))),
    }
  }
}
