import type { Budget, CallOutRate, Premium, Rate } from '@onward/contract'
import { addMonths, monthOf, type LocalDate } from '@onward/scheduling'
import { sampleFacilities } from './facilities.ts'
import { sampleClinicians } from './names.ts'
import type { Random } from './random.ts'

type SampleRate = Pick<Rate, 'providerId' | 'hospitalId' | 'shiftTypeId' | 'validFrom' | 'validTo' | 'perHour'> & {
  specialty: string | null
}
type SampleCallOutRate = Omit<CallOutRate, 'callOutRateId' | 'facilityName' | 'version'>
type SamplePremium = Omit<Premium, 'premiumId' | 'facilityName' | 'version'>
type SampleBudget = Pick<Budget, 'hospitalId' | 'month' | 'amount'>

/** Cents an hour by what somebody is trained for; who is trained for anything else has the last one. */
const BY_SPECIALTY: Readonly<Record<string, number>> = {
  'Emergency Medicine': 21_500,
  'Hospital Medicine': 16_500,
  'Critical Care': 23_000,
  Anesthesiology: 24_500,
  Pediatrics: 15_500,
}
const OTHERS = 17_500
const BUDGETED_MONTHS = 4

/** Shifts as the sample makes them, to say what they may cost. */
type Shift = { hospitalId: string; startsAt: string; endsAt: string }

/** What the people of the sample are paid, since two years ago, and what each facility may cost in the months around today. */
export const sampleCost = (
  random: Random,
  today: LocalDate,
  shifts: readonly Shift[],
): { rates: SampleRate[]; premiums: SamplePremium[]; budgets: SampleBudget[]; callOutRates: SampleCallOutRate[] } => {
  const validFrom = `${Number(today.slice(0, 4)) - 2}-01-01`
  const anything = { providerId: null, hospitalId: null, shiftTypeId: null, specialty: null, validFrom, validTo: null }
  const specialties = new Set(sampleClinicians.map(({ specialty }) => specialty))
  const rates: SampleRate[] = [
    ...[...specialties].map((specialty) => ({
      ...anything,
      specialty,
      perHour: BY_SPECIALTY[specialty] ?? OTHERS,
    })),
    // Far from everything an hour costs more, and a call, of which part is slept through, less.
    { ...anything, hospitalId: 'H12', perHour: 26_000 },
    { ...anything, shiftTypeId: 'call', perHour: 7_500 },
    ...sampleClinicians
      .filter((_, at) => at % 9 === 4)
      .map(({ providerId }) => ({ ...anything, providerId, perHour: random.whole(36, 56) * 500 })),
  ]
  const every = { hospitalId: null, validFrom, validTo: null, perHour: null }
  const premiums: SamplePremium[] = [
    { ...every, kind: 'night', basisPoints: 1_500 },
    { ...every, kind: 'weekend', basisPoints: 1_000 },
    { ...every, kind: 'holiday', basisPoints: 5_000 },
    { ...every, kind: 'overtime', basisPoints: 2_500 },
    { ...every, kind: 'call', basisPoints: null, perHour: 500 },
    { ...every, kind: 'night', hospitalId: 'H01', basisPoints: 2_000 },
  ]
  const first = addMonths(monthOf(today), -1)
  const budgets = Array.from({ length: BUDGETED_MONTHS }, (_, at) => addMonths(first, at)).flatMap((month) =>
    sampleFacilities.flatMap(({ hospitalId }): SampleBudget[] => {
      const days = shifts.filter((one) => one.hospitalId === hospitalId && monthOf(one.startsAt.slice(0, 10)) === month)
      // So many hours at what one costs on average, some more or less, in whole thousands.
      const hours = days.reduce((sum, { startsAt, endsAt }) => sum + hoursOf(startsAt, endsAt), 0)
      const thousands = Math.round((hours * 200 * random.whole(92, 112)) / 100_000)
      return thousands === 0 ? [] : [{ hospitalId, month, amount: thousands * 100_000 }]
    }),
  )
  // Most call out as often as anywhere; of nights more, and more again far from everything.
  const callOutRates: SampleCallOutRate[] = [
    { hospitalId: null, partOfDay: null, perMille: 35 },
    { hospitalId: null, partOfDay: 'night', perMille: 52 },
    { hospitalId: 'H12', partOfDay: null, perMille: 80 },
  ]
  return { rates, premiums, budgets, callOutRates }
}

const hoursOf = (startsAt: string, endsAt: string) =>
  (Date.parse(`${endsAt}Z`) - Date.parse(`${startsAt}Z`)) / 3_600_000
