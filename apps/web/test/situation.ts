/** A rule that nothing is booked against: so many minutes of rest between two shifts. */
const restOf = (minutes: number) => ({
  ruleId: 'r1',
  kind: 'rest',
  severity: 'block',
  override: 'free',
  scope: {},
  validFrom: null,
  validTo: null,
  packId: null,
  source: null,
  version: 1,
  parameters: { minutes },
})
const personOf = (providerId: string, shifts: readonly object[]) => ({
  providerId,
  specialtyIds: [],
  hospitalIds: [],
  contracts: [],
  credentials: [],
  leave: [],
  shifts,
})

/** What the judge is given of people by their names: eleven hours of rest are asked for. */
export const situationOf = (people: Record<string, string>, shifts: readonly { providerId: string }[] = []) => ({
  people: Object.keys(people).map((id) =>
    personOf(
      id,
      shifts.filter(({ providerId }) => providerId === id),
    ),
  ),
  requirements: [],
  weekStartsOn: 1,
  holidays: [],
  rules: [restOf(660)],
  names: { providers: people, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} },
})
