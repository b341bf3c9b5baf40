import type { VerdictToSay } from './verdict-words.ts'

/** Something that would clear a verdict, as an answer of the server has it. */
export type CureToSay = {
  change: 'startLater' | 'endEarlier' | 'replace' | 'drop' | 'credential'
  /** The place of the shift's change in the proposal. */
  at: number
  startsAt: string | null
  endsAt: string | null
  shiftTypeId: string | null
  credential: {
    credentialTypeId: string
    hospitalId: string | null
    validFrom: string | null
    validTo: string | null
  } | null
  size: number
  causes: number
}

/** What a rule says of something that is about to be booked, as an answer of the server has it. */
export type SaidVerdict = VerdictToSay & {
  key: string
  severity: 'block' | 'warn' | 'inform' | 'off'
  /** What it takes to book it nonetheless: nothing does, somebody's reason, an admin. Null where it is only said. */
  needs: 'cure' | 'reason' | 'admin' | null
  cures: CureToSay[] | null
}

/** Whose verdict nobody's reason goes over, as far as whoever asks may say it. */
export const isFinal = ({ needs }: Pick<SaidVerdict, 'needs'>) => needs === 'cure' || needs === 'admin'

/** So many cures are offered, the smallest first. */
const OFFERED = 3
/** What is offered to clear a verdict: who would drop a shift knows how. */
export const offered = <Cure extends Pick<CureToSay, 'change'>>(cures: readonly Cure[] | null) =>
  (cures ?? []).filter(({ change }) => change !== 'drop').slice(0, OFFERED)
