import { importFields, importPresets, nearest, plain, type ImportKind } from '@onward/contract'

/** What people call the columns of each kind, beside the names of our own fields and those of the known files. */
const NAMES: Record<ImportKind, Readonly<Record<string, readonly string[]>>> = {
  facilities: {
    hospitalId: ['Hospital ID', 'Site ID', 'CCN', 'Id'],
    facilityName: ['Hospital Name', 'Hospital', 'Facility', 'Site', 'Name'],
    timeZone: ['Zone', 'tz'],
    city: ['Town'],
  },
  providers: {
    providerId: ['Clinician ID', 'Employee ID', 'Staff ID', 'NPI'],
    providerName: ['Full name', 'Provider', 'Clinician', 'Employee'],
    specialty: ['Discipline'],
  },
  contracts: {
    providerId: ['Clinician ID', 'Employee ID', 'Staff ID', 'NPI', 'Provider'],
    validFrom: ['First day', 'Start date', 'Start', 'From', 'Begin'],
    validTo: ['Last day', 'End date', 'End', 'To', 'Until'],
    fte: ['Share', 'Full time', 'Full time equivalent'],
    targetHours: ['Hours a week', 'Weekly hours', 'Hours', 'Target'],
    leastHours: ['At least', 'Minimum hours', 'Min hours'],
    mostHours: ['At most', 'Maximum hours', 'Max hours'],
    packId: ['Rule pack', 'Pack', 'Rules'],
  },
  credentials: {
    providerId: ['Clinician ID', 'Employee ID', 'Staff ID', 'NPI', 'Provider'],
    credentialType: ['Credential', 'Licence', 'License', 'Certificate', 'Type'],
    hospitalId: ['Facility ID', 'Site ID', 'CCN', 'Facility', 'Hospital'],
    number: ['Licence number', 'License number', 'Certificate number', 'No'],
    validFrom: ['First day', 'Issued', 'Start date', 'From'],
    validTo: ['Last day', 'Expires', 'Expiry date', 'Expiration date', 'Valid until', 'Until'],
    isRevoked: ['Revoked'],
  },
  demand: {
    hospitalId: ['Facility ID', 'Site ID', 'CCN', 'Facility', 'Hospital'],
    shiftTypeId: ['Shift type', 'Shift', 'Type'],
    specialty: ['Discipline'],
    validFrom: ['First day', 'Start date', 'Start', 'From'],
    validTo: ['Last day', 'End date', 'End', 'To', 'Until'],
    monday: ['Mon'],
    tuesday: ['Tue'],
    wednesday: ['Wed'],
    thursday: ['Thu'],
    friday: ['Fri'],
    saturday: ['Sat'],
    sunday: ['Sun'],
    holiday: ['Holidays'],
  },
  rates: {
    providerId: ['Clinician ID', 'Employee ID', 'Staff ID', 'NPI', 'Provider'],
    hospitalId: ['Facility ID', 'Site ID', 'CCN', 'Facility', 'Hospital'],
    shiftTypeId: ['Shift type', 'Shift', 'Type'],
    specialtyId: ['Specialty', 'Speciality', 'Discipline'],
    validFrom: ['First day', 'Start date', 'Start', 'From', 'Begin'],
    validTo: ['Last day', 'End date', 'End', 'To', 'Until'],
    perHour: ['Hourly rate', 'Rate', 'Pay rate', 'An hour', 'Amount'],
  },
  assignments: {
    externalId: ['Shift ID', 'Assignment ID', 'Id'],
    providerId: ['Clinician ID', 'Employee ID', 'Staff ID', 'NPI', 'Provider'],
    hospitalId: ['Facility ID', 'Site ID', 'CCN', 'Facility', 'Hospital'],
    startsAt: ['Start', 'From', 'Begin'],
    endsAt: ['End', 'To', 'Until'],
    shiftType: ['Shift', 'Type'],
    note: ['Notes', 'Comment', 'Remarks'],
  },
  workedHours: {
    hospitalId: ['Facility ID', 'Site ID', 'CCN', 'Federal Provider Number', 'Facility', 'Hospital'],
    date: ['Work date', 'Day'],
    residents: ['Census', 'Resident census'],
  },
}

const fieldsOf = (kind: ImportKind) => Object.keys(importFields[kind])

/** The names by which a field is known: its own, those in known files, and what people call it. */
const namesOf = (kind: ImportKind, field: string) => [
  field,
  ...Object.values(importPresets).flatMap((preset) => (preset.kind === kind ? (preset.columns[field] ?? []) : [])),
  ...(NAMES[kind][field] ?? []),
]

/**
 * Which column, from 0, each field is probably in: first those whose name is known, and then those that are nearest to one. A
 * column is of one field.
 */
export const guessColumns = (kind: ImportKind, header: readonly string[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  const isFree = (at: number) => header[at] !== '' && ![...found.values()].includes(at)
  // The names of a field stand in the order of what they are worth, so a later one waits for all first ones.
  const most = Math.max(...fieldsOf(kind).map((field) => namesOf(kind, field).length))
  for (let rank = 0; rank < most; rank += 1)
    for (const field of fieldsOf(kind)) {
      const name = namesOf(kind, field)[rank]
      if (name === undefined || found.has(field)) continue
      const at = header.findIndex((column, place) => isFree(place) && plain(column) === plain(name))
      if (at >= 0) found.set(field, at)
    }
  for (const [at, column] of header.entries()) {
    if (!isFree(at)) continue
    const field = nearest(
      column,
      fieldsOf(kind).filter((one) => !found.has(one)),
    )
    if (field !== undefined) found.set(field, at)
  }
  return found
}
