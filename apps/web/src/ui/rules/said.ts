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
