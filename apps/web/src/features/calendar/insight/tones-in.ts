import type { InsightFacility } from '@onward/contract'
import { TONES } from '#web/ui/layout/theme.ts'
import type { Tones } from '../tones.ts'

/** The tint of each facility of a report: that of the calendar, whichever of them the report is about. */
export const tonesIn = ({ facilities }: { facilities: readonly InsightFacility[] }): Tones =>
  new Map(facilities.map(({ hospitalId, tone, place }) => [hospitalId, tone ?? place % TONES]))
