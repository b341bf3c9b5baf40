import type { Rule } from '../rules.ts'

/**
 * Rules that are switched on together. A pack is a starting point and no legal advice: what counts for an account is for it to
 * find out, and each rule can be changed or switched off.
 */
export type Pack = {
  packId: string
  name: string
  /** What the pack leaves to whoever switches it on. */
  note: string
  rules: readonly (Rule & { source: string })[]
}

const HOUR = 60

/** Hours as minutes. */
export const hours = (count: number): number => count * HOUR
