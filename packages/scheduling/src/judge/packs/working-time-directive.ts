import { hours, type Pack } from './pack.ts'

const SOURCE = 'Directive 2003/88/EC'

/** Working time in the European Union, as the directive has it; member states may ask for more. */
export const workingTimeDirective: Pack = {
  packId: 'eu-working-time',
  name: 'EU working time directive',
  note:
    'No legal advice. National law and agreements may ask for more or allow exceptions (articles 17, 18 and 22). Averages are ' +
    'over any 17 weeks, for the four months of article 16; days of approved leave are left out of them. Whoever works four ' +
    'nights in four weeks is taken for a night worker, and eight hours a day for 48 hours in the six days beside the weekly rest.',
  rules: [
    {
      ruleId: 'eu-daily-rest',
      kind: 'rest',
      severity: 'block',
      source: `${SOURCE}, article 3`,
      parameters: { minutes: hours(11) },
    },
    {
      ruleId: 'eu-weekly-rest',
      kind: 'freeStretch',
      severity: 'block',
      source: `${SOURCE}, articles 5 and 3`,
      parameters: { window: { per: 'week' }, minutes: hours(24 + 11) },
    },
    {
      ruleId: 'eu-48-hours',
      kind: 'averageMinutes',
      severity: 'block',
      source: `${SOURCE}, articles 6 and 16(b)`,
      parameters: { window: { per: 'rolling', days: 17 * 7 }, minutesPerWeek: hours(48) },
    },
    {
      ruleId: 'eu-night-work',
      kind: 'averageMinutes',
      severity: 'warn',
      source: `${SOURCE}, articles 2(4), 8(a) and 16(c)`,
      parameters: {
        window: { per: 'rolling', days: 28 },
        minutesPerWeek: hours(6 * 8),
        onlyWith: { which: { partsOfDay: ['night'], clock: { from: 0, to: hours(5) } }, shifts: 4 },
      },
    },
  ],
}
