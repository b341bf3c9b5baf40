import { pbjColumns, workedFields } from './worked-fields.ts'

/** The tables that can be imported. */
export const importKinds = [
  'facilities',
  'providers',
  'contracts',
  'credentials',
  'demand',
  'rates',
  'assignments',
  'workedHours',
] as const
export type ImportKind = (typeof importKinds)[number]

/** What a file of each kind may say: whether it must have the column. */
export const importFields = {
  facilities: {
    hospitalId: 'needed',
    facilityName: 'needed',
    timeZone: 'optional',
    city: 'optional',
    state: 'optional',
  },
  providers: { providerId: 'needed', providerName: 'needed', specialty: 'optional' },
  contracts: {
    providerId: 'needed',
    validFrom: 'needed',
    validTo: 'optional',
    fte: 'needed',
    targetHours: 'optional',
    leastHours: 'optional',
    mostHours: 'optional',
    packId: 'optional',
  },
  credentials: {
    providerId: 'needed',
    credentialType: 'needed',
    hospitalId: 'optional',
    number: 'optional',
    validFrom: 'optional',
    validTo: 'optional',
    isRevoked: 'optional',
  },
  demand: {
    hospitalId: 'needed',
    shiftTypeId: 'needed',
    specialty: 'optional',
    validFrom: 'needed',
    validTo: 'optional',
    monday: 'optional',
    tuesday: 'optional',
    wednesday: 'optional',
    thursday: 'optional',
    friday: 'optional',
    saturday: 'optional',
    sunday: 'optional',
    holiday: 'optional',
  },
  /** `perHour` is an amount in the account's currency, such as `95.50`, and no minor units. */
  rates: {
    providerId: 'optional',
    hospitalId: 'optional',
    shiftTypeId: 'optional',
    specialtyId: 'optional',
    validFrom: 'needed',
    validTo: 'optional',
    perHour: 'needed',
  },
  assignments: {
    externalId: 'optional',
    providerId: 'needed',
    hospitalId: 'needed',
    startsAt: 'needed',
    endsAt: 'needed',
    shiftType: 'optional',
    note: 'optional',
  },
  workedHours: { hospitalId: 'needed', date: 'needed', residents: 'optional', ...workedFields },
} as const satisfies Record<ImportKind, Record<string, 'needed' | 'optional'>>

/** How many rows one file may have: with all of them in memory it takes about half a gigabyte. */
export const MOST_IMPORTED = 250_000

type Preset = { kind: ImportKind; columns: Readonly<Record<string, string>> }

/** Known files: which of their columns holds what. */
export const importPresets: Readonly<Record<string, Preset>> = {
  // Hospital General Information of the Centers for Medicare & Medicaid Services.
  'cms-hospitals': {
    kind: 'facilities',
    columns: { hospitalId: 'Facility ID', facilityName: 'Facility Name', city: 'City/Town', state: 'State' },
  },
  // The Payroll-Based Journal of the same: daily nurse staffing.
  'cms-pbj': { kind: 'workedHours', columns: pbjColumns },
  'synthea-providers': {
    kind: 'providers',
    columns: { providerId: 'Id', providerName: 'NAME', specialty: 'SPECIALITY' },
  },
}
