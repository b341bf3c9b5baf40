/** The refusal of a change on days that an admin has closed at a facility. */
export const closedDays = (facilityName: string) => {
  const days = { lockId: 1, hospitalId: 'harbor', facilityName, from: '2026-11-01', to: '2026-11-07' }
  const by = { reason: 'Payroll', userId: null, userName: 'Ada Lindqvist', at: '2026-11-08T10:00:00.000Z' }
  return { status: 423, body: { message: 'closed', reason: 'locked', facts: { lock: { ...days, ...by } } } }
}
