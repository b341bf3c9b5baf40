import { facilities, specialties } from '@onward/contract'
import { api, apiOf, ask } from '#web/lib/api.ts'

const { listFacilities } = apiOf(facilities)
const { listSpecialties } = apiOf(specialties)
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
