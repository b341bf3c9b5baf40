import type { MinutesOnDates, PublishedDiff } from '@onward/contract'

/** A shift as people are told of it. */
export const told = (date: string, from = '07:00', to = '19:00') => ({
  hospitalId: 'harbor',
  facilityName: 'Harbor General',
  startsAt: `${date}T${from}`,
  endsAt: `${date}T${to}`,
  timeZone: 'America/New_York',
  shiftTypeName: 'Day',
})
/** What two people are told of. */
export const DIFFS: PublishedDiff[] = [
  {
    providerId: 'maya',
    providerName: 'Maya Okafor',
    minutesBefore: 720,
    minutesAfter: 1560,
    isMailed: true,
    entries: [
      { assignmentId: 2, kind: 'added', before: null, after: told('2026-11-20') },
      { assignmentId: 1, kind: 'changed', before: told('2026-11-18'), after: told('2026-11-18', '07:00', '21:00') },
    ],
  },
  {
    providerId: 'tom',
    providerName: 'Tom Reyes',
    minutesBefore: 720,
    minutesAfter: 0,
    isMailed: false,
    entries: [{ assignmentId: 2, kind: 'removed', before: told('2026-11-20'), after: null }],
  },
]
/** What all that they work on the dates comes to. */
const ON_DATES: MinutesOnDates = {
  from: '2026-11-01',
  to: '2026-11-30',
  people: [
    { providerId: 'maya', before: 8640, after: 9480 },
    { providerId: 'tom', before: 1440, after: 720 },
  ],
}
const LEFT = [
  { assignmentIds: [9], providerName: 'Una Marsh', message: 'Una Marsh rests 8 h, at least 10 h are asked for' },
  { assignmentIds: [10], providerName: 'Una Marsh', reason: 'elsewhere', message: 'As callers of the API read it' },
]
export const PUBLICATION = {
  publicationId: 4,
  at: '2026-11-02T10:00:00.000Z',
  userId: 'u1',
  userName: 'Ada Lindqvist',
  from: '2026-11-01',
  to: '2026-11-30',
  hospitalIds: ['harbor'],
  providerIds: null,
  shifts: 2,
  people: 2,
  entriesHash: 'a'.repeat(64),
  rulesHash: 'b'.repeat(64),
  withdraws: null,
  withdrawn: null,
}
/** What there is to tell them. */
export const PLANNED = { diffs: DIFFS, onDates: ON_DATES, entriesHash: PUBLICATION.entriesHash, left: LEFT }
