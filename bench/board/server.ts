import { packs } from '@onward/scheduling/judge'

const NO_NAMES = { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} }

/** What the page asks for beside the board, where nobody has anything. */
export const NOTHING: Record<string, unknown> = {
  '/api/coverage': { coverage: [] },
  '/api/violations/counts': { total: 0, byProvider: [], assignmentIds: [] },
  '/api/candidates': { candidates: [], names: NO_NAMES, total: 0, slotMinutes: 720 },
}

/** A warning about whatever is proposed, as a server says it. */
export const judged = () => ({
  verdicts: [
    {
      key: 'v1',
      severity: 'warn',
      ruleId: 'r1',
      kind: 'unheard of',
      message: 'Not enough rest.',
      providerId: 'p1',
      providerName: 'Clinician 1',
      assignmentIds: [1],
      from: '2031-03-10',
      to: '2031-03-10',
      amount: 60,
      unit: 'minutes',
      facts: {},
      needs: 'reason',
      cures: [],
    },
  ],
  names: NO_NAMES,
  batchId: null,
  assignments: [],
})

/** What is typed meets a rule: it is not booked without a word. */
export const refused = () => ({
  message: 'No',
  reason: 'rules',
  facts: { verdicts: judged().verdicts, names: NO_NAMES },
})

const rule = (one: object) => ({
  override: 'reason',
  scope: {},
  validFrom: null,
  validTo: null,
  packId: null,
  source: null,
  version: 1,
  ...one,
})
/** Every pack's rules, and one that whatever is typed into a month of twenty shifts each is against. */
const RULES = [
  ...packs.flatMap(({ rules }) => rules.map(rule)),
  rule({
    ruleId: 'r1',
    kind: 'count',
    severity: 'warn',
    parameters: { counted: 'shifts', window: { per: 'month' }, most: 12 },
  }),
]
/** What the page judges by itself: the shifts of the days that it shows are on the board. */
export const situationOf = ({ searchParams }: URL) => {
  const ids = searchParams.getAll('providerIds')
  return {
    people: ids.map((providerId) => ({
      providerId,
      specialtyIds: [],
      hospitalIds: [],
      contracts: [],
      credentials: [],
      leave: [],
      shifts: [],
    })),
    requirements: [],
    weekStartsOn: 1,
    holidays: [],
    rules: RULES,
    names: { ...NO_NAMES, providers: Object.fromEntries(ids.map((id) => [id, `Clinician ${id.slice(1)}`])) },
  }
}
