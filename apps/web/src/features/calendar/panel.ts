import type { CalendarRow } from './patched.ts'

/** What is open above the calendar, one at a time. */
export type Panel =
  /** A change of what has already begun, and the way to go on with it. */
  | { kind: 'past'; shift: CalendarRow; go: () => void }
  | { kind: 'day'; date: string }
  | { kind: 'shift'; assignmentId: number }
  | { kind: 'edit-shift'; date: string; assignmentId?: number; hours?: { from: string; to: string } }
  | { kind: 'leave'; leaveId: number }
  | { kind: 'edit-leave'; date: string; leaveId?: number }
