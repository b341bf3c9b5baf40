/** A facility of the sample. All of them are invented; only the cities exist. */
export type SampleFacility = {
  hospitalId: string
  facilityName: string
  city: string
  state: string | null
  timeZone: string
}

const facility = (hospitalId: string, facilityName: string, city: string, state: string | null, timeZone: string) => ({
  hospitalId,
  facilityName,
  city,
  state,
  timeZone,
})

export const sampleFacilities: readonly SampleFacility[] = [
  facility('H01', 'Harborlight General Hospital', 'Portland', 'ME', 'America/New_York'),
  facility('H02', "Tidewrack Children's Hospital", 'Norfolk', 'VA', 'America/New_York'),
  facility('H03', 'Lanternfield Community Hospital', 'Dayton', 'OH', 'America/New_York'),
  facility('H04', 'Bluestem Crossing Regional Hospital', 'Topeka', 'KS', 'America/Chicago'),
  facility('H05', 'Cypress Lantern Medical Center', 'Baton Rouge', 'LA', 'America/Chicago'),
  facility('H06', 'Nine Windmills Critical Access Hospital', 'Valentine', 'NE', 'America/Chicago'),
  facility('H07', 'Piñon Terrace Hospital', 'Santa Fe', 'NM', 'America/Denver'),
  facility('H08', 'Wolverine Pass Critical Access Hospital', 'Leadville', 'CO', 'America/Denver'),
  facility('H09', 'Saltbush Heart & Vascular Institute', 'Phoenix', 'AZ', 'America/Phoenix'),
  facility('H10', 'Fogbank Bay Hospital', 'Eureka', 'CA', 'America/Los_Angeles'),
  facility('H11', 'Kestrel Ridge Medical Center', 'Spokane', 'WA', 'America/Los_Angeles'),
  facility('H12', 'Plumeria Point Hospital', 'Hilo', 'HI', 'Pacific/Honolulu'),
  facility('H13', 'Wrenbury Infirmary', 'London', null, 'Europe/London'),
]
