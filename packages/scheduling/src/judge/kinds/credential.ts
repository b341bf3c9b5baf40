import { dateOfDay, type LocalDate } from '../../day-numbers.ts'
import { shiftFacts, type Finding, type Kind, type ShiftFacts } from '../kind.ts'
import type { Day, JudgedCredential, JudgedPerson, JudgedRequirement, JudgedShift } from '../situation.ts'
import { both } from '../windows.ts'
import { theShift } from '../words.ts'

/**
 * Whoever works a shift has every credential that is required at its facility, for its type and for what it asks for, or where
 * it asks for nothing for what they are trained in. It has to count on every day of the facility that has a minute of the
 * shift, and may be handed on from one to its renewal. A privilege counts at its facility alone. One that was revoked never counts.
 * Calls from home are shifts here. With `credentialTypeIds` the rule is about those types only.
 */
export type CredentialParameters = { credentialTypeIds?: readonly string[] }
export type CredentialFacts = {
  credentialTypeId: string
  /** `elsewhere`: they have it for other facilities only. */
  reason: 'missing' | 'elsewhere' | 'revoked' | 'notYet' | 'expires'
  /** Where it is not yet valid its first day, where it expires its last. */
  date: LocalDate | null
  /** The first day of the shift on which it does not count. */
  day: LocalDate
  shift: ShiftFacts
}

const isRequired = (requirement: JudgedRequirement, shift: JudgedShift, { specialtyIds }: JudgedPerson) =>
  (requirement.hospitalId === null || requirement.hospitalId === shift.hospitalId) &&
  (requirement.shiftTypeId === null || requirement.shiftTypeId === shift.shiftTypeId) &&
  (requirement.specialtyId === null ||
    (shift.specialtyId === null
      ? specialtyIds.includes(requirement.specialtyId)
      : shift.specialtyId === requirement.specialtyId))

const countsOn = ({ from, to }: JudgedCredential, day: Day) =>
  (from === null || from <= day) && (to === null || day <= to)

type Why = { reason: CredentialFacts['reason']; date: Day | null }

/** Why none of somebody's credentials of a type counts on a day: what is nearest to counting. */
const whyNot = (own: readonly JudgedCredential[], shift: JudgedShift, day: Day): Why => {
  const here = own.filter(({ hospitalId }) => hospitalId === null || hospitalId === shift.hospitalId)
  const valid = here.filter(({ isRevoked }) => !isRevoked)
  const ended = valid.flatMap(({ to }) => (to !== null && to < day ? [to] : []))
  if (ended.length > 0) return { reason: 'expires', date: Math.max(...ended) }
  const coming = valid.flatMap(({ from }) => (from !== null && from > day ? [from] : []))
  if (coming.length > 0) return { reason: 'notYet', date: Math.min(...coming) }
  if (here.length > 0) return { reason: 'revoked', date: null }
  return { reason: own.length > 0 ? 'elsewhere' : 'missing', date: null }
}

export const credential: Kind<CredentialParameters, CredentialFacts> = {
  find: ({ person, shifts }, { credentialTypeIds }, { situation: { requirements } }) => {
    const found: Finding<CredentialFacts>[] = []
    for (const shift of requirements.length > 0 ? shifts : []) {
      const types = new Set<string>()
      for (const requirement of requirements) {
        if (isRequired(requirement, shift, person)) types.add(requirement.credentialTypeId)
      }
      for (const type of types) {
        if (credentialTypeIds && !credentialTypeIds.includes(type)) continue
        const own = person.credentials.filter(({ credentialTypeId }) => credentialTypeId === type)
        const counting = own.filter(
          ({ hospitalId, isRevoked }) => !isRevoked && (hospitalId === null || hospitalId === shift.hospitalId),
        )
        const days = shift.days.filter(({ day }) => !counting.some((one) => countsOn(one, day)))
        const [first, last] = [days[0], days.at(-1)]
        if (!first || !last) continue
        const { reason, date } = whyNot(own, shift, first.day)
        found.push({
          shifts: [shift],
          about: type,
          from: first.day,
          to: last.day,
          amount: days.length,
          unit: 'days',
          facts: {
            credentialTypeId: type,
            reason,
            date: date === null ? null : dateOfDay(date),
            day: dateOfDay(first.day),
            shift: shiftFacts(shift),
          },
        })
      }
    }
    return found
  },
  reach: () => both(0),
  words: ({ credentialTypeId, reason, date, day, shift }, _, names) => {
    const what = names.credentialType(credentialTypeId)
    const who = names.provider(shift.providerId)
    const why = {
      missing: `${who} has no ${what}`,
      elsewhere: `${who} has ${what} for other facilities only`,
      revoked: `${who}'s ${what} was revoked`,
      notYet: `${who}'s ${what} counts from ${date} on`,
      expires: `${who}'s ${what} counts until ${date}`,
    }[reason]
    return `${why}; ${theShift(shift, names)} needs it on ${day}.`
  },
}
