import type { Board, BoardPerson, ShiftTypeRow } from '@onward/contract'

const person = (providerId: string, more: Partial<BoardPerson> = {}): BoardPerson => ({
  providerId,
  providerName: `Person ${providerId}`,
  specialtyIds: [],
  hospitalIds: ['ny'],
  contracts: [],
  lastDay: null,
  isActive: true,
  ...more,
})
const facility = (hospitalId: string, facilityName: string, code: string) => ({
  hospitalId,
  facilityName,
  code,
  timeZone: 'America/New_York',
  tone: null,
  publishedUntil: null,
  isActive: true,
})
const type = (
  shiftTypeId: 'day' | 'night' | 'call' | 'custom',
  letters: string,
  startsAt: string | null,
  endsAt: string | null,
  days: number | null,
) => ({
  shiftTypeId,
  shiftTypeName:
    shiftTypeId === 'day' ? 'Day' : shiftTypeId === 'night' ? 'Night' : shiftTypeId === 'call' ? 'Call' : 'Custom',
  letters,
  partOfDay: shiftTypeId,
  startsAt,
  endsAt,
  days,
  isActive: true,
})

/** Whose, where, from when to when, of which type. */
export type Sampled = [person: number | null, facility: number, startsAt: string, endsAt: string, type: string]

/** A board of three people at two facilities: a surgeon at one, a nurse of half a contract at both, and somebody without either. */
export const boardOf = (shifts: readonly Sampled[], more: Partial<Board> = {}): Board => ({
  people: [
    person('ada', {
      specialtyIds: ['surgery'],
      contracts: [{ validFrom: '2020-01-01', validTo: null, fte: 1, targetHours: 42 }],
    }),
    person('ben', {
      specialtyIds: ['nursing'],
      hospitalIds: ['ny', 'la'],
      contracts: [{ validFrom: '2020-01-01', validTo: null, fte: 0.5, targetHours: 21 }],
    }),
    person('cy', { lastDay: '2031-03-12' }),
  ],
  shifts: {
    assignmentId: shifts.map((_, at) => at + 1),
    person: shifts.map(([one]) => one),
    facility: shifts.map(([, one]) => one),
    startsAt: shifts.map(([, , one]) => one),
    endsAt: shifts.map(([, , , one]) => one),
    elapsedMinutes: shifts.map(([, , from, to]) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000),
    shiftTypeId: shifts.map(([, , , , one]) => one),
    specialtyId: shifts.map(() => null),
    version: shifts.map(() => 1),
    flags: shifts.map(() => 0),
  },
  removed: [],
  leave: [],
  facilities: [facility('ny', 'Harbor General', 'HAR'), facility('la', 'Mesa Verde Clinic', 'MES')],
  shiftTypes: [
    type('call', '24', '07:00', '07:00', 1),
    type('day', 'D', '07:00', '19:00', 0),
    type('night', 'N', '19:00', '07:00', 1),
    type('custom', 'C', null, null, null),
  ],
  specialties: [
    { specialtyId: 'nursing', specialtyName: 'Nursing' },
    { specialtyId: 'surgery', specialtyName: 'Surgery' },
  ],
  holidays: [],
  closed: [],
  ...more,
})
export const day = (person: number | null, date: string, facility = 0): Sampled => [
  person,
  facility,
  `${date}T07:00`,
  `${date}T19:00`,
  'day',
]

/** The day as the list of shift types has it. */
export const DAY: ShiftTypeRow = {
  shiftTypeId: 'day',
  shiftTypeName: 'Day',
  startsAt: '07:00',
  endsAt: '19:00',
  days: 0,
  partOfDay: 'day',
  isActive: true,
  isUsed: true,
  version: 1,
}
