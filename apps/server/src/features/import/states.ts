/** The time zone of most of a state, and the other one where a part of it keeps another. Two-letter postal codes. */
type Zones = readonly [zone: string, other?: string]

const EASTERN = 'America/New_York'
const CENTRAL = 'America/Chicago'
const MOUNTAIN = 'America/Denver'
const PACIFIC = 'America/Los_Angeles'

const inOneZone = (zone: string, states: string) => states.split(' ').map((state): [string, Zones] => [state, [zone]])

const zones = new Map<string, Zones>([
  ...inOneZone(EASTERN, 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'),
  ...inOneZone(CENTRAL, 'AL AR IA IL LA MN MO MS OK WI'),
  ...inOneZone(MOUNTAIN, 'CO MT NM UT WY'),
  ...inOneZone(PACIFIC, 'CA WA'),
  ['AK', ['America/Anchorage', 'America/Adak']],
  // The Navajo Nation keeps daylight saving time.
  ['AZ', ['America/Phoenix', MOUNTAIN]],
  ['FL', [EASTERN, CENTRAL]],
  ['HI', ['Pacific/Honolulu']],
  ['ID', ['America/Boise', PACIFIC]],
  ['IN', ['America/Indiana/Indianapolis', CENTRAL]],
  ['KS', [CENTRAL, MOUNTAIN]],
  ['KY', [EASTERN, CENTRAL]],
  ['MI', ['America/Detroit', CENTRAL]],
  ['ND', [CENTRAL, MOUNTAIN]],
  ['NE', [CENTRAL, MOUNTAIN]],
  ['NV', [PACIFIC, MOUNTAIN]],
  ['OR', [PACIFIC, 'America/Boise']],
  ['SD', [CENTRAL, MOUNTAIN]],
  ['TN', [CENTRAL, EASTERN]],
  ['TX', [CENTRAL, MOUNTAIN]],
  ['AS', ['Pacific/Pago_Pago']],
  ['GU', ['Pacific/Guam']],
  ['MP', ['Pacific/Saipan']],
  ['PR', ['America/Puerto_Rico']],
  ['VI', ['America/St_Thomas']],
])

/** The time zone of a US state or territory, and the other one that a part of it keeps, if any. */
export const zonesOfState = (state: string): Zones | undefined => zones.get(state.toUpperCase())
