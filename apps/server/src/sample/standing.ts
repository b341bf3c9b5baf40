import type { Contract, Credential } from '@onward/contract'
import { addDays, type LocalDate } from '@onward/scheduling'
import { sampleFacilities } from './facilities.ts'
import { sampleClinicians } from './names.ts'
import type { Random } from './random.ts'

type SampleContract = Pick<
  Contract,
  'providerId' | 'validFrom' | 'validTo' | 'fte' | 'targetHours' | 'leastHours' | 'mostHours'
>
type SampleCredential = Pick<
  Credential,
  'providerId' | 'credentialTypeId' | 'hospitalId' | 'number' | 'validFrom' | 'validTo'
>
type SampleRequirement = {
  credentialTypeId: string
  hospitalId: string | null
  shiftTypeId: string | null
  specialty: string | null
}

/** What people of the sample have to have. */
export const sampleCredentialTypes = [
  { credentialTypeId: 'licence', credentialTypeName: 'State licence' },
  { credentialTypeId: 'acls', credentialTypeName: 'ACLS' },
  { credentialTypeId: 'pals', credentialTypeName: 'PALS' },
  { credentialTypeId: 'privilege', credentialTypeName: 'Medical staff privilege' },
] as const

/** Who works nights has ACLS, who works with children PALS, and the children's hospital gives privileges. */
export const sampleRequirements: readonly SampleRequirement[] = [
  ...sampleFacilities.map(({ hospitalId }) => ({
    credentialTypeId: 'licence',
    hospitalId,
    shiftTypeId: null,
    specialty: null,
  })),
  { credentialTypeId: 'acls', hospitalId: null, shiftTypeId: 'night', specialty: null },
  { credentialTypeId: 'acls', hospitalId: null, shiftTypeId: null, specialty: 'Emergency Medicine' },
  { credentialTypeId: 'pals', hospitalId: null, shiftTypeId: null, specialty: 'Pediatrics' },
  { credentialTypeId: 'privilege', hospitalId: 'H02', shiftTypeId: null, specialty: null },
]

/** Full time and its parts, with the hours of a week that they mean. */
const SHARES = [
  { fte: 1, targetHours: 40, leastHours: 32, mostHours: 60 },
  { fte: 0.8, targetHours: 32, leastHours: 24, mostHours: 48 },
  { fte: 0.5, targetHours: 20, leastHours: 12, mostHours: 36 },
] as const
const WITH_CHILDREN = new Set(['Pediatrics'])

/**
 * How much each clinician is to work, and what each has: every seventh has changed the share this year, a few credentials
 * expire within two months, and one has lapsed.
 */
export const sampleStanding = (
  random: Random,
  today: LocalDate,
): { contracts: SampleContract[]; credentials: SampleCredential[] } => {
  const contracts = sampleClinicians.flatMap(({ providerId }, at): SampleContract[] => {
    const [full] = SHARES
    const share = random.chance(0.65) ? full : random.pick(SHARES)
    const began = addDays(today, -random.whole(400, 2_000))
    if (at % 7 !== 3) return [{ providerId, validFrom: began, validTo: null, ...share }]
    const changed = addDays(today, -random.whole(30, 300))
    return [
      { providerId, validFrom: began, validTo: addDays(changed, -1), ...full },
      { providerId, validFrom: changed, validTo: null, ...share },
    ]
  })
  const credentials = sampleClinicians.flatMap(({ providerId, specialty }, at): SampleCredential[] => {
    const of = (credentialTypeId: string, years: number, hospitalId: string | null = null): SampleCredential => {
      const validTo = addDays(today, random.whole(70, 365 * years))
      const validFrom = addDays(validTo, -365 * years)
      return {
        providerId,
        credentialTypeId,
        hospitalId,
        number: String(random.whole(100_000, 999_999)),
        validFrom,
        validTo,
      }
    }
    const own = [of('licence', 3), of('acls', 2)]
    if (WITH_CHILDREN.has(specialty)) own.push(of('pals', 2), of('privilege', 2, 'H02'))
    return own.map((one, place) => (place === 1 ? ending(one, at, today) : one))
  })
  return { contracts, credentials }
}

/** Of every tenth one ends soon, and of one it has ended. */
const ending = (one: SampleCredential, at: number, today: LocalDate): SampleCredential => {
  if (at === 12) return { ...one, validTo: addDays(today, -9) }
  return at % 10 === 4 ? { ...one, validTo: addDays(today, 12 + at) } : one
}
