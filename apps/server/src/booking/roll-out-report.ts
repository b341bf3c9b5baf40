import {
  MOST_TOLD,
  type OpenedShift,
  type ProposedVerdict,
  type RollOutReport,
  type SkippedShift,
  type Verdict,
  type VerdictNames,
} from '@onward/contract'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import type { LeftOut } from './leave-out.ts'
import type { Said } from './overrides.ts'
import type { RolledOut, Wanted } from './roll-out-rows.ts'
import { shownVerdicts } from './verdicts.ts'

const named = (wanted: Wanted) => {
  const { specialtyId: _s, note: _n, ...told } = wanted
  return { ...told, date: wanted.startsAt.slice(0, 10) }
}

const counted = <T>(all: readonly T[], by: (one: T) => string) =>
  Object.fromEntries([...Map.groupBy(all, by)].map(([key, { length }]) => [key, length]))

/** Of what is booked nothing is to be cured, or gone over, any more. */
const withoutCures = (verdict: ProposedVerdict): Verdict => {
  const { needs: _needs, cures: _cures, ...said } = verdict
  return said
}

/** What somebody has to look at first; what is there already last. */
const ORDER: Record<SkippedShift['reason'], number> = {
  rule: 0,
  overlap: 1,
  facility: 2,
  shiftType: 2,
  specialty: 2,
  times: 2,
  there: 3,
}

const both = (one: VerdictNames, other: VerdictNames): VerdictNames => ({
  providers: { ...one.providers, ...other.providers },
  facilities: { ...one.facilities, ...other.facilities },
  shiftTypes: { ...one.shiftTypes, ...other.shiftTypes },
  specialties: { ...one.specialties, ...other.specialties },
  credentialTypes: { ...one.credentialTypes, ...other.credentialTypes },
})

type Told = Omit<RollOutReport, 'batchId' | 'wanted' | 'created' | 'open'>

/** What has become of all that was wanted, counted, and the first of it in detail. */
export const toldOf = async (
  trx: Db,
  { accountId, scope }: Author,
  list: readonly RolledOut[],
  { verdicts: stopped, placeOf }: LeftOut,
  said: Said,
): Promise<Told> => {
  const opened: OpenedShift[] = list.flatMap((one, at) =>
    'row' in one && one.opening && !stopped.has(at) ? [{ ...named(one.wanted), ...one.opening }] : [],
  )
  const judged = [...stopped].slice(0, MOST_TOLD)
  const shown = await shownVerdicts(
    trx,
    accountId,
    judged.map(([, verdict]) => verdict),
    { scope, placeOf },
  )
  const ruled = judged.flatMap(([at], place): SkippedShift[] => {
    const [one, verdict] = [list[at], shown.verdicts[place]]
    return one && verdict ? [{ ...named(one.wanted), reason: 'rule', verdict }] : []
  })
  const others: SkippedShift[] = list.flatMap((one) =>
    'skipping' in one ? [{ ...named(one.wanted), ...one.skipping }] : [],
  )
  const skippedBy = counted(others, ({ reason }) => reason)
  const skipped = [...ruled, ...others].sort((a, b) => ORDER[a.reason] - ORDER[b.reason])
  return {
    openedBy: counted(opened, ({ reason }) => reason),
    skippedBy: stopped.size > 0 ? { ...skippedBy, rule: stopped.size } : skippedBy,
    warnedBy: counted(said.verdicts, ({ severity }) => severity),
    opened: opened.slice(0, MOST_TOLD),
    skipped: skipped.slice(0, MOST_TOLD),
    warnings: said.verdicts.slice(0, MOST_TOLD).map(withoutCures),
    names: both(said.names, shown.names),
  }
}
