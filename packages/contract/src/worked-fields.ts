/** Who works at a nursing home, as the Payroll-Based Journal of CMS tells them apart, and what it calls each. */
export const WORKED_ROLES = ['rnDon', 'rnAdmin', 'rn', 'lpnAdmin', 'lpn', 'cna', 'naTrainee', 'medAide'] as const
export type WorkedRole = (typeof WORKED_ROLES)[number]
const PBJ_NAMES: Readonly<Record<WorkedRole, string>> = {
  rnDon: 'RNDON',
  rnAdmin: 'RNadmin',
  rn: 'RN',
  lpnAdmin: 'LPNadmin',
  lpn: 'LPN',
  cna: 'CNA',
  naTrainee: 'NAtrn',
  medAide: 'MedAide',
}

/** What a file says of a role on a day: all hours, those of employees, those of people on contract. */
const PBJ_HOURS = { Hours: '', Employee: '_emp', Contract: '_ctr' } as const
export type WorkedField = `${WorkedRole}${keyof typeof PBJ_HOURS}`

const ofEach = <T>(make: (role: WorkedRole, part: keyof typeof PBJ_HOURS) => T) =>
  // A name for each role and part.
  Object.fromEntries(
    WORKED_ROLES.flatMap((role) =>
      (['Hours', 'Employee', 'Contract'] as const).map((part) => [`${role}${part}`, make(role, part)]),
    ),
  ) as Record<WorkedField, T>

export const workedFields = ofEach(() => 'optional' as const)
/** The columns of the daily nurse staffing files. */
export const pbjColumns = {
  hospitalId: 'PROVNUM',
  date: 'WorkDate',
  residents: 'MDScensus',
  ...ofEach((role, part) => `Hrs_${PBJ_NAMES[role]}${PBJ_HOURS[part]}`),
} as const
