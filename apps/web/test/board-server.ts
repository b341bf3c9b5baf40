import { boardOf, type Sampled } from './board.ts'
import { serve, type Asked } from './server.ts'

type Change = Record<string, unknown> & { kind: string }
export const NO_NAMES = { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} }
/** Something that a rule says of the first change, and that another start would cure. */
export const verdict = (needs: string | null) => ({
  key: 'v1',
  severity: needs === 'cure' ? 'block' : 'warn',
  ruleId: 'r1',
  kind: 'unheard of',
  message: 'Not enough rest.',
  providerId: 'ada',
  providerName: 'Person ada',
  assignmentIds: [1],
  from: '2031-03-10',
  to: '2031-03-10',
  amount: 60,
  unit: 'minutes',
  facts: {},
  needs,
  cures: [
    {
      change: 'startLater',
      at: 0,
      startsAt: '2031-03-10T10:00',
      endsAt: null,
      shiftTypeId: null,
      credential: null,
      size: 180,
      causes: 0,
    },
  ],
})
type Answer = { status?: number; body: unknown } | undefined

/** A change as the server has stored it. */
export const stored = (change: Change, at: number) => {
  const startsAt = String(change.startsAt ?? '2031-03-10T07:00')
  return {
    assignmentId: Number(change.assignmentId ?? 50 + at),
    providerId: change.providerId ?? 'ada',
    providerName: 'Somebody',
    hospitalId: change.hospitalId ?? 'ny',
    facilityName: 'Harbor General',
    facilityCode: 'HAR',
    startsAt,
    endsAt: change.endsAt ?? '2031-03-10T19:00',
    timeZone: 'America/New_York',
    start: `${startsAt}:00.000Z`,
    end: `${startsAt}:00.000Z`,
    elapsedMinutes: 720,
    scheduledDate: startsAt.slice(0, 10),
    shiftType: 'day',
    shiftTypeId: change.shiftTypeId ?? 'day',
    shiftTypeName: 'Day',
    specialtyId: null,
    specialtyName: null,
    status: change.kind === 'cancel' ? 'cancelled' : 'confirmed',
    publication: 'published',
    note: null,
    version: 2,
    clockChange: { startsAt: null, endsAt: null },
  }
}

/** A server with a board of these shifts, which books whatever it is asked to; `special` answers before it does. */
export const serveBoard = (
  shifts: readonly Sampled[],
  special: (asked: Asked) => Answer | Promise<Answer> = () => undefined,
) => {
  let batchId = 100
  const all = serve((asked) => {
    const { path, body } = asked
    const answer = special(asked)
    if (answer) return answer
    if (path.startsWith('/api/board')) return { body: boardOf(shifts) }
    if (path.startsWith('/api/coverage')) return { body: { coverage: [] } }
    if (path.startsWith('/api/violations/counts')) return { body: { total: 0, byProvider: [], assignmentIds: [] } }
    if (path.startsWith('/api/candidates'))
      return { body: { candidates: [], names: NO_NAMES, total: 0, slotMinutes: 720 } }
    if (path !== '/api/proposals' && !path.endsWith('/undo')) return { body: {} }
    if (body['mode'] === 'judge') return { body: { verdicts: [], names: NO_NAMES, batchId: null, assignments: [] } }
    batchId += 1
    // As they were sent.
    const changes = (body['changes'] ?? []) as Change[]
    return {
      body: {
        verdicts: [],
        names: NO_NAMES,
        batchId,
        assignments: changes.map(stored),
        leave: [],
        left: [],
        hidden: 0,
      },
    }
  })
  const sent = () =>
    all
      .filter(({ path, body }) => path === '/api/proposals' && body['mode'] === 'commit')
      .map(({ body }) => body['changes'])
  return { all, sent }
}
