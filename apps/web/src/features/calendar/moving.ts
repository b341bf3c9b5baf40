import type { Known } from '#web/lib/api.ts'

/** What the call writes that moves a shift, known before the call is fetched. */
export const MOVING: Known = { about: { name: 'changeAssignment', reads: [], writes: ['shifts', 'history'] } }
/** The same of the call that takes a batch back. */
export const UNDOING: Known = { about: { name: 'undoBatch', reads: [], writes: ['shifts', 'leave', 'history'] } }
