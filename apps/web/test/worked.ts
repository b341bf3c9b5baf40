import type { InsightHours } from '@onward/contract'

/** What so many shifts of ten hours come to, none of them anything but an ordinary one. */
export const worked = (shifts: number): InsightHours['total'] => ({
  shifts,
  minutes: shifts * 600,
  drafts: 0,
  nights: 0,
  weekends: 0,
  holidays: 0,
  calls: 0,
  overtime: 0,
})
