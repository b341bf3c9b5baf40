import { NIGHT } from '../which.ts'
import { hours, type Pack } from './pack.ts'

const SOURCE = 'Usual in agreements for nurses; no law asks for it in these words'

/** What many agreements for nurses have in common. */
export const nurses: Pack = {
  packId: 'nurses',
  name: 'Nurses',
  note: 'No legal advice. The figures are common ones; an agreement of your own comes before them.',
  rules: [
    {
      ruleId: 'nurses-rest',
      kind: 'rest',
      severity: 'block',
      source: SOURCE,
      parameters: { minutes: hours(10) },
    },
    {
      ruleId: 'nurses-60-hours',
      kind: 'mostMinutes',
      severity: 'block',
      source: SOURCE,
      parameters: { window: { per: 'week' }, minutes: hours(60) },
    },
    {
      ruleId: 'nurses-three-nights',
      kind: 'consecutiveDays',
      severity: 'warn',
      source: SOURCE,
      parameters: { count: 'worked', most: 3, which: NIGHT },
    },
  ],
}
