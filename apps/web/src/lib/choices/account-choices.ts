import { credentialTypes, facilities, shiftTypes, specialties } from '@onward/contract'
import { api, apiOf, ask } from '#web/lib/api.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'

const { listFacilities } = apiOf(facilities)
const { listSpecialties } = apiOf(specialties)
const { listShiftTypes } = apiOf(shiftTypes)
const { listCredentialTypes } = apiOf(credentialTypes)
type Wish = { q: string; perPage: number }

/** How the facilities in use are found and named in a field. */
export const facilityChoices = {
  asked: (wish: Wish) => ask(listFacilities, wish),
  listed: ({ facilities: all }: Awaited<ReturnType<typeof listFacilities>>) =>
    all.map(({ hospitalId, facilityName }) => ({ value: hospitalId, label: facilityName })),
}

/** The same of specialties. */
export const specialtyChoices = {
  asked: (wish: Wish) => ask(listSpecialties, wish),
  listed: ({ specialties: all }: Awaited<ReturnType<typeof listSpecialties>>) =>
    all.map(({ specialtyId, specialtyName }) => ({ value: specialtyId, label: specialtyName })),
}

/** The same of people. */
export const providerChoices = {
  asked: (wish: Wish) => ask(api.listProviders, wish),
  listed: ({ providers }: Awaited<ReturnType<typeof api.listProviders>>) =>
    providers.map(({ providerId, providerName }) => ({ value: providerId, label: providerName })),
}

/** The same of shift types. */
export const shiftTypeChoices = {
  asked: (wish: Wish) => ask(listShiftTypes, wish),
  listed: ({ shiftTypes: all }: Awaited<ReturnType<typeof listShiftTypes>>) =>
    all.map((row) => ({ value: row.shiftTypeId, label: shiftTypeName({ ...row, shiftType: row.partOfDay }) })),
}

/** The same of credential types. */
export const credentialTypeChoices = {
  asked: (wish: Wish) => ask(listCredentialTypes, wish),
  listed: ({ credentialTypes: all }: Awaited<ReturnType<typeof listCredentialTypes>>) =>
    all.map(({ credentialTypeId, credentialTypeName }) => ({ value: credentialTypeId, label: credentialTypeName })),
}
