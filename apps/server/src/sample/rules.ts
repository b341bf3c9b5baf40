import { packs, type Rule } from '@onward/scheduling/judge'

type SampleRule = Pick<Rule, 'kind' | 'severity' | 'parameters'> & {
  packId: string | null
  place: number
  source: string | null
}

/** A sample to try things on refuses nobody: what blocks elsewhere warns. */
const mild = (severity: Rule['severity']) => (severity === 'block' ? 'warn' : severity)

/** Two packs, and that whoever works has what is required of them. */
export const sampleRules: readonly SampleRule[] = [
  ...['nurses', 'acgme'].flatMap((wanted) => {
    const pack = packs.find(({ packId }) => packId === wanted)
    if (!pack) throw new Error(`There is no pack ${wanted}`)
    return pack.rules.map(({ kind, severity, parameters, source }, place) => ({
      kind,
      severity: mild(severity),
      parameters,
      packId: wanted,
      place,
      source,
    }))
  }),
  { kind: 'credential', severity: 'warn', parameters: {}, packId: null, place: 0, source: null },
]
