/** The tables that can be imported. */
export type ImportKind = 'facilities' | 'providers' | 'assignments'

type Preset = { kind: ImportKind; columns: Readonly<Record<string, string>> }

/** Known files: which of their columns holds what. */
export const presets: Readonly<Record<string, Preset>> = {
  // Hospital General Information of the Centers for Medicare & Medicaid Services.
  'cms-hospitals': {
    kind: 'facilities',
    columns: { hospitalId: 'Facility ID', facilityName: 'Facility Name', city: 'City/Town', state: 'State' },
  },
  'synthea-providers': {
    kind: 'providers',
    columns: { providerId: 'Id', providerName: 'NAME', specialty: 'SPECIALITY' },
  },
}
