import type { FixedShiftType } from '@onward/scheduling'

/** A fixed kind of shift, or from and to on the wall. */
export type Duty = FixedShiftType | readonly [from: string, to: string]
/** Who works when: a cycle of days, `undefined` is a day off. A weekly one begins on Sunday. */
export type Rhythm = { cycle: readonly (Duty | undefined)[]; isWeekly: boolean }

const letters: Record<string, Duty> = {
  D: 'day',
  N: 'night',
  C: 'call',
  c: ['08:00', '16:30'],
  s: ['13:00', '23:00'],
  e: ['17:00', '01:30'],
}
const rhythm = (text: string, isWeekly = false): Rhythm => ({
  cycle: [...text].map((letter) => letters[letter]),
  isWeekly,
})

const rhythms = [
  rhythm('DDDD---DDD----'),
  rhythm('NNN-----NNNN------'),
  rhythm('DDD--NNN--------'),
  rhythm('-cccc--', true),
  rhythm('DD---DDD------'),
  rhythm('ssss---sss----'),
  rhythm('C----C---C-----'),
  rhythm('NNNN---------'),
  rhythm('DDDDD----'),
  rhythm('--DD---', true),
  rhythm('NN---DD-----'),
  rhythm('eee----DDD------'),
] as const

/** How many rhythms there are. */
export const RHYTHMS = rhythms.length

/** Days, nights and 24 h calls in turn: what one person meets in a month. */
export const ownRhythm = rhythm('DDD-NN---DD--C--')

// Seven steps on, so that the people of one place do not all keep one rhythm.
export const rhythmOf = (index: number): Rhythm => rhythms[(index * 7) % rhythms.length] ?? rhythms[0]

export const leaveReasons = [
  { leaveDescription: 'Annual leave', leaveKindId: 'annual', days: [4, 10] },
  { leaveDescription: 'Annual leave', leaveKindId: 'annual', days: [2, 5] },
  { leaveDescription: 'Conference', leaveKindId: 'study', days: [2, 4] },
  { leaveDescription: 'Continuing education', leaveKindId: 'study', days: [1, 2] },
  { leaveDescription: 'Medical leave', leaveKindId: 'sick', days: [2, 7] },
  { leaveDescription: 'Family leave', leaveKindId: 'other', days: [3, 12] },
  { leaveDescription: 'Personal day', leaveKindId: 'other', days: [1, 1] },
] as const

export const shiftNotes = [
  'Orientation with the charge nurse at 06:45',
  'Badge and parking pass at the security desk',
  'Covers for the regular team',
  'Second clinician on site until 21:00',
  'Trauma bay training in the afternoon',
  'Handover in the north wing',
  'Bring a signed copy of the credentials',
  'Telemedicine backup until midnight',
  'Extra pay agreed for this shift',
  'Hotel booked by the agency',
  'Medical students on rounds',
  'Elevator B is out of order, use the west entrance',
] as const
