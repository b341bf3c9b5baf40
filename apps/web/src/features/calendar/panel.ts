/** What is open above the calendar, one at a time. */
export type Panel =
  | { kind: 'day'; date: string }
  | { kind: 'shift'; assignmentId: number }
  | { kind: 'edit-shift'; date: string; assignmentId?: number; hours?: { from: string; to: string } }
  | { kind: 'leave'; leaveId: number }
  | { kind: 'edit-leave'; date: string; leaveId?: number }
