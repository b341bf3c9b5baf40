import { hours, type Pack } from './pack.ts'

const FOUR_WEEKS = { per: 'rolling', days: 28 } as const
const SOURCE = 'ACGME Common Program Requirements (Residency), 2023'

/** Duty hours of residents in the United States. Shifts with less than half an hour between them are one duty. */
export const acgme: Pack = {
  packId: 'acgme',
  name: 'ACGME duty hours',
  note:
    'No legal advice. Averages are taken over any 28 days, which is stricter than blocks of four weeks. A free day is a whole ' +
    'date without a minute of a shift. A call from home counts against free days alone; what is worked on it is not known here.',
  rules: [
    {
      ruleId: 'acgme-80-hours',
      kind: 'averageMinutes',
      severity: 'block',
      source: `${SOURCE}: 6.20`,
      parameters: { window: FOUR_WEEKS, minutesPerWeek: hours(80) },
    },
    {
      ruleId: 'acgme-8-hours-between',
      kind: 'rest',
      severity: 'inform',
      source: `${SOURCE}: 6.21 (should)`,
      parameters: { minutes: hours(8), joinedWithin: 30 },
    },
    {
      ruleId: 'acgme-14-hours-after-call',
      kind: 'rest',
      severity: 'block',
      source: `${SOURCE}: 6.21.a`,
      parameters: { minutes: hours(14), joinedWithin: 30, afterLength: hours(24) },
    },
    {
      ruleId: 'acgme-one-day-in-seven',
      kind: 'freeDays',
      severity: 'block',
      source: `${SOURCE}: 6.21.b`,
      parameters: { window: FOUR_WEEKS, days: 4 },
    },
    {
      ruleId: 'acgme-24-hours',
      kind: 'longestDuty',
      severity: 'block',
      source: `${SOURCE}: 6.22 and 6.22.a`,
      parameters: { minutes: hours(24), handover: hours(4), joinedWithin: 30 },
    },
    {
      ruleId: 'acgme-every-third-night',
      kind: 'everyNthNight',
      severity: 'block',
      source: `${SOURCE}: 6.27`,
      parameters: { nth: 3, window: FOUR_WEEKS, which: { partsOfDay: ['call'] } },
    },
  ],
}
