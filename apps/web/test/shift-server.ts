import type { Assignment } from '@onward/contract'
import { serve, type Asked } from './server.ts'

const PEOPLE = [
  { userId: 'maya', providerName: 'Maya Okafor' },
  { userId: 'tom', providerName: 'Tomasz Łukaszewski' },
]
const PLACES = [
  {
    hospitalId: 'harbor',
    facilityName: 'Harbor General',
    timeZone: 'America/New_York',
    code: 'HAR',
    tone: null,
    publishedUntil: null,
  },
  {
    hospitalId: 'kestrel',
    facilityName: 'Kestrel Ridge',
    timeZone: 'America/Denver',
    code: 'KES',
    tone: null,
    publishedUntil: null,
  },
]
export const typeRow = (
  shiftTypeId: string,
  shiftTypeName: string,
  ...[startsAt, endsAt, days]: [string, string, number] | []
) => ({
  shiftTypeId,
  shiftTypeName,
  startsAt: startsAt ?? null,
  endsAt: endsAt ?? null,
  days: days ?? null,
  partOfDay: shiftTypeId === 'e1' ? 'day' : shiftTypeId,
  isActive: shiftTypeId !== 'call',
  isUsed: true,
  version: 1,
})
/** An account that has put the call away and has an evening of its own. */
const TYPES = [
  typeRow('day', 'Day', '07:00', '19:00', 0),
  typeRow('call', 'Call', '07:00', '07:00', 1),
  typeRow('e1', 'Evening', '15:00', '23:00', 0),
  typeRow('night', 'Night', '19:00', '07:00', 1),
  typeRow('custom', 'Custom'),
]
export const stored = (change: Partial<Assignment> = {}): Assignment => ({
  assignmentId: 7,
  providerId: 'maya',
  providerName: 'Maya Okafor',
  hospitalId: 'harbor',
  facilityName: 'Harbor General',
  facilityCode: 'HAR',
  startsAt: '2026-11-13T17:30',
  endsAt: '2026-11-16T07:30',
  timeZone: 'America/New_York',
  start: '2026-11-13T22:30:00Z',
  end: '2026-11-16T12:30:00Z',
  elapsedMinutes: 62 * 60,
  scheduledDate: '2026-11-13',
  shiftType: 'custom',
  shiftTypeId: 'custom',
  shiftTypeName: 'Custom',
  specialtyId: null,
  specialtyName: null,
  status: 'confirmed',
  publication: 'published',
  note: 'Bring the keys',
  version: 3,
  clockChange: { startsAt: null, endsAt: null },
  ...change,
})

/** Names of nothing, as an answer of verdicts has them. */
const NO_NAMES = { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} }
const NOBODY = { candidates: [], names: NO_NAMES, total: 0, slotMinutes: 0 }
const SILENT = { verdicts: [], names: NO_NAMES, batchId: null, assignments: [] }

/**
 * The server holds one shift; `write` answers what would change it, `judging` what the rules say of it, `situation` what a page
 * can judge by itself, `seriesId` the series that it comes round in.
 */
export const server = (
  shift: Assignment | undefined,
  write: (asked: Asked) => ReturnType<Parameters<typeof serve>[0]>,
  types: readonly object[] = TYPES,
  judging?: (asked: Asked) => ReturnType<Parameters<typeof serve>[0]>,
  situation?: object,
  seriesId: string | null = null,
) =>
  serve((asked) => {
    if (asked.body.requestType === 'Provider') return { body: { providersList: PEOPLE } }
    if (asked.body.requestType === 'Facility') return { body: { facilityList: PLACES } }
    if (asked.path.startsWith('/api/candidates')) return { body: NOBODY }
    if (asked.path.startsWith('/api/shift-types')) return { body: { shiftTypes: types, total: types.length } }
    if (asked.path.startsWith('/api/situation'))
      return situation ? { body: situation } : { status: 403, body: { message: 'This is for others' } }
    if (asked.path.startsWith('/api/proposals')) return judging?.(asked) ?? { body: SILENT }
    return asked.method === 'GET' ? { body: { assignment: shift, seriesId } } : write(asked)
  })
export const writesIn = (all: readonly Asked[]) =>
  all.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/assignments'))
export const accepting = (shift: Assignment) => (asked: Asked) => ({
  status: asked.method === 'POST' ? 201 : 200,
  body: { assignment: { ...shift, ...asked.body }, batchId: 1 },
})
export const version = (theirs: Assignment) => ({
  status: 409,
  body: { message: 'Somebody has changed this assignment', reason: 'version', facts: { assignment: theirs } },
})
