import type { Board, BoardPerson } from '@onward/contract'
import { addDays } from '@onward/scheduling'

/** A month of 31 days. */
export const FROM = '2031-03-01'
export const DAYS = 31
const PLACES = 40
const TYPES = [
  { shiftTypeId: 'day', shiftTypeName: 'Day', letters: 'D', startsAt: '07:00', endsAt: '19:00', days: 0 },
  { shiftTypeId: 'night', shiftTypeName: 'Night', letters: 'N', startsAt: '19:00', endsAt: '07:00', days: 1 },
  { shiftTypeId: 'call', shiftTypeName: 'Call', letters: '24', startsAt: '07:00', endsAt: '07:00', days: 1 },
] as const
const SPECIALTIES = 12

const personOf = (index: number): BoardPerson => ({
  providerId: `p${index}`,
  providerName: `Clinician ${index}`,
  specialtyIds: [`s${index % SPECIALTIES}`],
  hospitalIds: [`h${index % PLACES}`],
  contracts: [{ validFrom: '2030-01-01', validTo: null, fte: 1, targetHours: 40 }],
  lastDay: null,
  isActive: true,
})

/** A shift as both sides know it: the place of whose it is, its date, and which of the types it is. */
export type Row = { id: number; person: number; date: string; type: (typeof TYPES)[number]; facility: number }

/** Shifts spread over people and days, at most one a day each: the same ones each time. */
export const rowsOf = (people: number, shifts: number): Row[] => {
  const cells = people * DAYS
  return Array.from({ length: shifts }, (_, index) => {
    const cell = Math.floor((index * cells) / shifts)
    const person = Math.floor(cell / DAYS)
    const type = TYPES[(index * 7) % 5 === 0 ? 1 : index % 11 === 0 ? 2 : 0]
    return { id: index + 1, person, date: addDays(FROM, cell % DAYS), type, facility: (index * 17) % PLACES }
  })
}

/** The same as the server answers them. */
export const boardOf = (people: number, shifts: number): Board => {
  const rows = rowsOf(people, shifts).toSorted((one, other) => one.date.localeCompare(other.date))
  return {
    people: Array.from({ length: people }, (_, index) => personOf(index)),
    shifts: {
      assignmentId: rows.map(({ id }) => id),
      person: rows.map(({ person }) => person),
      facility: rows.map(({ facility }) => facility),
      startsAt: rows.map(({ date, type }) => `${date}T${type.startsAt}`),
      endsAt: rows.map(({ date, type }) => `${addDays(date, type.days)}T${type.endsAt}`),
      elapsedMinutes: rows.map(({ type }) => (type.shiftTypeId === 'call' ? 1440 : 720)),
      shiftTypeId: rows.map(({ type }) => type.shiftTypeId),
      specialtyId: rows.map(({ person }) => `s${person % SPECIALTIES}`),
      version: rows.map(() => 1),
      flags: rows.map(({ id }) => (id % 9 === 0 ? 4 : 0)),
    },
    removed: [],
    leave: [],
    facilities: Array.from({ length: PLACES }, (_, index) => ({
      hospitalId: `h${index}`,
      facilityName: `Hospital ${index}`,
      code: `H${index}`,
      timeZone: 'America/New_York',
      tone: null,
      publishedUntil: null,
      isActive: true,
    })),
    shiftTypes: TYPES.map((type) => ({ ...type, partOfDay: type.shiftTypeId, isActive: true })),
    specialties: Array.from({ length: SPECIALTIES }, (_, index) => ({
      specialtyId: `s${index}`,
      specialtyName: `Specialty ${index}`,
    })),
    holidays: [],
    closed: [],
  }
}
