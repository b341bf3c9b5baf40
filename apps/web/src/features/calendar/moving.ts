import type { Known } from '#web/lib/api.ts'

/** What the call writes that moves a shift, known before the call is fetched. */
export const MOVING: Known = { about: { name: 'changeAssignment', reads: [], writes: ['shifts', 'history'] } }
