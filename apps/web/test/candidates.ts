import type { Candidate, CandidateCure } from '@onward/contract'

/** Somebody who is free, unless it says otherwise. */
export const candidate = (providerId: string, providerName: string, more: Partial<Candidate> = {}): Candidate => ({
  providerId,
  providerName,
  specialty: null,
  bucket: 'free',
  isTrained: true,
  isActive: true,
  lastDay: null,
  weekMinutes: 1440,
  targetMinutes: 2400,
  nights: 1,
  weekends: 2,
  isAtHome: true,
  isAlike: true,
  restMinutes: { before: 900, after: null },
  verdicts: [],
  near: [],
  meets: { shifts: [], leave: [] },
  ...more,
})

const verdict = {
  key: 'k',
  severity: 'block' as const,
  ruleId: 'r1',
  kind: 'mostMinutes',
  message: 'in English',
  providerId: 'tom',
  providerName: 'Tomasz Łukaszewski',
  assignmentIds: [],
  from: '2026-11-09',
  to: '2026-11-15',
  amount: 60,
  unit: 'minutes' as const,
  facts: { window: { per: 'week' }, minutes: 600, actual: 660, from: '2026-11-09', to: '2026-11-15' },
}
const { message: _, ...near } = { ...verdict, facts: { ...verdict.facts, actual: 590 } }

const none = { startsAt: null, endsAt: null, shiftTypeId: null, credential: null, dropped: null, causes: 0 }
/** The slot an hour later, and a shift of theirs less. */
const CURES: CandidateCure[] = [
  { ...none, change: 'startLater', startsAt: '2026-11-13T20:00', size: 60 },
  {
    ...none,
    change: 'drop',
    size: 600,
    dropped: {
      assignmentId: 9,
      providerId: 'tom',
      providerName: 'Tomasz Łukaszewski',
      hospitalId: 'ny',
      facilityName: 'Harbor General',
      startsAt: '2026-11-12T07:00',
      endsAt: '2026-11-12T17:00',
      timeZone: 'America/New_York',
    },
  },
]

/** One of each bucket, the best first. */
export const CANDIDATES: Candidate[] = [
  candidate('ada', 'Ada Lindqvist', { specialty: 'Cardiology' }),
  candidate('ben', 'Ben Ito', { bucket: 'nearLimit', near: [near], targetMinutes: null }),
  candidate('eve', 'Eve Roth', { bucket: 'needsOverride', verdicts: [{ ...verdict, severity: 'warn', cures: [] }] }),
  candidate('tom', 'Tomasz Łukaszewski', { bucket: 'blocked', verdicts: [{ ...verdict, cures: CURES }] }),
  candidate('leo', 'Leo Brandt', {
    bucket: 'onLeave',
    meets: {
      shifts: [],
      leave: [
        {
          leaveId: 1,
          providerId: 'leo',
          providerName: 'Leo Brandt',
          startDate: '2026-11-12',
          endDate: '2026-11-14',
          leaveDescription: 'Away',
          leaveKindId: 'annual',
          leaveKindName: 'Annual leave',
          status: 'approved',
          version: 1,
        },
      ],
    },
  }),
  candidate('una', 'Una Marsh', { bucket: 'notQualified', isTrained: false }),
  candidate('old', 'Olde Person', { bucket: 'inactive', isActive: false, lastDay: '2026-10-31' }),
]
const NAMES = { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} }

/** The answer of the server: those of them whose name holds what is searched for. */
export const candidatesAnswer = (path: string) => {
  const q = new URL(path, 'http://server').searchParams.get('q')?.toLowerCase() ?? ''
  const candidates = CANDIDATES.filter(({ providerName }) => providerName.toLowerCase().includes(q))
  return { body: { candidates, names: NAMES, total: candidates.length, slotMinutes: 720 } }
}
