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
