import { TONES } from '#web/ui/layout/theme.ts'

/** A facility with the tint that somebody chose for it, if any. */
type Tinted = { id: string; tone?: number | null | undefined }
/** The tint of each facility: the chosen one, or else its place in the list, in a cycle. */
export type Tones = ReadonlyMap<string, number>
export const tonesOf = (places: Iterable<Tinted>): Tones =>
  new Map([...places].map(({ id, tone }, index) => [id, tone ?? index % TONES]))

const given = new Map<string, number>()
/**
 * The same where the list of all places is not known, as to a clinician: a place keeps the tint that it had when it was first
 * met, whatever else is in view.
 */
export const keptTonesOf = (places: Iterable<Tinted>): Tones => {
  const chosen = new Map<string, number>()
  for (const { id, tone } of places) {
    if (!given.has(id)) given.set(id, given.size % TONES)
    if (typeof tone === 'number') chosen.set(id, tone)
  }
  return new Map([...given, ...chosen])
}
